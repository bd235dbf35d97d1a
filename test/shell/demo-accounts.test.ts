import { describe, expect, it } from 'vitest';
import { SEEDED_PASSWORD, SEEDED_PEOPLE } from '../../demo/server/dev/people.ts';
import { DEMO_ACCOUNTS, DEMO_PASSWORD } from '../../demo/shell/home/demo-accounts.ts';

describe('the accounts to try', () => {
  it('are those that are seeded', () => {
    expect(DEMO_ACCOUNTS.map(({ email, name }) => ({ email, name }))).toEqual(
      SEEDED_PEOPLE.map(({ email, name }) => ({ email, name })),
    );
    expect(DEMO_PASSWORD).toBe(SEEDED_PASSWORD);
  });
});

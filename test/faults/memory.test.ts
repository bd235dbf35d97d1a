import { afterAll, beforeAll, describe, expect, it } from 'vitest';
import { type Measured, openMeasured } from '../kit/faults/measured.ts';
import { visit } from '../kit/faults/visitor.ts';
import { ROOMY_LIMITS } from '../kit/roomy-limits.ts';

const CONFIG = { allowNotVerifiedUsersLogin: true, limits: ROOMY_LIMITS };
const AT_ONCE = 16;
const MEGABYTE = 2 ** 20;

describe('the memory of a server', () => {
  let measured: Measured;
  beforeAll(async () => {
    measured = await openMeasured(CONFIG, AT_ONCE);
  });
  afterAll(() => measured.close());

  const heap = async () => (await measured.tell<{ heapBytes: number }>('heap')).heapBytes;
  const ask = (calls: object) => measured.tell<{ statuses: Record<string, number>; people: object[] }>(calls);

  it('is the same after 20,000 calls as it was after 5,000', async () => {
    const { server, agent } = measured;
    const visitors = Array.from({ length: AT_ONCE }, () => visit(() => server.url, agent));
    const signedUp = await Promise.all(visitors.map((visitor, at) => visitor.signUp(`m${at}@memory.test`)));
    expect(new Set(signedUp.map(({ status }) => status))).toEqual(new Set([200]));
    const first = await ask({ calls: 5000, from: 0, people: visitors.map(({ token, cookie }) => ({ token, cookie })) });
    const before = await heap();
    const { statuses } = await ask({ calls: 15_000, from: 5000, people: first.people });
    const grown = ((await heap()) - before) / MEGABYTE;
    process.stdout.write(
      `The heap holds ${(before / MEGABYTE).toFixed(1)} MB, and ${grown.toFixed(2)} MB more after. ` +
        `Answers by status: ${JSON.stringify(statuses)}.\n`,
    );
    // each was what it was to be, so that none of what is measured was left out
    expect(Object.keys(statuses)).toEqual(['200', '400', '401', '404']);
    // a hundred bytes that each call leaves behind would be 1.4 MB
    expect(grown).toBeLessThan(1.4);
  });
});

import { describe, expect, it } from 'vitest';
import type { SubTenant } from '../../../core/contract/entities/tenant.ts';
import { withoutDuplicates } from '../../../elements/admin-portal/tabs/all-accounts/account-model.ts';

// only what the model reads; the rest of an entity does not matter here
const account = (tenantId: string, name: string) => ({ tenantId, name }) as SubTenant;

describe('accounts of several pages', () => {
  it('are there once, in their first place and as they came last', () => {
    const pages = [account('a', 'Iberia'), account('b', 'Japan'), account('a', 'Iberia, moved')];
    expect(withoutDuplicates(pages).map(({ name }) => name)).toEqual(['Iberia, moved', 'Japan']);
  });
});

import { under } from './endpoint.ts';
import type { AccountExport, OwnAccount } from './entities/own-account.ts';
import type { IsoDateTime, TenantId } from './entities/ids.ts';

const { get, post, del } = under('/identity/resources/users/v1/me');

// biome-ignore format: one line a call
/**
 * The caller's account as a whole: leaving a company, taking the data along, deleting the account. Ours.
 * Source: protocol/accounts.md#own-account.
 */
export const ownAccount = {
  read:            get('/account').returns<OwnAccount>(),
  leave:           del('/tenants/{tenantId}').returns<{ tenantId: TenantId }>(),
  exportData:      post('/export').returns<AccountExport>(),
  requestDeletion: post('/deletion').returns<{ deleteAt: IsoDateTime }>(),
  cancelDeletion:  del('/deletion'),
  undoDeletion:    post('/deletion/undo').body<{ userId: string; token: string }>(),
};

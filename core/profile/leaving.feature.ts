import type { Feature } from '../app-core.ts';
import type { TenantId } from '../contract/entities/ids.ts';
import { ownAccount } from '../contract/own-account.ts';
import type { Result } from '../contract/failure.ts';

/** Commands of a signed-in user for leaving a company. */
export interface LeavingCommands {
  /** Leaves a company; the session continues in another one. A screen goes through `useTask`. */
  leave(tenantId: TenantId): Promise<Result<unknown>>;
}

/** Leaving a company. Source: product.md#danger-zone, protocol/accounts.md#own-account. */
export const leavingFeature: Feature<LeavingCommands> = {
  name: 'leaving',
  source: 'admin-portal',
  mount: ({ client, session }) => ({
    leave: async (tenantId) => {
      const left = await client.call(ownAccount.leave, { params: { tenantId } });
      if (left.ok) await session.switchTenant(left.value.tenantId);
      return left;
    },
  }),
};

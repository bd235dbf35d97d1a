import type { AuthUser } from '../store/state.ts';
import type { Client } from '../client/calls.ts';
import type { TenantId } from '../contract/entities/ids.ts';
import { failed, type Failure, ok, type Result } from '../contract/failure.ts';
import { users } from '../contract/users.ts';
import type { CurrentSession } from './current-session.ts';

/** Told how a switch of tenants went; an answer that is true keeps the page waiting. */
export type SwitchCallback = (switched: boolean, failure?: Failure) => unknown;

/** Dependencies of a tenant switch. */
export interface SwitchTenantDeps {
  client: Client;
  standing: CurrentSession;
  /** Renews the session for that tenant, whatever is under way; how that ended. */
  enter(tenantId: TenantId): Promise<'renewed' | 'ended' | 'unreachable' | 'superseded' | 'mfaRequired'>;
  /** Tells the other tabs. */
  told(): void;
}

const lost = (kind: Failure['kind']): Result<never> => failed({ kind, message: 'The tenant was not switched' });

const enter = async ({ client, standing, enter }: SwitchTenantDeps, tenantId: TenantId): Promise<Result<AuthUser>> => {
  if (!standing.profile) return lost('unauthorized');
  const answer = await client.call(users.switchTenant, { body: { tenantId } });
  if (!answer.ok) return answer;
  const renewal = await enter(tenantId);
  const user = standing.profile?.user;
  if (renewal === 'renewed' && user?.tenantId === tenantId) return ok(user);
  if (renewal === 'unreachable') return lost('offline');
  return lost(user ? 'cancelled' : 'sessionEnded');
};

/**
 * Switches to another of the user's tenants. The page shows the session as loading until then, and longer if the
 * callback says so: a host that navigates away shows nothing in between. A failure restores the page.
 * Source: product.md#tenant-switch.
 */
export const switchTenant = async (
  parts: SwitchTenantDeps,
  tenantId: TenantId,
  callback?: SwitchCallback,
): Promise<Result<AuthUser>> => {
  const { standing, told } = parts;
  const before = standing.profile?.user.tenantId;
  standing.setSwitching(true);
  const result = await enter(parts, tenantId);
  if (!result.ok) {
    standing.setSwitching(false);
    callback?.(false, result.failure);
    return result;
  }
  let waits: unknown = false;
  try {
    waits = callback?.(true);
  } finally {
    if (!waits) standing.setSwitching(false);
    if (before !== tenantId) {
      standing.announce('tenant.switched');
      told();
    }
  }
  return result;
};

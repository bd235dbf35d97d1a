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
  current: CurrentSession;
  /** Renews the session for that tenant, whatever is under way; how that ended. */
  enter(tenantId: TenantId): Promise<'renewed' | 'ended' | 'unreachable' | 'superseded' | 'mfaRequired'>;
  /** Tells the other tabs. */
  notifyTabs(): void;
}

const switchFailed = (kind: Failure['kind']): Result<never> => failed({ kind, message: 'The tenant was not switched' });

const requestSwitch = async (
  { client, current, enter }: SwitchTenantDeps,
  tenantId: TenantId,
): Promise<Result<AuthUser>> => {
  if (!current.profile) return switchFailed('unauthorized');
  const answer = await client.call(users.switchTenant, { body: { tenantId } });
  if (!answer.ok) return answer;
  const renewal = await enter(tenantId);
  const user = current.profile?.user;
  if (renewal === 'renewed' && user?.tenantId === tenantId) return ok(user);
  if (renewal === 'unreachable') return switchFailed('offline');
  return switchFailed(user ? 'cancelled' : 'sessionEnded');
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
  const { current, notifyTabs } = parts;
  const before = current.profile?.user.tenantId;
  current.setSwitching(true);
  const result = await requestSwitch(parts, tenantId);
  if (!result.ok) {
    current.setSwitching(false);
    callback?.(false, result.failure);
    return result;
  }
  let waits: unknown = false;
  try {
    waits = callback?.(true);
  } finally {
    if (!waits) current.setSwitching(false);
    if (before !== tenantId) {
      current.announce('tenant.switched');
      notifyTabs();
    }
  }
  return result;
};

import type { AuthUser } from '../store/state.ts';
import type { Client } from '../client/calls.ts';
import { entitlements } from '../contract/entitlements.ts';
import type { Entitlements } from '../contract/entities/entitlement.ts';
import type { FeatureFlags } from '../contract/entities/vendor.ts';
import { ok, type Result } from '../contract/failure.ts';
import { isOn } from '../contract/flags.ts';

/** Options of a request for entitlements. */
export interface EntitlementRequestOptions {
  client: Client;
  flags: FeatureFlags;
  accessToken: string;
}

/**
 * A person's entitlements, from the address their flag names; none while their flag is off.
 * Source: product.md#entitlements, product.md#feature-flags.
 */
export const loadEntitlements = async ({
  client,
  flags,
  accessToken,
}: EntitlementRequestOptions): Promise<Result<Entitlements | undefined>> => {
  if (!isOn(flags, 'admin_portal_entitlements')) return ok(undefined);
  const byV2 = isOn(flags, 'admin_portal_use_entitlements_v2_endpoint');
  return client.call(byV2 ? entitlements.rules : entitlements.answers, {}, { jwt: `Bearer ${accessToken}` });
};

/** Keys of the features of these entitlements that had ended when they were loaded. */
const endedAtLoad = new WeakMap<Entitlements, string>();

const endedKeys = ({ features }: Entitlements): string =>
  Object.entries(features ?? {})
    .filter(([, { expireTime }]: [string, { expireTime?: unknown }]) => {
      return typeof expireTime === 'number' && expireTime !== -1 && expireTime < Date.now();
    })
    .map(([key]) => key)
    .join(' ');

/**
 * The user with their entitlements; the same object as before where they are the same and no feature has ended since.
 * Source: product.md#session.
 */
export const withEntitlements = (
  user: AuthUser,
  known: AuthUser | undefined,
  answer: Result<Entitlements | undefined>,
): AuthUser => {
  const before = known?.id === user.id && known.tenantId === user.tenantId ? known.entitlements : undefined;
  const now = answer.ok ? answer.value : before;
  const ended = now ? endedKeys(now) : '';
  const isSame = JSON.stringify(now) === JSON.stringify(before) && (!before || endedAtLoad.get(before) === ended);
  const kept = isSame ? before : now;
  if (kept) endedAtLoad.set(kept, ended);
  return kept ? { ...user, entitlements: kept } : user;
};

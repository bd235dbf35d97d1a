import type { AuthUser } from '../store/state.ts';
import { attributesOf, featureEntitlement, permissionEntitlement } from '../contract/entitlement.ts';
import type { Entitlement } from '../contract/entities/entitlement.ts';
import type { FlagAttributes } from '../contract/flag.ts';
import { readToken } from './token.ts';

/** Feature or permission to check. */
export type EntitlementRequest = { featureKey: string } | { permissionKey: string };

/** Whether a person may use something now. Source: product.md#entitlements. */
export const hasEntitlement = (user: AuthUser, wanted: EntitlementRequest, custom?: FlagAttributes): Entitlement => {
  const claims = readToken(user.accessToken);
  const subject = { id: user.id, email: user.email, emailVerified: user.verified, tenantId: user.tenantId };
  const attributes = attributesOf(subject, claims.ok ? claims.value : {}, custom);
  return 'featureKey' in wanted
    ? featureEntitlement(user.entitlements, wanted.featureKey, attributes, Date.now())
    : permissionEntitlement(user.entitlements, wanted.permissionKey, attributes, Date.now());
};

import type { Entitlement, FlagAttributes } from '../../core/index.ts';
import { useApp, useAppState } from './app-context.ts';

/** Whether each of these feature flags of the operator is on, in the order asked; false until they are loaded. */
export const useFeatureFlags = (names: readonly string[]): boolean[] => {
  const flags = useAppState((state) => state.flags);
  return names.map((name) => flags[name] === 'on');
};

/**
 * Whether the signed-in user may use a feature or a permission now, from the plans of their company, with the reason where
 * not. Throws while entitlements are off (`entitlementsOptions.enabled`).
 */
export const useEntitlements = (
  wanted: { featureKey: string } | { permissionKey: string },
  attributes?: FlagAttributes,
): Entitlement => {
  const { getEntitlements } = useApp();
  // asked again when the session, and with it the entitlements, has changed
  useAppState((state) => state.session);
  return getEntitlements(wanted, attributes);
};

/** Whether the signed-in user may use a feature now. Throws while entitlements are off. */
export const useFeatureEntitlements = (featureKey: string, attributes?: FlagAttributes): Entitlement =>
  useEntitlements({ featureKey }, attributes);

/** Whether the signed-in user may use a permission now. Throws while entitlements are off. */
export const usePermissionEntitlements = (permissionKey: string, attributes?: FlagAttributes): Entitlement =>
  useEntitlements({ permissionKey }, attributes);

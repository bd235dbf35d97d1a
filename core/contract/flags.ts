import { under } from './endpoint.ts';
import type { FeatureFlags } from './entities/vendor.ts';

const { get } = under('/flags');

/** Which features are on. Source: protocol/entitlements.md#flags. */
export const flags = {
  read: get('').returns<FeatureFlags>(),
};

/** The features that are switched by a flag. Source: product.md#feature-flags. */
export type FlagName =
  | 'security-center-admin-portal-major-version'
  | 'security-center-show-login-flows'
  | 'show-passkeys-new'
  | 'fe-usage-page'
  | 'fe-roles-page'
  | 'admin_portal_use_current_user_tenants_v1_endpoint'
  | 'admin_portal_use_entitlements_v2_endpoint'
  | 'admin_portal_should_load_authorization'
  | 'admin_portal_entitlements';

/** Whether a feature is on; what is not known is off. */
export const isOn = (flags: FeatureFlags, name: FlagName): boolean => flags[name] === 'on';

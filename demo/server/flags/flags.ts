import { ok } from '../../../core/contract/failure.ts';
import { type FlagName, flags } from '../../../core/contract/flags.ts';
import { featureFlags } from '../checks/policies.ts';
import { anyone } from '../rules.ts';
import { serve } from '../serve.ts';

/** Default values of feature flags. Source: product.md#feature-flags. */
const DEFAULTS: Record<FlagName, 'off'> = {
  'security-center-admin-portal-major-version': 'off',
  'security-center-show-login-flows': 'off',
  'show-passkeys-new': 'off',
  'fe-usage-page': 'off',
  'fe-roles-page': 'off',
  admin_portal_use_current_user_tenants_v1_endpoint: 'off',
  admin_portal_use_entitlements_v2_endpoint: 'off',
  admin_portal_should_load_authorization: 'off',
  admin_portal_entitlements: 'off',
};

/** Routes of feature flags. Source: protocol/entitlements.md#flags. */
export const flagRoutes = serve(flags, {
  read: anyone({ answer: featureFlags, handle: async ({ ports }) => ok({ ...DEFAULTS, ...ports.config.flags }) }),
});

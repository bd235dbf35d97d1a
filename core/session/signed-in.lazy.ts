/** What only a session that is held needs: loaded with the first person who is in. */
export { navigateAfterAuth } from '../router/after-auth.ts';
export { hasEntitlement } from './has-entitlement.ts';
export { loadEntitlements, withEntitlements } from './load-entitlements.ts';
export { loadProfile } from './profile.ts';
export { switchTenant } from './switch-tenant.ts';

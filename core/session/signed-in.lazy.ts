/** Code that only signed-in users need: loaded with the first sign-in. */
export { navigateAfterAuth } from '../router/after-auth.ts';
export { checkEntitlements } from './entitlement-checks.ts';
export { enterLinkedTenant } from './linked-tenant.ts';
export { hasEntitlement } from './has-entitlement.ts';
export { loadEntitlements, withEntitlements } from './load-entitlements.ts';
export { loadProfile } from './profile.ts';
export { isSteppedUp } from './stepped-up.ts';
export { switchTenant } from './switch-tenant.ts';

import type { AppCore } from '../app-core.ts';
import type { RouteName } from '../contract/paths.ts';
import { loadSignedIn } from '../session/load-signed-in.ts';

/**
 * Redirects a signed-in user after login, if one of these routes is still the current one. A link that names one of
 * their tenants enters it first. Source: product.md#after-authentication.
 */
export const redirectAfterLogin = async (
  app: AppCore,
  from: readonly RouteName[],
  fallback?: RouteName,
): Promise<void> => {
  const signedInCode = await loadSignedIn();
  const isThere = () => from.some((route) => route === app.router.current());
  if (!signedInCode.ok || !isThere()) return;
  if (app.router.query().has('tenantId')) await signedInCode.value.enterLinkedTenant(app);
  if (isThere()) signedInCode.value.navigateAfterAuth(app, fallback);
};

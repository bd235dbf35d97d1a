import type { AppCore } from '../app-core.ts';
import type { RouteName } from '../contract/paths.ts';
import { loadSignedIn } from '../session/load-signed-in.ts';

/** Redirects a signed-in user after login, if one of these routes is still the current one. */
export const redirectAfterLogin = async (
  app: AppCore,
  from: readonly RouteName[],
  fallback?: RouteName,
): Promise<void> => {
  const signedInCode = await loadSignedIn();
  const route = app.router.current();
  if (signedInCode.ok && route && from.includes(route)) signedInCode.value.navigateAfterAuth(app, fallback);
};

import type { AppCore } from '../app-core.ts';
import type { RouteName } from '../contract/paths.ts';
import { loadSignedIn } from '../session/load-signed-in.ts';

/** Leads a signed-in person where they belong, from one of these routes; whoever has left them meanwhile stays. */
export const redirectAfterLogin = async (
  app: AppCore,
  from: readonly RouteName[],
  fallback?: RouteName,
): Promise<void> => {
  const held = await loadSignedIn();
  const route = app.router.current();
  if (held.ok && route && from.includes(route)) held.value.navigateAfterAuth(app, fallback);
};

import type { AppCore } from '../app-core.ts';
import type { LoginRedirect } from '../app-types.ts';

/** Address of the page, from the root. */
export const addressHere = ({ page }: Pick<AppCore, 'page'>): string => {
  const { pathname, search, hash } = new URL(page.address.href());
  return pathname + search + hash;
};

/**
 * Goes to the login route with the address to return to. `authenticatedUrl` is where a sign-in leads anyway, and is not
 * named. Ours: the way back travels as `redirectUrl`, so that each tab has its own and a reload keeps it.
 */
export const goToLogin = (
  app: Pick<AppCore, 'page' | 'router'>,
  { redirectUrl, replace = false }: LoginRedirect = {},
): void => {
  const { router } = app;
  // an auth route is no address to return to
  const wanted = redirectUrl ?? (router.current() ? undefined : addressHere(app));
  const isHome = wanted === router.href('authenticatedUrl');
  router.go('loginUrl', { replace, ...(wanted && !isHome ? { query: { redirectUrl: wanted } } : {}) });
};

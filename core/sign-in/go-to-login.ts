import type { AppCore } from '../app-core.ts';
import type { LoginRedirect } from '../options.ts';

/** Address of the page, from the root. */
export const addressHere = ({ page }: Pick<AppCore, 'page'>): string => {
  const { pathname, search, hash } = new URL(page.address.href());
  return pathname + search + hash;
};

/**
 * Goes to the login route with the address to return to, or to the service's own page with hosted login. `authenticatedUrl` is where a sign-in leads anyway, and is not
 * named. Ours: the way back travels as `redirectUrl`, so that each tab has its own and a reload keeps it.
 */
export const goToLogin = (app: Pick<AppCore, 'hosted' | 'page' | 'router'>, wanted: LoginRedirect = {}): void => {
  const { hosted, router } = app;
  if (hosted) return void hosted().then((login) => void (login.ok && login.value.redirect(wanted)));
  const { redirectUrl, replace = false } = wanted;
  // an auth route is no address to return to
  const target = redirectUrl ?? (router.current() ? undefined : addressHere(app));
  const isHome = target === router.href('authenticatedUrl');
  router.go('loginUrl', { replace, ...(target && !isHome ? { query: { redirectUrl: target } } : {}) });
};

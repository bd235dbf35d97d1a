import type { AppCore } from '../app-core.ts';
import type { SsoAddress } from '../contract/entities/auth.ts';
import type { RouteName } from '../contract/paths.ts';
import { keepReturnAddress } from '../sign-in/return-address.ts';
import { transitioned } from './login.slice.ts';

/**
 * The provider's address with the page that its answer comes back to, unless it names one itself; a SAML request that is
 * in the address already has said where to. Source: product.md#sso-redirect.
 */
export const ssoUrl = (
  { router, page }: Pick<AppCore, 'router' | 'page'>,
  { address, idpType }: SsoAddress,
): string => {
  if (/[?&](redirect_uri|SAMLRequest)=/.test(address)) return address;
  const route = idpType === 'oidc' ? 'oidcRedirectUrl' : 'samlCallbackUrl';
  const back = new URL(router.address(route), page.address.href()).href;
  return `${address}${address.includes('?') ? '&' : '?'}redirect_uri=${encodeURIComponent(back)}`;
};

/** Routes that providers lead back to. */
export const SSO_CALLBACKS = ['oidcRedirectUrl', 'samlCallbackUrl'] as const satisfies readonly RouteName[];

export const isSsoCallback = (route: RouteName | undefined): route is (typeof SSO_CALLBACKS)[number] =>
  SSO_CALLBACKS.some((callback) => callback === route);

/** Sends the browser to the person's own provider, http(s) only. */
export const redirectToSso = (app: AppCore): void => {
  const { store, router, page } = app;
  const address = store.getState().login?.ssoAddress ?? '';
  const url = URL.canParse(address, page.address.href()) ? new URL(address, page.address.href()) : undefined;
  if (!url || !/^https?:$/.test(url.protocol)) return void store.dispatch(transitioned('ssoRejected'));
  keepReturnAddress(app);
  router.leave(url, { load: true });
};

import type { AppCore } from '../app-core.ts';
import type { SsoAddress } from '../contract/entities/auth.ts';
import { transitioned } from './login.slice.ts';

/** The provider's address; for OIDC with the way back, unless it names one itself. Source: product.md#sso-redirect. */
export const ssoUrl = ({ address, idpType }: SsoAddress, back: string): string => {
  if (idpType !== 'oidc' || /[?&]redirect_uri=/.test(address)) return address;
  return `${address}${address.includes('?') ? '&' : '?'}redirect_uri=${encodeURIComponent(back)}`;
};

/** Sends the browser to the person's own provider, http(s) only. */
export const redirectToSso = ({ store, router, page }: AppCore): void => {
  const address = store.getState().login?.ssoAddress ?? '';
  const url = URL.canParse(address, page.address.href()) ? new URL(address, page.address.href()) : undefined;
  if (!url || !/^https?:$/.test(url.protocol)) store.dispatch(transitioned('ssoRejected'));
  else router.leave(url, { load: true });
};

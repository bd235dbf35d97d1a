import { LOGIN_PATH } from './login-path.ts';
import { MAILED_ROUTES } from './mailed-routes.ts';

/** The places of the product that have an address of their own. Source: product.md#routes. */
export type RouteName = keyof typeof DEFAULT_ROUTES | 'signUpSuccessUrl' | 'customLoginAuthenticatedUrl';

/** Route name to path, relative to the app's base path. Source: product.md#routes; `unlockUrl`, `keepAccountUrl` and `emailChangeUrl` ours. */
export const DEFAULT_ROUTES = {
  authenticatedUrl: '/',
  loginUrl: LOGIN_PATH,
  logoutUrl: '/account/logout',
  activateUrl: MAILED_ROUTES.activateUrl,
  impersonationUrl: '/account/impersonate',
  acceptInvitationUrl: MAILED_ROUTES.acceptInvitationUrl,
  forgetPasswordUrl: '/account/forget-password',
  resetPhoneNumberUrl: '/account/reset-phone-number',
  resetPasswordUrl: MAILED_ROUTES.resetPasswordUrl,
  unlockUrl: MAILED_ROUTES.unlockUrl,
  keepAccountUrl: MAILED_ROUTES.keepAccountUrl,
  emailChangeUrl: MAILED_ROUTES.emailChangeUrl,
  socialLoginCallbackUrl: '/account/social/success',
  signUpUrl: '/account/sign-up',
  oidcRedirectUrl: '/account/oidc/callback',
  samlCallbackUrl: '/account/saml/callback',
  magicLinkCallbackUrl: MAILED_ROUTES.magicLinkCallbackUrl,
  hostedLoginRedirectUrl: '/oauth/callback',
} as const;

/** A second logout address. Source: product.md#routes. */
export const LOGOUT_ALIAS = '/logout';

/** The prefix of every call unless the app sets another. Source: protocol/README.md#addresses. */
export const DEFAULT_PREFIX = 'frontegg';

/**
 * The paths of an app: the protocol's, with the host's own over them. The last two exist only where the host names
 * them.
 */
export type Routes = Record<keyof typeof DEFAULT_ROUTES, string> & {
  signUpSuccessUrl?: string;
  customLoginAuthenticatedUrl?: string;
};

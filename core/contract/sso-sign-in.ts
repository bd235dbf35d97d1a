import { under } from './endpoint.ts';
import type { LoginAnswer, SsoAddress } from './entities/auth.ts';
import type { TenantId } from './entities/ids.ts';

const { post } = under('/identity/resources/auth/v1/user');
const v2 = under('/identity/resources/auth/v2/user');

// biome-ignore format: one line a call
/**
 * Ends of a single sign-on: the page hands on what the provider, or the service for SAML, has put into its address.
 * `samlPrelogin` and `olderOidcPostlogin` are older forms of `ssoPrelogin` and `oidcPostlogin`.
 * Source: product.md#sso-redirect.
 */
export const ssoSignIn = {
  samlPrelogin: post('/saml/prelogin').body<{ email: string; tenantId?: TenantId | null }>().returns<SsoAddress | null>(),
  samlPostlogin: post('/saml/postlogin').body<{ RelayState: string; SAMLResponse?: string }>().returns<LoginAnswer>(),
  oidcPostlogin: v2.post('/oidc/postlogin').body<{ code?: string; RelayState: string; redirectUri?: string; iss?: string; error?: string }>().returns<LoginAnswer>(),
  olderOidcPostlogin: post('/oidc/postlogin').body<{ code?: string; state: string; redirectUri?: string; iss?: string; error?: string }>().returns<LoginAnswer>(),
};

import type { TenantId } from './ids.ts';

/** Exchange of an authorization code, with the verifier of its challenge. Source: RFC 6749 §4.1.3, RFC 7636 §4.5. */
export interface CodeExchange {
  grant_type: 'authorization_code';
  client_id: string;
  code: string;
  /** The same as in the authorization request. */
  redirect_uri: string;
  code_verifier: string;
}

/** Exchange of a refresh token. Source: RFC 6749 §6; `tenantId` ours. */
export interface RefreshExchange {
  grant_type: 'refresh_token';
  client_id: string;
  refresh_token: string;
  /** Tenant of the tab; absent for that of the session. */
  tenantId?: TenantId;
}

/** Tokens of hosted login. Source: OpenID Connect Core §3.1.3.3. */
export interface OAuthTokens {
  /** The access token of every call, as at sign-in. */
  access_token: string;
  id_token: string;
  refresh_token: string;
  /** Seconds. Default 300. */
  expires_in?: number;
  token_type: 'Bearer';
}

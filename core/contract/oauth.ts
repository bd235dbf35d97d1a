import { under } from './endpoint.ts';
import type { TenantId } from './entities/ids.ts';
import type { CodeExchange, OAuthTokens, RefreshExchange } from './entities/oauth.ts';

const { get, post } = under('/oauth');

/** Path of the page that a hosted sign-in begins at, for the browser to go to. Source: RFC 6749 §3.1. */
export const AUTHORIZATION_PATH = '/oauth/authorize';

// biome-ignore format: one line a call
/** Tokens of hosted login, and the end of its session. Source: RFC 6749, OpenID Connect RP-Initiated Logout. */
export const oauth = {
  token:      post('/token').body<CodeExchange | RefreshExchange>().returns<OAuthTokens>(),
  silent:     post('/authorize/silent').body<{ client_id: string; tenantId: TenantId | null }>().returns<OAuthTokens>(),
  endSession: get('/logout').query<{ client_id?: string; id_token_hint?: string; post_logout_redirect_uri?: string; state?: string }>(),
};

import type { AppCore } from '../app-core.ts';
import type { AuthResponse } from '../contract/entities/auth.ts';
import type { TenantId } from '../contract/entities/ids.ts';
import type { OAuthTokens } from '../contract/entities/oauth.ts';
import { failed, ok, type Result } from '../contract/failure.ts';
import { ACCESS_TOKEN_SECONDS } from '../contract/limits.ts';
import { oauth } from '../contract/oauth.ts';
import { isUnanswered } from '../session/requests.ts';
import { readToken } from '../session/token.ts';
import type { AuthorizationAnswer } from './authorization-answer.ts';
import { type AuthorizationRequest, takeRequest } from './authorization-request.ts';

/** Id of the application, as the service knows it. */
export const clientIdOf = ({ contextOptions, clientId = '' }: AppCore['options']): string =>
  contextOptions?.clientId ?? clientId;

/** Claims of an ID token that bind it to a request. */
interface IdTokenClaims {
  readonly iss?: string;
  readonly nonce?: string;
}

const refused = (message: string): Result<never> => failed({ kind: 'malformed', message });

/** Tokens as the answer of a sign-in. */
const toAuthResponse = ({ access_token, expires_in }: OAuthTokens): Result<AuthResponse> => {
  const claims = readToken(access_token);
  if (!claims.ok) return claims;
  const { sub, tenantId, email, email_verified } = claims.value;
  const expiresIn = expires_in ?? ACCESS_TOKEN_SECONDS;
  const expires = new Date(Date.now() + expiresIn * 1000).toISOString();
  const about = { userId: sub, tenantId, email, emailVerified: email_verified };
  return ok({ ...about, accessToken: access_token, expiresIn, expires, mfaRequired: false });
};

/** Whether an ID token is for the request that was answered, and of the issuer that answered. */
const isFor = ({ nonce }: AuthorizationRequest, { iss }: AuthorizationAnswer, { id_token }: OAuthTokens): boolean => {
  const claims = readToken(id_token);
  const read: IdTokenClaims = claims.ok ? Object(claims.value) : {};
  return read.nonce === nonce && (iss === undefined || iss === read.iss);
};

/**
 * Tokens of hosted login, in memory alone: refresh token and ID token never leave this closure, and a reload asks for
 * new ones. Calls carry no bearer of their own, so that a refusal is never mended by itself.
 * Source: architecture.md#refresh, product.md#hosted-login.
 */
export const createHostedTokens = ({ client, page, options }: Pick<AppCore, 'client' | 'page' | 'options'>) => {
  const client_id = clientIdOf(options);
  const bare = { jwt: '' };
  const withSignal = (signal?: AbortSignal) => (signal ? { ...bare, signal } : bare);
  let tokens: OAuthTokens | undefined;

  const keep = (answer: Result<OAuthTokens>): Result<AuthResponse> => {
    if (!answer.ok) return answer;
    const response = toAuthResponse(answer.value);
    if (response.ok) tokens = answer.value;
    return response;
  };

  return {
    /** Exchanges the code of an answer, with the request that it answers. */
    exchange: async (
      answer: AuthorizationAnswer,
      request: AuthorizationRequest | undefined,
    ): Promise<Result<AuthResponse>> => {
      const { code, error = 'server_error' } = answer;
      if (!request) return refused('the sign-in was not begun in this tab, or was answered before');
      // anyone can write an address: only a code of the standard's alphabet is repeated
      if (code === undefined) return refused(/^\w{1,60}$/.test(error) ? error : 'server_error');
      const { redirectUri: redirect_uri, verifier: code_verifier } = request;
      const grant = { grant_type: 'authorization_code', client_id, code, redirect_uri, code_verifier } as const;
      const given = await client.call(oauth.token, { body: grant }, bare);
      if (given.ok && !isFor(request, answer, given.value)) return refused('the ID token answers another request');
      return keep(given);
    },
    /** Refreshes by the refresh token; without one, or where it is refused, by the session of the service's page. */
    refresh: async (tenantId: TenantId | null, signal?: AbortSignal): Promise<Result<AuthResponse>> => {
      if (tokens) {
        const { refresh_token } = tokens;
        const grant = { grant_type: 'refresh_token', client_id, refresh_token, ...(tenantId && { tenantId }) } as const;
        const given = await client.call(oauth.token, { body: grant }, withSignal(signal));
        if (given.ok || isUnanswered(given.failure) || given.failure.kind === 'stepUpRequired') return keep(given);
        tokens = undefined;
      }
      return keep(await client.call(oauth.silent, { body: { client_id, tenantId } }, withSignal(signal)));
    },
    /** Ends the session at the service: by the ID token where its cookie is not sent from this site. */
    end: (signal?: AbortSignal): Promise<Result<unknown>> => {
      const hint = tokens && { id_token_hint: tokens.id_token };
      tokens = undefined;
      return client.call(oauth.endSession, { query: { client_id, ...hint } }, withSignal(signal));
    },
    forget: (): void => {
      tokens = undefined;
    },
    take: (state: string): AuthorizationRequest | undefined => takeRequest(page, state),
  };
};

import { decodeJwt } from 'jose';
import { ACCESS_TOKEN_SECONDS } from '../../../../core/contract/limits.ts';
import { claimsOf } from '../../authority/claims.ts';
import { pictureAddress } from '../../pictures/picture-address.ts';
import type { Ports } from '../../ports.ts';
import type { HostedClient } from '../../vendor/hosted-clients.ts';
import type { HostedSession } from './hosted-session.ts';

/** Answer of the token endpoint. Source: OpenID Connect Core 1.0 §3.1.3.3. */
export interface TokenAnswer {
  access_token: string;
  id_token?: string;
  refresh_token?: string;
  expires_in: number;
  token_type: string;
  scope?: string;
}

type Claims = Readonly<Record<string, unknown>>;

/** Claims about a person that each scope gives to an application of a third party. */
const BY_SCOPE: Readonly<Record<string, readonly string[]>> = {
  openid: ['sub', 'sid', 'amr', 'acr', 'auth_time'],
  email: ['email', 'email_verified'],
  profile: ['name', 'picture', 'tenantId'],
};

/** Names of all claims, of which oidc-provider lets a token have no others. */
export const HOSTED_CLAIMS = [
  ...new Set(Object.values(BY_SCOPE).flat()),
  'tenantIds',
  'vendorId',
  'roles',
  'permissions',
  'superUser',
  'act',
];

/** Claims about a person for an application: all to a first-party one, by scope to others. */
export const hostedClaims = (
  { config, publicUrl }: Pick<Ports, 'config' | 'publicUrl'>,
  { firstParty }: HostedClient,
  live: HostedSession,
  scopes: readonly string[],
): Claims => {
  const picture = pictureAddress(live.user, { publicUrl });
  const all: Claims = { ...claimsOf(config, live), ...(picture !== null && { picture }) };
  const given = scopes.flatMap((scope) => BY_SCOPE[scope] ?? []);
  return firstParty ? all : Object.fromEntries(Object.entries(all).filter(([name]) => given.includes(name)));
};

/** Left half of the SHA-256 of a token, which binds an ID token to it. Source: OpenID Connect Core 1.0 §3.1.3.6. */
const halfHash = async (token: string): Promise<string> => {
  const hash = await crypto.subtle.digest('SHA-256', new TextEncoder().encode(token));
  return Buffer.from(hash).subarray(0, 16).toString('base64url');
};

/**
 * Signs the tokens of an answer with the keys of the server. The access token of a first-party application is one of the
 * API, with the opaque one as its `jti`; that of others stays opaque, and is good for `userinfo` alone.
 */
export const signTokens = async (
  ports: Pick<Ports, 'config' | 'keys' | 'publicUrl'>,
  client: HostedClient,
  live: HostedSession,
  answer: TokenAnswer,
): Promise<TokenAnswer> => {
  const { access_token: opaque, id_token: given, scope = '' } = answer;
  const scopes = scope.split(' ');
  const claims = hostedClaims(ports, client, live, scopes);
  const access = { ...claims, client_id: client.clientId, scope, jti: opaque };
  const accessToken = client.firstParty ? await ports.keys.sign(access, ACCESS_TOKEN_SECONDS) : opaque;
  if (given === undefined) return { ...answer, access_token: accessToken };
  const { nonce } = decodeJwt<{ nonce?: string }>(given);
  const own = { ...claims, at_hash: await halfHash(accessToken), ...(nonce !== undefined && { nonce }) };
  const idToken = await ports.keys.sign(own, ACCESS_TOKEN_SECONDS, client.clientId);
  return { ...answer, access_token: accessToken, id_token: idToken };
};

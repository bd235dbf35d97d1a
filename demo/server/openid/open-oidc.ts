import * as client from 'openid-client';
import { EMAIL_MAX, EMAIL_PATTERN } from '../../../core/contract/limits.ts';
import { failed, ok, type Result } from '../../../core/contract/failure.ts';
import type { Fetch } from '../ports.ts';
import { cutTo } from '../refusal.ts';
import type { Oidc, SsoConnection, SsoFault } from '../sso-providers.ts';

/** Clock skew that is forgiven, in seconds. */
const SKEW_SECONDS = 60;
const TIMEOUT_MS = 10_000;
/** How long a provider's discovery document is used, in milliseconds; its keys are read again where one is unknown. Ours. */
const KEPT_MS = 10 * 60_000;
const GROUPS_MAX = 500;

/** The guarded client of the server, which checks every address, those of the discovery document included. */
const guarded =
  (fetch: Fetch): client.CustomFetch =>
  async (address, { method, headers, body }) => {
    const sent = body === null || body === undefined ? {} : { body: String(body) };
    const given = Object.fromEntries(new Headers(headers as HeadersInit)); // of the same shape
    const answer = await fetch(address, { method, headers: given, ...sent, redirects: 0, timeoutMs: TIMEOUT_MS });
    if (!answer.ok) throw new Error(answer.failure);
    return answer.value;
  };

const reasonOf = (cause: unknown): string => {
  if (!(cause instanceof Error)) return 'unknown';
  const { message, code, error } = cause as Error & { code?: unknown; error?: unknown }; // of the library's errors
  return cutTo([message, code, error].filter((part) => typeof part === 'string').join(' '), 300);
};

const attempt = async <Value>(work: () => Promise<Value>): Promise<Result<Value, SsoFault>> => {
  try {
    return ok(await work());
  } catch (cause) {
    return failed(reasonOf(cause));
  }
};

const textOf = (value: unknown): string => (typeof value === 'string' ? value : '');

/** Identity providers over OpenID Connect, by openid-client; `http` says of which issuers http will do. */
export const openOidc = ({ fetch, http = () => false }: { fetch: Fetch; http?: (issuer: URL) => boolean }): Oidc => {
  const known = new Map<string, { until: number; configuration: Promise<client.Configuration> }>();

  const discover = (connection: SsoConnection & { secret: string }): Promise<client.Configuration> => {
    const { ssoEndpoint, oidcClientId, secret } = connection;
    const key = JSON.stringify([ssoEndpoint, oidcClientId, secret]);
    const found = known.get(key);
    if (found && found.until > Date.now()) return found.configuration;
    const issuer = new URL(ssoEndpoint);
    const execute = [client.enableNonRepudiationChecks, ...(http(issuer) ? [client.allowInsecureRequests] : [])];
    const metadata = { client_secret: secret, [client.clockTolerance]: SKEW_SECONDS };
    const options = { execute, [client.customFetch]: guarded(fetch), timeout: TIMEOUT_MS / 1000 };
    const configuration = client.discovery(issuer, oidcClientId, metadata, undefined, options);
    configuration.catch(() => known.delete(key));
    if (known.size > 200) known.clear();
    known.set(key, { until: Date.now() + KEPT_MS, configuration });
    return configuration;
  };

  return {
    requestUrl: (connection, { redirectUri, state, loginHint }) =>
      attempt(async () => {
        const configuration = await discover(connection);
        const [nonce, verifier] = [client.randomNonce(), client.randomPKCECodeVerifier()];
        const url = client.buildAuthorizationUrl(configuration, {
          redirect_uri: redirectUri,
          scope: 'openid email profile',
          state,
          nonce,
          code_challenge: await client.calculatePKCECodeChallenge(verifier),
          code_challenge_method: 'S256',
          ...(loginHint && { login_hint: loginHint }),
        });
        return { url: url.href, nonce, verifier };
      }),

    verify: (connection, { url, state, nonce, verifier }) =>
      attempt(async () => {
        const configuration = await discover(connection);
        const tokens = await client.authorizationCodeGrant(configuration, url, {
          expectedState: state,
          expectedNonce: nonce,
          pkceCodeVerifier: verifier,
          idTokenExpected: true,
        });
        const claims = tokens.claims();
        if (!claims) throw new Error('no ID token');
        const endpoint = configuration.serverMetadata().userinfo_endpoint;
        // some providers tell the email there alone; its subject is held against the ID token's
        const more =
          claims['email'] === undefined && endpoint !== undefined
            ? await client.fetchUserInfo(configuration, tokens.access_token, claims.sub)
            : {};
        const all: Readonly<Record<string, unknown>> = { ...more, ...claims };
        const email = textOf(all['email']).normalize('NFC').toLowerCase();
        // Ours: a provider that says of an address that it is not verified does not vouch for it
        if (all['email_verified'] === false || all['email_verified'] === 'false') throw new Error('email not verified');
        if (email.length > EMAIL_MAX || !EMAIL_PATTERN.test(email)) throw new Error('no email address');
        const groups = Array.isArray(all['groups']) ? all['groups'].map(textOf).filter(Boolean) : [];
        const person = { issuer: claims.iss, subject: claims.sub, email, name: textOf(all['name']) };
        const session = tokens.id_token === undefined ? {} : { idToken: tokens.id_token };
        return { person: { ...person, groups: groups.slice(0, GROUPS_MAX), session } };
      }),
  };
};

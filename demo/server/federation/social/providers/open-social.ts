import * as client from 'openid-client';
import { failed, ok } from '../../../../../core/contract/failure.ts';
import type { Fetch } from '../../../ports.ts';
import { cutTo } from '../../../refusal.ts';
import { socialIdOf, type SocialProviderDefinition } from '../../../vendor/social-providers.ts';
import type { ProviderFault, SocialIdentity, SocialSignIn } from '../../../social-sign-in.ts';
import { appleSecret } from './apple-secret.ts';
import type { Claims } from './exchange.ts';
import { microsoftIdentity, microsoftMetadata, type ReadJson } from './microsoft.ts';
import { PROVIDER_TABLE, type ProviderQuirks } from './provider-table.ts';

/** How long the metadata of a provider is kept, in milliseconds. Ours: keys that it adds are seen within the hour. */
const METADATA_MS = 3_600_000;
/** Timeout of a request to a provider, in milliseconds. Ours: a person waits for several. */
const TIMEOUT_MS = 8_000;
/** Tolerance of clocks, in seconds. */
const SKEW_SECONDS = 60;
/** Longest issuer and subject. Source: OpenID Connect Core 1.0 §2. */
const SUBJECT_MAX = 255;
const EMAIL_MAX = 320;

interface Setting {
  providers: readonly SocialProviderDefinition[];
  /** Secrets by the provider's id. */
  secrets: Readonly<Record<string, string>>;
  fetch: Fetch;
}

/** The server's guarded client as openid-client asks for one. Redirects are not followed: codes and secrets go to one place. */
const fetchOf =
  (fetch: Fetch, quirks: ProviderQuirks): client.CustomFetch =>
  async (address, { method, headers, body }) => {
    const sent = body === null || body === undefined ? {} : { body: String(body) };
    const given = Object.fromEntries(new Headers(headers as HeadersInit)); // of the same shape
    const answer = await fetch(address, { method, headers: given, ...sent, redirects: 0, timeoutMs: TIMEOUT_MS });
    if (!answer.ok) throw new Error(answer.failure);
    if (quirks.idToken || method !== 'POST' || !answer.value.ok) return answer.value;
    // an ID token that nothing can be checked against is not read
    const { id_token: _, ...tokens } = (await answer.value.json()) as Record<string, unknown>; // read as unknown
    return Response.json(tokens);
  };

const jsonReader =
  (fetch: Fetch): ReadJson =>
  async (address, form) => {
    const posted = form && {
      method: 'POST',
      headers: { accept: 'application/json', 'content-type': 'application/x-www-form-urlencoded' },
      body: new URLSearchParams(form).toString(),
    };
    const answer = await fetch(address, {
      headers: { accept: 'application/json' },
      ...posted,
      redirects: 0,
      timeoutMs: TIMEOUT_MS,
    });
    if (!answer.ok) throw new Error(answer.failure);
    if (answer.value.status !== 200) throw new Error(`${new URL(address).pathname} answered ${answer.value.status}`);
    return answer.value.json();
  };

const quirksOf = (setting: SocialProviderDefinition): ProviderQuirks | undefined => {
  if (setting.type === 'microsoft') return undefined;
  const quirks = PROVIDER_TABLE[setting.type];
  return setting.type === 'custom' && setting.issuer === undefined ? { ...quirks, idToken: false } : quirks;
};

/** Reason of a failure for the log: codes and messages of the library, never what the provider wrote at length. */
const reasonOf = (cause: unknown): string => {
  if (!(cause instanceof Error)) return 'unknown';
  const { message, code, error } = cause as Error & { code?: unknown; error?: unknown }; // of the library's errors
  return cutTo([message, code, error].filter((part) => typeof part === 'string').join(' '), 300);
};

const attempt = async <Value>(work: () => Promise<Value>) => {
  try {
    return ok(await work());
  } catch (cause) {
    return failed<ProviderFault>({ reason: reasonOf(cause) });
  }
};

const isSound = ({ issuer, subject, email }: SocialIdentity) =>
  issuer !== '' &&
  subject !== '' &&
  issuer.length <= SUBJECT_MAX &&
  subject.length <= SUBJECT_MAX &&
  email.length <= EMAIL_MAX;

/** Opens social sign-in at the operator's providers, by openid-client. Source: protocol/social.md#quirks. */
export const openSocial = ({ providers, secrets, fetch }: Setting): SocialSignIn => {
  const known = new Map<string, { until: number; configuration: Promise<client.Configuration> }>();
  const settingOf = (id: string): SocialProviderDefinition => {
    const setting = providers.find((provider) => socialIdOf(provider) === id);
    if (!setting) throw new Error('not configured');
    return setting;
  };
  const read = jsonReader(fetch);

  const configure = async (setting: SocialProviderDefinition, quirks: ProviderQuirks) => {
    const secret = secrets[socialIdOf(setting)] ?? '';
    const server = quirks.server(setting);
    const metadata = { client_id: setting.clientId, [client.clockTolerance]: SKEW_SECONDS };
    const issuer = typeof server === 'string' ? server : server.issuer;
    const authenticate: client.ClientAuth =
      setting.type === 'apple'
        ? async (_as, { client_id }, body) => {
            body.set('client_id', client_id);
            body.set('client_secret', await appleSecret(setting, secret, issuer));
          }
        : client.ClientSecretPost(secret);
    const customFetch = fetchOf(fetch, quirks);
    const insecure = issuer.startsWith('http:') ? [client.allowInsecureRequests] : [];
    if (typeof server === 'string') {
      const options = { [client.customFetch]: customFetch, execute: [...insecure, client.enableNonRepudiationChecks] };
      return client.discovery(new URL(server), setting.clientId, metadata, authenticate, options);
    }
    const configuration = new client.Configuration({ ...server }, setting.clientId, metadata, authenticate);
    configuration[client.customFetch] = customFetch;
    for (const allow of insecure) allow(configuration);
    return configuration;
  };

  const configurationOf = (id: string, setting: SocialProviderDefinition, quirks: ProviderQuirks) => {
    const kept = known.get(id);
    if (kept && kept.until > Date.now()) return kept.configuration;
    const configuration = configure(setting, quirks);
    known.set(id, { until: Date.now() + METADATA_MS, configuration });
    // the next one asks again
    configuration.catch(() => known.delete(id));
    return configuration;
  };

  return {
    begin: (id, { redirectUri, state, nonce, verifier }, prompt) =>
      attempt(async () => {
        const setting = settingOf(id);
        const quirks = quirksOf(setting);
        const scopes = [...(quirks?.scopes ?? ['openid', 'profile', 'email']), ...(setting.additionalScopes ?? [])];
        const asked = prompt === undefined ? {} : (quirks?.prompt?.(prompt) ?? { prompt });
        const parameters = {
          redirect_uri: redirectUri,
          scope: scopes.join(' '),
          state,
          code_challenge: await client.calculatePKCECodeChallenge(verifier),
          code_challenge_method: 'S256',
          ...(quirks?.idToken !== false && { nonce }),
          ...(quirks?.responseMode && { response_mode: quirks.responseMode }),
          ...asked,
        };
        if (quirks) return client.buildAuthorizationUrl(await configurationOf(id, setting, quirks), parameters).href;
        const url = new URL((await microsoftMetadata(setting, read)).authorization_endpoint);
        const all = { client_id: setting.clientId, response_type: 'code', ...parameters };
        for (const [name, value] of Object.entries(all)) url.searchParams.set(name, value);
        return url.href;
      }),

    finish: (id, answer, request) =>
      attempt(async () => {
        const setting = settingOf(id);
        const secret = secrets[id] ?? '';
        const quirks = quirksOf(setting);
        const identity = quirks
          ? await exchange(await configurationOf(id, setting, quirks), quirks, { setting, secret, answer, request })
          : await microsoftIdentity(setting, { answer, request, secret, read });
        if (!isSound(identity)) throw new Error('the person has no subject');
        return identity;
      }),
  };
};

/** Exchanges a code and reads the person. */
const exchange = async (
  configuration: client.Configuration,
  quirks: ProviderQuirks,
  {
    setting,
    secret,
    answer,
    request,
  }: {
    setting: SocialProviderDefinition;
    secret: string;
    answer: Parameters<SocialSignIn['finish']>[1];
    request: Parameters<SocialSignIn['finish']>[2];
  },
): Promise<SocialIdentity> => {
  // the address that we registered, not the one that the request came to
  const current = new URL(request.redirectUri);
  current.searchParams.set('code', answer.code);
  current.searchParams.set('state', request.state);
  if (answer.iss !== undefined) current.searchParams.set('iss', answer.iss);
  const tokens = await client.authorizationCodeGrant(configuration, current, {
    pkceCodeVerifier: request.verifier,
    expectedState: request.state,
    ...(quirks.idToken && { expectedNonce: request.nonce, idTokenExpected: true }),
  });
  const claims: Claims = tokens.claims() ?? {};
  const accessToken = tokens.access_token;
  return quirks.identity({
    setting,
    claims,
    accessToken,
    secret,
    user: answer.user,
    read: async (address) => {
      const headers = new Headers({ accept: 'application/json' });
      const url = new URL(address);
      const got = await client.fetchProtectedResource(configuration, accessToken, url, 'GET', undefined, headers);
      if (got.status !== 200) throw new Error(`${url.pathname} answered ${got.status}`);
      return got.json();
    },
    userInfo: () =>
      client.fetchUserInfo(
        configuration,
        accessToken,
        typeof claims['sub'] === 'string' ? claims['sub'] : client.skipSubjectCheck,
      ),
  });
};

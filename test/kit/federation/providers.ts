import { base64url, decodeJwt, exportJWK, exportPKCS8, generateKeyPair, type JWTPayload, SignJWT } from 'jose';
import { ok, failed } from '../../../core/contract/failure.ts';
import type { Fetch, FetchOptions } from '../../../demo/server/ports.ts';
import type { SocialProviderDefinition } from '../../../demo/server/vendor/social-providers.ts';

const TENANT = '11111111-2222-4333-8444-555555555555';

/** The operator's providers: each of its type, and two custom ones. */
export const PROVIDERS: readonly SocialProviderDefinition[] = [
  { type: 'google', clientId: 'google-client' },
  { type: 'microsoft', clientId: 'microsoft-client', tenants: [TENANT] },
  { type: 'apple', clientId: 'com.example.web', teamId: 'TEAM123456', keyId: 'KEY1234567' },
  { type: 'slack', clientId: 'slack-client' },
  { type: 'github', clientId: 'github-client' },
  { type: 'facebook', clientId: 'facebook-client' },
  { type: 'linkedin', clientId: 'linkedin-client' },
  { type: 'custom', id: 'acme-id', displayName: 'Acme ID', clientId: 'acme-client', issuer: 'https://id.acme.example' },
  {
    type: 'custom',
    id: 'forge',
    displayName: 'Forge',
    clientId: 'forge-client',
    authorizationUrl: 'https://forge.example/authorize',
    tokenUrl: 'https://forge.example/token',
    userInfoUrl: 'https://forge.example/userinfo',
  },
  {
    type: 'custom',
    id: 'closed',
    displayName: 'Closed',
    clientId: 'x',
    issuer: 'https://closed.example',
    active: false,
  },
];

/** Issuers with discovery, and the issuer that their metadata name. */
const ISSUERS: Readonly<Record<string, { home: string; issuer?: string; iss?: true }>> = {
  google: { home: 'https://accounts.google.com' },
  microsoft: {
    home: 'https://login.microsoftonline.com/common/v2.0',
    issuer: 'https://login.microsoftonline.com/{tenantid}/v2.0',
  },
  apple: { home: 'https://appleid.apple.com' },
  slack: { home: 'https://slack.com' },
  'acme-id': { home: 'https://id.acme.example', iss: true },
};

/** Claims of a person at each provider, in its documented shape. */
export const CLAIMS: Readonly<Record<string, JWTPayload>> = {
  google: {
    iss: 'https://accounts.google.com',
    sub: '110169484474386276334',
    email: 'gil@gmail.test',
    email_verified: true,
    name: 'Gil Green',
    hd: 'gmail.test',
  },
  microsoft: {
    iss: `https://login.microsoftonline.com/${TENANT}/v2.0`,
    sub: 'AAAAAAAAAAAAAAAAAAAAAIkzqFVrSaSaFHy782bbtaQ',
    tid: TENANT,
    oid: '00000000-0000-0000-66f3-3332eca7ea81',
    ver: '2.0',
    email: 'mia@contoso.test',
    xms_edov: true,
    name: 'Mia Moor',
    preferred_username: 'mia@contoso.test',
  },
  apple: {
    iss: 'https://appleid.apple.com',
    sub: '001234.abcdef0123456789.0123',
    email: 'x7q@privaterelay.test',
    email_verified: 'true',
    is_private_email: 'true',
    nonce_supported: true,
  },
  slack: {
    iss: 'https://slack.com',
    sub: 'U0R7JM',
    'https://slack.com/user_id': 'U0R7JM',
    'https://slack.com/team_id': 'T0R7GR',
    email: 'sam@slack.test',
    email_verified: true,
    name: 'Sam Slate',
  },
  'acme-id': {
    iss: 'https://id.acme.example',
    sub: 'acme-7',
    email: 'ann@acme-id.test',
    email_verified: true,
    name: 'Ann Ash',
  },
};

/** Documents that a provider without an ID token answers to the access token. */
const DOCUMENTS: Readonly<Record<string, Readonly<Record<string, unknown>>>> = {
  github: {
    '/user': { login: 'octo', id: 583_231, node_id: 'MDQ6VXNlcjE=', name: null, email: null, type: 'User' },
    '/user/emails': [
      { email: 'old@github.test', primary: false, verified: true, visibility: null },
      { email: 'octo@github.test', primary: true, verified: true, visibility: 'private' },
    ],
  },
  facebook: { '/v23.0/me': { id: '10150000000000001', name: 'Fay Field', email: 'fay@facebook.test' } },
  linkedin: {
    '/v2/userinfo': {
      sub: '782bbtaQ',
      name: 'Lin Lake',
      given_name: 'Lin',
      family_name: 'Lake',
      locale: { country: 'US', language: 'en' },
      email: 'lin@linkedin.test',
      email_verified: true,
    },
  },
  forge: { '/userinfo': { sub: 'forge-1', email: 'flo@forge.test', email_verified: true, name: 'Flo Ford' } },
};

/** Changes to an exchange, as a fault or an attacker makes them. */
export interface Tampering {
  claims?: JWTPayload;
  documents?: Readonly<Record<string, unknown>>;
  /** ID token signed by a key that the provider does not have. */
  forged?: true;
  /** Answer of the token endpoint. */
  token?: { status: number; body: unknown } | 'unreachable';
  /** ID token without a nonce, or with another one. */
  nonce?: string | null;
}

const HOSTS: Readonly<Record<string, string>> = {
  'accounts.google.com': 'google',
  'login.microsoftonline.com': 'microsoft',
  'appleid.apple.com': 'apple',
  'slack.com': 'slack',
  'github.com': 'github',
  'api.github.com': 'github',
  'www.facebook.com': 'facebook',
  'graph.facebook.com': 'facebook',
  'www.linkedin.com': 'linkedin',
  'api.linkedin.com': 'linkedin',
  'id.acme.example': 'acme-id',
  'forge.example': 'forge',
};

interface Issued {
  challenge: string;
  redirectUri: string;
  nonce: string | null;
  clientId: string;
  tampering: Tampering;
}

const json = (body: unknown, status = 200) => ok(Response.json(body, { status }));

/** Providers of the network that answer as their documents say; `fetch` is the server's way to them. */
export const openProviders = async () => {
  const { privateKey, publicKey } = await generateKeyPair('RS256');
  const forger = await generateKeyPair('RS256');
  const apple = await generateKeyPair('ES256', { extractable: true });
  const jwk = { ...(await exportJWK(publicKey)), kid: 'k1', alg: 'RS256', use: 'sig' };
  const codes = new Map<string, Issued>();
  const requests: { url: string; options: FetchOptions }[] = [];
  const secrets = Object.fromEntries(PROVIDERS.map(({ type, id }) => [id ?? type, `secret of ${id ?? type}`]));
  secrets['apple'] = await exportPKCS8(apple.privateKey);
  let count = 0;

  const token = async (provider: string, { body = '' }: FetchOptions) => {
    const form = new URLSearchParams(body);
    const code = form.get('code') ?? '';
    const issued = codes.get(code);
    codes.delete(code);
    const hash = await crypto.subtle.digest('SHA-256', new TextEncoder().encode(form.get('code_verifier') ?? ''));
    const proves = issued?.challenge === base64url.encode(new Uint8Array(hash));
    const secret = form.get('client_secret') ?? '';
    // Apple's is a JWT of the operator's, for Apple
    const isClient = provider === 'apple' ? decodeJwt(secret).iss === 'TEAM123456' : secret === secrets[provider];
    const { token: answer, claims, forged, nonce } = issued?.tampering ?? {};
    if (answer === 'unreachable') return failed('unreachable' as const);
    if (answer) return json(answer.body, answer.status);
    if (!issued || !proves || !isClient || form.get('redirect_uri') !== issued.redirectUri)
      // GitHub's errors have the status of a success
      return json({ error: 'invalid_grant' }, provider === 'github' ? 200 : 400);
    const standard = CLAIMS[provider];
    const tokens = {
      access_token: `access ${provider} ${code}`,
      token_type: provider === 'github' ? 'bearer' : 'Bearer',
    };
    if (!standard)
      return json({ ...tokens, ...(provider === 'linkedin' && { id_token: 'not.for.us' }), scope: 'email' });
    const said = nonce === undefined ? issued.nonce : nonce;
    const now = Math.floor(Date.now() / 1000);
    const all = {
      aud: issued.clientId,
      iat: now,
      exp: now + 600,
      ...standard,
      ...(said !== null && { nonce: said }),
      ...claims,
    };
    const signed = await new SignJWT(all)
      .setProtectedHeader({ alg: 'RS256', kid: 'k1' })
      .sign(forged ? forger.privateKey : privateKey);
    return json({ ...tokens, id_token: signed, expires_in: 3600 });
  };

  const fetch: Fetch = async (address, options = {}) => {
    const url = new URL(address);
    const provider = HOSTS[url.hostname] ?? '';
    requests.push({ url: url.href, options });
    const { home, issuer = home, iss } = ISSUERS[provider] ?? {};
    if (home && url.href === `${home}/.well-known/openid-configuration`)
      return json({
        issuer,
        authorization_endpoint: `${home}/authorize`,
        token_endpoint: `${home}/token`,
        jwks_uri: `${home}/keys`,
        userinfo_endpoint: `${home}/userinfo`,
        response_types_supported: ['code'],
        subject_types_supported: ['public'],
        id_token_signing_alg_values_supported: ['RS256'],
        ...(iss && { authorization_response_iss_parameter_supported: true }),
      });
    if (url.pathname.endsWith('/keys')) return json({ keys: [jwk] });
    if (options.method === 'POST') return token(provider, options);
    const [, , code = ''] = new Headers(options.headers).get('authorization')?.split(' ').slice(1) ?? [];
    const document = tampered.get(code)?.documents?.[url.pathname] ?? DOCUMENTS[provider]?.[url.pathname];
    return document === undefined ? json({ message: 'Not Found' }, 404) : json(document);
  };
  const tampered = new Map<string, Tampering>();

  return {
    secrets,
    fetch,
    requests,
    /** Signs a person in at the provider that a browser was sent to; answers the code. */
    authorize: (
      address: string,
      tampering: Tampering = {},
    ): { code: string; state: string; redirectUri: string; query: URLSearchParams } => {
      const { searchParams: query } = new URL(address);
      count += 1;
      const code = `code-${count}`;
      const redirectUri = query.get('redirect_uri') ?? '';
      codes.set(code, {
        challenge: query.get('code_challenge') ?? '',
        redirectUri,
        nonce: query.get('nonce'),
        clientId: query.get('client_id') ?? '',
        tampering,
      });
      tampered.set(code, tampering);
      return { code, state: query.get('state') ?? '', redirectUri, query };
    },
  };
};

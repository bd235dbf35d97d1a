import { exportJWK, generateKeyPair, type JWTPayload, SignJWT } from 'jose';
import { afterAll, beforeAll, describe, expect, it } from 'vitest';
import type { LoginAnswer } from '../../../../core/contract/entities/auth.ts';
import { type FailureBody, ok } from '../../../../core/contract/failure.ts';
import { openOidc } from '../../../../demo/server/openid/open-oidc.ts';
import type { Fetch } from '../../../../demo/server/ports.ts';
import { digest } from '../../../../demo/server/keys/secrets.ts';
import { ROOMY_LIMITS } from '../../../kit/roomy-limits.ts';
import { anEmailDomainConfig, anEmailDomainRestriction } from '../../../kit/rows.ts';
import { openTestServer, type TestServer } from '../../../kit/server.ts';
import { putIdp } from '../../../kit/sso/saml-idp.ts';
import { testProviders } from '../../../kit/sso/test-providers.ts';
import { CookieJar } from '../../../kit/wire/cookie-jar.ts';

const ISSUER = 'https://op.acme.test';
const CLIENT = 'client-of-acme';

/** An OpenID provider: its codes, each with the challenge and the nonce of the request it answers. */
const openProvider = async () => {
  const [keys, strangers] = await Promise.all([generateKeyPair('RS256'), generateKeyPair('RS256')]);
  const jwk = { ...(await exportJWK(keys.publicKey)), kid: 'one', alg: 'RS256', use: 'sig' };
  const codes = new Map<string, { challenge: string; claims: JWTPayload; strange: boolean }>();
  const fetch: Fetch = async (address, { body = '' } = {}) => {
    const { pathname } = new URL(address);
    if (pathname === '/.well-known/openid-configuration')
      return ok(
        Response.json({
          issuer: ISSUER,
          authorization_endpoint: `${ISSUER}/authorize`,
          token_endpoint: `${ISSUER}/token`,
          jwks_uri: `${ISSUER}/jwks`,
          authorization_response_iss_parameter_supported: true,
        }),
      );
    if (pathname === '/jwks') return ok(Response.json({ keys: [jwk] }));
    const form = new URLSearchParams(body);
    const known = codes.get(form.get('code') ?? '');
    codes.delete(form.get('code') ?? '');
    const isProven = known && (await digest(form.get('code_verifier') ?? '')) === known.challenge;
    if (!isProven) return ok(Response.json({ error: 'invalid_grant' }, { status: 400 }));
    const signer = new SignJWT(known.claims).setProtectedHeader({ alg: 'RS256', kid: 'one' });
    const id_token = await signer.sign(known.strange ? strangers.privateKey : keys.privateKey);
    return ok(Response.json({ access_token: 'none', token_type: 'bearer', id_token }));
  };
  /** A person signs in at the provider; the code they come back with. */
  const code = (request: URL, email: string, changes: JWTPayload = {}, strange = false): string => {
    const seconds = Math.floor(Date.now() / 1000);
    const times = { iat: seconds, exp: seconds + 300 };
    const nonce = request.searchParams.get('nonce');
    const claims = {
      iss: ISSUER,
      aud: CLIENT,
      sub: `id of ${email}`,
      email,
      name: 'Kim Doe',
      nonce,
      ...times,
      ...changes,
    };
    const made = crypto.randomUUID();
    codes.set(made, { challenge: request.searchParams.get('code_challenge') ?? '', claims, strange });
    return made;
  };
  return { fetch, code };
};

const newEmail = () => `${crypto.randomUUID()}@acme.test`;
const stateOf = (request: URL) => request.searchParams.get('state') ?? '';

describe('single sign-on by OpenID Connect', () => {
  let server: TestServer;
  let provider: Awaited<ReturnType<typeof openProvider>>;
  beforeAll(async () => {
    const opened = await openTestServer();
    provider = await openProvider();
    const oidc = openOidc({ fetch: provider.fetch });
    server = opened.configured({ limits: ROOMY_LIMITS }, { sso: { ...(await testProviders(opened.ports)), oidc } });
    const sealedOidcSecret = await opened.ports.sealer.seal('the secret of the client');
    await putIdp(server, 'acme.test', { type: 'oidc', ssoEndpoint: ISSUER, oidcClientId: CLIENT, sealedOidcSecret });
  });
  afterAll(() => server.close());

  const openVisitor = () => {
    const jar = new CookieJar();
    const send = async (address: string, body?: unknown) => {
      const headers = { cookie: jar.header, 'content-type': 'application/json' };
      const init = body === undefined ? { headers } : { method: 'POST', headers, body: JSON.stringify(body) };
      const response = await server.serve(new Request(address, init), { ip: '192.0.2.7' });
      jar.keep(response);
      return response;
    };
    const call = (path: string, body: object) =>
      send(`http://localhost:3000/frontegg/identity/resources/auth/v2/user${path}`, body);
    return {
      jar,
      /** Request that the start sends the browser with. */
      begin: async (more = '') => {
        const found = (await (await call('/sso/prelogin', { email: 'kim@acme.test' })).json()) as { address: string };
        return new URL((await send(`${found.address}${more}`)).headers.get('location') ?? '');
      },
      /** The older calls: of the address, and of the answer. */
      older: async (path: 'saml/prelogin' | 'oidc/postlogin', body: object) =>
        (await send(`http://localhost:3000/frontegg/identity/resources/auth/v1/user/${path}`, body)).json() as Promise<
          Partial<LoginAnswer & FailureBody & { address: string }>
        >,
      finish: async (answer: object) =>
        (await (await call('/oidc/postlogin', answer)).json()) as Partial<LoginAnswer & FailureBody>,
    };
  };
  /** Signs in, or is refused with this code. */
  const come = async (email: string) => {
    const visitor = openVisitor();
    const request = await visitor.begin();
    const { errorCode } = await visitor.finish({
      code: provider.code(request, email),
      RelayState: stateOf(request),
      iss: ISSUER,
    });
    return errorCode ?? 'in';
  };
  it('signs in a person by code, with a challenge, a state and a nonce of the request', async () => {
    const visitor = openVisitor();
    const request = await visitor.begin();
    const email = newEmail();
    const asked = Object.fromEntries(request.searchParams);
    expect(asked).toMatchObject({ response_type: 'code', code_challenge_method: 'S256', login_hint: 'kim@acme.test' });
    expect(asked['redirect_uri']).toBe('http://localhost:3000/account/oidc/callback');
    const answer = { code: provider.code(request, email), RelayState: stateOf(request), iss: ISSUER };
    expect(await visitor.finish(answer)).toMatchObject({ email, mfaRequired: false });
    expect((await visitor.finish(answer)).errorCode).toBe('flowExpired');
  });

  it('lets no one in of an email domain that the company blocks, but members', async () => {
    const { tenantId } = server.acme;
    const member = newEmail();
    expect(await come(member)).toBe('in');
    await server.store.transaction(async (rows) => {
      await rows.emailDomainConfigs.insert(anEmailDomainConfig({ tenantId, active: true }));
      await rows.emailDomainRestrictions.insert(anEmailDomainRestriction({ tenantId, domain: 'acme.test' }));
    });
    const stranger = newEmail();
    expect(await come(stranger)).toBe('emailDomainNotAllowed');
    expect(await server.store.users.count({ email: stranger })).toBe(0);
    expect(await come(member)).toBe('in');
    await server.store.transaction((rows) => rows.emailDomainConfigs.remove({ tenantId }));
    expect(await come(stranger)).toBe('in');
  });

  it('answers the older calls alike', async () => {
    const visitor = openVisitor();
    const { address = '' } = await visitor.older('saml/prelogin', { email: 'kim@acme.test', tenantId: null });
    expect(address).toContain('/frontegg/auth/sso/start?configuration=');
    expect(await visitor.older('saml/prelogin', { email: 'kim@elsewhere.test' })).toBeNull();
    const request = await visitor.begin();
    const email = newEmail();
    const answer = { code: provider.code(request, email), state: stateOf(request), iss: ISSUER };
    expect(await visitor.older('oidc/postlogin', answer)).toMatchObject({ email, mfaRequired: false });
    expect((await visitor.older('oidc/postlogin', answer)).errorCode).toBe('flowExpired');
  });

  it('returns to no other origin', async () => {
    const request = await openVisitor().begin(
      `&redirect_uri=${encodeURIComponent('https://evil.test/account/oidc/callback')}`,
    );
    expect(request.searchParams.get('redirect_uri')).toBe('http://localhost:3000/account/oidc/callback');
  });

  const past = Math.floor(Date.now() / 1000) - 3600;
  const refusals: [what: string, claims: JWTPayload, answer?: object, code?: string][] = [
    ['another nonce', { nonce: 'another' }],
    ['no nonce', { nonce: undefined }],
    ['another issuer in the token', { iss: 'https://other.test' }],
    ['another audience', { aud: 'another-client' }],
    ['a token that has expired', { exp: past, iat: past - 300 }],
    ['an address that is not verified', { email_verified: false }],
    ['no address', { email: undefined }],
    ['another issuer in the answer', {}, { iss: 'https://other.test' }],
    ['no issuer in the answer, where the provider promises one', {}, { iss: undefined }],
    ['a provider that has failed', {}, { code: undefined, error: 'server_error' }],
    ['a person who has denied it', {}, { code: undefined, error: 'access_denied' }, 'providerDenied'],
    ['an email outside the validated domains', { email: 'kim@elsewhere.test' }, {}, 'ssoDomainNotValidated'],
  ];
  for (const [what, claims, more = {}, errorCode = 'providerFailed'] of refusals)
    it(`refuses ${what}`, async () => {
      const visitor = openVisitor();
      const request = await visitor.begin();
      const code = provider.code(request, newEmail(), claims);
      const answer = await visitor.finish({ code, RelayState: stateOf(request), iss: ISSUER, ...more });
      expect(answer.errorCode).toBe(errorCode);
      expect(visitor.jar.names).not.toContain('fe-refresh');
    });

  it('refuses a token that another key has signed', async () => {
    const visitor = openVisitor();
    const request = await visitor.begin();
    const code = provider.code(request, newEmail(), {}, true);
    const answer = await visitor.finish({ code, RelayState: stateOf(request), iss: ISSUER });
    expect(answer.errorCode).toBe('providerFailed');
  });

  it('refuses a code that was put into another flow, and a state of another browser', async () => {
    const [victim, attacker] = [openVisitor(), openVisitor()];
    const [theirs, own] = [await victim.begin(), await attacker.begin()];
    const stolen = provider.code(theirs, newEmail());
    const injected = { code: stolen, RelayState: stateOf(own), iss: ISSUER };
    expect((await attacker.finish(injected)).errorCode).toBe('providerFailed');
    const forced = { code: provider.code(own, newEmail()), RelayState: stateOf(own), iss: ISSUER };
    expect((await victim.finish(forced)).errorCode).toBe('flowExpired');
  });
});

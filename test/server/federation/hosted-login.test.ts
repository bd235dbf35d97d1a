import { afterAll, beforeAll, describe, expect, it } from 'vitest';
import { decodeJwt } from 'jose';
import { openHosted } from '../../../demo/server/federation/hosted/open-hosted.ts';
import { users } from '../../../core/contract/users.ts';
import { ROOMY_LIMITS } from '../../kit/roomy-limits.ts';
import { aCustomLogin } from '../../kit/rows.ts';
import { openTestServer, type TestServer } from '../../kit/server.ts';

const CALLBACK = 'https://app.example.com/oauth/callback';
/** Verifier and challenge. Source: RFC 7636, Appendix B. */
const VERIFIER = 'dBjftJeZ4CVP-mB92K27uhbUJU1p1r_wW1gFWFOEjXk';
const CHALLENGE = 'E9Melhoa2OwvFrEMTJguCHaoeK1t8URWbuGJSstw-cM';

const authorization = (changes: Record<string, string> = {}) =>
  `/frontegg/oauth/authorize?${new URLSearchParams({
    response_type: 'code',
    client_id: 'demo',
    scope: 'openid email profile',
    redirect_uri: CALLBACK,
    code_challenge: CHALLENGE,
    code_challenge_method: 'S256',
    state: 'its state',
    nonce: 'its nonce',
    ...changes,
  })}`;
const locationOf = (response: Response) => new URL(response.headers.get('location') ?? '', 'http://localhost:3000');

describe('hosted login', () => {
  let server: TestServer;
  beforeAll(async () => {
    const plain = (await openTestServer()).configured({
      limits: ROOMY_LIMITS,
      signingAlgorithm: 'ES256',
      hostedLogin: { clients: [{ clientId: 'demo', name: 'Tasklane', firstParty: true, redirectUris: [CALLBACK] }] },
    });
    server = plain.configured({}, {}, await openHosted(plain.ports, {}));
  });
  afterAll(() => server.close());

  it('leads to the login page of the server, and back with a code that is exchanged as JSON', async () => {
    const browser = server.browser();
    const asked = await browser.visit(authorization({ login_hint: 'ada@acme.test' }));
    const interaction = locationOf(asked);
    const login = locationOf(await browser.visit(interaction.pathname));
    expect([asked.status, login.pathname, login.searchParams.get('email')]).toEqual([
      303,
      '/account/login',
      'ada@acme.test',
    ]);
    expect(login.searchParams.get('redirectUrl')).toBe(interaction.pathname);

    await browser.signIn('ada@acme.test');
    const resumed = locationOf(await browser.visit(interaction.pathname));
    const back = locationOf(await browser.visit(resumed.pathname));
    expect([back.origin + back.pathname, back.searchParams.get('state'), back.searchParams.get('iss')]).toEqual([
      CALLBACK,
      'its state',
      'http://localhost:3000',
    ]);
    const body = {
      grant_type: 'authorization_code',
      client_id: 'demo',
      code: back.searchParams.get('code'),
      redirect_uri: CALLBACK,
      code_verifier: VERIFIER,
    };
    const exchanged = await server.serve(
      new Request('http://localhost:3000/frontegg/oauth/token', {
        method: 'POST',
        headers: { 'content-type': 'application/json' },
        body: JSON.stringify(body),
      }),
    );
    expect(exchanged.status).toBe(200);
    const tokens = (await exchanged.json()) as { access_token: string; id_token: string };
    expect(decodeJwt(tokens.id_token)).toMatchObject({
      aud: 'demo',
      nonce: 'its nonce',
      tenantId: server.acme.tenantId,
    });
    browser.token = tokens.access_token;
    expect((await browser.call(users.me)).value.email).toBe('ada@acme.test');
  });

  it('takes the alias of a login address for its company, whose look the login page has', async () => {
    const { tenantId } = server.acme;
    await server.store.transaction((rows) => rows.customLogins.insert(aCustomLogin({ tenantId, alias: 'acme' })));
    const browser = server.browser();
    const interaction = locationOf(await browser.visit(authorization({ organization: 'acme' })));
    const login = locationOf(await browser.visit(interaction.pathname));
    expect([login.pathname, login.searchParams.get('organization')]).toEqual(['/account/login', 'acme']);
    await browser.signIn('ada@acme.test');
    const resumed = locationOf(await browser.visit(interaction.pathname));
    expect(locationOf(await browser.visit(resumed.pathname)).searchParams.has('code')).toBe(true);

    const elsewhere = locationOf(await browser.visit(authorization({ organization: 'unknown', prompt: 'none' })));
    expect(elsewhere.searchParams.get('error')).toBe('access_denied');
  });
});

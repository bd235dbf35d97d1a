import * as fc from 'fast-check';
import { afterAll, beforeAll, beforeEach, describe, expect, it } from 'vitest';
import { openSocial } from '../../../../demo/server/federation/social/providers/open-social.ts';
import type { HostedLogin } from '../../../../demo/server/federation/hosted/hosted-login.ts';
import { openHosted } from '../../../../demo/server/federation/hosted/open-hosted.ts';
import type { Navigation } from '../../../../demo/server/federation/navigation.ts';
import { navigationsOf } from '../../../../demo/server/navigations.ts';
import type { Fetch, Log } from '../../../../demo/server/ports.ts';
import { hostileText } from '../../../kit/hostile/hostile-input.ts';
import { ROOMY_LIMITS } from '../../../kit/roomy-limits.ts';
import { openTestServer, type TestServer } from '../../../kit/server.ts';
import { openVisitor, putIdp, signedFor } from '../../../kit/sso/saml-idp.ts';
import { testProviders } from '../../../kit/sso/test-providers.ts';

/** How many requests each navigation gets: so many rounds of so many at once. `FE_FUZZ=100` goes deeper. */
const ROUNDS = Number(process.env['FE_FUZZ'] ?? 4);
const AT_ONCE = 10;

const ORIGIN = 'http://localhost:3000';

/** Origins that a navigation may lead to: ours, those of the providers that are set up, and that of an application. */
const KNOWN = new Set([ORIGIN, 'https://idp.acme.test', 'https://github.com', 'https://app.example.com']);

/** Address of an application of hosted login. */
const CALLBACK = 'https://app.example.com/oauth/callback';

/** Everything that navigations read, and a little more. */
const NAMES = [
  'configuration',
  'redirect_uri',
  'redirectUri',
  'login_hint',
  'prompt',
  'invitationToken',
  'state',
  'code',
  'error',
  'iss',
  'user',
  'SAMLResponse',
  'SAMLRequest',
  'RelayState',
  'fe_reposted',
  'Signature',
  'response_type',
  'response_mode',
  'client_id',
  'client_secret',
  'scope',
  'nonce',
  'code_challenge',
  'code_challenge_method',
  'code_verifier',
  'max_age',
  'id_token_hint',
  'claims',
  'request',
  'request_uri',
  'grant_type',
  'refresh_token',
  'token',
  'token_type_hint',
  'access_token',
  'post_logout_redirect_uri',
  'tenantId',
  'organization',
  'decision',
  '__proto__',
];

const TYPES = [
  'application/x-www-form-urlencoded',
  'application/json',
  'multipart/form-data; boundary=x',
  'text/plain',
  '',
];

const silent = () => undefined;

/** No provider can be reached. */
const none: Fetch = async () => ({ ok: false, failure: 'unreachable' });

interface Input {
  fields: readonly (readonly [string, string])[];
  param: string;
  type: string;
  origin: string;
  cookies: boolean;
  raw: string | undefined;
}

describe('hostile input to the navigation', () => {
  let server: TestServer;
  let broken: unknown[] = [];
  /** Values as a browser in the middle of a sign-in has them. */
  let plausible: readonly string[] = [];
  let cookie = '';
  beforeAll(async () => {
    const log: Log = { info: silent, warn: silent, error: (fields) => void broken.push(fields) };
    const opened = await openTestServer();
    const social = [{ type: 'github', clientId: 'client' }] as const;
    const secrets = { github: 'secret' };
    const client = { clientId: 'demo', name: 'Tasklane', firstParty: true, redirectUris: [CALLBACK] };
    const configured = opened.configured(
      { limits: ROOMY_LIMITS, social, authPages: true, hostedLogin: { clients: [client] } },
      {
        log,
        sso: await testProviders(opened.ports),
        social: openSocial({ providers: social, secrets, fetch: none }),
      },
    );
    server = configured.configured({}, {}, await openHosted(configured.ports, {}));
    const configuration = await putIdp(server, 'acme.test', { idpInitiated: true });
    const visitor = openVisitor(server);
    const { requestId, relayState } = await visitor.begin('kim@acme.test');
    cookie = visitor.jar.header;
    const response = Buffer.from(signedFor(server, 'kim@acme.test', requestId)).toString('base64');
    const { tenantId } = server.acme;
    const flow = [configuration.id, relayState, response, `${ORIGIN}/account/saml/callback`, 'https://evil.test/', '1'];
    const hosted = ['demo', CALLBACK, 'code', 'openid', 'S256', 'none', 'authorization_code', 'v'.repeat(43), tenantId];
    plausible = [...flow, ...hosted];
  });
  beforeEach(() => {
    broken = [];
  });
  afterAll(() => server.close());

  const value = fc.oneof(
    hostileText,
    fc.constantFrom('a'.repeat(300_000), '<'.repeat(100_000), Buffer.from('<a>'.repeat(90_000)).toString('base64')),
    fc.nat(14).map((at) => `\0plausible ${at}`),
  );
  const input: fc.Arbitrary<Input> = fc.record({
    fields: fc.array(fc.tuple(fc.constantFrom(...NAMES), value), { maxLength: 8 }),
    param: fc.oneof(fc.constantFrom('github', 'google'), hostileText),
    type: fc.constantFrom(...TYPES),
    origin: fc.constantFrom(ORIGIN, 'https://idp.acme.test', 'null', 'not an origin'),
    cookies: fc.boolean(),
    raw: fc.option(hostileText, { nil: undefined }),
  });

  const send = async ({ method, path }: Navigation, given: Input): Promise<Response> => {
    const pairs = given.fields.map(([name, text]): [string, string] => {
      const known = /^\0plausible (\d+)$/.exec(text)?.[1];
      return [name, known === undefined ? text : (plausible[Number(known)] ?? '')];
    });
    const fields = new URLSearchParams(pairs).toString();
    const url = new URL(
      `/frontegg${path.replace(/\{\w+\}/, encodeURIComponent(given.param.toWellFormed() || 'x'))}`,
      ORIGIN,
    );
    const headers = new Headers({ origin: given.origin });
    if (given.cookies) headers.set('cookie', `${cookie}; fe-flow-${'a'.repeat(43)}=x; fe-flow-=y; fe-flow-../=z`);
    if (method === 'GET') {
      url.search = fields;
      return server.serve(new Request(url, { headers }), { ip: '192.0.2.9' });
    }
    if (given.type) headers.set('content-type', given.type);
    return server.serve(new Request(url, { method, headers, body: given.raw ?? fields }), { ip: '192.0.2.9' });
  };

  /** Names the navigations of hosted login; the server's own answer them. */
  const named: HostedLogin = { metadata: async () => ({}), answer: async () => new Response() };
  for (const navigation of navigationsOf(named))
    it(`${navigation.method} ${navigation.path} leads nowhere unknown, begins no session and never fails by ours`, async () => {
      const batch = fc.array(input, { minLength: AT_ONCE, maxLength: AT_ONCE });
      const property = fc.asyncProperty(batch, async (inputs) => {
        for (const answer of await Promise.all(inputs.map((one) => send(navigation, one)))) {
          const { byteLength } = await answer.arrayBuffer();
          expect(broken).toEqual([]);
          expect(answer.status).toBeLessThan(500);
          expect(byteLength).toBeLessThan(2_000_000);
          const location = answer.headers.get('location');
          if (location !== null) expect(KNOWN).toContain(new URL(location, ORIGIN).origin);
          expect(answer.headers.getSetCookie().join()).not.toMatch(/fe-(refresh|actor)=[^;]/);
        }
      });
      await fc.assert(property, { numRuns: ROUNDS, endOnFailure: true });
    });
});

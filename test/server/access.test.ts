import { afterAll, beforeAll, describe, expect, it } from 'vitest';
import type { AnyEndpoint } from '../../core/contract/endpoint.ts';
import { routes } from '../../demo/server/routes.ts';
import type { Browser } from '../kit/browser.ts';
import { openTestServer, type TestServer } from '../kit/server.ts';

/** Who may make each call: everybody, whoever is signed in, or holders of the permission. */
const ACCESS: Readonly<Record<string, string>> = {
  'POST /identity/resources/auth/v1/user': 'anyone',
  'POST /identity/resources/auth/v1/user/token/refresh': 'anyone',
  'POST /identity/resources/auth/v1/logout': 'anyone',
  'POST /identity/resources/auth/v2/user/sso/prelogin': 'anyone',
  'GET /identity/resources/users/v2/me': 'signedIn',
  'GET /identity/resources/users/v1/me/authorization': 'signedIn',
  'GET /identity/resources/users/v3/me/tenants': 'signedIn',
  'GET /identity/resources/users/v2/me/tenants': 'signedIn',
  'GET /identity/resources/users/v1/me/tenants': 'signedIn',
  'POST /identity/resources/users/v1/signUp': 'anyone',
  'POST /identity/resources/users/v1/activate': 'anyone',
  'GET /identity/resources/users/v1/activate/strategy': 'anyone',
  'POST /identity/resources/users/v1/activate/reset': 'anyone',
  'POST /identity/resources/users/v1/passwords/reset': 'anyone',
  'POST /identity/resources/users/v1/passwords/reset/verify': 'anyone',
  'POST /identity/resources/users/v1/passwords/change': 'signedIn',
  'GET /identity/resources/users/v1/passwords/config': 'anyone',
  'PUT /identity/resources/users/v1/tenant': 'signedIn',
  'GET /identity/resources/users/sessions/v1/me': 'signedIn',
  'GET /identity/resources/users/sessions/v1/me/current': 'signedIn',
  'DELETE /identity/resources/users/sessions/v1/me/all': 'signedIn',
  'DELETE /identity/resources/users/sessions/v1/me/{id}': 'signedIn',
  'POST /identity/resources/users/sessions/v1/revoke': 'fe.secure.write.users',
  'GET /identity/resources/configurations/v1/public': 'anyone',
  'GET /identity/resources/configurations/v1/password': 'anyone',
  'GET /identity/resources/configurations/v1/auth/strategies': 'signedIn',
  'GET /identity/resources/configurations/v1/auth/strategies/public': 'anyone',
  'GET /identity/resources/configurations/v1/password-history-policy': 'fe.secure.read.securityPolicy',
  'POST /identity/resources/configurations/v1/password-history-policy': 'fe.secure.write.securityPolicy',
  'PATCH /identity/resources/configurations/v1/password-history-policy': 'fe.secure.write.securityPolicy',
  'GET /identity/resources/configurations/v1/password-history-policy/vendor': 'fe.secure.read.securityPolicy',
  'GET /vendors/public': 'anyone',
  'GET /metadata': 'anyone',
  'GET /flags': 'anyone',
};

const lineOf = ({ method, path }: AnyEndpoint) => `${method} ${path}`;

describe('a call', () => {
  let server: TestServer;
  let callers: Record<'nobody' | 'member' | 'administrator' | 'superUser', Browser>;
  beforeAll(async () => {
    server = await openTestServer();
    const at = async (email: string) => {
      const browser = server.browser();
      await browser.signIn(email);
      return browser;
    };
    callers = {
      nobody: server.browser(),
      member: await at('bo@acme.test'),
      administrator: await at('ada@acme.test'),
      superUser: await at('root@acme.test'),
    };
  });
  afterAll(() => server.close());

  it('has one line in this table', () => {
    expect(routes.map(({ endpoint }) => lineOf(endpoint)).toSorted()).toEqual(Object.keys(ACCESS).toSorted());
  });

  for (const { endpoint } of routes) {
    const who = ACCESS[lineOf(endpoint)] ?? '';
    const closed = who !== 'anyone';
    const guarded = closed && who !== 'signedIn';
    it(`${lineOf(endpoint)} is open to ${who}`, async () => {
      // well-formed but for its body: whoever may make the call is told so, or answered
      const input = { params: { id: crypto.randomUUID() } };
      const denied = async (caller: keyof typeof callers) => {
        const { status, errors } = await callers[caller].call(endpoint, input);
        return (status === 401 && errors[0] === 'Unauthorized') || status === 403;
      };
      expect(await denied('nobody')).toBe(closed);
      if (!closed) return;
      expect(await denied('member')).toBe(guarded);
      if (endpoint.method === 'GET') {
        expect(await denied('administrator')).toBe(false);
        expect(await denied('superUser')).toBe(false);
      }
    });
  }
});

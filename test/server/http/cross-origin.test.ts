import { afterAll, beforeAll, describe, expect, it } from 'vitest';
import { openTestServer, type TestServer } from '../../kit/server.ts';

const ORIGIN = 'http://localhost:3000';
const REFRESH = '/frontegg/identity/resources/auth/v1/user/token/refresh';
const json = { 'content-type': 'application/json' };

let server: TestServer;
beforeAll(async () => {
  server = await openTestServer();
});
afterAll(() => server.close());

const ask = (path: string, init: RequestInit, serve = server.serve) => serve(new Request(ORIGIN + path, init));
const errorsOf = async (response: Response) => [
  response.status,
  ((await response.json()) as { errors: unknown }).errors,
];

describe('the server', () => {
  describe('keeps other origins out', () => {
    const friend = 'https://app.example.com';
    const from = (origin: string, init: RequestInit = {}) =>
      ask(REFRESH, { method: 'POST', ...init, headers: { ...json, ...init.headers, origin } }, listed().serve);
    const listed = () => server.configured({ origins: [friend] });

    const strangers = [
      'https://evil.example.com',
      'https://app.example.com.evil.test',
      'http://app.example.com',
      'null',
    ];
    for (const origin of strangers)
      it(`such as ${origin}: no change is made and no answer shared`, async () => {
        const answer = await from(origin);
        expect(answer.headers.get('access-control-allow-origin')).toBeNull();
        expect(await errorsOf(answer)).toEqual([403, ['Origin not allowed']]);
      });

    it('but the ones on the list, exactly, with cookies', async () => {
      const { headers, status } = await from(friend);
      expect(status).toBe(401);
      expect(Object.fromEntries(headers)).toMatchObject({
        'access-control-allow-origin': friend,
        'access-control-allow-credentials': 'true',
        'access-control-expose-headers': 'frontegg-trace-id, fe-status, Retry-After',
        vary: 'Origin',
      });
    });

    it('but its own, and whoever is no browser', async () => {
      expect((await from(ORIGIN)).status).toBe(401);
      expect((await ask(REFRESH, { method: 'POST' })).status).toBe(401);
    });

    it('and tells a browser beforehand', async () => {
      const asks = { 'access-control-request-method': 'POST', 'access-control-request-headers': 'content-type, x-own' };
      const preflight = (origin: string) => from(origin, { method: 'OPTIONS', headers: asks });
      const [allowed, refused] = [await preflight(friend), await preflight('https://evil.example.com')];
      expect(Object.fromEntries(allowed.headers)).toMatchObject({
        'access-control-allow-origin': friend,
        'access-control-allow-headers': 'content-type, x-own',
      });
      expect([allowed.status, refused.headers.get('access-control-allow-origin')]).toEqual([204, null]);
    });
  });

  describe('over https', () => {
    it('keeps its cookie to this very host, and asks to be called over https again', async () => {
      const secure = server.configured({}, { publicUrl: 'https://acme.test' });
      const headers = { cookie: '__Host-fe-refresh=nonsense' };
      const answer = await ask(REFRESH, { method: 'POST', headers }, secure.serve);
      expect(answer.headers.getSetCookie()).toEqual([
        '__Host-fe-refresh=; Max-Age=0; Path=/; HttpOnly; Secure; SameSite=Lax',
      ]);
      expect(answer.headers.get('strict-transport-security')).toBe('max-age=31536000; includeSubDomains');
    });
  });
});

import { afterAll, beforeAll, beforeEach, describe, expect, it } from 'vitest';
import type { Log } from '../../../demo/server/ports.ts';
import { routes } from '../../../demo/server/routes.ts';
import { openTestServer, type TestServer } from '../../kit/server.ts';
import { silentLog } from '../../kit/silent-log.ts';

const OWN = 'http://localhost:3000';
const FRIEND = 'https://app.example.com';
const REFRESH = '/frontegg/identity/resources/auth/v1/user/token/refresh';
const NOT_ALLOWED = { errors: ['This origin is not allowed to use this service'], errorCode: 'originNotAllowed' };
const HOUR_MS = 3_600_000;
const json = { 'content-type': 'application/json' };

let server: TestServer;
beforeAll(async () => {
  server = await openTestServer();
});
afterAll(() => server.close());

/** Warnings that were logged. */
let warned: { origin: unknown; message: string }[] = [];
beforeEach(() => {
  warned = [];
});
const log: Log = { ...silentLog, warn: ({ origin }, message) => void warned.push({ origin, message }) };

/** A server whose operator lists one origin besides its own. */
const open = (dev: boolean, publicUrl = OWN) => server.configured({ origins: [FRIEND] }, { publicUrl, dev, log });
/** A call of a page, at the host that it names. */
const from = (
  origin: string,
  {
    dev = false,
    publicUrl = OWN,
    host = OWN,
    ...init
  }: RequestInit & { dev?: boolean; publicUrl?: string; host?: string } = {},
  at = open(dev, publicUrl),
) => at.serve(new Request(host + REFRESH, { method: 'POST', ...init, headers: { ...json, ...init.headers, origin } }));

const refused = async (answer: Response) => {
  expect(answer.headers.get('access-control-allow-origin')).toBeNull();
  expect([answer.status, await answer.json()]).toEqual([403, NOT_ALLOWED]);
};
/** No one is signed in: it came as far as that. */
const heard = (answer: Response, origin: string) => {
  expect(answer.headers.get('access-control-allow-origin')).toBe(origin);
  expect(answer.status).toBe(401);
};

const OF_THIS_MACHINE = [
  'http://localhost',
  'http://localhost:5173',
  'https://localhost:8443',
  'http://app.localhost:5173',
  'http://127.0.0.1:5173',
  'http://127.9.8.7:1',
  'http://[::1]:5173',
];
const STRANGERS = [
  'https://evil.example.com',
  'https://app.example.com.evil.test',
  'http://app.example.com',
  'https://app.example.com:8443',
  'http://localhost.evil.test:3000',
  'http://evil.test#.localhost',
  'http://127.0.0.1.evil.test',
  'http://128.0.0.1:3000',
  'http://[::2]:3000',
  'http://0.0.0.0:3000',
  'file://localhost',
  'null',
];

describe('pages of other origins', () => {
  for (const dev of [true, false]) {
    const where = dev ? 'in development' : 'in production';
    for (const origin of STRANGERS)
      it(`such as ${origin} can neither write nor read ${where}`, async () => refused(await from(origin, { dev })));

    it(`are allowed with cookies ${where} where the operator lists their exact origin`, async () => {
      const answer = await from(FRIEND, { dev });
      heard(answer, FRIEND);
      expect(Object.fromEntries(answer.headers)).toMatchObject({
        'access-control-allow-credentials': 'true',
        'access-control-expose-headers': 'frontegg-trace-id,fe-status,Retry-After,Content-Disposition',
        vary: 'Origin',
      });
    });
  }

  for (const origin of OF_THIS_MACHINE) {
    it(`of this machine are allowed in development: ${origin}`, async () =>
      heard(await from(origin, { dev: true }), origin));
    it(`of this machine are refused in production: ${origin}`, async () =>
      refused(await from(origin, { publicUrl: 'https://acme.test', host: 'https://acme.test' })));
  }

  it('cannot write by any call', async () => {
    const at = open(false);
    const writes = routes.filter(({ endpoint }) => endpoint.method !== 'GET');
    expect(writes.length).toBeGreaterThan(80);
    for (const { endpoint } of writes)
      for (const prefix of ['/frontegg', '']) {
        const path = prefix + endpoint.path.replaceAll(/\{\w+\}/g, 'x');
        const init = { method: endpoint.method, headers: { ...json, origin: 'https://evil.test' } };
        await refused(await at.serve(new Request(OWN + path, init)));
      }
  });
});

describe('the server’s own origin', () => {
  it('is that of PUBLIC_URL, whatever the Host header says', async () => {
    const publicUrl = 'https://acme.test/in';
    heard(await from('https://acme.test', { publicUrl, host: 'http://10.0.0.5:3000' }), 'https://acme.test');
    for (const dev of [true, false])
      await refused(await from('http://evil.test', { publicUrl, dev, host: 'http://evil.test' }));
    await refused(await from('http://acme.test', { publicUrl, host: 'http://acme.test' }));
  });

  it('accepts requests without an Origin, which no browser sends', async () =>
    expect((await open(false).serve(new Request(OWN + REFRESH, { method: 'POST' }))).status).toBe(401));

  it('answers preflight requests', async () => {
    const asks = { 'access-control-request-method': 'POST', 'access-control-request-headers': 'content-type, x-own' };
    const ask = (origin: string) => from(origin, { method: 'OPTIONS', headers: asks });
    const [allowed, foreign] = [await ask(FRIEND), await ask('https://evil.example.com')];
    expect(Object.fromEntries(allowed.headers)).toMatchObject({
      'access-control-allow-origin': FRIEND,
      'access-control-allow-headers': 'content-type,x-own',
    });
    expect([allowed.status, foreign.headers.get('access-control-allow-origin')]).toEqual([204, null]);
  });
});

describe('the log', () => {
  const HINT =
    'A page of this origin is refused: if it is yours, add it to "origins" in the file that FE_CONFIG names, and restart. More: demo/docs/troubleshooting.md#the-service-refuses-this-page';

  it('has each refused origin once, with the setting to change', async () => {
    const at = open(false);
    for (const method of ['POST', 'GET', 'OPTIONS', 'POST']) await from('https://own.example.com', { method }, at);
    for (const origin of [FRIEND, OWN]) await from(origin, {}, at);
    expect(warned).toEqual([{ origin: 'https://own.example.com', message: HINT }]);
  });

  it('does not fill with made-up origins, and logs again after an hour', async () => {
    const at = open(false);
    for (let number = 0; number < 500; number += 1) await from(`https://x${number}.test`, {}, at);
    await from(`https://${'x'.repeat(5000)}.test`, {}, at);
    expect(warned).toHaveLength(20);
    at.clock.pass(HOUR_MS);
    await from(`https://${'x'.repeat(5000)}.test`, {}, at);
    expect(warned.slice(20).map(({ origin }) => String(origin).length)).toEqual([300]);
  });
});

describe('over https', () => {
  it('the server binds its cookie to its host, and sends HSTS', async () => {
    const secure = server.configured({}, { publicUrl: 'https://acme.test' });
    const headers = { cookie: '__Host-fe-refresh=nonsense' };
    // the proxy in front has taken https away
    const answer = await secure.serve(new Request(`http://10.0.0.5${REFRESH}`, { method: 'POST', headers }));
    expect(answer.headers.getSetCookie()).toEqual([
      '__Host-fe-refresh=; Max-Age=0; Path=/; HttpOnly; Secure; SameSite=Lax',
    ]);
    expect(answer.headers.get('strict-transport-security')).toBe('max-age=31536000; includeSubDomains');
  });
});

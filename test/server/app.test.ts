import { afterAll, beforeAll, describe, expect, it } from 'vitest';
import { BODY_BYTES } from '../../core/contract/limits.ts';
import { Busy, type Log } from '../../demo/server/ports.ts';
import { createServer } from '../../demo/server/app.ts';
import { openTestServer, type TestServer } from '../kit/server.ts';

const ORIGIN = 'http://localhost:3000';
const LOGIN = '/frontegg/identity/resources/auth/v1/user';
const REFRESH = `${LOGIN}/token/refresh`;
const PUBLIC = '/frontegg/identity/resources/configurations/v1/public';
const json = { 'content-type': 'application/json' };

let server: TestServer;
beforeAll(async () => {
  server = await openTestServer();
});
afterAll(() => server.close());

const ask = (path: string, init: RequestInit = {}, serve = server.serve) => serve(new Request(ORIGIN + path, init));
const post = (path: string, body: string, headers: Record<string, string> = json) =>
  ask(path, { method: 'POST', body, headers });
const errorsOf = async (response: Response) => [
  response.status,
  ((await response.json()) as { errors: unknown }).errors,
];

const me = (authorization: string) => ask('/frontegg/identity/resources/users/v2/me', { headers: { authorization } });

const token = async () => {
  const browser = server.browser();
  await browser.signIn('ada@acme.test');
  return browser.token ?? '';
};

const full = () => Promise.reject(new Busy('full'));

const quiet = () => undefined;

const wrong = () => Promise.reject(new Error('the disk is full'));

describe('the server', () => {
  describe('finds a call', () => {
    it('below the prefix, and without it where a proxy strips it', async () => {
      for (const path of [PUBLIC, PUBLIC.replace('/frontegg', '')]) expect((await ask(path)).status).toBe(200);
    });

    const strays: [what: string, path: string, method: string][] = [
      ['a path there is not', '/frontegg/identity/resources/nothing/v1', 'GET'],
      ['a method the path does not have', PUBLIC, 'POST'],
      ['a prefix of its own', '/other/flags', 'GET'],
      ['a path that climbs', '/frontegg/identity/../../flags/x', 'GET'],
    ];
    for (const [what, path, method] of strays)
      it(`not by ${what}: the route is not found`, async () => {
        expect(await errorsOf(await ask(path, { method }))).toEqual([404, ['Route not found']]);
      });

    it('and distinguishes an unknown route from a missing entity', async () => {
      const found = await ask('/frontegg/metadata?entityName=nothing');
      expect(await errorsOf(found)).toEqual([404, ['metadata not found']]);
    });
  });

  describe('reads a body', () => {
    const login = JSON.stringify({ email: 'ada@acme.test', password: 'wrong' });
    const bodies: [what: string, body: string, headers: Record<string, string>, status: number, error: string][] = [
      ['that is no JSON', '{"email":', json, 400, 'body: must be JSON'],
      ['that is no object', '[]', json, 400, 'email: is required'],
      ['as text', login, { 'content-type': 'text/plain' }, 415, 'Content-Type must be application/json'],
      [
        'as a form',
        'email=a',
        { 'content-type': 'application/x-www-form-urlencoded' },
        415,
        'Content-Type must be application/json',
      ],
      ['that is too large', `"${'x'.repeat(BODY_BYTES)}"`, json, 413, 'Error request is too large'],
      ['with a NUL', '{"email":"a\\u0000@acme.test","password":"x"}', json, 400, 'email: must be readable text'],
      [
        'with half a character',
        '{"email":"a@acme.test","password":"\\ud800"}',
        json,
        400,
        'password: must be readable text',
      ],
      [
        'nested without end',
        `${'['.repeat(100)}${']'.repeat(100)}`,
        json,
        400,
        `${Array(16).fill(0).join('.')}: must be readable text`,
      ],
      ['of the wrong types', '{"email":7,"password":{}}', json, 400, 'email: must be text'],
    ];
    for (const [what, body, headers, status, error] of bodies)
      it(`and refuses one ${what}`, async () => {
        const [answered, errors] = await errorsOf(await post(LOGIN, body, headers));
        expect(answered).toBe(status);
        expect(errors).toContain(error);
      });

    it('that is too large without a length, and stops reading', async () => {
      let sent = 0;
      const endless = new ReadableStream({
        pull: (controller) => {
          sent += 1024;
          controller.enqueue(new Uint8Array(1024));
        },
      });
      // `duplex` is asked for by Node and unknown to the types of a page
      const init = { method: 'POST', body: endless, headers: json, duplex: 'half' } as RequestInit;
      expect((await ask(LOGIN, init)).status).toBe(413);
      expect(sent).toBeLessThan(BODY_BYTES * 2);
    });

    it('with a charset', async () => {
      expect((await post(LOGIN, login, { 'content-type': 'application/json; charset=utf-8' })).status).toBe(401);
    });

    it('with keys of Object.prototype, without harm', async () => {
      const body = '{"__proto__":{"polluted":true},"constructor":{},"email":"ada@acme.test","password":"wrong"}';
      expect((await post(LOGIN, body)).status).toBe(401);
      expect('polluted' in {}).toBe(false);
    });

    it('that is absent, where nothing in it is required', async () => {
      expect((await ask(REFRESH, { method: 'POST' })).status).toBe(401);
    });
  });

  describe('reads a query', () => {
    const queries: [what: string, query: string, error: string][] = [
      ['without what is needed', '', 'entityName: is required'],
      ['that says it twice', '?entityName=a&entityName=b', 'entityName: must be given once'],
      ['with a NUL', '?entityName=%00', 'entityName: must be readable text'],
      ['with a key of Object.prototype', '?__proto__=a', 'entityName: is required'],
    ];
    for (const [what, query, error] of queries)
      it(`and refuses one ${what}`, async () => {
        expect(await errorsOf(await ask(`/frontegg/metadata${query}`))).toEqual([400, [error]]);
      });

    it('with a key of Object.prototype, and ignores it', async () => {
      const answer = await ask('/frontegg/metadata?entityName=constructor');
      expect(await errorsOf(answer)).toEqual([404, ['metadata not found']]);
    });
  });

  describe('takes a token', () => {
    it('with Bearer before it, or verbatim', async () => {
      const good = await token();
      for (const text of [`Bearer ${good}`, `bearer ${good}`, good]) expect((await me(text)).status).toBe(200);
    });

    it('for 300 seconds', async () => {
      const good = await token();
      server.clock.pass(299_000);
      expect((await me(`Bearer ${good}`)).status).toBe(200);
      server.clock.pass(1000);
      expect((await me(`Bearer ${good}`)).status).toBe(401);
    });

    it('and refuses any other', async () => {
      const [head, body, signature = ''] = (await token()).split('.');
      const none = btoa('{"alg":"none"}').replaceAll('=', '');
      const forged = [`${head}.${body}.${signature.slice(0, -4)}AAAA`, `${none}.${body}.`, 'nonsense', ''];
      for (const text of forged) expect(await errorsOf(await me(`Bearer ${text}`))).toEqual([401, ['Unauthorized']]);
    });

    it('that anyone can verify with the published keys', async () => {
      for (const prefix of ['', '/frontegg']) {
        const answer = await ask(`${prefix}/.well-known/jwks.json`);
        const { keys } = (await answer.json()) as { keys: Record<string, unknown>[] };
        expect(keys[0]).toMatchObject({ use: 'sig', alg: 'ES256' });
        expect(keys.some((key) => 'd' in key)).toBe(false);
        expect(answer.headers.get('cache-control')).toBe('public, max-age=300');
      }
    });
  });

  describe('answers', () => {
    it('with headers against caching, sniffing and framing', async () => {
      const { headers } = await ask(PUBLIC);
      expect(Object.fromEntries(headers)).toMatchObject({
        'content-type': 'application/json',
        'cache-control': 'no-store',
        'x-content-type-options': 'nosniff',
        'content-security-policy': expect.stringContaining("default-src 'none'"),
        'referrer-policy': 'no-referrer',
      });
    });

    it('with a trace id, which is in its log too', async () => {
      const lines: Readonly<Record<string, unknown>>[] = [];
      const write = (fields: Readonly<Record<string, unknown>>) => void lines.push(fields);
      const log: Log = { info: write, warn: write, error: write };
      const serve = createServer({ ...server.ports, log });
      const answer = await ask(`${PUBLIC}?token=secret`, {}, serve);
      const traceId = answer.headers.get('frontegg-trace-id');
      expect(traceId).toMatch(/^[\w-]{36}$/);
      expect(lines).toMatchObject([{ traceId, method: 'GET', path: PUBLIC, status: 200 }]);
      expect(JSON.stringify(lines)).not.toContain('secret');
    });

    it('a refusal with caller and IP address in its log', async () => {
      const lines: Readonly<Record<string, unknown>>[] = [];
      const log: Log = { info: (fields) => void lines.push(fields), warn: quiet, error: quiet };
      const serve = createServer({ ...server.ports, log });
      const browser = server.browser();
      const { value } = await browser.signIn('bo@acme.test');
      const path = '/frontegg/identity/resources/roles/v1';
      const init = { method: 'POST', body: '{}', headers: { ...json, authorization: `Bearer ${browser.token}` } };
      await serve(new Request(ORIGIN + path, init), { ip: '203.0.113.9' });
      expect(lines).toMatchObject([{ method: 'POST', path, status: 403, ip: '203.0.113.9', userId: value.userId }]);
    });

    it('429 where too many passwords wait', async () => {
      const busy = server.configured({}, { hasher: { hash: full, verify: full } });
      const answer = await ask(
        LOGIN,
        { method: 'POST', body: '{"email":"a@b.test","password":"x"}', headers: json },
        busy.serve,
      );
      expect(answer.headers.get('retry-after')).toBe('1');
      expect(await errorsOf(answer)).toEqual([429, ['Too many requests']]);
    });

    it('500 without details, which only its log has', async () => {
      const lines: Readonly<Record<string, unknown>>[] = [];
      const log: Log = { info: quiet, warn: quiet, error: (fields) => void lines.push(fields) };
      const broken = server.configured({}, { log, hasher: { hash: wrong, verify: wrong } });
      const body = '{"email":"a@b.test","password":"hunter2-hunter2"}';
      const answer = await ask(LOGIN, { method: 'POST', body, headers: json }, broken.serve);
      const traceId = answer.headers.get('frontegg-trace-id');
      expect(await errorsOf(answer)).toEqual([500, ['Internal server error']]);
      expect(lines).toMatchObject([{ traceId, error: expect.stringContaining('the disk is full') }]);
      expect(JSON.stringify(lines)).not.toContain('hunter2');
    });
  });
});

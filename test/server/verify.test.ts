import { type ChildProcess, execFile, spawn, spawnSync } from 'node:child_process';
import { once } from 'node:events';
import { existsSync, mkdtempSync, readFileSync, rmSync } from 'node:fs';
import type { AddressInfo } from 'node:net';
import { tmpdir } from 'node:os';
import { join, resolve } from 'node:path';
import { promisify } from 'node:util';
import { getRequestListener } from '@hono/node-server';
import { generateKeyPair, SignJWT } from 'jose';
import { afterAll, beforeAll, describe, expect, it, vi } from 'vitest';
import { createVerifier, type TokenFailure, TokenRefused, type Verifier } from '../../adapters/verify/index.ts';
import { freePort } from '../../demo/server/dev/database/start-cluster.ts';
import { CONNECTION_LIMITS, listen as openPort } from '../../demo/server/process/listen.ts';
import { enter } from '../kit/enter.ts';
import { eventually } from '../kit/eventually.ts';
import { openTestServer, type TestServer } from '../kit/server.ts';

const CALLER = 'ada@acme.test';
const AUDIENCE = 'demo';
/** A compiler of another language may be slow to start. */
const COMPILES_MS = 180_000;

/** Serves requests on a loopback port, as the product does. */
const listen = async (fetch: (request: Request) => Response | Promise<Response>) => {
  const limits = { ...CONNECTION_LIMITS, connections: 100 };
  const place = { port: 0, host: '127.0.0.1', limits, onUpgrade: () => false };
  const { port, close } = await openPort(getRequestListener(fetch), place);
  return { url: `http://127.0.0.1:${port}`, close: () => void close() };
};

const failureOf = (attempt: Promise<unknown>): Promise<TokenFailure | 'none' | 'another'> =>
  attempt.then(
    () => 'none',
    (error: unknown) => (error instanceof TokenRefused ? error.code : 'another'),
  );

const isThere = (command: string) => !spawnSync(command, ['--version']).error;

const bearer = (value: string) => ({ authorization: `Bearer ${value}` });

describe('a back end that verifies access tokens', () => {
  let server: TestServer;
  let http: Awaited<ReturnType<typeof listen>>;
  let asked: string[];
  let verifier: Verifier;
  let token: string;
  beforeAll(async () => {
    http = await listen((request) => {
      asked.push(new URL(request.url).pathname);
      return server.serve(request);
    });
    asked = [];
    server = await openTestServer(http.url);
    // a verifier goes by the clock of its machine
    server.clock.pass(Date.now() - server.clock.now().getTime());
    verifier = createVerifier({ issuer: http.url, audience: AUDIENCE });
    token = (await enter(server, CALLER)).token ?? '';
  });
  afterAll(async () => {
    http.close();
    await server.close();
  });

  const signed = (claims: Readonly<Record<string, unknown>>, seconds = 300) =>
    server.ports.keys.sign({ sub: 'a', tenantId: 'b', roles: [], permissions: [], ...claims }, seconds);

  it('reads who calls, in which tenant, and with what rights, and fetches the keys once', async () => {
    const claims = await verifier.verify(token);
    expect(claims).toMatchObject({ email: CALLER, tenantId: server.acme.tenantId, iss: http.url, aud: AUDIENCE });
    expect(claims.permissions).toBeInstanceOf(Array);
    await verifier.verify(token);
    expect(asked).toEqual(['/.well-known/jwks.json']);
  });

  it('finds the keys by the metadata of the issuer', async () => {
    const answer = await fetch(`${http.url}/.well-known/openid-configuration`);
    const metadata = (await answer.json()) as { issuer: string; jwks_uri: string };
    expect(metadata.issuer).toBe(http.url);
    expect(answer.headers.get('cache-control')).toBe('public, max-age=300');
    const other = createVerifier({ issuer: metadata.issuer, audience: AUDIENCE, jwksUrl: metadata.jwks_uri });
    expect((await other.verify(token)).email).toBe(CALLER);
  });

  it.each<[string, () => Promise<string> | string, TokenFailure]>([
    ['an expired token', () => signed({}, -60), 'expired'],
    ['a token without a tenant', () => signed({ tenantId: undefined }), 'invalid'],
    ['a token that is not one', () => 'nonsense', 'invalid'],
    ['a token of a million characters', () => token + 'A'.repeat(1_000_000), 'invalid'],
    ['a changed token', () => token.replace(/\.[^.]+\./, (body) => `${body.slice(0, -2)}A.`), 'invalid'],
    ['an unsigned token', () => `${btoa('{"alg":"none"}').replaceAll('=', '')}.${token.split('.')[1]}.`, 'invalid'],
  ])('refuses %s', async (_, make, code) => {
    expect(await failureOf(verifier.verify(await make()))).toBe(code);
  });

  it('refuses a token of another key, audience, issuer or algorithm', async () => {
    const { privateKey } = await generateKeyPair('ES256');
    const [head = ''] = token.split('.');
    const { kid } = JSON.parse(atob(head)) as { kid: string };
    const forge = (alg: string, key: CryptoKey | Uint8Array) =>
      new SignJWT({ tenantId: 'b', roles: [], permissions: [] })
        .setProtectedHeader({ alg, kid, typ: 'JWT' })
        .setSubject('a')
        .setIssuer(http.url)
        .setAudience(AUDIENCE)
        .setIssuedAt()
        .setExpirationTime('5m')
        .sign(key);
    expect(await failureOf(verifier.verify(await forge('ES256', privateKey)))).toBe('invalid');
    const { keys } = await server.ports.keys.jwks();
    const asSecret = new TextEncoder().encode(JSON.stringify(keys[0]));
    expect(await failureOf(verifier.verify(await forge('HS256', asSecret)))).toBe('invalid');
    for (const wrong of [{ audience: 'another' }, { issuer: 'https://id.example.com' }]) {
      const strict = createVerifier({
        issuer: http.url,
        audience: AUDIENCE,
        jwksUrl: `${http.url}/.well-known/jwks.json`,
        ...wrong,
      });
      expect(await failureOf(strict.verify(token))).toBe('invalid');
    }
  });

  it('says that the keys cannot be had, and not that the token is wrong, while the issuer is away', async () => {
    const away = await listen(() => new Response('', { status: 503 }));
    const broken = createVerifier({ issuer: http.url, audience: AUDIENCE, jwksUrl: away.url });
    expect(await failureOf(broken.verify(token))).toBe('keysUnavailable');
    expect(
      await failureOf(broken.getSession(new Request(http.url, { headers: { authorization: `Bearer ${token}` } }))),
    ).toBe('keysUnavailable');
    away.close();
  });

  it('has the session of a request, of fetch and of Node, and none where it carries no valid token', async () => {
    const authorization = `Bearer ${token}`;
    expect((await verifier.getSession(new Request(http.url, { headers: { authorization } })))?.email).toBe(CALLER);
    expect((await verifier.getSession({ headers: { authorization } }))?.email).toBe(CALLER);
    for (const headers of [
      {},
      { authorization: 'Basic YTpi' },
      { authorization: 'Bearer ' },
      { authorization: `${authorization}x` },
    ])
      expect(await verifier.getSession({ headers })).toBeUndefined();
  });

  describe('as back-end.md shows', () => {
    beforeAll(() => {
      vi.stubEnv('FE_ISSUER', http.url);
      vi.stubEnv('FE_CLIENT_ID', AUDIENCE);
    });
    afterAll(() => vi.unstubAllEnvs());

    it.each([
      'back-end-node.ts',
      'back-end-hono.ts',
      'back-end-express.mjs',
      'back-end-fastify.mjs',
      'back-end-next.ts',
      'back-end-next-route.ts',
      'back_end.py',
      'back_end.go',
      'BackEnd.java',
    ])('prints %s as it is tried', (name) => {
      const language = name.split('.').at(-1)?.replace('mjs', 'js');
      expect(readFileSync('demo/docs/back-end.md', 'utf8')).toContain(
        `\`\`\`${language}\n${readFileSync(`demo/docs/examples/${name}`, 'utf8')}\`\`\``,
      );
    });

    // languages of readers that need not be on this machine, with the libraries of their own package manager or of Debian's
    const python = ['python3', '/usr/bin/python3'].find(
      (command) => spawnSync(command, ['-c', 'import jwt, cryptography']).status === 0,
    );
    it.runIf(python)('finds who calls, and no one by what is no valid token, in Python', async () => {
      const script =
        'import json, sys; from back_end import get_session; print(json.dumps([get_session(h) for h in json.loads(sys.argv[1])]))';
      const expired = await signed({}, -60);
      const headers = [null, 'Basic YTpi', 'Bearer a.b.c', `Bearer ${expired}`, `bearer ${token}`];
      const { stdout } = await promisify(execFile)(python ?? '', ['-B', '-c', script, JSON.stringify(headers)], {
        cwd: 'demo/docs/examples',
      });
      const known: unknown = expect.objectContaining({ email: CALLER, tenantId: server.acme.tenantId });
      expect(JSON.parse(stdout)).toEqual([null, null, null, null, known]);
    });

    const JACKSON = ['databind', 'core', 'annotations'].map((part) => `/usr/share/java/jackson-${part}.jar`);
    const GO_PATH = '/usr/share/gocode';
    const folder = mkdtempSync(join(tmpdir(), 'fe-back-end-'));
    const binary = join(folder, 'back-end');
    const programs: { file: string; needs: string[]; build: string[]; run: string[] }[] = [
      {
        file: 'back_end.go',
        needs: [`${GO_PATH}/src/github.com/coreos/go-oidc`],
        build: ['go', 'build', '-o', binary],
        run: [binary],
      },
      {
        file: 'BackEnd.java',
        needs: JACKSON,
        build: ['javac', '-Xlint:all', '-Werror', '-d', folder, '-cp', JACKSON.join(':')],
        run: ['java', '-cp', [folder, ...JACKSON].join(':'), 'BackEnd'],
      },
    ];
    const running: ChildProcess[] = [];
    afterAll(async () => {
      for (const program of running.filter(({ exitCode }) => exitCode === null)) {
        program.kill();
        await once(program, 'exit');
      }
      rmSync(folder, { recursive: true });
    });
    for (const { file, needs, build, run } of programs)
      it.runIf(needs.every((path) => existsSync(path)) && isThere(build[0] ?? ''))(
        `answers 401 to strangers and 403 without the permission, with ${file}`,
        async () => {
          const env = { ...process.env, GO111MODULE: 'off', GOPATH: GO_PATH, PORT: `${await freePort()}` };
          const start = ([command = '', ...options]: string[]) => spawn(command, options, { env, stdio: 'inherit' });
          const [status] = await once(start([...build, resolve('demo/docs/examples', file)]), 'exit');
          expect(status).toBe(0);
          running.push(start(run));
          const ask = (headers: Record<string, string>) =>
            fetch(`http://127.0.0.1:${env.PORT}/api/reports`, { headers });
          await eventually(async () => expect((await ask({})).status).toBe(401));
          expect((await ask(bearer(await signed({ permissions: ['reports.read'] }, -60)))).status).toBe(401);
          expect((await ask(bearer(token))).status).toBe(403);
          const reader = await signed({ permissions: ['reports.read'], tenantId: 'a tenant' });
          expect(await (await ask(bearer(reader))).json()).toEqual({ reportsOf: 'a tenant' });
        },
        COMPILES_MS,
      );

    it('answers who calls, and 401 to strangers, with Node alone', async () => {
      const { backEnd } = await import('../../demo/docs/examples/back-end-node.ts');
      backEnd.listen(0, '127.0.0.1');
      await once(backEnd, 'listening');
      const url = `http://127.0.0.1:${(backEnd.address() as AddressInfo).port}`;
      const known = await fetch(url, { headers: { authorization: `Bearer ${token}` } });
      expect(await known.json()).toMatchObject({ tenantId: server.acme.tenantId });
      expect((await fetch(url)).status).toBe(401);
      backEnd.close();
    });

    /** Calls an application at `/api/reports`. */
    type Ask = (headers: Record<string, string>) => Promise<Pick<Response, 'status' | 'json'>>;
    const frameworks: [name: string, open: () => Promise<Ask>][] = [
      [
        'Hono',
        async () => {
          const { app } = await import('../../demo/docs/examples/back-end-hono.ts');
          return async (headers) => app.request('/api/reports', { headers });
        },
      ],
      [
        'Express',
        async () => {
          const { app } = await import('../../demo/docs/examples/back-end-express.mjs');
          const listening = app.listen(0, '127.0.0.1');
          await once(listening, 'listening');
          closing.push(() => listening.close());
          return (headers) =>
            fetch(`http://127.0.0.1:${(listening.address() as AddressInfo).port}/api/reports`, { headers });
        },
      ],
      [
        'a route of Next',
        async () => {
          const { GET } = await import('../../demo/docs/examples/back-end-next-route.ts');
          return (headers) => GET(new Request(`${http.url}/api/reports`, { headers }));
        },
      ],
      [
        'Fastify',
        async () => {
          const { app } = await import('../../demo/docs/examples/back-end-fastify.mjs');
          return async (headers) => {
            const { statusCode, body } = await app.inject({ url: '/api/reports', headers });
            return { status: statusCode, json: async () => JSON.parse(body) };
          };
        },
      ],
    ];
    const closing: (() => void)[] = [];
    afterAll(() => closing.forEach((close) => close()));

    it.each(frameworks)('answers 401 to strangers and 403 without the permission, with %s', async (_, open) => {
      const ask = await open();
      expect((await ask({})).status).toBe(401);
      expect((await ask(bearer(token))).status).toBe(403);
      const reader = await signed({ permissions: ['reports.read'], tenantId: 'a tenant' });
      expect(await (await ask(bearer(reader))).json()).toEqual({ reportsOf: 'a tenant' });
    });

    it('answers 401 to strangers and lets others pass, as the proxy of a Next application', async () => {
      const { proxy } = await import('../../demo/docs/examples/back-end-next.ts');
      expect((await proxy(new Request(http.url)))?.status).toBe(401);
      expect(await proxy(new Request(http.url, { headers: { authorization: `Bearer ${token}` } }))).toBeUndefined();
    });
  });
});

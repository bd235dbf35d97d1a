import { afterAll, beforeAll, describe, expect, it } from 'vitest';
import type { AnyEndpoint } from '../../../../core/contract/endpoint.ts';
import type { Server } from '../../../../demo/server/app.ts';
import { createServer } from '../../../../demo/server/app.ts';
import { pinoLog } from '../../../../demo/server/log/pino-log.ts';
import { areas } from '../../../../demo/server/routes.ts';
import { openBrowser } from '../../../kit/browser.ts';
import { PASSWORD } from '../../../kit/company.ts';
import { TEST_SECRET } from '../../../kit/server.ts';
import { ACTS } from '../../../kit/audit/acts.ts';
import { MATRIX } from '../../../kit/authority/matrix.ts';
import { type Actor, ACTORS, openWorld, type World } from '../../../kit/authority/world.ts';

const SECRET = /password|token|code|secret|value|otpauth|challenge|phonenumber/i;
/** Too short to be told from anything else. */
const SHORTEST = 6;

const valuesUnder = (value: unknown, names: RegExp, named = false): string[] =>
  Object.entries(Object(value)).flatMap(([key, inner]) => {
    const is = (named && Array.isArray(value)) || names.test(key);
    return typeof inner === 'string' ? (is ? [inner] : []) : valuesUnder(inner, names, is);
  });

/** Whether a text holds a secret; six digits only where they stand by themselves, for an id may have the same. */
const holds = (text: string, secret: string): boolean =>
  text.includes(secret) && (!/^\d{6}$/.test(secret) || new RegExp(`(?<![\\w-])${secret}(?![\\w-])`).test(text));

const parsed = (text: string): unknown => {
  try {
    return JSON.parse(text);
  } catch {
    return {};
  }
};

/** Remembers every secret that goes in or comes out. */
const watching = (serve: Server, secrets: Set<string>): Server => {
  const keep = (...found: (string | undefined)[]) => {
    for (const secret of found) if (secret && secret.length >= SHORTEST) secrets.add(secret);
  };
  return async (request, peer) => {
    const sent = parsed(await request.clone().text());
    const cookies = (request.headers.get('cookie') ?? '').split('; ').map((pair) => pair.split('=')[1]);
    keep(...valuesUnder(sent, SECRET), ...cookies, request.headers.get('authorization')?.slice('Bearer '.length));
    keep(new URL(request.url).searchParams.get('token') ?? undefined);
    const answer = await serve(request, peer);
    keep(...valuesUnder(parsed(await answer.clone().text()), SECRET));
    keep(...answer.headers.getSetCookie().map((cookie) => /=([^;]*)/.exec(cookie)?.[1]));
    return answer;
  };
};

const fails = () => Promise.reject(new Error('the hasher broke'));

describe('the server’s log', () => {
  let world: World;
  const lines: string[] = [];
  const secrets = new Set([TEST_SECRET, PASSWORD]);
  const log = pinoLog('trace', (line) => void lines.push(line));
  beforeAll(async () => {
    world = await openWorld();
  });
  afterAll(() => world.server.close());

  const makeAs = async (serve: Server, actor: Actor, call: AnyEndpoint, name: string): Promise<void> => {
    const { token, cookie } = await world.browserOf(actor);
    const browser = Object.assign(openBrowser(serve, world.server.ports.publicUrl), { token, cookie });
    await browser.call(call, (await MATRIX[name]?.input?.(world)) ?? {});
  };
  /** Every call of the contract, by all actors; some of them are declined. */
  const makeAllCalls = async (serve: Server): Promise<void> => {
    // one after another: each prepares what its call needs
    for (const [area, routes] of Object.entries(areas))
      for (const { name, endpoint } of routes)
        for (const actor of ACTORS) await makeAs(serve, actor, endpoint, `${area}.${name}`);
    // what a call with no proof to show is made with above, with one
    for (const [area, routes] of Object.entries(areas))
      for (const { name, endpoint } of routes) {
        const act = ACTS[`${area}.${name}`];
        if (typeof act !== 'object' || !act.input) continue;
        const browser = openBrowser(serve, world.server.ports.publicUrl);
        browser.token = (await world.browserOf('administrator')).token;
        expect((await browser.call(endpoint, await act.input(world))).status, name).toBe(200);
      }
  };
  const json = { 'content-type': 'application/json' };
  const post = (serve: Server, path: string, body: string, headers: Record<string, string> = json) =>
    serve(
      new Request(`http://localhost:3000/frontegg/identity/resources/${path}`, { method: 'POST', body, headers }),
      {},
    );

  // every call there is, by everyone: a busy machine takes its time
  it('has calls and failures, but no password, token, code, cookie or key', {
    timeout: 240_000,
  }, async () => {
    const { ports } = world.server;
    const serve = watching(createServer({ ...ports, log }), secrets);
    const breaking = watching(createServer({ ...ports, log, hasher: { hash: fails, verify: fails } }), secrets);
    await makeAllCalls(serve);
    const wrong = { email: 'ada@acme.test', password: 'A wrong secret of Ada' };
    await post(serve, 'auth/v1/user', JSON.stringify(wrong));
    await post(breaking, 'auth/v1/user', JSON.stringify(wrong));
    await post(serve, 'auth/v1/user', '{"password":"half of a secret');
    secrets.add('half of a secret');
    await post(serve, 'auth/v1/user/token/refresh', '{}', { cookie: 'fe-refresh=a-made-up-cookie' });
    await post(serve, 'users/v1/activate?token=a-token-in-an-address', '{}', {
      authorization: 'Bearer a-made-up-token',
    });

    expect(secrets.size).toBeGreaterThan(100);
    expect(lines.length).toBeGreaterThan(200);
    expect(lines.some((line) => line.includes('the hasher broke'))).toBe(true);
    const all = lines.join('');
    for (const secret of secrets) if (holds(all, secret)) expect.fail(`the log holds ${secret}`);
  });

  it('has nothing private about an act', async () => {
    const acts = JSON.stringify(await world.server.store.audits.find());
    for (const secret of secrets) if (holds(acts, secret)) expect.fail(`the audit log holds ${secret}`);
  });
});

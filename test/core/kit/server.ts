import type { Transport, WireAnswer, WireRequest } from '../../../core/transport.ts';
import type { TenantId, UserId } from '../../../core/contract/entities/ids.ts';
import { memoryStore } from '../../../demo/server/store/memory.ts';
import type { OperatorConfig } from '../../../demo/server/vendor/config.ts';
import { PASSWORD } from '../../kit/company.ts';
import { ROOMY_LIMITS } from '../../kit/roomy-limits.ts';
import { aMembership, aTenant } from '../../kit/rows.ts';
import { openServerOver, type TestServer } from '../../kit/server.ts';
import { everythingIn } from '../../kit/test-store.ts';
import { CookieJar } from '../../kit/wire/cookie-jar.ts';
import { serving } from './virtual-time.ts';

/** Answer of another server that speaks the protocol: a status and a JSON body. */
export interface ForeignReply {
  status?: number;
  body?: unknown;
  headers?: Record<string, string>;
}

/** Fault of the way to a server, or of the server itself: no connection, too many requests, a failure within, or no answer at all. */
export type Fault = FaultNow | Promise<FaultNow>;

type FaultNow =
  | 'offline'
  | (ForeignReply & { status: 408 | 410 | 425 | 429 | 500 | 502 | 503 | 504 })
  // the page of a network on the way, or nothing that the protocol knows
  | { status: 200; headers?: never; body: string | Record<string, never> };

type Reply = ForeignReply | FaultNow;

/** Answers a call as another server does, or changes what ours answers. */
type ForeignAnswer = (
  body: Record<string, string>,
  real: () => Promise<WireAnswer>,
) => Reply | Promise<Reply | WireAnswer>;

const encode = (value: unknown) => Buffer.from(JSON.stringify(value)).toString('base64url');

/** An unsigned access token: the client reads tokens, it does not trust them. */
export const tokenOf = (claims: object): string => `${encode({ alg: 'none' })}.${encode(claims)}.`;

/** Ids of the administrator, her company and another one. */
export const ADA = '00000000-0000-4000-8000-0000000000ad' as UserId; // branded where it is made
export const ACME = '00000000-0000-4000-8000-00000000ac3e' as TenantId; // branded where it is made
export const NORTH = '00000000-0000-4000-8000-000000000472' as TenantId; // branded where it is made

const ORIGIN = 'https://app.test';
const LOGIN_PATH = '/frontegg/identity/resources/auth/v1/user';
const PEER = { ip: '192.0.2.7' };

const answerOf = async (response: Response): Promise<WireAnswer> => ({
  status: response.status,
  statusText: response.statusText,
  headers: Object.fromEntries(response.headers),
  body: await response.text(),
});

/** A real answer with some of its fields changed. */
export const changed = (answer: WireAnswer, fields: object): WireAnswer => ({
  ...answer,
  body: JSON.stringify({ ...JSON.parse(answer.body), ...fields }),
});

const made = (reply: Reply | WireAnswer): WireAnswer => {
  if (reply === 'offline') throw new TypeError('Failed to fetch');
  const { status = 200, headers = {}, body = {} } = reply;
  return { status, statusText: '', headers, body: typeof body === 'string' ? body : JSON.stringify(body) };
};

const open = async (config: Partial<OperatorConfig>): Promise<TestServer> => {
  const store = memoryStore();
  const rows = everythingIn(store);
  const kept = { store, rows, url: undefined, close: () => store.close() };
  const server = await openServerOver(kept, ORIGIN, { tenant: ACME, ada: ADA });
  await rows.transaction((writer) => writer.tenants.insert(aTenant({ id: NORTH, name: 'Northwind' })));
  return server.configured({ limits: ROOMY_LIMITS, ...config });
};

/** The server over a store in memory as one browser has it, with the company at acme.test in it. Faults and answers of other servers can be put in place of its own. */
export const startServer = (config: Partial<OperatorConfig> = {}) => {
  let server: Promise<TestServer> | undefined;
  /** Opens the server when it is first asked for something. */
  const opened = () => (server ??= serving(() => open(config)));
  /** Setup of a test, one step after the other; calls wait for it. */
  let ready: Promise<unknown> = Promise.resolve();
  let jar = new CookieJar();
  const calls: WireRequest[] = [];
  const foreign: Record<string, ForeignAnswer> = {};
  const script = new Map<string, (Reply | Promise<Reply>)[]>();
  const scripted = (key: string, replies: readonly (Reply | Promise<Reply>)[]) =>
    void script.set(key, [...(script.get(key) ?? []), ...replies]);
  const held = new Map<string, Promise<void>>();

  const prepare = (work: (server: TestServer) => unknown): void => {
    const before = ready;
    ready = serving(async () => {
      await before;
      await work(await opened());
    });
  };

  const send = async ({ url, method, headers, body }: WireRequest): Promise<WireAnswer> => {
    const { serve } = await opened();
    const { pathname, search } = new URL(url);
    const sent = new Headers(headers);
    if (jar.header) sent.set('cookie', jar.header);
    const response = await serve(
      new Request(ORIGIN + pathname + search, { method, headers: sent, body: body ?? null }),
      PEER,
    );
    jar.keep(response);
    return answerOf(response);
  };

  const transport: Transport = async (request) => {
    calls.push(request);
    await Promise.resolve();
    const key = `${request.method} ${new URL(request.url).pathname.replace(/^\/frontegg/, '')}`;
    const next = await script.get(key)?.shift();
    const waits = held.get(key);
    held.delete(key);
    const body = typeof request.body === 'string' ? (JSON.parse(request.body) as Record<string, string>) : {};
    const real = () =>
      serving(async () => {
        await ready;
        return send(request);
      });
    const reply = next ?? (await (foreign[key] ? foreign[key](body, real) : real()));
    await waits;
    return made(reply);
  };

  return {
    transport,
    calls,
    /** Answers of another server that speaks the protocol, by `METHOD /path`, for those that ours does not give. */
    foreign,
    password: PASSWORD,
    /** The server itself, for looking on. */
    get opened() {
      return opened();
    },
    /** How often a path was called. */
    count: (path: string) => calls.filter(({ url }) => new URL(url).pathname.endsWith(path)).length,
    /** The next answers to a call are those of another server. */
    foreignOnce: (key: string, ...replies: (ForeignReply | Promise<ForeignReply>)[]) => scripted(key, replies),
    /** The next calls meet a fault, one each. */
    fault: (key: string, ...faults: Fault[]) => scripted(key, faults),
    /** The next answer to a call, made when it arrives, is on its way until it is let go. */
    hold: (key: string): { letGo(): void } => {
      const gate = new EventTarget();
      held.set(key, new Promise((resolve) => gate.addEventListener('open', () => resolve())));
      return { letGo: () => void gate.dispatchEvent(new Event('open')) };
    },
    /** Posts from this browser past the app; uncounted, and whatever answers stand in place of the server's. */
    ask: async (path: string, body: object): Promise<WireAnswer> => {
      await ready;
      const headers = { 'content-type': 'application/json' };
      const request = { method: 'POST', url: `${ORIGIN}/frontegg${path}`, headers, body: JSON.stringify(body) };
      return serving(() => send({ ...request, credentials: 'include' }));
    },
    /** Puts something into the server before the next call is answered. */
    prepare,
    /** `userId` and `token` of the newest link that was mailed to an address. */
    linkTo: (email: string) => serving(async () => (await opened()).linkTo(email)),
    /** The newest code that was mailed to an address, or sent to a phone. */
    codeTo: (to: string) =>
      serving(async () => {
        const now = await opened();
        const [message] = to.includes('@') ? await now.mailsTo(to) : await now.textsTo(to);
        return message?.text.match(/\b\d{6}\b/)?.[0] ?? '';
      }),
    /** Changes the operator's configuration from the next call on. */
    configure: (changes: Partial<OperatorConfig>) =>
      prepare((now) => {
        server = Promise.resolve(now.configured(changes));
      }),
    /** Companies a person belongs to besides their own. */
    belongTo: (email: string, ...tenants: TenantId[]) =>
      prepare(async ({ store, acme }) => {
        const [person] = await store.users.find({ where: { email } });
        const place = { userId: person?.id ?? ADA, roleIds: Object.values(acme.roleIds).slice(0, 1) };
        await store.transaction(async (rows) => {
          for (const tenantId of tenants) await rows.memberships.insert(aMembership({ tenantId, ...place }));
        });
      }),
    /** The cookie as left by an earlier visit, or by its end. */
    remember: (email: string | undefined) =>
      prepare(async ({ serve }) => {
        jar = new CookieJar();
        if (email === undefined) return;
        const headers = { 'content-type': 'application/json' };
        const body = JSON.stringify({ email, password: PASSWORD });
        jar.keep(await serving(() => serve(new Request(ORIGIN + LOGIN_PATH, { method: 'POST', headers, body }), PEER)));
      }),
  };
};

/** Calls, as `METHOD /path`. */
export const LOGIN = 'POST /identity/resources/auth/v1/user';
export const REFRESH = 'POST /identity/resources/auth/v1/user/token/refresh';
export const ME = 'GET /identity/resources/users/v2/me';
export const PRELOGIN = 'POST /identity/resources/auth/v2/user/sso/prelogin';

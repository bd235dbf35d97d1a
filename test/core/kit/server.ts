import type { Transport, WireAnswer, WireRequest } from '../../../core/client/transport.ts';

/** What a call answers: a status and a JSON body, or nothing because there is no way to the server. */
type Reply = { status?: number; body?: unknown; headers?: Record<string, string> } | 'offline';

const encode = (value: unknown) => Buffer.from(JSON.stringify(value)).toString('base64url');

/** An unsigned access token: the client reads tokens, it does not trust them. */
export const tokenOf = (claims: object): string => `${encode({ alg: 'none' })}.${encode(claims)}.`;

/** Whom a request speaks for. */
const claimsOf = ({ headers }: WireRequest): { email: string; tenantId: string } | undefined => {
  const part = headers['Authorization']?.split('.')[1];
  return part ? JSON.parse(Buffer.from(part, 'base64url').toString()) : undefined;
};

const PASSWORD = 'Demo-passw0rd-42';

/** A tenant as the wire shows it, as far as a client looks. */
const named = (tenantId: string) => ({ tenantId, name: tenantId === 't-acme' ? 'Acme Robotics' : 'Northwind' });

/** One browser's view of a server: a cookie, people, and what the wire says. Every tab of the browser speaks to it. */
export const startServer = () => {
  const people = new Map([['ada@acme.test', { id: 'u-ada', name: 'Ada', tenantId: 't-acme', password: PASSWORD }]]);
  /** The email of whom the refresh cookie belongs to. */
  let cookie: string | undefined;
  let given = 0;
  const calls: WireRequest[] = [];
  const script = new Map<string, (Reply | Promise<Reply>)[]>();
  const held = new Map<string, Promise<void>>();
  /** Whom each person may act for; unset, for their own tenant alone. */
  const tenants = new Map<string, string[]>();
  /** The tenant of the session the cookie belongs to. */
  let entered: string | undefined;

  const answerFor = (email: string, wanted?: string | null) => {
    const person = people.get(email);
    const tenantId = wanted ?? entered ?? person?.tenantId;
    given += 1;
    return {
      accessToken: tokenOf({ sub: person?.id, tenantId, email, n: given }),
      expiresIn: 300,
      expires: '2026-01-01T00:05:00.000Z',
      mfaRequired: false,
      userId: person?.id,
      tenantId,
      email,
      emailVerified: true,
    };
  };

  const belongs = (email: string, tenantId: string) =>
    (tenants.get(email) ?? [people.get(email)?.tenantId]).includes(tenantId);
  const answerTenants = (request: WireRequest): Reply => {
    const all = tenants.get(claimsOf(request)?.email ?? '') ?? ['t-acme'];
    return { body: { tenants: all.map(named), activeTenant: named(claimsOf(request)?.tenantId ?? 't-acme') } };
  };

  const routes: Record<string, (request: WireRequest, body: Record<string, string>) => Reply> = {
    'POST /identity/resources/auth/v1/user': (_, { email = '', password }) => {
      if (people.get(email)?.password !== password)
        return { status: 401, body: { errors: ['Incorrect email or password'], errorCode: 'wrongCredentials' } };
      cookie = email;
      entered = undefined;
      return { body: answerFor(email) };
    },
    'POST /identity/resources/auth/v1/user/token/refresh': (_, { tenantId }) => {
      if (!cookie) return { status: 401, body: { errors: ['Unauthorized'] } };
      if (tenantId && !belongs(cookie, tenantId)) return { status: 404, body: { errors: ['Tenant not found'] } };
      return { body: answerFor(cookie, tenantId) };
    },
    'PUT /identity/resources/users/v1/tenant': (_, { tenantId = '' }) => {
      entered = tenantId;
      return { body: {} };
    },
    'POST /identity/resources/auth/v1/logout': () => {
      cookie = undefined;
      return { body: {} };
    },
    'POST /identity/resources/auth/v2/user/sso/prelogin': () => ({ body: null }),
    'GET /identity/resources/users/v2/me': (request) => {
      const email = claimsOf(request)?.email;
      const person = email && people.get(email);
      if (!person) return { status: 401, body: { errors: ['Unauthorized'] } };
      return {
        body: {
          id: person.id,
          sub: person.id,
          email,
          name: person.name,
          tenantId: claimsOf(request)?.tenantId,
          roles: [],
          permissions: [],
        },
      };
    },
    'GET /identity/resources/users/v3/me/tenants': answerTenants,
    'GET /identity/resources/users/v1/me/tenants': answerTenants,
    'GET /identity/resources/configurations/v1/public': () => ({ body: { allowSignups: true, captchaEnabled: false } }),
    'GET /identity/resources/configurations/v1/auth/strategies/public': () => ({
      body: { mainAuthStrategies: [{ strategy: 'EmailAndPassword' }], secondaryAuthStrategies: [] },
    }),
    'GET /identity/resources/configurations/v1/password': () => ({ body: { minLength: 12 } }),
    'GET /identity/resources/users/v1/passwords/config': () => ({ body: { minLength: 10 } }),
    'GET /vendors/public': () => ({ body: { name: 'Acme', whiteLabelMode: false } }),
    'GET /flags': () => ({ body: {} }),
    'GET /metadata': () => ({ body: { rows: [{ configuration: { theme: 'modern' } }] } }),
  };

  const transport: Transport = async (request) => {
    calls.push(request);
    await Promise.resolve();
    const key = `${request.method} ${new URL(request.url).pathname.replace(/^\/frontegg/, '')}`;
    const scripted = await script.get(key)?.shift();
    const waits = held.get(key);
    held.delete(key);
    const body = typeof request.body === 'string' ? (JSON.parse(request.body) as Record<string, string>) : {};
    const reply = scripted ?? routes[key]?.(request, body) ?? { status: 404, body: { errors: ['Route not found'] } };
    await waits;
    if (reply === 'offline') throw new TypeError('Failed to fetch');
    const answer: WireAnswer = {
      status: reply.status ?? 200,
      statusText: '',
      headers: reply.headers ?? {},
      body: typeof reply.body === 'string' ? reply.body : JSON.stringify(reply.body ?? {}),
    };
    return answer;
  };

  return {
    transport,
    calls,
    routes,
    people,
    password: PASSWORD,
    /** How often a path was called. */
    count: (path: string) => calls.filter(({ url }) => new URL(url).pathname.endsWith(path)).length,
    /** The next answers to a call, in place of its own. */
    next: (key: string, ...replies: (Reply | Promise<Reply>)[]) =>
      script.set(key, [...(script.get(key) ?? []), ...replies]),
    /** The next answer to a call, made when it arrives, is on its way until it is let go. */
    hold: (key: string): { letGo(): void } => {
      const gate = new EventTarget();
      held.set(key, new Promise((resolve) => gate.addEventListener('open', () => resolve())));
      return { letGo: () => void gate.dispatchEvent(new Event('open')) };
    },
    /** The tenants a person may act for. */
    belongTo: (email: string, ...ids: string[]) => void tenants.set(email, ids),
    /** The cookie as left by an earlier visit, or by its end. */
    remember: (email: string | undefined) => (cookie = email),
  };
};

export const LOGIN = 'POST /identity/resources/auth/v1/user';
export const REFRESH = 'POST /identity/resources/auth/v1/user/token/refresh';
export const ME = 'GET /identity/resources/users/v2/me';
export const PRELOGIN = 'POST /identity/resources/auth/v2/user/sso/prelogin';

import { type ErrorHandler, Hono, type MiddlewareHandler } from 'hono';
import type { AnswerKind, FileAnswer } from '../../core/contract/endpoint.ts';
import { DEFAULT_PREFIX } from '../../core/contract/paths.ts';
import { failed, type Result } from '../../core/contract/failure.ts';
import { answerCall, requestOrigin } from './call.ts';
import { writingContext } from './context.ts';
import { createCorsPolicy } from './http/cors-policy.ts';
import { headerCookies } from './http/cookies.ts';
import { securityHeaders } from './http/security-headers.ts';
import type { Navigation } from './federation/navigation.ts';
import type { AnsweredCall } from './metrics/metrics.ts';
import { SIGNING_ALGORITHMS } from './keys/signing-algorithms.ts';
import { PaymentsFailed } from './payments.ts';
import { SealedElsewhere } from './keys/sealer.ts';
import { Busy, type Log, type Ports } from './ports.ts';
import { identifyCallers } from './authority/caller.ts';
import { broken, Declined, keyMissing, notFound, type Refusal, refuse, rateLimited, unavailable } from './refusal.ts';
import { paymentsRefusal } from './payments-refusal.ts';
import type { Cookies } from './rules.ts';
import type { Route } from './serve.ts';
import { StoreUnavailable } from './store/unavailable.ts';

/** Facts about a request that it does not carry itself. */
export interface Peer {
  /** The caller's address, as far as the proxies in front are trusted. */
  ip?: string | null;
  /** Key of rate limits by address; defaults to the address. */
  network?: string | null;
  /** Cookie store where headers cannot carry cookies: in a page. */
  cookies?: Cookies;
}

/** The server: one function, in Node and in a page. */
export type Server = (request: Request, peer?: Peer) => Promise<Response>;

const isFile = (value: unknown): value is FileAnswer =>
  typeof value === 'object' && value !== null && 'blob' in value && value.blob instanceof Blob;

/** Download of a file; its name is of letters, digits, dots, dashes and underscores, or encoded. Source: RFC 6266. */
const fileOf = ({ blob, name }: FileAnswer): Response => {
  const plain = name.replaceAll(/[^\w.-]/g, '_');
  const disposition = `attachment; filename="${plain}"; filename*=UTF-8''${encodeURIComponent(name)}`;
  return new Response(blob, { headers: { 'content-type': blob.type, 'content-disposition': disposition } });
};

const answerOf = (result: Result<unknown, Refusal>, answers: AnswerKind = 'json'): Response => {
  // a call without an answer answers an empty object. Source: protocol/README.md#answers
  if (result.ok && isFile(result.value)) return fileOf(result.value);
  if (result.ok && answers === 'text') return new Response(String(result.value));
  if (result.ok) return Response.json(result.value === undefined ? {} : result.value);
  const { body, status, retryAfter } = result.failure;
  return Response.json(body, {
    status,
    ...(retryAfter !== undefined && { headers: { 'retry-after': String(retryAfter) } }),
  });
};

/** Converts `{name}` of the contract to the router's `:name`. */
const pattern = (path: string) => path.replaceAll(/\{(\w+)\}/g, ':$1');

/**
 * Prefixes of all routes: the API prefix, and none where a proxy has stripped it.
 * Source: protocol/README.md#addresses.
 */
const PREFIXES = [`/${DEFAULT_PREFIX}`, ''];

/** Log message that tells the operator how to restore the key. */
const KEY_MISSING =
  'FE_SECRET_KEYS lacks the key that this was sealed with: put it back behind the others until all is sealed again';

/** Headers of public documents that seldom change. */
const CACHED = { headers: { 'cache-control': 'public, max-age=300' } };

/**
 * Metadata of the issuer, as far as a back end needs it to verify access tokens. Source: OpenID Connect Discovery 1.0 §3.
 * Ours: no endpoints, where no application signs in by hosted login.
 */
const discoveryOf = (issuer: string) => ({
  issuer,
  jwks_uri: `${issuer}/.well-known/jwks.json`,
  response_types_supported: [],
  subject_types_supported: ['public'],
  id_token_signing_alg_values_supported: SIGNING_ALGORITHMS,
});

/** Bindings and variables of a request. */
interface ServerEnv {
  Bindings: Peer;
  Variables: {
    traceId: string;
    cookies: Cookies;
    logged: { userId?: string };
    route: string | undefined;
    crossSite?: true;
  };
}

/** Call as it is counted. Callers choose methods and paths freely, so those of no route are one. */
const measured = (method: string, route: string | undefined, status: number, ms: number): AnsweredCall => {
  const call = route === undefined ? { method: 'ANY', route: 'unmatched' } : { method, route };
  return { ...call, status, seconds: ms / 1000 };
};

/** Sets the trace id and cookies of each call, writes the access log, and counts the call. */
const logged =
  ({ log, metrics }: Pick<Ports, 'log' | 'metrics'>, secure: boolean): MiddlewareHandler<ServerEnv> =>
  async (context, next) => {
    const start = performance.now();
    const { req, env } = context;
    const traceId = crypto.randomUUID();
    const cookies = headerCookies(req.raw, secure);
    const fields: { userId?: string } = {};
    context.set('traceId', traceId);
    context.set('cookies', env.cookies ?? cookies);
    context.set('logged', fields);
    await next();
    const { headers, status } = context.res;
    for (const change of cookies.changes) headers.append('set-cookie', change);
    headers.set('frontegg-trace-id', traceId);
    const ms = performance.now() - start;
    const { pathname: path } = new URL(req.url);
    const { method } = req;
    log.info({ traceId, method, path, status, ms: Math.round(ms), ip: env.ip ?? null, ...fields }, 'answered');
    metrics?.answered(measured(method, context.var.route, status, ms));
  };

/** Error handler: maps an exception to a response. */
const onError =
  (log: Log): ErrorHandler<ServerEnv> =>
  (error, { req, var: { traceId } }) => {
    if (error instanceof Declined) return answerOf(failed(error.refusal));
    if (error instanceof Busy) return answerOf(rateLimited(1));
    const call = { traceId, method: req.method, path: req.path };
    if (error instanceof StoreUnavailable) {
      log.warn({ ...call, error: error.message }, 'no answer to give');
      return answerOf(unavailable());
    }
    if (error instanceof PaymentsFailed) {
      log.warn({ ...call, kind: error.kind, error: error.message }, 'the payment provider refused');
      return answerOf(paymentsRefusal(error));
    }
    if (error instanceof SealedElsewhere) {
      log.error({ ...call, error: error.message }, KEY_MISSING);
      return answerOf(keyMissing());
    }
    log.error({ ...call, error: error.stack }, 'a call broke');
    return answerOf(broken());
  };

/** Creates a server from these routes and its ports. `metadata` is that of hosted login, where there is any. */
export const serveRoutes = (
  ports: Ports,
  routes: readonly Route[],
  navigations: readonly Navigation[] = [],
  metadata?: () => Promise<Readonly<Record<string, unknown>>>,
): Server => {
  const { config, publicUrl, log, keys, clock, dev = false } = ports;
  const policy = createCorsPolicy({ publicUrl, origins: config.origins, loopback: dev, clock, log });
  const secure = publicUrl.startsWith('https:');
  const identify = identifyCallers(ports);
  const discovery = discoveryOf(publicUrl);
  const app = new Hono<ServerEnv>();

  app.use(logged(ports, secure), securityHeaders({ secure }), policy.cors);
  const crossSite = PREFIXES.flatMap((prefix) =>
    navigations.filter((one) => one.crossSite).map(({ path }) => prefix + pattern(path)),
  );
  app.on('POST', crossSite, (context, next) => {
    context.set('crossSite', true);
    return next();
  });
  app.use((context, next) =>
    !context.var.crossSite && policy.isCrossSiteWrite(context.req.raw)
      ? Promise.resolve(answerOf(refuse('originNotAllowed')))
      : next(),
  );
  for (const prefix of PREFIXES) {
    for (const route of routes)
      app.on(route.endpoint.method, prefix + pattern(route.endpoint.path), async (context) => {
        const { req, env, var: kept } = context;
        context.set('route', route.endpoint.path);
        const { ip = null, network = ip } = env;
        const { cookies, logged } = kept;
        return answerOf(
          await answerCall(ports, identify, route, { context, params: req.param(), ip, network, cookies, logged }),
          route.endpoint.answers,
        );
      });
    for (const { method, path, handle } of navigations)
      app.on(method, prefix + pattern(path), (context) => {
        const { req, env, var: kept } = context;
        context.set('route', path);
        const { ip = null, network = ip } = env;
        const from = requestOrigin(req.raw, ip);
        const { cookies } = kept;
        const { write } = writingContext(ports, { from, cookies });
        return handle({ ports, request: req.raw, params: req.param(), cookies, from, write, network });
      });
    app.get(`${prefix}/.well-known/jwks.json`, async () => Response.json(await keys.jwks(), CACHED));
    app.get(`${prefix}/.well-known/openid-configuration`, async () =>
      Response.json((await metadata?.()) ?? discovery, CACHED),
    );
  }
  app.notFound(() => answerOf(notFound('Route')));
  app.onError(onError(log));
  return async (request, peer = {}) => app.fetch(request, peer);
};

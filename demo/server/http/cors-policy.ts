import type { MiddlewareHandler } from 'hono';
import { cors } from 'hono/cors';
import type { Clock, Log } from '../ports.ts';
import { isLoopbackOrigin } from './loopback.ts';

/** Origins whose pages can call the server (CORS). */
interface Setting {
  publicUrl: string;
  origins: readonly string[];
  /** Allows every loopback origin, at any port: only in development. */
  loopback: boolean;
  clock: Clock;
  log: Log;
}

const READS: ReadonlySet<string> = new Set(['GET', 'HEAD', 'OPTIONS']);

/** Lifetime of a preflight answer in the browser's cache (`Access-Control-Max-Age`), in seconds. Ours. */
const PREFLIGHT_SECONDS = 600;

/** Rate limit of log lines about refused origins, and the length each is cut to: anyone can make them up. Ours. */
const REFUSAL_LOG = { most: 20, everyMs: 3_600_000, characters: 300 };

/** Log message about a refused origin, with what the operator can do. */
const REFUSED =
  'A page of this origin is refused: if it is yours, add it to "origins" in the file that FE_CONFIG names, and restart. More: demo/docs/troubleshooting.md#the-service-refuses-this-page';

/** Headers of an answer that a page of another origin can read. */
const EXPOSED = 'frontegg-trace-id,fe-status,Retry-After,Content-Disposition';

/** CORS policy: pages of which other origins can read answers and send writes. */
export interface CorsPolicy {
  /**
   * Answers preflights, and lets pages of allowed origins read answers. Source: Fetch standard, CORS protocol. Ours: Hono's
   * `cors` for preflights alone; around any other answer it copies it twice into one with a stream.
   */
  readonly cors: MiddlewareHandler;
  /**
   * Cross-site write (CSRF) check by the `Origin` header, for sign-in too. Clients that are no browsers send no Origin and
   * pass. Ours: Hono's `csrf` looks at forms alone, and refuses requests without an Origin.
   */
  isCrossSiteWrite(request: Request): boolean;
}

/** Logs each refused origin once an hour, and a few of them at most. */
const refusalLog = ({ clock, log }: Pick<Setting, 'clock' | 'log'>) => {
  let since = 0;
  const logged = new Set<string>();
  return (origin: string): void => {
    const now = clock.now().getTime();
    if (Math.abs(now - since) >= REFUSAL_LOG.everyMs) {
      since = now;
      logged.clear();
    }
    const shown = origin.slice(0, REFUSAL_LOG.characters);
    if (logged.has(shown) || logged.size >= REFUSAL_LOG.most) return;
    logged.add(shown);
    log.warn({ origin: shown }, REFUSED);
  };
};

/**
 * Makes the policy of one server: allowed are the origin of `PUBLIC_URL` and those listed, exactly; the Host header, which
 * the caller writes, has no say.
 */
export const createCorsPolicy = (setting: Setting): CorsPolicy => {
  const own = new Set([new URL(setting.publicUrl).origin, ...setting.origins]);
  const logRefusal = refusalLog(setting);
  const isAllowed = (origin: string): boolean => {
    const allowed = own.has(origin) || (setting.loopback && isLoopbackOrigin(origin));
    if (!allowed) logRefusal(origin);
    return allowed;
  };
  const preflight = cors({
    origin: (origin) => (origin && isAllowed(origin) ? origin : null),
    credentials: true,
    allowMethods: ['GET', 'POST', 'PUT', 'PATCH', 'DELETE'],
    // no `allowHeaders`: the host may add headers of its own to every call, and gets back those it asks for
    maxAge: PREFLIGHT_SECONDS,
  });
  return {
    cors: async (context, next) => {
      if (context.req.method === 'OPTIONS') return preflight(context, next);
      await next();
      const origin = context.req.header('origin');
      const { headers } = context.res;
      if (origin && isAllowed(origin)) headers.set('access-control-allow-origin', origin);
      headers.set('access-control-allow-credentials', 'true');
      headers.set('access-control-expose-headers', EXPOSED);
      headers.append('vary', 'Origin');
      return undefined;
    },
    isCrossSiteWrite: ({ method, headers }) => {
      const origin = READS.has(method) ? null : headers.get('origin');
      return origin !== null && !isAllowed(origin);
    },
  };
};

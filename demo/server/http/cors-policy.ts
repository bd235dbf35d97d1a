import type { Clock, Log } from '../ports.ts';
import { isLoopbackOrigin } from './loopback.ts';

/** Whose pages may call. */
interface Setting {
  publicUrl: string;
  origins: readonly string[];
  /** Whether every page of this machine is one of our own, whatever its port: only in development. */
  loopback: boolean;
  clock: Clock;
  log: Log;
}

const READS: ReadonlySet<string> = new Set(['GET', 'HEAD', 'OPTIONS']);

/** How long a browser may remember what it was told about another origin, in seconds. Ours. */
const PREFLIGHT_SECONDS = 600;

/** How many refused origins are told in an hour, and how much of each: anybody can make them up. Ours. */
const TOLD = { most: 20, everyMs: 3_600_000, characters: 300 };

/** What the operator is to do, who alone can. */
const REFUSED =
  'A page of this origin is refused: if it is yours, add it to "origins" in the file that FE_CONFIG names, and restart';

/**
 * The pages that may call: those of `PUBLIC_URL` and of the listed origins, exactly; the Host header, which the caller
 * writes, has no say. Source: Fetch standard, CORS protocol.
 */
export interface CorsPolicy {
  /**
   * Whether a page of a foreign origin asks for a change. What a cookie authorises is a change, so this is the guard
   * against forged requests, for sign-in too; who is no browser sends no Origin.
   */
  isCrossSiteWrite(request: Request): boolean;
  /** What lets a listed page read the answer. */
  corsHeaders(request: Request): [name: string, value: string][];
}

/** Tells the log of each refused origin once an hour, and of a few at most. */
const refusals = ({ clock, log }: Pick<Setting, 'clock' | 'log'>) => {
  let since = 0;
  const told = new Set<string>();
  return (origin: string): void => {
    const now = clock.now().getTime();
    if (Math.abs(now - since) >= TOLD.everyMs) {
      since = now;
      told.clear();
    }
    const shown = origin.slice(0, TOLD.characters);
    if (told.has(shown) || told.size >= TOLD.most) return;
    told.add(shown);
    log.warn({ origin: shown }, REFUSED);
  };
};

/** Makes the policy of one server. */
export const createCorsPolicy = (setting: Setting): CorsPolicy => {
  const own = new Set([new URL(setting.publicUrl).origin, ...setting.origins]);
  const tell = refusals(setting);
  /** The origin of the page that asks, and whether it may; undefined where no page does. */
  const originOf = (request: Request): { origin: string; allowed: boolean } | undefined => {
    const origin = request.headers.get('origin');
    if (origin === null) return undefined;
    const allowed = own.has(origin) || (setting.loopback && isLoopbackOrigin(origin));
    if (!allowed) tell(origin);
    return { origin, allowed };
  };
  return {
    isCrossSiteWrite: (request) => !READS.has(request.method) && originOf(request)?.allowed === false,
    corsHeaders: (request) => {
      const asking = originOf(request);
      if (!asking?.allowed) return [['vary', 'Origin']];
      return [
        ['vary', 'Origin'],
        ['access-control-allow-origin', asking.origin],
        ['access-control-allow-credentials', 'true'],
        ['access-control-expose-headers', 'frontegg-trace-id, fe-status, Retry-After'],
      ];
    },
  };
};

/** Answers a browser that asks before it calls from another origin. */
export const preflight = (request: Request): Response | undefined => {
  if (request.method !== 'OPTIONS' || !request.headers.has('access-control-request-method')) return undefined;
  return new Response(null, {
    status: 204,
    headers: {
      'access-control-allow-methods': 'GET, POST, PUT, PATCH, DELETE',
      // the host may add headers of its own to every call; only a listed origin gets the rest of the answer
      'access-control-allow-headers': request.headers.get('access-control-request-headers') ?? '',
      'access-control-max-age': String(PREFLIGHT_SECONDS),
    },
  });
};

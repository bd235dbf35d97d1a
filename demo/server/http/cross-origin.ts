/** The pages that may call, besides those of the server's own host. */
export interface Neighbourhood {
  publicUrl: string;
  origins: readonly string[];
}

const READS: ReadonlySet<string> = new Set(['GET', 'HEAD', 'OPTIONS']);

/** How long a browser may remember what it was told about another origin, in seconds. Ours. */
const PREFLIGHT_SECONDS = 600;

const isAllowed = (origin: string, request: Request, { publicUrl, origins }: Neighbourhood) =>
  origin === new URL(request.url).origin || origin === new URL(publicUrl).origin || origins.includes(origin);

/**
 * Whether a page of a foreign origin asks for a change. What a cookie authorises is a change, so this is the guard
 * against forged requests, for sign-in too; who is no browser sends no Origin.
 */
export const isForeign = (request: Request, neighbourhood: Neighbourhood): boolean => {
  const origin = request.headers.get('origin');
  return origin !== null && !READS.has(request.method) && !isAllowed(origin, request, neighbourhood);
};

/** What lets a listed page read the answer. Source: Fetch standard, CORS protocol; the list is exact. */
export const sharing = (request: Request, neighbourhood: Neighbourhood): [name: string, value: string][] => {
  const origin = request.headers.get('origin');
  if (origin === null || !isAllowed(origin, request, neighbourhood)) return [['vary', 'Origin']];
  return [
    ['vary', 'Origin'],
    ['access-control-allow-origin', origin],
    ['access-control-allow-credentials', 'true'],
    ['access-control-expose-headers', 'frontegg-trace-id, fe-status, Retry-After'],
  ];
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

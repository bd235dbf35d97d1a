import { parse, serialize } from 'hono/utils/cookie';
import type { CookieName, Cookies, FlowCookieName } from '../rules.ts';
import { readHeader } from './read-header.ts';

/**
 * Name of a cookie; browsers restrict the `__Host-` prefix to this host and to https.
 * Source: architecture.md#cookies-and-origins.
 */
const nameOf = (cookie: CookieName, secure: boolean) => `${secure ? '__Host-' : ''}fe-${cookie}`;

/** Cookies of a request, and the `Set-Cookie` headers of its response. */
export const headerCookies = (request: Request, secure: boolean): Cookies & { readonly changes: readonly string[] } => {
  const changes: string[] = [];
  return {
    changes,
    get: (cookie) => {
      const name = nameOf(cookie, secure);
      return parse(readHeader(request, 'cookie') ?? '', name)[name];
    },
    flows: () => {
      const begins = nameOf('flow-', secure);
      const names = Object.keys(parse(readHeader(request, 'cookie') ?? ''));
      return names.flatMap((name): FlowCookieName[] =>
        name.startsWith(begins) ? [`flow-${name.slice(begins.length)}`] : [],
      );
    },
    set: (cookie, value, expires) => {
      const isRemoval = value === undefined;
      changes.push(
        serialize(nameOf(cookie, secure), value ?? '', {
          path: '/',
          httpOnly: true,
          secure,
          sameSite: 'Lax',
          ...(isRemoval ? { maxAge: 0 } : expires && { expires }),
        }),
      );
    },
  };
};

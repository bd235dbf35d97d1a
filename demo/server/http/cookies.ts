import { parse, serialize } from 'hono/utils/cookie';
import type { Cookies } from '../rules.ts';

/** The refresh cookie's name: browsers keep the `__Host-` one to this very host and to https. Source: ARCHITECTURE "App". */
const nameOf = (secure: boolean) => (secure ? '__Host-fe-refresh' : 'fe-refresh');

/** The cookies of one request, and the `Set-Cookie` headers its answer will carry. */
export const headerCookies = (request: Request, secure: boolean): Cookies & { readonly changes: readonly string[] } => {
  const name = nameOf(secure);
  const changes: string[] = [];
  return {
    changes,
    get: () => parse(request.headers.get('cookie') ?? '', name)[name],
    set: (_, value, expires) => {
      const gone = value === undefined;
      changes.push(
        serialize(name, value ?? '', {
          path: '/',
          httpOnly: true,
          secure,
          sameSite: 'Lax',
          ...(gone ? { maxAge: 0 } : expires && { expires }),
        }),
      );
    },
  };
};

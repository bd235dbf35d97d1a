import type { HttpInterceptorFn } from '@angular/common/http';
import { catchError, from, switchMap } from 'rxjs';
import type { App } from '../../core/index.ts';
import { type ProvidedFe, injectFe } from './fe.ts';

const UNAUTHORIZED = 401;

const isAllowed = (url: string, origins: ProvidedFe['tokenOrigins']): boolean =>
  URL.canParse(url, location.href) && (origins ?? [location.origin]).includes(new URL(url, location.href).origin);

/** The app once it is known who is signed in; undefined where its options were refused. */
const settled = async ({ ready }: ProvidedFe): Promise<App | undefined> => {
  const app = await ready.catch(() => undefined);
  await app?.ready();
  return app;
};

/** Token after the given one was refused: one that came since, else a refreshed one. */
const tokenAfter = async (app: App, refused: string): Promise<string | undefined> => {
  const now = app.getAccessToken();
  return now === refused ? app.refreshToken() : now;
};

/**
 * Interceptor of `HttpClient`, `provideHttpClient(withInterceptors([feInterceptor]))`: adds the access token to requests to
 * the origins of `tokenOrigins`, waits for it until it is known who is signed in, and after a 401 refreshes it and sends the
 * request once more. A request with an `Authorization` of its own, and any on a server, is left as it is.
 */
export const feInterceptor: HttpInterceptorFn = (request, next) => {
  const fe = injectFe();
  if (typeof window === 'undefined' || request.headers.has('Authorization') || !isAllowed(request.url, fe.tokenOrigins))
    return next(request);
  const send = (token: string) => next(request.clone({ setHeaders: { Authorization: `Bearer ${token}` } }));
  return from(settled(fe)).pipe(
    switchMap((app) => {
      const token = app?.getAccessToken();
      if (!app || token === undefined) return next(request);
      return send(token).pipe(
        catchError((error: { readonly status?: number }) => {
          if (error.status !== UNAUTHORIZED) throw error;
          return from(tokenAfter(app, token)).pipe(
            switchMap((fresh) => {
              if (fresh === undefined) throw error;
              return send(fresh);
            }),
          );
        }),
      );
    }),
  );
};

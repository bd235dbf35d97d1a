import { filter, type Observable, type Subscription } from 'rxjs';
import type { AppCore } from '../app-core.ts';
import type { RouteName } from '../contract/paths.ts';
import { redirectBrowser } from '../router/redirect.ts';
import { toObservable } from '../flow/live.ts';

/** The route shown, now and whenever it changes. */
export const routes = ({ router }: AppCore): Observable<RouteName | undefined> =>
  toObservable(router.subscribe, router.current);

/** Being on a logout route is signing out; the login route follows. Source: product.md#logout. */
export const followLogoutRoute = (app: AppCore): Subscription =>
  routes(app)
    .pipe(filter((route) => route === 'logoutUrl'))
    .subscribe(async () => {
      await app.ready();
      const providerLogoutUrl = await app.session.logout();
      // where the host objects, or the page comes back from there, sign-in follows
      if (providerLogoutUrl) await redirectBrowser(providerLogoutUrl, app.router, app.page);
      app.router.go('loginUrl', { replace: true });
    });

/** In memory there is no host to ask people in again: the box does, once their session has ended. */
export const showLoginAgain = ({ bus, router }: AppCore): Subscription =>
  bus
    .pipe(filter(({ type }) => type === 'session.ended' && router.strategy === 'memory' && !router.current()))
    .subscribe(() => router.go('loginUrl'));

import {
  filter,
  fromEventPattern,
  map,
  startWith,
  type Observable,
  type Subscription,
  distinctUntilChanged,
} from 'rxjs';
import type { AppCore } from '../app-core.ts';
import type { RouteName } from '../contract/paths.ts';

/** The route shown, now and whenever it changes. */
export const routes = ({ router }: AppCore): Observable<RouteName | undefined> =>
  fromEventPattern<void>(
    (listener) => router.subscribe(listener),
    (_, stop: () => void) => stop(),
  ).pipe(
    startWith(undefined),
    map(() => router.current()),
    distinctUntilChanged(),
  );

/** Being on a logout route is signing out; the login route follows. Source: SPEC §2. */
export const followLogoutRoute = (app: AppCore): Subscription =>
  routes(app)
    .pipe(filter((route) => route === 'logoutUrl'))
    .subscribe(async () => {
      await app.ready();
      await app.session.logout();
      app.router.go('loginUrl', { replace: true });
    });

/** In memory there is no host to ask people in again: the box does, once their session has ended. */
export const showLoginAgain = ({ bus, router }: AppCore): Subscription =>
  bus
    .pipe(filter(({ type }) => type === 'session.ended' && router.strategy === 'memory' && !router.current()))
    .subscribe(() => router.go('loginUrl'));

import { combineLatest, filter, map, type Observable, pairwise, startWith, type Subscription } from 'rxjs';
import type { AppCore } from '../app-core.ts';
import type { RouteName } from '../contract/paths.ts';
import { navigateAfterAuth } from '../router/after-auth.ts';
import { type CoreStore, watch } from '../store.ts';
import { routes } from './routes.ts';

/** Whenever somebody signs in or out after it was known how the session stands; true for in. */
export const signIns = (store: CoreStore): Observable<boolean> =>
  watch(store, ({ session }) => session.status).pipe(
    pairwise(),
    filter(([before]) => before !== 'loading'),
    map(([, status]) => status === 'signedIn'),
  );

/** The routes that are about getting in. */
const ENTRIES: ReadonlySet<RouteName | undefined> = new Set<RouteName>(['loginUrl', 'signUpUrl']);

/** A person who is in already, and comes to sign in or up or opens the page there, is led straight on. Source: SPEC §4. */
export const leadOn = (app: AppCore): Subscription =>
  combineLatest([routes(app), watch(app.store, ({ session }) => session.status)])
    .pipe(
      startWith([undefined, 'loading'] as const),
      pairwise(),
      filter(([[routeBefore, before], [route, status]]) => {
        const arrived = routeBefore !== route || before === 'loading';
        return ENTRIES.has(route) && status === 'signedIn' && arrived;
      }),
    )
    // once everybody has heard that the session has started
    .subscribe(() => queueMicrotask(() => ENTRIES.has(app.router.current()) && navigateAfterAuth(app)));

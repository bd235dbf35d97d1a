import { combineLatest, filter, map, type Observable, pairwise, startWith } from 'rxjs';
import type { AppCore } from '../app-core.ts';
import type { RouteName } from '../contract/paths.ts';
import { type CoreStore, watch } from '../store.ts';
import { routes } from './routes.ts';

/** Whenever somebody signs in or out after it was known how the session stands; true for in. */
export const signIns = (store: CoreStore): Observable<boolean> =>
  watch(store, ({ session }) => session.status).pipe(
    pairwise(),
    filter(([before]) => before !== 'loading'),
    map(([, status]) => status === 'signedIn'),
  );

/** A person who is signed in already comes to that route, or turns out to be when the page has just been opened on it. */
export const alreadyIn = (app: AppCore, route: RouteName): Observable<unknown> =>
  combineLatest([routes(app), watch(app.store, ({ session }) => session.status)]).pipe(
    startWith([undefined, 'loading'] as const),
    pairwise(),
    filter(([[routeBefore, before], [now, status]]) => {
      const arrived = routeBefore !== now || before === 'loading';
      return now === route && status === 'signedIn' && arrived;
    }),
  );

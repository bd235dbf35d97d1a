import { filter, map, type Observable, type Subscription } from 'rxjs';
import type { AppCore } from '../app-core.ts';
import type { SessionState } from '../store/state.ts';
import type { RouteName } from '../contract/paths.ts';
import { type CoreStore, watch } from '../store/store.ts';
import { redirectAfterLogin } from './redirect-after-login.ts';
import { routes } from './routes.ts';

const statuses = (store: CoreStore) => watch(store, ({ session }) => session.status);

/** Emits on each sign-in (true) and sign-out (false) after the initial state of the session was known. */
export const signInChanges = (store: CoreStore): Observable<boolean> => {
  let before: SessionState['status'] = 'loading';
  return statuses(store).pipe(
    filter((status) => {
      // a switch of tenants is no sign-in
      if (status === 'loading' || status === before) return false;
      const known = before !== 'loading';
      before = status;
      return known;
    }),
    map((status) => status === 'signedIn'),
  );
};

/** Entry routes, each with the feature whose own effects redirect once it is mounted. */
const ENTRIES: Partial<Record<RouteName, 'login' | 'signUp'>> = { loginUrl: 'login', signUpUrl: 'signUp' };
const ROUTES = Object.keys(ENTRIES) as RouteName[];

/**
 * Redirects a user who is already signed in when they enter the sign-in or sign-up route, or load the page there. Ours:
 * an application of hosted login that asks for a new sign-in gets one, so that the session ends first.
 * Source: product.md#after-authentication.
 */
export const redirectWhenSignedIn = (app: AppCore): Subscription => {
  const { router, session, store } = app;
  let before: { route?: RouteName | undefined; status: SessionState['status'] } = { status: 'loading' };
  const look = () => {
    const now = { route: router.current(), status: store.getState().session.status };
    const arrived = before.route !== now.route || before.status === 'loading';
    const journey = now.route && ENTRIES[now.route];
    const isAlone = journey && !store.getState()[journey];
    before = now;
    if (arrived && now.status === 'signedIn' && now.route === 'loginUrl' && router.param('prompt') === 'login')
      return void session.logout();
    // once all subscribers have handled the start of the session; a step-up stays for its second factor
    if ((arrived || isAlone) && now.status === 'signedIn' && !session.challenge) void redirectAfterLogin(app, ROUTES);
  };
  const looking = routes(app).subscribe(look);
  looking.add(statuses(store).subscribe(look));
  return looking;
};

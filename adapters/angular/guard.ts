import type { App } from '../../core/index.ts';
import { isSignedIn, leadToLogin } from '../guarded.ts';
import { injectFe } from './fe.ts';

/** Route that a router is at, as far as its guards go. */
interface ActivatedRoute {
  readonly routeConfig: {
    readonly canActivate?: readonly unknown[];
    readonly canActivateChild?: readonly unknown[];
  } | null;
  readonly children: readonly ActivatedRoute[];
}

/** Router of the host, as `provideFe()` uses it: that of `@angular/router`. */
export interface AngularRouter {
  readonly url: string;
  readonly events: { subscribe(listener: () => void): { unsubscribe(): void } };
  readonly routerState: { readonly snapshot: { readonly root: ActivatedRoute } };
  navigateByUrl(path: string, options: { replaceUrl: boolean }): Promise<boolean>;
}

/**
 * Route guard, `canActivate: [feGuard]` or `canActivateChild`: people who are not signed in are led to the login route, and
 * back after sign-in, when they enter the route and when their session ends while they are there. On a server everyone
 * passes, and sees what is shown while the session is loading.
 */
export const feGuard = async (_route: unknown, { url }: { readonly url: string }): Promise<boolean> => {
  const { ready } = injectFe();
  if (typeof window === 'undefined') return true;
  const app = await ready;
  if (await isSignedIn(app)) return true;
  leadToLogin(app, url);
  return false;
};

const isGuarded = ({ routeConfig, children }: ActivatedRoute): boolean =>
  [routeConfig?.canActivate, routeConfig?.canActivateChild].some((guards) => guards?.includes(feGuard)) ||
  children.some(isGuarded);

/** Keeps an app and the host's router in step: its moves, and the end of a session on a guarded route. Returns how to stop. */
export const followGuarded = (host: AngularRouter, app: App): (() => void)[] => {
  const { store } = app;
  let last = store.getState().session.status;
  const stop = store.subscribe(() => {
    const { status } = store.getState().session;
    const ended = status === 'signedOut' && status !== last;
    last = status;
    if (ended && isGuarded(host.routerState.snapshot.root)) leadToLogin(app, host.url);
  });
  // for browsers without the Navigation API
  const moves = host.events.subscribe(() => app.router.sync());
  return [stop, () => moves.unsubscribe()];
};

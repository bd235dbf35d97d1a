import { inject } from '@angular/core';
import type { App } from '../../core/index.ts';
import { isSignedIn, leadToLogin } from '../guarded.ts';
import { injectFe } from './fe.ts';
import type { ActivatedRoute, AngularRouter } from './router.ts';

/**
 * Route guard, `canActivate: [feGuard]`, `canActivateChild`, or `canMatch` for routes whose code strangers do not load: people
 * who are not signed in are led to the login route, and back after sign-in, when they enter the route and when their session
 * ends while they are there. On a server everyone passes, and sees what is shown while the session is loading.
 */
export const feGuard = async (_route: unknown, to: { readonly url: string } | readonly unknown[]): Promise<boolean> => {
  const { ready, router } = injectFe();
  if (typeof window === 'undefined') return true;
  // canMatch is told the rest that the route is matched against
  const wanted = router && inject(router).currentNavigation()?.extractedUrl.toString();
  const path = 'url' in to ? to.url : (wanted ?? `/${to.join('/')}`);
  const app = await ready;
  if (await isSignedIn(app)) return true;
  leadToLogin(app, path);
  return false;
};

const isGuarded = ({ routeConfig, children }: ActivatedRoute): boolean =>
  Object.values(routeConfig ?? {}).some((guards) => Array.isArray(guards) && guards.includes(feGuard)) ||
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

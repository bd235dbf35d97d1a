import type { App } from '../../core/index.ts';
import type { Navigate } from '../routed.ts';
import type { HostRouter } from './host-router.ts';

/** Navigation by a router, where there is one. */
export const navigateBy = (router: HostRouter | undefined): Navigate | undefined =>
  router &&
  ((href, { replace }) =>
    'history' in router ? router.navigate({ href, replace }) : router.navigate(href, { replace }));

/** User and company of the session; empty without one, undefined while that is not known. */
const viewerOf = ({ store }: App): string | undefined => {
  const { session, queries } = store.getState();
  if (session.status === 'signedIn') return `${session.user.id} ${session.user.tenantId}`;
  // a portal in the page asks to sign in again
  return session.status === 'signedOut' && !queries?.expired ? '' : undefined;
};

/**
 * Keeps an app and the host's router in step: the app looks at the address again when the router has moved, for browsers
 * without the Navigation API; guards and loaders run again for another user or company, and when the session has ended.
 * Returns how to stop.
 */
export const followRouter = (app: App, router: HostRouter): (() => void) => {
  // later, for TanStack Router tells of a move before it
  const look = () => queueMicrotask(app.router.sync);
  const unlisten = 'history' in router ? router.history.subscribe(look) : router.subscribe(look);
  let last = viewerOf(app);
  const unwatch = app.store.subscribe(() => {
    const viewer = viewerOf(app);
    if (viewer === undefined || viewer === last) return;
    const changed = last !== undefined;
    last = viewer;
    if (changed) void ('history' in router ? router.invalidate() : router.revalidate());
  });
  return () => {
    unlisten();
    unwatch();
  };
};

import { type ShallowRef, watch } from 'vue';
import type { App, AppState } from '../../core/index.ts';
import { isSignedIn, leadToLogin } from '../guarded.ts';

/** Route that a router is about to enter, or where it is. */
interface Target {
  readonly fullPath: string;
  /** `requiresSession: true` for signed-in people alone. */
  readonly meta: Readonly<Record<PropertyKey, unknown>>;
}

/** Router of the host, as the plugin uses it: that of Vue Router 4 or later. */
export interface VueRouter {
  readonly currentRoute: { readonly value: Target };
  /** Its history knows the base path: `/app`, or `/app/#`. */
  readonly options: { readonly history: { readonly base: string } };
  push(path: string): unknown;
  replace(path: string): unknown;
  beforeEach(guard: (to: Target) => Promise<boolean>): unknown;
  afterEach(listener: () => Promise<void>): unknown;
}

/** App whose routes are guarded, once it is made, and its state. */
interface GuardedApp {
  readonly ready: Promise<App>;
  readonly state: Readonly<ShallowRef<AppState | undefined>>;
}

/**
 * Guards the routes with `meta: { requiresSession: true }`: others than signed-in people are led to the login route, and
 * back after sign-in, when they enter one and when the session ends while they are there. Tells the app of the router's moves. On a server everyone passes, who
 * sees what is shown while the session is loading.
 */
export const guardRoutes = (router: VueRouter, fe: GuardedApp): void => {
  router.beforeEach(async ({ fullPath, meta }) => {
    if (typeof window === 'undefined' || meta['requiresSession'] !== true) return true;
    const app = await fe.ready;
    if (await isSignedIn(app)) return true;
    leadToLogin(app, fullPath);
    return false;
  });
  watch(
    () => fe.state.value?.session.status,
    async (now) => {
      const { fullPath, meta } = router.currentRoute.value;
      if (now === 'signedOut' && meta['requiresSession'] === true) leadToLogin(await fe.ready, fullPath);
    },
  );
  // for browsers without the Navigation API
  router.afterEach(async () => {
    if (typeof window !== 'undefined') (await fe.ready).router.sync();
  });
};

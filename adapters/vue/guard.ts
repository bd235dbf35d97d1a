import { watch } from 'vue';
import type { Fe } from './fe.ts';

/** Route that a router is about to enter, or where it is. */
interface Target {
  readonly fullPath: string;
  /** `requiresSession: true` for signed-in people alone. */
  readonly meta: Readonly<Record<PropertyKey, unknown>>;
}

/** Router of the host, as the plugin uses it: that of Vue Router 4 or later. */
export interface HostRouter {
  readonly currentRoute: { readonly value: Target };
  push(path: string): unknown;
  replace(path: string): unknown;
  beforeEach(guard: (to: Target) => Promise<boolean>): unknown;
}

/** The state once it is known who is signed in. */
const settled = ({ state }: Pick<Fe, 'state'>): Promise<void> =>
  new Promise((resolve) => {
    const stop = watch(
      state,
      (now) => {
        if ((now?.session.status ?? 'loading') === 'loading') return;
        // by then `stop` is there, also where the first look decides
        queueMicrotask(() => stop());
        resolve();
      },
      { immediate: true },
    );
  });

/**
 * Guards the routes with `meta: { requiresSession: true }`: others than signed-in people are led to the login route, and
 * back after sign-in, when they enter one and when the session ends while they are there. On a server everyone passes, who
 * sees what is shown while the session is loading.
 */
export const guardRoutes = (router: HostRouter, fe: Pick<Fe, 'ready' | 'state'>): void => {
  const lead = async ({ fullPath }: Target) => {
    const app = await fe.ready;
    app.loginWithRedirect({ redirectUrl: (app.options.basename ?? '') + fullPath });
  };
  router.beforeEach(async (to) => {
    if (typeof window === 'undefined' || to.meta['requiresSession'] !== true) return true;
    await Promise.all([fe.ready, settled(fe)]);
    if (fe.state.value?.session.status === 'signedIn') return true;
    await lead(to);
    return false;
  });
  watch(
    () => fe.state.value?.session.status,
    (now) => {
      const { value: here } = router.currentRoute;
      if (now === 'signedOut' && here.meta['requiresSession'] === true) void lead(here);
    },
  );
};

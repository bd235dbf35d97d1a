import { watch } from 'vue';
import type { Fe } from './fe.ts';

/** Route that a router is about to enter, as the guard reads it. */
interface Target {
  readonly fullPath: string;
}

/**
 * Guard of Vue Router for a route of signed-in people: `beforeEnter: requireSession(fe)`. Others are led to the login route,
 * and back after sign-in. Waits until it is known who is signed in; on a server it lets everyone pass, who sees what is
 * shown while the session is loading.
 */
export const requireSession =
  ({ ready, state }: Pick<Fe, 'ready' | 'state'>) =>
  async ({ fullPath }: Target): Promise<boolean> => {
    if (typeof window === 'undefined') return true;
    const app = await ready;
    await new Promise<void>((resolve) => {
      const stop = watch(
        state,
        (now) => {
          if (now?.session.status === 'loading') return;
          queueMicrotask(() => stop());
          resolve();
        },
        { immediate: true },
      );
    });
    if (app.store.getState().session.status === 'signedIn') return true;
    app.loginWithRedirect({ redirectUrl: (app.options.basename ?? '') + fullPath });
    return false;
  };

import type { App } from '../../core/app-types.ts';

/**
 * Loads the automatic bar once the app's user is impersonated or has entered a sub-account, unless the app's options switch it off. Returns a stop
 * function.
 */
export const watchImpersonation = (app: App): (() => void) => {
  let watching = true;
  let loaded = false;
  let release: (() => void) | undefined;
  const load = async () => {
    loaded = true;
    try {
      const { holdAutomaticBar } = await import('./automatic-bar.ts');
      if (watching) release = holdAutomaticBar(app);
    } catch {
      // fetched again at the next change
      loaded = false;
    }
  };
  const check = () => {
    const { session } = app.store.getState();
    const isElsewhere =
      session.status === 'signedIn' && (session.user.impersonator ?? session.user.enteredFrom) !== undefined;
    if (isElsewhere && !loaded && app.options.actingBar !== false) void load();
  };
  const unsubscribe = app.store.subscribe(check);
  check();
  return () => {
    watching = false;
    unsubscribe();
    release?.();
  };
};

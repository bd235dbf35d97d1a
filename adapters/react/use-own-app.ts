import { useEffect, useRef, useState } from 'react';
import { hideMailedLink } from '../../core/browser/mailed-link.ts';
import type { App, AppOptions } from '../../core/index.ts';
import { useIsomorphicLayoutEffect } from './bindings.ts';

/** The core is loaded beside the host's own code, never before it. */
const loadCore = () => import('../../core/index.ts');

/** The host's callbacks may be new with every render; the app always calls the latest. */
const following = ({ captcha, ...options }: AppOptions, latest: { readonly current: AppOptions }): AppOptions => ({
  ...options,
  ...(options.onRedirectTo && { onRedirectTo: (path, how) => latest.current.onRedirectTo?.(path, how) }),
  ...(captcha && { captcha: (action) => (latest.current.captcha ?? captcha)(action) }),
  events: {
    userVerified: (user) => latest.current.events?.userVerified?.(user),
    signUpComplete: (user) => latest.current.events?.signUpComplete?.(user),
  },
});

/**
 * Makes the app of these options while the component is there; `undefined` until it is made. Made once under StrictMode.
 * An app of that name that was there before is used, and left as it was found. What goes wrong is thrown in rendering.
 */
export const useOwnApp = (options: AppOptions): App | undefined => {
  const [app, setApp] = useState<App>();
  const latest = useRef(options);
  useEffect(() => {
    latest.current = options;
  });
  useIsomorphicLayoutEffect(() => {
    const { routes } = latest.current.authOptions ?? {};
    if (routes) hideMailedLink(routes);
  }, [options.name]);
  useEffect(() => {
    let wanted = true;
    let own: App | undefined;
    const open = async () => {
      const { createApp, findApp } = await loadCore();
      if (!wanted) return;
      const found = findApp(options.name);
      const app = createApp(following(latest.current, latest));
      if (app !== found) own = app;
      setApp(app);
    };
    open().catch((error: unknown) =>
      setApp(() => {
        throw error;
      }),
    );
    return () => {
      wanted = false;
      setApp(undefined);
      own?.destroy();
    };
  }, [options.name]);
  return app;
};

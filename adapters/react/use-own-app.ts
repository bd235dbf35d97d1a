import { useEffect, useRef, useState } from 'react';
import { hideMailedLink } from '../../core/browser/mailed-link.ts';
import type { App, AppOptions } from '../../core/index.ts';
import { useIsomorphicLayoutEffect } from './bindings.ts';
import { loadCore } from './load-core.ts';
import type { HostNavigation } from './open-app.ts';

/**
 * Creates the app of these options while the component is mounted; `undefined` until then. Created once under
 * StrictMode. An existing app of that name is reused, and not disposed. Errors are thrown in rendering.
 */
export const useOwnApp = (options: AppOptions, { navigate, router }: HostNavigation): App | undefined => {
  const [app, setApp] = useState<App>();
  const latest = useRef({ options, navigate });
  useEffect(() => {
    latest.current = { options, navigate };
  });
  useIsomorphicLayoutEffect(() => {
    const { routes } = latest.current.options.authOptions ?? {};
    if (routes) hideMailedLink(routes);
  }, [options.name]);
  useEffect(() => {
    let close: (() => void) | undefined;
    let wanted = true;
    const open = async () => {
      const { openApp } = await loadCore();
      if (!wanted) return;
      const opened = openApp({ name: options.name, router, latest });
      close = opened.close;
      setApp(opened.app);
    };
    open().catch((error: unknown) =>
      setApp(() => {
        throw error;
      }),
    );
    return () => {
      wanted = false;
      setApp(undefined);
      close?.();
    };
  }, [options.name, router]);
  return app;
};

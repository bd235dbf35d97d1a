import { useEffect, useRef, useState } from 'react';
import { hideMailedLink } from '../../core/browser/mailed-link.ts';
import type { App, AppOptions } from '../../core/index.ts';
import { useIsomorphicLayoutEffect } from './bindings.ts';

/** Loads the core beside the host's own code, never before it. */
const loadCore = () => import('../../core/index.ts');

/** Options whose callbacks always call the host's latest ones. */
const following = ({ captcha, ...options }: AppOptions, latest: { readonly current: AppOptions }): AppOptions => ({
  ...options,
  ...(options.onRedirectTo && { onRedirectTo: (path, how) => latest.current.onRedirectTo?.(path, how) }),
  ...(captcha && { captcha: (action) => (latest.current.captcha ?? captcha)(action) }),
  events: {
    userVerified: (user) => latest.current.events?.userVerified?.(user),
    signUpComplete: (user) => latest.current.events?.signUpComplete?.(user),
    inviteMemberClicked: () => latest.current.events?.inviteMemberClicked?.(),
    inviteMemberSubmit: (invitation) => latest.current.events?.inviteMemberSubmit?.(invitation),
    inviteMembersSubmit: (invitations) => latest.current.events?.inviteMembersSubmit?.(invitations),
    adminBoxMenuClicked: (email, tab) => latest.current.events?.adminBoxMenuClicked?.(email, tab),
  },
});

/**
 * Creates the app of these options while the component is mounted; `undefined` until then. Created once under
 * StrictMode. An existing app of that name is reused, and not disposed. Errors are thrown in rendering.
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
      const app = createApp({ framework: 'react', ...following(latest.current, latest) });
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

import { type App, type AppOptions, createApp, findApp } from '../../core/index.ts';
import { type Navigate, routed } from '../routed.ts';
import { followRouter, navigateBy } from './follow-router.ts';
import { basenameOf, type HostRouter } from './host-router.ts';

/** Options of the last rendering. */
interface LatestOptions {
  readonly current: { readonly options: AppOptions; readonly navigate: Navigate | undefined };
}

/** Options whose callbacks always call the host's latest ones. */
const following = (latest: LatestOptions, { captcha, ...options } = latest.current.options): AppOptions => ({
  ...options,
  ...(options.onRedirectTo && { onRedirectTo: (path, how) => latest.current.options.onRedirectTo?.(path, how) }),
  ...(captcha && { captcha: (action) => (latest.current.options.captcha ?? captcha)(action) }),
  events: {
    userVerified: (user) => latest.current.options.events?.userVerified?.(user),
    signUpComplete: (user) => latest.current.options.events?.signUpComplete?.(user),
    inviteMemberClicked: () => latest.current.options.events?.inviteMemberClicked?.(),
    inviteMemberSubmit: (invitation) => latest.current.options.events?.inviteMemberSubmit?.(invitation),
    inviteMembersSubmit: (invitations) => latest.current.options.events?.inviteMembersSubmit?.(invitations),
    adminBoxMenuClicked: (email, tab) => latest.current.options.events?.adminBoxMenuClicked?.(email, tab),
  },
});

/** Router of a provider's host. */
export interface HostNavigation {
  readonly navigate?: Navigate | undefined;
  readonly router?: HostRouter | undefined;
}

/** App of a provider. */
export interface OpenedApp {
  readonly app: App;
  /** Destroys the app, unless it was there before. */
  close(): void;
}

/** Makes the app of these options, or finds one of that name, and keeps it in step with the host's router. */
export const openApp = ({
  name,
  router,
  latest,
}: {
  name: string | undefined;
  router: HostRouter | undefined;
  latest: LatestOptions;
}): OpenedApp => {
  const { options, navigate = navigateBy(router) } = latest.current;
  const found = findApp(name);
  const app = createApp({
    framework: 'react',
    ...routed(
      navigate && ((path, how) => (latest.current.navigate ?? navigate)(path, how)),
      options.basename ?? basenameOf(router),
    ),
    ...following(latest),
  });
  const unfollow = router && followRouter(app, router);
  const close = () => {
    unfollow?.();
    if (app !== found) app.destroy();
  };
  return { app, close };
};

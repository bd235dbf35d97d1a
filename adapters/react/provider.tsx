import { type ReactElement, type ReactNode, useEffect, useRef, useSyncExternalStore } from 'react';
import type { App, AppOptions } from '../../core/index.ts';
import { LOGIN_PATH } from '../../core/contract/login-path.ts';
import type { Navigate } from '../routed.ts';
import { AppContext } from './app-context.ts';
import { FeLoginBox } from './elements.ts';
import { basenameOf, type HostRouter } from './host-router.ts';
import { useOwnApp } from './use-own-app.ts';

/** Content of a provider in place of, or beside, that of the host. */
interface Screens {
  /** Fallback shown while the session is loading. */
  loading?: ReactNode;
  /** Shown on the auth routes; by default `<fe-login-box>` alone. */
  loginBox?: ReactNode;
  /** The host shows a login page of its own: its content is shown on the auth routes, too. */
  customLoginBox?: boolean;
  /** The host shows a loader of its own, outside of the provider: `loading` is not shown. A function is told when. */
  customLoader?: boolean | ((loading: boolean) => void);
  children?: ReactNode;
}

/** Props of `<FeProvider>`: the app's options, one by one or as `options`. */
export interface ProviderProps extends AppOptions, Screens {
  /** Options of the app, read once, except for callbacks. Another `name` creates another app. */
  options?: AppOptions;
  /** Name of the app, as `name`. */
  appName?: string;
  /** Path of the page as a server knows it: on the login route it prints the login box, and elsewhere `loading`. */
  initialPath?: string;
  /** Goes to a path without loading the page, as the host's router does. Short for `onRedirectTo`, which also loads. */
  navigate?: Navigate;
  /** Router of the host, in place of `navigate`: of React Router's data mode, or of TanStack Router. */
  router?: HostRouter;
}

/**
 * Provider of an app for its children. On the auth routes it shows the login box instead of the children, and neither
 * while the session is loading. Source: product.md#host-shell.
 */
export const FeProvider = ({
  options,
  appName,
  router,
  navigate,
  initialPath,
  loading,
  loginBox,
  customLoginBox,
  customLoader,
  children,
  ...given
}: ProviderProps): ReactElement => {
  const wanted = { ...(appName !== undefined && { name: appName }), ...options, ...given };
  const app = useOwnApp(wanted, { navigate, router });
  useAddress(app);
  const route = useLive(app?.router.subscribe, app?.router.current, undefined);
  const status = useLive(app?.store.subscribe, () => app?.store.getState().session.status, undefined);
  const isLoading = !app || (route === undefined && (status === undefined || status === 'loading'));
  useEffect(() => {
    if (typeof customLoader === 'function') customLoader(isLoading);
  }, [customLoader, isLoading]);

  // the same element before and after the app is there, so that it stays in the page
  const box = loginBox ?? <FeLoginBox layout="center" />;
  const content = () => {
    if (isLoading && !customLoginBox && isLogin(initialPath, wanted.basename ?? basenameOf(router) ?? '', wanted))
      return box;
    if (isLoading) return customLoader ? null : loading;
    return route === undefined || customLoginBox ? children : box;
  };
  return <AppContext.Provider value={app}>{content()}</AppContext.Provider>;
};

export { FeProvider as FronteggProvider };

/** Whether a path is that of the login route. */
const isLogin = (path: string | undefined, basename: string, { authOptions }: AppOptions): boolean =>
  path?.replace(/\/$/, '') === basename.replace(/\/$/, '') + (authOptions?.routes?.loginUrl ?? LOGIN_PATH);

/** Has an app look at the address after each render, for hosts whose router moves it in browsers without the Navigation API. */
const useAddress = (app: App | undefined): void => {
  const seen = useRef<string>(undefined);
  useEffect(() => {
    const { href } = window.location;
    if (seen.current !== href) app?.router.sync();
    seen.current = href;
  });
};

const NEVER = () => () => undefined;

/** Part of an app that may not be there yet. */
const useLive = <Value,>(
  subscribe: ((listener: () => void) => () => void) | undefined,
  read: (() => Value) | undefined,
  none: Value,
): Value => useSyncExternalStore(subscribe ?? NEVER, read ?? (() => none), () => none);

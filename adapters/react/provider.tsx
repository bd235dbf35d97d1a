import { type ReactElement, type ReactNode, useSyncExternalStore } from 'react';
import type { App, AppOptions } from '../../core/index.ts';
import { AppContext, useApp, useAppState } from './app-context.ts';
import { FeLoginBox } from './elements.ts';
import { useOwnApp } from './use-own-app.ts';

/** Props of `<FeProvider>`. */
export interface ProviderProps {
  /** Options of the app, read once, except for callbacks. Another `name` creates another app. */
  options: AppOptions;
  /** Fallback shown while the session is loading. */
  loading?: ReactNode;
  /** Shown on the auth routes; by default `<fe-login-box>` alone. */
  loginBox?: ReactNode;
  children: ReactNode;
}

/**
 * Provider of an app for its children. On the auth routes it shows the login box instead of the children, and neither
 * while the session is loading. Source: product.md#host-shell.
 */
export const FeProvider = ({ options, loading = null, loginBox, children }: ProviderProps): ReactElement => {
  const app = useOwnApp(options);
  if (!app) return <>{loading}</>;
  return (
    <AppContext.Provider value={app}>
      <Shown loading={loading} loginBox={loginBox ?? <FeLoginBox layout="center" />}>
        {children}
      </Shown>
    </AppContext.Provider>
  );
};

const useRoute = ({ router }: App) => useSyncExternalStore(router.subscribe, router.current, router.current);

const Shown = ({ loading, loginBox, children }: Required<Omit<ProviderProps, 'options'>>): ReactElement => {
  const route = useRoute(useApp());
  const status = useAppState(({ session }) => session.status);
  if (route !== undefined) return <>{loginBox}</>;
  return <>{status === 'loading' ? loading : children}</>;
};

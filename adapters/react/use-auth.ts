import { type SyntheticEvent, useCallback, useMemo } from 'react';
import type { App, AuthUser, LoginRedirect, SessionState, Tenant } from '../../core/index.ts';
import { useApp, useAppState } from './app-context.ts';

/** Session state with its user, `logout` and the access token. */
export type Auth = SessionState & {
  isAuthenticated: boolean;
  /** True until it is known whether a user is signed in, and while a tenant is switched. */
  isLoading: boolean;
  /** Ends the session here, in the other tabs and on the server. */
  logout(): Promise<void>;
  /** Access token for the host's own calls. */
  getAccessToken(): string | undefined;
};

/** Session of the app; re-renders when it changes. */
export const useAuth = (): Auth => {
  const { logout, getAccessToken } = useApp();
  const session = useAppState((state) => state.session);
  const { status } = session;
  return {
    ...session,
    isAuthenticated: status === 'signedIn',
    isLoading: status === 'loading',
    logout,
    getAccessToken,
  };
};

/** Signed-in user, or undefined. */
export const useAuthUser = (): AuthUser | undefined =>
  useAppState(({ session }) => (session.status === 'signedIn' ? session.user : undefined));

/** Signed-in user, or null. */
export const useAuthUserOrNull = (): AuthUser | null => useAuthUser() ?? null;

/** Whether a user is signed in; false while that is not known yet. */
export const useIsAuthenticated = (): boolean => useAppState(({ session }) => session.status === 'signedIn');

/** Actions on the session, the same objects in every render. */
export type AuthActions = Pick<
  App,
  'logout' | 'silentLogout' | 'switchTenant' | 'loginWithRedirect' | 'loadEntitlements' | 'getAccessToken'
>;

export const useAuthActions = (): AuthActions => {
  const app = useApp();
  return useMemo(() => {
    const { logout, silentLogout, switchTenant, loginWithRedirect, loadEntitlements, getAccessToken } = app;
    return { logout, silentLogout, switchTenant, loginWithRedirect, loadEntitlements, getAccessToken };
  }, [app]);
};

/** Function that goes to the login route, and back after sign-in. It can be a button's handler as it is. */
export const useLoginWithRedirect = (): ((options?: LoginRedirect | SyntheticEvent) => void) => {
  const { loginWithRedirect } = useApp();
  return useCallback(
    (options?: LoginRedirect | SyntheticEvent) =>
      loginWithRedirect(options && 'nativeEvent' in options ? undefined : options),
    [loginWithRedirect],
  );
};

/** Companies of the signed-in user, the active one, and the switch to another. */
export interface Tenants {
  tenants: readonly Tenant[];
  activeTenant: Tenant | undefined;
  switchTenant: App['switchTenant'];
}

const NONE: readonly Tenant[] = [];

/** Companies of the signed-in user; none while no one is signed in. */
export const useTenants = (): Tenants => {
  const { switchTenant } = useApp();
  const session = useAppState((state) => state.session);
  return session.status === 'signedIn'
    ? { tenants: session.tenants, activeTenant: session.activeTenant, switchTenant }
    : { tenants: NONE, activeTenant: undefined, switchTenant };
};

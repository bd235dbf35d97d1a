import { computed, type ComputedRef } from 'vue';
import type {
  App,
  AppState,
  AuthUser,
  Entitlement,
  FlagAttributes,
  LoginRedirect,
  SessionState,
  StepUpOptions,
  Tenant,
} from '../../core/index.ts';
import { useFe } from './fe.ts';

/** Part of the app's state; `undefined` until the app is made, and on a server. */
export const useAppState = <Value>(select: (state: AppState) => Value): ComputedRef<Value | undefined> => {
  const { state } = useFe();
  return computed(() => state.value && select(state.value));
};

/** App of the plugin; `undefined` until it is made, and on a server. */
export const useApp = (): ComputedRef<App | undefined> => {
  const { app } = useFe();
  return computed(() => app.value);
};

/** Actions on the session; those that need the app wait for it. */
export interface VueAuthActions {
  /** Ends the session here, in the other tabs and on the server. */
  logout(): Promise<void>;
  switchTenant: App['switchTenant'];
  /** Goes to the login route, and back after sign-in. */
  loginWithRedirect(options?: LoginRedirect): Promise<void>;
  /** Access token for the host's own calls. */
  getAccessToken(): string | undefined;
}

export const useAuthActions = (): VueAuthActions => {
  const { app, ready } = useFe();
  return {
    logout: async () => (await ready).logout(),
    switchTenant: async (tenantId, callback) => (await ready).switchTenant(tenantId, callback),
    loginWithRedirect: async (options) => (await ready).loginWithRedirect(options),
    getAccessToken: () => app.value?.getAccessToken(),
  };
};

/** Session of the app with its user, as references, and the actions on it. */
export interface VueAuth extends VueAuthActions {
  session: ComputedRef<SessionState | undefined>;
  user: ComputedRef<AuthUser | undefined>;
  isAuthenticated: ComputedRef<boolean>;
  /** True until it is known whether a user is signed in, and while a tenant is switched. */
  isLoading: ComputedRef<boolean>;
}

export const useAuth = (): VueAuth => {
  const session = useAppState((state) => state.session);
  return {
    session,
    user: useAuthUser(),
    isAuthenticated: computed(() => session.value?.status === 'signedIn'),
    isLoading: computed(() => (session.value?.status ?? 'loading') === 'loading'),
    ...useAuthActions(),
  };
};

/** Signed-in user, or undefined. */
export const useAuthUser = (): ComputedRef<AuthUser | undefined> =>
  useAppState(({ session }) => (session.status === 'signedIn' ? session.user : undefined));

/** Whether a user is signed in; false while that is not known yet. */
export const useIsAuthenticated = (): ComputedRef<boolean> => useAuth().isAuthenticated;

/** Companies of the signed-in user; none while no one is signed in. */
export const useTenants = (): {
  tenants: ComputedRef<readonly Tenant[]>;
  activeTenant: ComputedRef<Tenant | undefined>;
  switchTenant: App['switchTenant'];
} => {
  const session = useAppState((state) => (state.session.status === 'signedIn' ? state.session : undefined));
  return {
    tenants: computed(() => session.value?.tenants ?? []),
    activeTenant: computed(() => session.value?.activeTenant),
    switchTenant: useAuthActions().switchTenant,
  };
};

/** Whether each of these feature flags of the operator is on, in the order asked; false until they are loaded. */
export const useFeatureFlags = (names: readonly string[]): ComputedRef<boolean[]> => {
  const flags = useAppState((state) => state.flags);
  return computed(() => names.map((name) => flags.value?.[name] === 'on'));
};

/**
 * Whether the signed-in user may use a feature or a permission now, from the plans of their company, with the reason where
 * not. Throws while entitlements are off (`entitlementsOptions.enabled`).
 */
export const useEntitlements = (
  wanted: { featureKey: string } | { permissionKey: string },
  attributes?: FlagAttributes,
): ComputedRef<Entitlement | undefined> => {
  const { app, state } = useFe();
  // asked again when the session, and with it the entitlements, has changed
  return computed(() => (state.value?.session ? app.value?.getEntitlements(wanted, attributes) : undefined));
};

/** Whether the user has proved several factors, no longer ago than `maxAge` seconds, and how they are asked for. */
export const useStepUp = (
  options: StepUpOptions = {},
): {
  isSteppedUp: ComputedRef<boolean>;
  /** Asks for the second factor on the login route, which leads back. Resolves to whether it is proved. */
  stepUp: () => ReturnType<App['stepUp']>;
} => {
  const { app, state, ready } = useFe();
  return {
    // asked again when the session, and with it the token, has changed
    isSteppedUp: computed(() => state.value?.session !== undefined && app.value?.isSteppedUp(options) === true),
    stepUp: async () => (await ready).stepUp(options),
  };
};

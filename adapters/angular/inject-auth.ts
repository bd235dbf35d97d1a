import { computed, type Signal } from '@angular/core';
import type {
  AccessRequirement,
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
import { injectFe } from './fe.ts';

/** Part of the app's state as a signal; `undefined` until the app is made, and on a server. */
export const injectAppState = <Value>(select: (state: AppState) => Value): Signal<Value | undefined> => {
  const { state } = injectFe();
  return computed(() => {
    const now = state();
    return now && select(now);
  });
};

/** Session of the app as signals, questions about it, and actions on it, which wait for the app. */
export interface NgAuth {
  session: Signal<SessionState | undefined>;
  user: Signal<AuthUser | undefined>;
  isAuthenticated: Signal<boolean>;
  /** True until it is known whether a user is signed in, and while a tenant is switched. */
  isLoading: Signal<boolean>;
  /** Companies of the signed-in user; none while no one is signed in. */
  tenants: Signal<readonly Tenant[]>;
  activeTenant: Signal<Tenant | undefined>;
  /** Whether the signed-in user has one of these permissions, or roles. Reads signals: asked again when the session changes. */
  isAuthorized(requirement: AccessRequirement): boolean;
  /** Whether a feature flag of the operator is on; false until flags are loaded. Reads signals. */
  isFeatureOn(name: string): boolean;
  /**
   * Whether the signed-in user may use a feature or a permission now, with the reason where not; `undefined` until the app is
   * made. Reads signals. Throws while entitlements are off (`entitlementsOptions.enabled`).
   */
  entitlement(
    wanted: { featureKey: string } | { permissionKey: string },
    attributes?: FlagAttributes,
  ): Entitlement | undefined;
  /** Whether the user has proved several factors, no longer ago than `maxAge` seconds. Reads signals. */
  isSteppedUp(options?: StepUpOptions): boolean;
  /** Asks for the second factor on the login route, which leads back. */
  stepUp(options?: StepUpOptions): ReturnType<App['stepUp']>;
  /** Ends the session here, in the other tabs and on the server. */
  logout(): Promise<void>;
  switchTenant: App['switchTenant'];
  /** Goes to the login route, and back after sign-in. */
  loginWithRedirect(options?: LoginRedirect): Promise<void>;
  /** Access token for calls that do not go by `HttpClient`. */
  getAccessToken(): string | undefined;
}

/** Session of `provideFe()`'s app, for components, services and guards. */
export const injectAuth = (): NgAuth => {
  const { app, ready, state } = injectFe();
  const session = injectAppState((now) => now.session);
  const flags = injectAppState((now) => now.flags);
  const signedIn = computed(() => {
    const now = session();
    return now?.status === 'signedIn' ? now : undefined;
  });
  /** The app, asked again when its session, and with it roles, token and entitlements, has changed. */
  const asked = () => (session() ? app() : undefined);
  return {
    session,
    user: computed(() => signedIn()?.user),
    isAuthenticated: computed(() => signedIn() !== undefined),
    isLoading: computed(() => (session()?.status ?? 'loading') === 'loading'),
    tenants: computed(() => signedIn()?.tenants ?? []),
    activeTenant: computed(() => signedIn()?.activeTenant),
    isAuthorized: (requirement) => asked()?.isAuthorized(requirement) === true,
    isFeatureOn: (name) => flags()?.[name] === 'on',
    entitlement: (wanted, attributes) => asked()?.getEntitlements(wanted, attributes),
    isSteppedUp: (options) => asked()?.isSteppedUp(options) === true,
    stepUp: async (options) => (await ready).stepUp(options),
    logout: async () => (await ready).logout(),
    switchTenant: async (tenantId, callback) => (await ready).switchTenant(tenantId, callback),
    loginWithRedirect: async (options) => (await ready).loginWithRedirect(options),
    getAccessToken: () => (state() ? app()?.getAccessToken() : undefined),
  };
};

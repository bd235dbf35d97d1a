import type { Entitlement } from './contract/entities/entitlement.ts';
import type { Result } from './contract/failure.ts';
import type { FlagAttributes } from './contract/flag.ts';
import type { Feature } from './app-core.ts';
import type { Fact } from './bus/member-queries.ts';
import type { Client } from './client/calls.ts';
import type { AppOptions, LoginRedirect } from './options.ts';
import type { Router } from './router/router.ts';
import type { AccessRequirement } from './session/access.ts';
import type { StepUpOptions } from './session/stepped-up.ts';
import type { SwitchCallback } from './session/switch-tenant.ts';
import type { AuthUser, FeatureStates, AppStore } from './store/state.ts';

/**
 * One configuration, session and client, shared by every element that names it. Only what is structural is here, so
 * that elements of separately loaded scripts, even of other releases, can share it.
 */
export interface App extends EntitlementQueries {
  readonly name: string;
  readonly options: AppOptions;
  readonly store: AppStore;
  readonly facts: FactStream;
  readonly client: Client;
  readonly router: Router;
  /** The access token of the session, absent when signed out. It lives in memory only. */
  getAccessToken(): string | undefined;
  /**
   * Refreshes the access token now, as after a 401 of the host's own service; several at the same time are one request.
   * Resolves to it, or to undefined where the session has ended or the service does not answer.
   */
  refreshToken(): Promise<string | undefined>;
  /** Resolves once it is known whether a user is signed in. */
  ready(): Promise<void>;
  /** Ends the session here, in the other tabs and on the server, then calls back. */
  logout(callback?: () => void): Promise<void>;
  /**
   * The same for hosts that move on themselves: the callback follows once the page has settled.
   * Source: product.md#tenant-switch, product.md#session-per-tenant.
   */
  silentLogout(callback?: () => void, callbackTimeoutMs?: number): Promise<void>;
  /**
   * Acts in another of the person's tenants. While it is under way the session's status is `loading`; it stays so where
   * the callback answers true, for a host that goes elsewhere.
   * Source: product.md#tenant-switch.
   */
  switchTenant(tenantId: string, callback?: SwitchCallback): Promise<Result<AuthUser>>;
  /**
   * Whether the signed-in user has one of these permissions, or roles. False while no one is signed in. For what a page
   * shows: the server decides what is allowed.
   * Source: product.md#access-control.
   */
  isAuthorized(requirement?: AccessRequirement): boolean;
  /**
   * Whether the signed-in user has proved several factors, no longer ago than `maxAge` seconds. For what a page shows:
   * the server decides what is allowed.
   * Source: product.md#step-up.
   */
  isSteppedUp(options?: StepUpOptions): boolean;
  /**
   * Asks for a second factor on the login route, which leads back. Resolves to whether it is proved; nothing is asked where
   * the last proof is recent enough. A person without a factor signs in again as a whole.
   */
  stepUp(options?: StepUpOptions): Promise<boolean>;
  /**
   * Goes to the login route, or with hosted login to the service's page, and after sign-in back: to where the page is
   * now, unless another address is given.
   */
  loginWithRedirect(options?: LoginRedirect): void;
  /** Mounts a feature (login, sign-up …) once, however many elements ask for it. */
  use<Commands extends object, Part extends keyof FeatureStates>(feature: Feature<Commands, Part>): Commands;
  /** Takes the app out of the page: effects end, its name is free again. */
  destroy(): void;
}

/**
 * Queries of the signed-in user's entitlements, from the plans of their tenant. Every call throws while entitlements
 * are off.
 * Source: product.md#entitlements, protocol/README.md#texts.
 */
export interface EntitlementQueries {
  /** Whether the feature may be used now; the attributes are the host's own, for flags. */
  getFeatureEntitlements(featureKey: string, attributes?: FlagAttributes): Entitlement;
  /** Whether the permission may be used now. */
  getPermissionEntitlements(permissionKey: string, attributes?: FlagAttributes): Entitlement;
  getEntitlements(wanted: { featureKey: string } | { permissionKey: string }, attributes?: FlagAttributes): Entitlement;
  /** Asks the server again, then calls back with whether it answered. */
  loadEntitlements(callback?: (loaded: boolean) => void): Promise<boolean>;
}

/** The outward side of the bus. */
export interface FactStream {
  subscribe(listener: (fact: Fact) => void): { unsubscribe(): void };
}

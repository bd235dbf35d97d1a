import type { AnyEndpoint, AnswerOf, InputOf } from './contract/endpoint.ts';
import type { Entitlement, Entitlements } from './contract/entities/entitlement.ts';
import type { Tenant } from './contract/entities/tenant.ts';
import type { User } from './contract/entities/user.ts';
import type { AuthStrategies } from './contract/entities/auth.ts';
import type { FeatureFlags, VendorConfig, VendorPublicInfo } from './contract/entities/vendor.ts';
import type { Failure, Result } from './contract/failure.ts';
import type { FlagAttributes } from './contract/flag.ts';
import type { RouteName, Routes } from './contract/paths.ts';
import type { ActivationState } from './activation/activation.slice.ts';
import type { AppCore } from './app-core.ts';
import type { Fact } from './bus/facts.ts';
import type { ForgotPasswordState } from './forgot-password/forgot-password.slice.ts';
import type { ResetPasswordState } from './forgot-password/reset-password.slice.ts';
import type { InvitationState } from './invitation/invitation.slice.ts';
import type { LoginState } from './login/login.slice.ts';
import type { MagicLinkState } from './magic-link/magic-link.slice.ts';
import type { MfaState } from './mfa/mfa.slice.ts';
import type { PasskeysState } from './passkeys/passkeys.slice.ts';
import type { PortalState } from './portal/portal.slice.ts';
import type { PhoneResetState } from './phone-reset/phone-reset.slice.ts';
import type { QuickLoginState } from './quick-login/quick-login.slice.ts';
import type { SignUpState } from './sign-up/sign-up.slice.ts';
import type { StepUpState } from './step-up/step-up.slice.ts';
import type { TenantsState } from './tenants/tenants.slice.ts';
import type { UnlockState } from './unlock/unlock.slice.ts';
import type { AppOptions } from './options.ts';

/**
 * One configuration, session and client, shared by every element that names it. Only what is structural is here, so that
 * elements of separately loaded scripts, even of other releases, can share it.
 */
export interface App extends Entitling {
  readonly name: string;
  readonly options: AppOptions;
  readonly store: Store;
  readonly facts: Facts;
  readonly client: Client;
  readonly router: Router;
  /** The access token of the session, absent when signed out. It lives in memory only. */
  getAccessToken(): string | undefined;
  /** Settled once it is known whether somebody is signed in. */
  ready(): Promise<void>;
  /** Ends the session here, in the other tabs and on the server, then calls back. */
  logout(callback?: () => void): Promise<void>;
  /** The same for hosts that move on themselves: the callback follows once the page has settled. Source: SPEC §4, §9. */
  silentLogout(callback?: () => void, callbackTimeoutMs?: number): Promise<void>;
  /**
   * Acts in another of the person's tenants. While it is under way the session's status is `loading`; it stays so where the
   * callback answers true, for a host that goes elsewhere. Source: SPEC §4; reference "Tenant switch".
   */
  switchTenant(tenantId: string, callback?: SwitchCallback): Promise<Result<AuthUser>>;
  /** Mounts a feature (login, sign-up …) once, however many elements ask for it. */
  use<Commands extends object>(feature: Feature<Commands>): Commands;
  /** Takes the app out of the page: effects end, its name is free again. */
  destroy(): void;
}

/** What an app answers about what its person's plans give. Every call throws while entitlements are off. Source: SPEC §6, §8. */
export interface Entitling {
  /** Whether the feature may be used now; the attributes are the host's own, for flags. */
  getFeatureEntitlements(featureKey: string, attributes?: FlagAttributes): Entitlement;
  /** Whether the permission may be used now. */
  getPermissionEntitlements(permissionKey: string, attributes?: FlagAttributes): Entitlement;
  getEntitlements(wanted: { featureKey: string } | { permissionKey: string }, attributes?: FlagAttributes): Entitlement;
  /** Asks the server again, then calls back with whether it answered. */
  loadEntitlements(callback?: (loaded: boolean) => void): Promise<boolean>;
}

/** Told how a switch of tenants went; an answer that is true keeps the page waiting. */
export type SwitchCallback = (switched: boolean, failure?: Failure) => unknown;

export interface Store {
  getState(): AppState;
  dispatch(action: { type: string; payload?: unknown }): unknown;
  subscribe(listener: () => void): () => void;
}

/** The outward side of the bus. */
export interface Facts {
  subscribe(listener: (fact: Fact) => void): { unsubscribe(): void };
}

export interface Client {
  call<E extends AnyEndpoint>(endpoint: E, input: InputOf<E>, options?: CallOptions): Promise<Result<AnswerOf<E>>>;
}

export interface CallOptions {
  signal?: AbortSignal;
  /** Sent verbatim as `Authorization`; "Bearer " is not added. Source: reference §1.1. */
  jwt?: string;
  source?: Source;
}

/** Which part of the product asks; sent as `frontegg-source`. Source: SPEC §3 "Request source". */
export type Source = 'admin-portal' | 'login-box';

/** Where the journey stands, in the page's address or in memory. */
export interface Router {
  /** The auth route shown now; `undefined` where the host's own content is shown. */
  current(): RouteName | undefined;
  /**
   * Whether only the host's own content belongs here: at `authenticatedUrl` and `signUpSuccessUrl`, and in memory once the
   * journey is over. Ours: an address without `#/` names no route behind the hash.
   */
  isHost(): boolean;
  query(): URLSearchParams;
  /** Goes to a route of the app; keeps a history entry unless `replace`. */
  go(route: RouteName, options?: { query?: Readonly<Record<string, string>>; replace?: boolean }): void;
  /** The address of a route, for links: `/account/sign-up`, `#/account/sign-up`, or `undefined` in memory. */
  href(route: RouteName): string | undefined;
  subscribe(listener: () => void): () => void;
  /** Looks at the address again. For hosts that move it by `pushState` in browsers without the Navigation API. */
  sync(): void;
  readonly routes: Routes;
}

/** A part of the product that is mounted on an app when first used. */
export interface Feature<Commands extends object> {
  readonly name: string;
  /** Sent with the feature's calls. */
  readonly source?: Source;
  mount(app: AppCore): Commands;
}

/** A signed-in person: who they are, what they may do, and their access token. Source: SPEC §3 "User". */
export interface AuthUser extends User {
  accessToken: string;
  /** Seconds the access token lived when it was given. */
  expiresIn: number;
  /** Present where the host asks for them and their flag is on. */
  entitlements?: Entitlements;
}

export type SessionState =
  | { status: 'loading' }
  | { status: 'signedOut' }
  | { status: 'signedIn'; user: AuthUser; tenants: Tenant[]; activeTenant?: Tenant };

/** What everybody may know of the operator. */
export interface VendorState {
  loading: boolean;
  config?: VendorConfig;
  publicInfo?: VendorPublicInfo;
  strategies?: AuthStrategies;
  failure?: Failure;
}

/** The state every app has, and under their own names the parts of the features that are mounted. */
export interface AppState {
  app: { name: string; loading: boolean };
  session: SessionState;
  vendor: VendorState;
  flags: FeatureFlags;
  metadata: Readonly<Record<string, unknown>>;
  login?: LoginState;
  signUp?: SignUpState;
  activation?: ActivationState;
  forgotPassword?: ForgotPasswordState;
  resetPassword?: ResetPasswordState;
  unlock?: UnlockState;
  invitation?: InvitationState;
  magicLink?: MagicLinkState;
  mfa?: MfaState;
  passkeys?: PasskeysState;
  phoneReset?: PhoneResetState;
  portal?: PortalState;
  quickLogin?: QuickLoginState;
  stepUp?: StepUpState;
  tenants?: TenantsState;
}

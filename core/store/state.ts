import type { AuthStrategies } from '../contract/entities/auth.ts';
import type { Entitlements } from '../contract/entities/entitlement.ts';
import type { Tenant } from '../contract/entities/tenant.ts';
import type { User } from '../contract/entities/user.ts';
import type { FeatureFlags, VendorConfig, VendorPublicInfo } from '../contract/entities/vendor.ts';
import type { Failure } from '../contract/failure.ts';

/** A signed-in person: who they are, what they may do, and their access token. Source: protocol/sign-in.md#me. */
export interface AuthUser extends User {
  accessToken: string;
  /** Seconds the access token lived when it was given. */
  expiresIn: number;
  /** Present where the host asks for them and their flag is on. */
  entitlements?: Entitlements;
}

export type SessionState =
  /** `remembered`: this browser had a session when it last heard of one. */
  | { status: 'loading'; remembered?: true }
  | { status: 'signedOut' }
  | { status: 'signedIn'; user: AuthUser; tenants: Tenant[]; activeTenant?: Tenant };

/** Provider of social sign-in, as its button needs it. */
export interface SocialProvider {
  /** `google`, or the id of a custom provider. */
  id: string;
  name: string;
  /** Path below the service's base that starts a sign-in. */
  path: string;
  /** Picture of a custom provider; empty for none. */
  logo: string;
}

/** Public information about the operator. */
export interface VendorState {
  loading: boolean;
  config?: VendorConfig;
  publicInfo?: VendorPublicInfo;
  strategies?: AuthStrategies;
  /** Providers of social sign-in, in the operator's order. */
  social?: readonly SocialProvider[];
  failure?: Failure;
}

/** State that features add under their names once they are mounted; each slice declares its own part beside itself. */
// oxlint-disable-next-line typescript/no-empty-object-type -- filled by the slices' own declarations
export interface FeatureStates {}

/** State of an app: what every app has, and the parts of the features that are mounted. */
export interface AppState extends Partial<FeatureStates> {
  app: { name: string; loading: boolean };
  session: SessionState;
  vendor: VendorState;
  flags: FeatureFlags;
  metadata: Readonly<Record<string, unknown>>;
}

export interface AppStore {
  getState(): AppState;
  dispatch(action: { type: string; payload?: unknown }): unknown;
  subscribe(listener: () => void): () => void;
}

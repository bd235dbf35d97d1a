import type { TenantId, UserId } from './ids.ts';
import type { MfaDevices, MfaStrategy, RecoveryCodes } from './mfa.ts';

/** How a person proves who they are first. Source: SPEC §3 "Auth strategies". */
export const AUTH_STRATEGIES = ['EmailAndPassword', 'MagicLink', 'Code', 'SmsCode', 'NoLocalAuthentication'] as const;

export type AuthStrategy = (typeof AUTH_STRATEGIES)[number];

/** Ways offered beside the first. Source: SPEC §3 "Auth strategies". */
export const SECONDARY_AUTH_STRATEGIES = [
  'WebAuthnPlatform',
  'WebAuthnCrossPlatform',
  'SmsCode',
  'SmsCodeV2',
  'Passkeys',
] as const;

export type SecondaryAuthStrategy = (typeof SECONDARY_AUTH_STRATEGIES)[number];

/** How machines get a token. Source: SPEC §3 "Machine-to-machine". */
export type MachineToMachineAuthStrategy = 'ClientCredentials' | 'AccessToken';

/** The ways in that everybody may know of. Source: SPEC §7 "auth/strategies/public". */
export interface AuthStrategies {
  mainAuthStrategies: { strategy: AuthStrategy }[];
  secondaryAuthStrategies: { strategy: SecondaryAuthStrategy; isActive: boolean }[];
}

/** Whom an answer is about. */
interface About {
  tenantId: TenantId;
  /** The person's id. */
  userId: UserId;
  email: string;
  emailVerified: boolean;
}

/** What a successful proof of identity answers. The refresh token is a cookie. Source: SPEC §3 "Auth response". */
export interface AuthResponse extends About, RecoveryCodes {
  accessToken: string;
  /** Given only to clients of hosted login; left out otherwise. */
  refreshToken?: string;
  /** Seconds. Default 300. Source: SPEC §9. */
  expiresIn: number;
  /** The moment the access token ends, as ISO 8601. */
  expires: string;
  mfaRequired: false;
}

/**
 * What is answered in place of a session to whoever must show a second factor: `mfaToken` is handed in with each of the
 * calls of `mfa`, and is over once one of them has let the person in. Source: SPEC §4; reference "MFA required".
 */
export interface MfaRequired extends About {
  accessToken?: never;
  mfaRequired: true;
  mfaToken: string;
  /** Whether there is anything in `mfaDevices`; otherwise one must be set up now. */
  mfaEnrolled: boolean;
  mfaDevices: MfaDevices;
  /** What may be set up, where nothing is yet. */
  mfaStrategies: MfaStrategy[];
}

/** What is answered in place of a session where the right password is known from a breach: a new one must be chosen. Source: SPEC §4 "Breached password". */
export interface PasswordBreached extends About {
  accessToken?: never;
  mfaRequired: false;
  isBreachedPassword: true;
}

/** What whoever signs in may be answered. */
export type LoginAnswer = AuthResponse | MfaRequired | PasswordBreached;

/** Where a person with this email address signs in instead. Source: SPEC §7 "sso/prelogin". */
export interface SsoAddress {
  address: string;
  idpType: 'saml' | 'oidc';
}

/** What a new account needs next. Source: SPEC §3 "Sign-up response". */
export interface SignUpResponse {
  shouldActivate: boolean;
  userId?: UserId;
  tenantId?: TenantId;
  /** Present where sign-up signs in at once. */
  authResponse?: LoginAnswer;
}

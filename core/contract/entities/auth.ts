import type { TenantId, UserId } from './ids.ts';
import type { MfaDevices, MfaStrategy, RecoveryCodes } from './mfa.ts';

/** How a person proves who they are first. Source: protocol/policies.md#strategies. */
export const AUTH_STRATEGIES = ['EmailAndPassword', 'MagicLink', 'Code', 'SmsCode', 'NoLocalAuthentication'] as const;

export type AuthStrategy = (typeof AUTH_STRATEGIES)[number];

/** Ways offered beside the first. Source: protocol/policies.md#strategies. */
export const SECONDARY_AUTH_STRATEGIES = [
  'WebAuthnPlatform',
  'WebAuthnCrossPlatform',
  'SmsCode',
  'SmsCodeV2',
  'Passkeys',
] as const;

export type SecondaryAuthStrategy = (typeof SECONDARY_AUTH_STRATEGIES)[number];

/** How machines get a token. Source: protocol/policies.md#strategies. */
export type MachineToMachineAuthStrategy = 'ClientCredentials' | 'AccessToken';

/** The ways in that everybody may know of. Source: protocol/policies.md#strategies. */
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

/** What a successful proof of identity answers. The refresh token is a cookie. Source: product.md#auth-response. */
export interface AuthResponse extends About, RecoveryCodes {
  accessToken: string;
  /** Given only to clients of hosted login; left out otherwise. */
  refreshToken?: string;
  /** Seconds. Default 300. Source: protocol/sign-in.md#auth-response. */
  expiresIn: number;
  /** The moment the access token ends, as ISO 8601. */
  expires: string;
  mfaRequired: false;
}

/**
 * What is answered in place of a session to whoever must show a second factor: `mfaToken` is handed in with each of the
 * calls of `mfa`, and is over once one of them has let the person in. Source: product.md#auth-response.
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

/**
 * What is answered in place of a session where the right password is known from a breach: a new one must be chosen.
 * Source: product.md#breached-password.
 */
export interface PasswordBreached extends About {
  accessToken?: never;
  mfaRequired: false;
  isBreachedPassword: true;
}

/** What whoever signs in may be answered. */
export type LoginAnswer = AuthResponse | MfaRequired | PasswordBreached;

/** Where a person with this email address signs in instead. Source: protocol/sign-in.md#sso. */
export interface SsoAddress {
  address: string;
  idpType: 'saml' | 'oidc';
}

/** What a new account needs next. Source: protocol/accounts.md#sign-up. */
export interface SignUpResponse {
  shouldActivate: boolean;
  userId?: UserId;
  tenantId?: TenantId;
  /** Present where sign-up signs in at once. */
  authResponse?: LoginAnswer;
}

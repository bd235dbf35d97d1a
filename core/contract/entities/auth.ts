import type { TenantId, UserId } from './ids.ts';
import type { MfaDevices, MfaStrategy, RecoveryCodes } from './mfa.ts';

/** Primary authentication strategies. Source: protocol/policies.md#strategies. */
export const AUTH_STRATEGIES = [
  'EmailAndPassword',
  'MagicLink',
  'Code',
  'SmsCode',
  'Passkeys',
  'NoLocalAuthentication',
] as const;

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

/** Authentication strategies of machines. Source: protocol/policies.md#strategies. */
export type MachineToMachineAuthStrategy = 'ClientCredentials' | 'AccessToken';

/** Sign-in methods that the operator offers; public. Source: protocol/policies.md#strategies. */
export interface AuthStrategies {
  mainAuthStrategies: { strategy: AuthStrategy }[];
  secondaryAuthStrategies: { strategy: SecondaryAuthStrategy; isActive: boolean }[];
}

/** Person and tenant of a login response. */
interface About {
  tenantId: TenantId;
  /** The person's id. */
  userId: UserId;
  email: string;
  emailVerified: boolean;
}

/** Response of a successful sign-in. The refresh token is a cookie. Source: product.md#auth-response. */
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
 * Response of a sign-in that needs a second factor: `mfaToken` is sent with each of the calls of `mfa`, and ends once
 * one of them has signed the person in.
 * Source: product.md#auth-response.
 */
export interface MfaRequired extends About {
  accessToken?: never;
  mfaRequired: true;
  mfaToken: string;
  /** Whether there is anything in `mfaDevices`; otherwise one must be set up now. */
  mfaEnrolled: boolean;
  mfaDevices: MfaDevices;
  /** Factors that can be set up, where there is none yet. */
  mfaStrategies: MfaStrategy[];
}

/**
 * Response of a sign-in whose password is right but known from a breach: a new one must be chosen.
 * Source: product.md#breached-password.
 */
export interface PasswordBreached extends About {
  accessToken?: never;
  mfaRequired: false;
  isBreachedPassword: true;
}

/** Answer of a logout. Source: protocol/sso.md#signing-out. */
export interface LogoutAnswer {
  /** Ours: where signing out goes on at the person's identity provider; absent where there is nothing to do. */
  providerLogoutUrl?: string;
}

/** Responses of a sign-in. */
export type LoginAnswer = AuthResponse | MfaRequired | PasswordBreached;

/** Address of the identity provider for an email address (SSO). Source: protocol/sign-in.md#sso. */
export interface SsoAddress {
  address: string;
  idpType: 'saml' | 'oidc';
}

/** Response of a sign-up. Source: protocol/accounts.md#sign-up. */
export interface SignUpResponse {
  shouldActivate: boolean;
  userId?: UserId;
  tenantId?: TenantId;
  /** Present where sign-up signs in at once. */
  authResponse?: LoginAnswer;
}

import type { TenantId, UserId } from './ids.ts';

/** How a person proves who they are first. Source: SPEC §3 "Auth strategies". */
export type AuthStrategy = 'EmailAndPassword' | 'MagicLink' | 'Code' | 'SmsCode' | 'NoLocalAuthentication';

/** Ways offered beside the first. Source: SPEC §3 "Auth strategies". */
export type SecondaryAuthStrategy = 'WebAuthnPlatform' | 'WebAuthnCrossPlatform' | 'SmsCode' | 'SmsCodeV2' | 'Passkeys';

/** How machines get a token. Source: SPEC §3 "Machine-to-machine". */
export type MachineToMachineAuthStrategy = 'ClientCredentials' | 'AccessToken';

/** The ways in that everybody may know of. Source: SPEC §7 "auth/strategies/public". */
export interface AuthStrategies {
  mainAuthStrategies: { strategy: AuthStrategy }[];
  secondaryAuthStrategies: { strategy: SecondaryAuthStrategy; isActive: boolean }[];
}

/** What a successful proof of identity answers. The refresh token is a cookie. Source: SPEC §3 "Auth response". */
export interface AuthResponse {
  accessToken: string;
  /** Given only to clients of hosted login; left out otherwise. */
  refreshToken?: string;
  /** Seconds. Default 300. Source: SPEC §9. */
  expiresIn: number;
  /** The moment the access token ends, as ISO 8601. */
  expires: string;
  mfaRequired: boolean;
  mfaToken?: string;
  tenantId: TenantId;
  /** The person's id. */
  userId: UserId;
  email: string;
  emailVerified: boolean;
}

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
  authResponse?: AuthResponse;
}

import type { IsoDateTime } from './ids.ts';

/** Second factors by their kind. Source: protocol/second-factors.md#strategies. */
export const MFA_STRATEGIES = [
  'AuthenticatorApp',
  'WebAuthnPlatform',
  'WebAuthnCrossPlatform',
  'SMS',
  'EmailCode',
] as const;

export type MfaStrategy = (typeof MFA_STRATEGIES)[number];

/** Whether an authenticator is built in, or carried along. Source: protocol/second-factors.md#webauthn. */
export type WebAuthnDeviceType = 'Platform' | 'CrossPlatform';

/** Enforcement levels of second factors. Source: protocol/second-factors.md#policy. */
export const ENFORCE_MFA_TYPES = ['DontForce', 'Force', 'ForceExceptSAML'] as const;

export type EnforceMfaType = (typeof ENFORCE_MFA_TYPES)[number];

/** When a second factor was set up and last used. Ours. */
interface FactorTimes {
  createdAt?: IsoDateTime;
  lastUsedAt?: IsoDateTime;
}

/** Maker of a passkey: a password manager, or the device's own. Ours. */
export interface AuthenticatorProvider {
  name: string;
  kind: 'manager' | 'device';
}

/**
 * Second factors of a person, by kind. Before they have proved one, numbers and addresses are hidden but for their ends, and
 * the names of devices are left out. Times, makers and the names of apps ours, for their owner alone.
 * Source: protocol/second-factors.md#devices.
 */
export interface MfaDevices {
  webauthn: ({
    id: string;
    deviceType: WebAuthnDeviceType;
    name: string;
    provider?: AuthenticatorProvider;
  } & FactorTimes)[];
  phones: ({ id: string; phoneNumber: string } & FactorTimes)[];
  authenticators: ({ id: string; name?: string } & FactorTimes)[];
  emails: { email: string }[];
}

/**
 * A way in or a second factor that a new password has taken away: its owner sets it up again, if it was theirs. Ours.
 */
export interface RemovedMethod {
  type: 'authenticator' | 'phone' | 'passkey' | 'securityKey' | 'recoveryCodes' | 'identity';
  /** Label that distinguishes it: a masked number, or a passkey's name. */
  name?: string;
  createdAt: IsoDateTime;
}

/** A tenant's rule, or the operator's. Source: protocol/second-factors.md#policy. */
export interface MfaPolicy {
  id: string;
  enforceMFAType: EnforceMfaType;
  createdAt: IsoDateTime;
  updatedAt: IsoDateTime;
}

/** The kinds of second factor there are here. Source: protocol/second-factors.md#strategies. */
export interface MfaStrategies {
  strategies: { strategy: MfaStrategy; isActive: boolean }[];
}

/**
 * Whether a browser may be remembered, and for how many seconds.
 * Source: protocol/second-factors.md#remember-device.
 */
export interface RememberDevice {
  isAllowedToRemember: boolean;
  mfaDeviceExpiration: number;
}

/** Secret for setting up an authenticator app. Source: protocol/second-factors.md#enrolment; `otpauthUrl` ours. */
export interface AuthenticatorEnrollment {
  /** An image, as a `data:` address. */
  qrCode: string;
  /** The `otpauth:` address in the image, with the secret. */
  otpauthUrl: string;
}

/** Response of sending a one-time code: the token to send along with the code. */
export interface OtcSent {
  otcToken: string;
}

/** The same by SMS; the number is hidden but for its end. */
export interface SmsSent extends OtcSent {
  phoneNumber: string;
}

/** Recovery codes for a lost device, shown once. `recoveryCodes` ours: the first of them is `recoveryCode`. */
export interface RecoveryCodes {
  recoveryCode?: string;
  recoveryCodes?: string[];
}

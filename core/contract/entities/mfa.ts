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

/** Who must show a second factor. Source: protocol/second-factors.md#policy. */
export const ENFORCE_MFA_TYPES = ['DontForce', 'Force', 'ForceExceptSAML'] as const;

export type EnforceMfaType = (typeof ENFORCE_MFA_TYPES)[number];

/**
 * What a person can show as a second factor, by kind. Before they have shown one, numbers and addresses are hidden but for
 * their ends, and the name of a device is left out. Source: protocol/second-factors.md#devices.
 */
export interface MfaDevices {
  webauthn: { id: string; deviceType: WebAuthnDeviceType; name: string }[];
  phones: { id: string; phoneNumber: string }[];
  authenticators: { id: string }[];
  emails: { email: string }[];
}

/** A way in or a second factor that a new password has taken away: its owner sets it up again, if it was theirs. Ours. */
export interface RemovedMethod {
  type: 'authenticator' | 'phone' | 'passkey' | 'securityKey' | 'recoveryCodes';
  /** What tells it apart: a number hidden but for its ends, or a passkey's name. */
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

/** What an authenticator app is set up with. Source: protocol/second-factors.md#enrolment; `otpauthUrl` ours. */
export interface AuthenticatorEnrollment {
  /** An image, as a `data:` address. */
  qrCode: string;
  /** The same as text, with the secret in it. */
  otpauthUrl: string;
}

/** What the sending of a code answers: what to hand in beside the code. */
export interface OtcSent {
  otcToken: string;
}

/** The same by SMS; the number is hidden but for its end. */
export interface SmsSent extends OtcSent {
  phoneNumber: string;
}

/** Codes that stand in for a lost device, shown once. `recoveryCodes` ours: the first of them is `recoveryCode`. */
export interface RecoveryCodes {
  recoveryCode?: string;
  recoveryCodes?: string[];
}

import {
  MFA_STRATEGIES,
  type MfaDevices,
  type MfaStrategy,
  type WebAuthnDeviceType,
} from '../contract/entities/mfa.ts';

/** A second factor to show, or, without a device, to set up. */
export interface MfaFactor {
  readonly strategy: MfaStrategy;
  readonly deviceId?: string;
  /** The end of a phone number or address, or the name of a key. */
  readonly shown?: string;
}

/** Second factors of a person, and the strategies to set up where there is none. */
export interface FactorSource {
  readonly devices: MfaDevices;
  readonly strategies: readonly MfaStrategy[];
}

/**
 * The kinds, the one that suits most people first. Ours: safest among those that need no other thing.
 * Source: product.md#mfa-enrolment.
 */
export const RECOMMENDED: readonly MfaStrategy[] = MFA_STRATEGIES;

/** Authenticator that a kind asks for; null where it is no passkey or key. */
export const DEVICE_TYPES: Readonly<Record<MfaStrategy, WebAuthnDeviceType | null>> = {
  AuthenticatorApp: null,
  WebAuthnPlatform: 'Platform',
  WebAuthnCrossPlatform: 'CrossPlatform',
  SMS: null,
  EmailCode: null,
};

/** Whether a factor is a passkey or key, which the browser asks for. */
export const isKey = ({ strategy }: MfaFactor): boolean => DEVICE_TYPES[strategy] !== null;

/** Factors that a person has set up, one entry for each device. */
const shownBy = ({ devices }: FactorSource): MfaFactor[] => [
  ...devices.authenticators.map(({ id }) => ({ strategy: 'AuthenticatorApp' as const, deviceId: id })),
  ...devices.webauthn.map(({ id, deviceType, name }) => ({
    strategy: `WebAuthn${deviceType}` as const,
    deviceId: id,
    shown: name,
  })),
  ...devices.phones.map(({ id, phoneNumber }) => ({ strategy: 'SMS' as const, deviceId: id, shown: phoneNumber })),
  ...devices.emails.map(({ email }) => ({ strategy: 'EmailCode' as const, deviceId: email, shown: email })),
];

/** Factors to choose from: those that the person has set up, else those that can be set up. */
export const factorsOf = (means: FactorSource): readonly MfaFactor[] => {
  const enrolled = shownBy(means);
  if (enrolled.length > 0) return enrolled;
  return RECOMMENDED.filter((strategy) => means.strategies.includes(strategy)).map((strategy) => ({ strategy }));
};

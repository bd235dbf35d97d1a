import type { MfaDevices, MfaStrategy } from '../../../../core/contract/entities/mfa.ts';
import { EMAIL_FACTOR, ownMfa } from '../../../../core/contract/own-mfa.ts';
import { sessions } from '../../../../core/contract/sessions.ts';

/** Queries that a change of sessions concerns. */
export const OWN_SESSIONS = [sessions.list];

/** Queries that a change of second factors concerns. */
export const OWN_FACTORS = [ownMfa.devices, ownMfa.recoveryCodes];

/** Second factor as a line of the list. */
export interface OwnFactor {
  readonly id: string;
  readonly strategy: MfaStrategy;
  /** Number, address or given name, where it has one. */
  readonly detail: string;
}

/** Second factors in the recommended order of their kinds. */
export const ownFactorsIn = ({ authenticators, webauthn, phones, emails }: MfaDevices): OwnFactor[] => [
  ...authenticators.map(({ id }) => ({ id, strategy: 'AuthenticatorApp' as const, detail: '' })),
  ...webauthn.map(({ id, deviceType, name }) => ({ id, strategy: `WebAuthn${deviceType}` as const, detail: name })),
  ...phones.map(({ id, phoneNumber }) => ({ id, strategy: 'SMS' as const, detail: phoneNumber })),
  ...emails.map(({ email }) => ({ id: EMAIL_FACTOR, strategy: 'EmailCode' as const, detail: email })),
];

import type { IsoDateTime } from '../../../../core/contract/entities/ids.ts';
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
  /** Whether its owner names it. */
  readonly named: boolean;
  /** Maker of a key, where it says its model. */
  readonly provider?: string | undefined;
  readonly createdAt?: IsoDateTime | undefined;
  readonly lastUsedAt?: IsoDateTime | undefined;
}

/** Second factors in the recommended order of their kinds. */
export const ownFactorsIn = ({ authenticators, webauthn, phones, emails }: MfaDevices): OwnFactor[] => [
  ...authenticators.map(({ name = '', ...rest }) => ({
    strategy: 'AuthenticatorApp' as const,
    detail: name,
    named: true,
    ...rest,
  })),
  ...webauthn.map(({ deviceType, name, provider, ...rest }) => ({
    strategy: `WebAuthn${deviceType}` as const,
    detail: name,
    named: true,
    provider: provider?.name,
    ...rest,
  })),
  ...phones.map(({ phoneNumber, ...rest }) => ({
    strategy: 'SMS' as const,
    detail: phoneNumber,
    named: false,
    ...rest,
  })),
  ...emails.map(({ email }) => ({ id: EMAIL_FACTOR, strategy: 'EmailCode' as const, detail: email, named: false })),
];

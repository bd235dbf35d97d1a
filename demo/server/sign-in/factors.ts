import type { UserId } from '../../../core/contract/entities/ids.ts';
import type { MfaDevices, MfaStrategy } from '../../../core/contract/entities/mfa.ts';
import { BY_MAIL, type SignInMethod } from '../authority/sign-in-method.ts';
import type { AuthenticatorRecord, PasskeyRecord, PhoneRecord, UserRecord } from '../store/records.ts';
import type { Reader, Writer } from '../store/store.ts';
import type { OperatorConfig } from '../vendor/config.ts';
import { providerOf } from './authenticator-providers.ts';

/** Second factors of a person, as stored. */
export interface UserFactors {
  authenticators: AuthenticatorRecord[];
  phones: PhoneRecord[];
  keys: PasskeyRecord[];
  /** Address that codes are mailed to, where mail is a factor. */
  email: string | undefined;
}

/** Sign-in methods that only prove possession of the phone. */
const BY_PHONE: readonly SignInMethod[] = ['sms'];

/** Second factors of a person that add proof to the sign-in method `by`; all of them without it. */
export const factorsOf = async (
  rows: Pick<Reader, 'authenticators' | 'phones' | 'passkeys'>,
  { id: userId, email, emailFactor }: Pick<UserRecord, 'id' | 'email' | 'emailFactor'>,
  by?: SignInMethod,
): Promise<UserFactors> => {
  const order = [['createdAt', 'asc']] as const;
  const [authenticators, phones, keys] = await Promise.all([
    rows.authenticators.find({ where: { userId }, order }),
    rows.phones.find({ where: { userId, factor: true, verified: true }, order }),
    rows.passkeys.find({ where: { userId, factor: true }, order }),
  ]);
  return {
    authenticators,
    phones: by && BY_PHONE.includes(by) ? [] : phones,
    keys,
    email: emailFactor && !(by && BY_MAIL.includes(by)) ? email : undefined,
  };
};

/** Checks whether there is a second factor. */
export const isEnrolled = ({ authenticators, phones, keys, email }: UserFactors): boolean =>
  authenticators.length + phones.length + keys.length > 0 || email !== undefined;

/** Masks a phone number or an address, except for its ends. */
export const hidden = (text: string): string => {
  const [local = '', domain] = text.split('@');
  return domain === undefined
    ? `${text.slice(0, 1)}${'•'.repeat(Math.max(text.length - 5, 0))}${text.slice(-4)}`
    : `${local.slice(0, 1)}•••@${domain}`;
};

const timesOf = ({ createdAt, lastUsedAt }: Pick<PasskeyRecord, 'createdAt' | 'lastUsedAt'>) => ({
  createdAt,
  ...(lastUsedAt !== null && { lastUsedAt }),
});

/** Second factors as the wire shows them; `hidden` masks them for a person who has not verified one yet. */
export const devicesView = (
  { authenticators, phones, keys, email }: UserFactors,
  shown: 'hidden' | 'whole' = 'hidden',
): MfaDevices => {
  if (shown === 'hidden')
    return {
      webauthn: keys.map(({ id, deviceType }) => ({ id, deviceType, name: '' })),
      phones: phones.map(({ id, phoneNumber }) => ({ id, phoneNumber: hidden(phoneNumber) })),
      authenticators: authenticators.map(({ id }) => ({ id })),
      emails: email === undefined ? [] : [{ email: hidden(email) }],
    };
  return {
    webauthn: keys.map(({ id, deviceType, name, aaguid, ...times }) => ({
      id,
      deviceType,
      name,
      ...providerOf(aaguid),
      ...timesOf(times),
    })),
    phones: phones.map(({ id, phoneNumber, ...times }) => ({ id, phoneNumber, ...timesOf(times) })),
    authenticators: authenticators.map(({ id, name, ...times }) => ({ id, name, ...timesOf(times) })),
    emails: email === undefined ? [] : [{ email }],
  };
};

/** Second factors that can be enrolled after a sign-in method: not the same proof again. Ours: the same one where it is the only one. */
export const strategiesFor = ({ mfa }: Pick<OperatorConfig, 'mfa'>, by: SignInMethod): MfaStrategy[] => {
  const same: MfaStrategy | undefined = BY_MAIL.includes(by) ? 'EmailCode' : BY_PHONE.includes(by) ? 'SMS' : undefined;
  const others = mfa.strategies.filter((strategy) => strategy !== same);
  return others.length > 0 ? others : [...mfa.strategies];
};

/** Removes all trusted browsers of a person: one of them can be an attacker's. */
export const removeTrust = (rows: Pick<Writer, 'trustedBrowsers'>, userId: UserId): Promise<number> =>
  rows.trustedBrowsers.remove({ userId });

/** Removes all second factors of a person, with recovery codes and trusted browsers. */
export const removeFactors = async (
  rows: Pick<Writer, 'users' | 'authenticators' | 'phones' | 'passkeys' | 'recoveryCodes' | 'trustedBrowsers'>,
  userId: UserId,
): Promise<void> => {
  await rows.authenticators.remove({ userId });
  await rows.phones.remove({ userId, factor: true });
  await rows.passkeys.remove({ userId, factor: true });
  await rows.recoveryCodes.remove({ userId });
  await removeTrust(rows, userId);
  await rows.users.update({ id: userId }, { emailFactor: false });
};

import type { Reader } from '../store/store.ts';
import type { UserRecord } from '../store/records.ts';
import type { OperatorConfig } from '../vendor/config.ts';
import { socialIdOf } from '../vendor/social-providers.ts';
import { offeredStrategies } from './strategies.ts';

type Config = Pick<OperatorConfig, 'authStrategy' | 'otherAuthStrategies' | 'secondaryAuthStrategies' | 'social'>;

/**
 * Checks whether a person can sign in without one of their sign-in methods, named by its id: by password, by mail, or by
 * another passkey, phone number or account at a provider. A method that the operator does not offer is none.
 * Source: protocol/accounts.md#last-method.
 */
export const hasOtherWay = async (
  rows: Pick<Reader, 'passkeys' | 'phones' | 'identities'>,
  config: Config,
  { id: userId, passwordHash }: Pick<UserRecord, 'id' | 'passwordHash'>,
  without: string,
): Promise<boolean> => {
  const offered = offeredStrategies(config);
  const beside = config.secondaryAuthStrategies.flatMap(({ strategy, isActive }) => (isActive ? strategy : []));
  const offers = (...strategies: ('Passkeys' | 'SmsCode' | 'SmsCodeV2')[]) =>
    strategies.some((strategy) => beside.includes(strategy) || offered.some((one) => one === strategy));
  if (offered.includes('Code') || offered.includes('MagicLink')) return true;
  if (offered.includes('EmailAndPassword') && passwordHash !== null) return true;
  const others = { userId, factor: false, id: { not: without } };
  if (offers('Passkeys') && (await rows.passkeys.count(others)) > 0) return true;
  if (offers('SmsCode', 'SmsCodeV2') && (await rows.phones.count({ ...others, verified: true })) > 0) return true;
  const identities = await rows.identities.find({ where: { userId, id: { not: without } } });
  return identities.some(({ provider }) =>
    config.social.some((one) => socialIdOf(one) === provider && one.active !== false),
  );
};

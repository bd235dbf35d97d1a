import type { UserId } from '../../../core/contract/entities/ids.ts';
import type { RemovedMethod } from '../../../core/contract/entities/mfa.ts';
import type { Reader, Writer } from '../store/store.ts';
import { hidden } from '../sign-in/factors.ts';

const KINDS = ['authenticators', 'phones', 'passkeys', 'recoveryCodes', 'identities'] as const;
type Kind = (typeof KINDS)[number];

/**
 * Sign-in methods and second factors of a person, as reported to their owner: phone numbers masked, recovery codes as
 * one entry.
 */
export const methodsOf = async (rows: Pick<Reader, Kind>, userId: UserId): Promise<RemovedMethod[]> => {
  const question = { where: { userId }, order: [['createdAt', 'asc']] } as const;
  const [authenticators, phones, passkeys, codes, identities] = await Promise.all([
    rows.authenticators.find(question),
    rows.phones.find(question),
    rows.passkeys.find(question),
    rows.recoveryCodes.find({ ...question, where: { userId, usedAt: null }, limit: 1 }),
    rows.identities.find(question),
  ]);
  return [
    ...authenticators.map(({ createdAt }) => ({ type: 'authenticator', createdAt }) as const),
    ...phones.map(({ phoneNumber, createdAt }) => ({ type: 'phone', name: hidden(phoneNumber), createdAt }) as const),
    ...passkeys.map(({ factor, name, createdAt }) => {
      const type = factor ? 'securityKey' : 'passkey';
      return { type, createdAt, ...(name !== '' && { name }) } as const;
    }),
    ...codes.map(({ createdAt }) => ({ type: 'recoveryCodes', createdAt }) as const),
    ...identities.map(({ provider, createdAt }) => ({ type: 'identity', name: provider, createdAt }) as const),
  ];
};

/**
 * Removes sign-in methods and factors set up since a person last authenticated by more than a mail; all of them where they
 * never did. They can be an attacker's: the owner has returned by mail alone. Ours.
 */
export const removeRecentMethods = async (
  rows: Pick<Writer, Kind>,
  userId: UserId,
  provenAt: string | null,
): Promise<void> => {
  for (const kind of KINDS) {
    const found: { id: string; createdAt: string }[] = await rows[kind].find({ where: { userId } });
    // what an account was opened with is as old as its first proof
    const recent = found.filter(({ createdAt }) => provenAt === null || createdAt > provenAt);
    for (const { id } of recent) await rows[kind].remove({ id });
  }
};

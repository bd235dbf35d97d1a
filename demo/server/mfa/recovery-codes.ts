import type { UserId } from '../../../core/contract/entities/ids.ts';
import type { RecoveryCodes } from '../../../core/contract/entities/mfa.ts';
import { RECOVERY_CODES } from '../../../core/contract/limits.ts';
import { digest } from '../keys/secrets.ts';
import type { Ports } from '../ports.ts';
import type { RecoveryCodeRecord } from '../store/records.ts';
import type { Reader, Writer } from '../store/store.ts';

/** Alphabet without characters that are easily confused; 32 of them. Source: Crockford's base 32. */
const LETTERS = '0123456789ABCDEFGHJKMNPQRSTVWXYZ';
/**
 * Length of a code, in characters of 5 bits. Source: OWASP ASVS 5.0, 6.5.2 asks for 112 bits where no password hash is
 * kept.
 */
const LENGTH = 24;

/**
 * New code: 120 bits in six groups. Codes of 16 characters from before remain valid until they are used or replaced.
 */
const newCode = (): string =>
  [...crypto.getRandomValues(new Uint8Array(LENGTH))]
    .map((byte) => LETTERS[byte % LETTERS.length])
    .join('')
    .replaceAll(/(.{4})(?=.)/g, '$1-');

/** Normalized code: upper case, without separators, with look-alikes replaced. */
const plain = (code: string) =>
  code
    .toUpperCase()
    .replaceAll(/[^0-9A-Z]/g, '')
    .replaceAll('O', '0')
    .replaceAll(/[IL]/g, '1');

const markOf = (userId: UserId, code: string) => digest(`recovery ${userId} ${plain(code)}`);

/** Issues ten new recovery codes that replace all earlier ones; they are shown once. */
export const issueRecoveryCodes = async (
  rows: Pick<Writer, 'recoveryCodes'>,
  { clock }: Pick<Ports, 'clock'>,
  userId: UserId,
): Promise<RecoveryCodes> => {
  await rows.recoveryCodes.remove({ userId });
  const recoveryCodes = Array.from({ length: RECOVERY_CODES }, newCode);
  const createdAt = clock.now().toISOString();
  for (const code of recoveryCodes) {
    const codeHash = await markOf(userId, code);
    await rows.recoveryCodes.insert({ id: crypto.randomUUID(), userId, codeHash, createdAt, usedAt: null });
  }
  const [recoveryCode = ''] = recoveryCodes;
  return { recoveryCode, recoveryCodes };
};

/** Finds an unused recovery code of this person. */
export const findRecoveryCode = async (
  rows: Pick<Reader, 'recoveryCodes'>,
  userId: UserId,
  code: string,
): Promise<RecoveryCodeRecord | undefined> =>
  (await rows.recoveryCodes.find({ where: { userId, codeHash: await markOf(userId, code), usedAt: null } }))[0];

/** Consumes a recovery code, by compare-and-set; false where it has been used since. */
export const useRecoveryCode = async (
  rows: Pick<Writer, 'recoveryCodes'>,
  { clock }: Pick<Ports, 'clock'>,
  { id }: RecoveryCodeRecord,
): Promise<boolean> =>
  (await rows.recoveryCodes.update({ id, usedAt: null }, { usedAt: clock.now().toISOString() })).length > 0;

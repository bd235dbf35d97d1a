import type { PasswordStrength } from '../../../core/contract/entities/policy.ts';
import type { TenantId, UserId } from '../../../core/contract/entities/ids.ts';
import { ok, type Result } from '../../../core/contract/failure.ts';
import { acceptsPassword } from '../../../core/contract/password-policy.ts';
import type { Ports } from '../ports.ts';
import { refuse, type Refusal } from '../refusal.ts';
import type { UserRecord } from '../store/records.ts';
import type { Reader, Writer } from '../store/store.ts';

/** Maximum size of a password history, as of a policy. Source: protocol/policies.md#password-history. */
const KEPT = 10;

/** Guesses, as a power of ten, from which a password scores 1, 2, 3 and 4. zxcvbn's own third is 8, which `Password-2026!` takes. Ours. */
const SCORES = [3, 6, 9, 11];

/**
 * Minimum length of a name's part that counts as a word, and of one that is removed: shorter ones are in any password.
 * Ours.
 */
const WORD_MIN = 3;
const TAKEN_OUT_MIN = 4;
/** Maximum of words that are looked for in a password, and of their length. */
const WORDS_MAX = 30;
const WORD_MAX = 100;

/** Personal data of a password's owner, as far as it is known: guesses begin with it. */
export interface PasswordOwner {
  readonly email?: string | undefined;
  readonly name?: string | undefined;
  readonly companyName?: string | undefined;
}

/** Lower-case words of the names: whole, and their parts. */
const wordsOf = (texts: readonly (string | undefined)[]): string[] => {
  const known = texts.flatMap((text) => (text ? [text, ...text.split(/[^\p{L}\p{N}]+/u)] : []));
  const words = known.filter(({ length }) => length >= WORD_MIN && length <= WORD_MAX);
  return [...new Set(words.map((word) => word.toLowerCase()))].slice(0, WORDS_MAX);
};

/** Password without the known words: zxcvbn scores several names with separators as many guesses. */
const without = (password: string, words: readonly string[]): string =>
  words
    .filter(({ length }) => length >= TAKEN_OUT_MIN)
    .toSorted((one, other) => other.length - one.length)
    .reduce((rest, word) => rest.replaceAll(word, ''), password.toLowerCase());

/**
 * Strength of a password, and the reason to refuse it: length and the operator's rules, known breaches, and the number of
 * guesses, also for an attacker who knows the names of person, company and vendor. Only the beginning of a long one is
 * scored.
 */
export const judgeNewPassword = async (
  { config, breached, strength }: Pick<Ports, 'config' | 'breached' | 'strength'>,
  password: string,
  texts: readonly (string | undefined)[],
): Promise<PasswordStrength> => {
  if (!acceptsPassword(config.passwordPolicy, password)) return { score: 0, refused: 'passwordPolicyNotMet' };
  if (await breached.has(password)) return { score: 0, refused: 'passwordBreached' };
  const scoreOf = async (text: string, words: readonly string[]) => {
    const guesses = await strength.guessesLog10(text, words);
    return SCORES.filter((least) => guesses >= least).length;
  };
  const { minScore } = config.passwordStrength;
  const words = wordsOf([...texts, config.vendor.name]);
  const rest = without(password, words);
  const whole = await scoreOf(password, words);
  const score = rest === password.toLowerCase() ? whole : Math.min(whole, await scoreOf(rest, words));
  if (score >= minScore) return { score };
  return {
    score,
    refused: (await scoreOf(password, [])) >= minScore ? 'passwordContainsPersonalData' : 'passwordTooGuessable',
  };
};

type Judging = Pick<Ports, 'config' | 'breached' | 'strength' | 'hasher'>;

/** Validates and hashes the password of a new account. */
export const hashNew = async (
  ports: Judging,
  password: string,
  { email, name, companyName }: PasswordOwner,
): Promise<Result<string, Refusal>> => {
  const { refused } = await judgeNewPassword(ports, password, [email, name, companyName]);
  return refused ? refuse(refused) : ok(await ports.hasher.hash(password));
};

/** Personal data of a person with an account. */
export const ownerOf = async (rows: Pick<Reader, 'tenants'>, user: UserRecord): Promise<PasswordOwner> => ({
  email: user.email,
  name: user.name,
  companyName: (await rows.tenants.get(user.tenantId))?.name,
});

/** Size of the password history that must not be reused: the operator's or the tenant's, whichever is larger. */
const historySizeOf = async (
  rows: Pick<Reader, 'passwordHistoryPolicies'>,
  config: Ports['config'],
  tenantId: TenantId,
): Promise<number> => {
  const [own] = await rows.passwordHistoryPolicies.find({ where: { tenantId } });
  const sizes = [own, config.passwordHistoryPolicy].map((policy) => (policy?.enabled ? policy.historySize : 0));
  return Math.max(...sizes);
};

/**
 * Validates and hashes a person's new password, which must not be in their history; the current one is its latest
 * entry.
 */
export const hashNext = async (
  rows: Reader,
  ports: Judging,
  user: UserRecord,
  password: string,
): Promise<Result<string, Refusal>> => {
  const hash = await hashNew(ports, password, await ownerOf(rows, user));
  if (!hash.ok) return hash;
  const { config, hasher } = ports;
  const size = await historySizeOf(rows, config, user.tenantId);
  const earlier = await rows.passwords.find({
    where: { userId: user.id },
    order: [['createdAt', 'desc']],
    limit: KEPT,
  });
  const last = [...(user.passwordHash ? [user.passwordHash] : []), ...earlier.map((row) => row.hash)].slice(0, size);
  for (const kept of last) if (await hasher.verify(kept, password)) return refuse('passwordReused');
  return hash;
};

/** Replaces the password; the current one moves into the password history. */
export const replacePassword = async (
  rows: Pick<Writer, 'users' | 'passwords'>,
  { clock }: Pick<Ports, 'clock'>,
  userId: UserId,
  hash: string,
): Promise<void> => {
  const now = clock.now().toISOString();
  const user = await rows.users.get(userId);
  await rows.users.update({ id: userId }, { passwordHash: hash, breachedAt: null, updatedAt: now });
  if (!user?.passwordHash) return;
  await rows.passwords.insert({ id: crypto.randomUUID(), userId, hash: user.passwordHash, createdAt: now });
  const old = await rows.passwords.find({ where: { userId }, order: [['createdAt', 'desc']], offset: KEPT });
  if (old.length > 0) await rows.passwords.remove({ id: { in: old.map(({ id }) => id) } });
};

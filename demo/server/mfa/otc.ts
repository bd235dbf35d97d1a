import { ok, type Result } from '../../../core/contract/failure.ts';
import type { UserId } from '../../../core/contract/entities/ids.ts';
import { CODE_ATTEMPTS, CODE_MINUTES } from '../../../core/contract/limits.ts';
import { beginChallenge, finishChallenge } from '../sign-in/challenges.ts';
import { newCode } from '../sign-in/codes.ts';
import { digest, randomSecret } from '../keys/secrets.ts';
import type { Ports } from '../ports.ts';
import { refuse, type Refusal, wrongCode } from '../refusal.ts';
import type { ChallengePurpose, ChallengeRecord } from '../store/records.ts';
import type { Reader, Writer } from '../store/store.ts';

/** Purpose of a one-time code, and whose it is. */
interface Sending {
  userId: UserId;
  purpose: ChallengePurpose;
  /** Id that the code is bound to: of a challenge, a session, a phone. */
  of: string;
  more?: Readonly<Record<string, unknown>>;
}

const markOf = (otcToken: string, code: string) => digest(`${otcToken}.${code}`);

/** Issues a one-time code and its token; earlier codes of the same purpose end. */
export const issueOtc = async (
  rows: Pick<Writer, 'challenges'>,
  ports: Pick<Ports, 'clock'>,
  { userId, purpose, of, more = {} }: Sending,
): Promise<{ code: string; otcToken: string }> => {
  await rows.challenges.update({ userId, purpose, usedAt: null }, { usedAt: ports.clock.now().toISOString() });
  const [code, otcToken] = [newCode(), randomSecret()];
  // the code cannot be derived from the stored hash without the token
  const details = { ...more, of, mark: await markOf(otcToken, code) };
  await beginChallenge(rows, ports, { userId, purpose, details, minutes: CODE_MINUTES }, otcToken);
  return { code, otcToken };
};

/** Verifies a one-time code and returns its challenge. Attempts are counted before the comparison, on all nodes together. */
export const judgeOtc = async (
  rows: Pick<Reader, 'challenges'>,
  { clock, store }: Pick<Ports, 'clock' | 'store'>,
  { otcToken, code, purpose, of }: { otcToken: string; code: string; purpose: ChallengePurpose; of: string },
): Promise<Result<ChallengeRecord, Refusal>> => {
  const [sent] = await rows.challenges.find({ where: { tokenHash: await digest(otcToken), purpose } });
  const now = clock.now();
  if (!sent || sent.details['of'] !== of || sent.usedAt !== null || sent.expires <= now.toISOString())
    return refuse('codeExpired');
  const { points } = await store.counters.add(`otc:${sent.id}`, 1, CODE_MINUTES * 60_000, now);
  if (points > CODE_ATTEMPTS) return refuse('codeAttemptsExceeded');
  return sent.details['mark'] === (await markOf(otcToken, code)) ? ok(sent) : wrongCode(CODE_ATTEMPTS - points);
};

/** Consumes a code, by compare-and-set; false where it has been used since. */
export const consumeOtc = (
  rows: Pick<Writer, 'challenges'>,
  ports: Pick<Ports, 'clock'>,
  sent: ChallengeRecord,
): Promise<boolean> => finishChallenge(rows, ports, sent);

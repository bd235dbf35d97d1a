import type { UserId } from '../../../core/contract/entities/ids.ts';
import { ok, type Result } from '../../../core/contract/failure.ts';
import type { Ports } from '../ports.ts';
import { refuse, type Refusal } from '../refusal.ts';
import type { ChallengePurpose, ChallengeRecord } from '../store/records.ts';
import type { Reader, Writer } from '../store/store.ts';
import { digest, randomSecret } from '../keys/secrets.ts';

/** Input of a new challenge. */
interface Beginning {
  userId: UserId;
  purpose: ChallengePurpose;
  details?: ChallengeRecord['details'];
  minutes: number;
}

/** Begins a challenge that the bearer of its token must finish, once. */
export const beginChallenge = async (
  rows: Pick<Writer, 'challenges'>,
  { clock }: Pick<Ports, 'clock'>,
  { userId, purpose, details = {}, minutes }: Beginning,
  token = randomSecret(),
): Promise<string> => {
  const now = clock.now();
  await rows.challenges.insert({
    id: crypto.randomUUID(),
    userId,
    purpose,
    tokenHash: await digest(token),
    details,
    createdAt: now.toISOString(),
    expires: new Date(now.getTime() + minutes * 60_000).toISOString(),
    usedAt: null,
  });
  return token;
};

/** Finds the open challenge of a token; refused where it is used or expired. */
export const findChallenge = async (
  rows: Pick<Reader, 'challenges'>,
  { clock }: Pick<Ports, 'clock'>,
  { token, purpose }: { token: string; purpose: ChallengePurpose },
): Promise<Result<ChallengeRecord, Refusal>> => {
  const [found] = await rows.challenges.find({ where: { tokenHash: await digest(token), purpose } });
  const isOver = !found || found.usedAt !== null || found.expires <= clock.now().toISOString();
  return isOver ? refuse('challengeExpired') : ok(found);
};

/** Marks a challenge as used, by compare-and-set; false where it has been used since. */
export const finishChallenge = async (
  rows: Pick<Writer, 'challenges'>,
  { clock }: Pick<Ports, 'clock'>,
  { id }: Pick<ChallengeRecord, 'id'>,
): Promise<boolean> =>
  (await rows.challenges.update({ id, usedAt: null }, { usedAt: clock.now().toISOString() })).length > 0;

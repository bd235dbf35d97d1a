import type { UserId } from '../../../core/contract/entities/ids.ts';
import { ok, type Result } from '../../../core/contract/failure.ts';
import type { Ports } from '../ports.ts';
import { refuse, type Refusal } from '../refusal.ts';
import type { LinkPurpose, LinkRecord } from '../store/records.ts';
import type { Reader, Writer } from '../store/store.ts';
import { digest, randomSecret } from '../keys/secrets.ts';

const HOUR_MS = 3_600_000;
const MINUTE_MS = 60_000;

/** Issues a link and returns its token; older ones of the same purpose expire, unless `olderStay`. */
export const issueLink = async (
  rows: Pick<Writer, 'links'>,
  { clock, config }: Pick<Ports, 'clock' | 'config'>,
  { userId, purpose, olderStay = false }: { userId: UserId; purpose: LinkPurpose; olderStay?: boolean },
): Promise<string> => {
  const now = clock.now();
  const LIFE_MS: Record<LinkPurpose, number> = {
    activation: config.links.activationHours * HOUR_MS,
    passwordReset: config.links.passwordResetMinutes * MINUTE_MS,
    unlock: config.links.unlockMinutes * MINUTE_MS,
    magicLink: config.links.magicLinkMinutes * MINUTE_MS,
    keepAccount: config.accountDeletion.graceDays * 24 * HOUR_MS,
  };
  const createdAt = now.toISOString();
  const older = { userId, purpose, usedAt: null, expires: { after: createdAt } };
  if (!olderStay) await rows.links.update(older, { expires: createdAt });
  const token = randomSecret();
  await rows.links.insert({
    id: crypto.randomUUID(),
    userId,
    purpose,
    tokenHash: await digest(token),
    createdAt,
    expires: new Date(now.getTime() + LIFE_MS[purpose]).toISOString(),
    usedAt: null,
  });
  return token;
};

/** Finds a valid link by its token; of this person, where a user id is given. */
export const findLink = async (
  rows: Pick<Reader, 'links'>,
  { clock }: Pick<Ports, 'clock'>,
  { userId, token, purpose }: { userId?: string; token: string; purpose: LinkPurpose },
): Promise<Result<LinkRecord, Refusal>> => {
  const [link] = await rows.links.find({ where: { tokenHash: await digest(token), purpose } });
  if (!link || (userId !== undefined && link.userId !== userId)) return refuse('linkInvalid');
  if (link.usedAt !== null) return refuse('linkAlreadyUsed');
  if (link.expires <= clock.now().toISOString()) return refuse('linkExpired');
  return ok(link);
};

/** Consumes a link, by compare-and-set; false where it has been used since. */
export const consumeLink = async (
  rows: Pick<Writer, 'links'>,
  { clock }: Pick<Ports, 'clock'>,
  { id }: LinkRecord,
): Promise<boolean> =>
  (await rows.links.update({ id, usedAt: null }, { usedAt: clock.now().toISOString() })).length > 0;

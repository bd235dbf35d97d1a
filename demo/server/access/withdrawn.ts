import type { UserId } from '../../../core/contract/entities/ids.ts';
import type { Clock } from '../ports.ts';
import type { Reader, Writer } from '../store/store.ts';
import { digest } from './secrets.ts';

/** How long it is known whom an address would have been. Ours. */
const KEPT_MS = 365 * 86_400_000;

const keyOf = (email: string): Promise<string> => digest(`withdrawn ${email}`);

/**
 * Keeps the id of somebody who was invited, never came, and whose account goes with their invitation: under it they are
 * invited the next time, as those are who have an account elsewhere. An id that changed would tell that there is none.
 */
export const keepWithdrawn = async (
  rows: Pick<Writer, 'links'>,
  { clock }: { clock: Clock },
  { userId, email }: { userId: UserId; email: string },
): Promise<void> => {
  const now = clock.now();
  await rows.links.insert({
    id: crypto.randomUUID(),
    userId,
    purpose: 'withdrawn',
    tokenHash: await keyOf(email),
    createdAt: now.toISOString(),
    expires: new Date(now.getTime() + KEPT_MS).toISOString(),
    usedAt: null,
  });
};

/** The id that an address without an account was invited under before, if it was. */
export const withdrawnId = async (across: Pick<Reader, 'links'>, email: string): Promise<UserId | undefined> =>
  (await across.links.find({ where: { tokenHash: await keyOf(email) } }))[0]?.userId;

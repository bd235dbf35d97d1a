import type { UserId } from '../../../core/contract/entities/ids.ts';
import type { Clock } from '../ports.ts';
import type { Reader, Writer } from '../store/store.ts';
import { digest } from '../keys/secrets.ts';

/** Retention of the id of a withdrawn invitation, in milliseconds. Ours. */
const KEPT_MS = 365 * 86_400_000;

const keyOf = (email: string): Promise<string> => digest(`withdrawn ${email}`);

/**
 * Stores the id under which an address is invited. An account opened later gets this id, so that its invitations remain
 * valid; an address that is invited again has the same id, as a changed one would tell that there is no account.
 */
export const keepWithdrawnId = async (
  rows: Pick<Writer, 'links'>,
  { clock }: { clock: Clock },
  { userId, email }: { userId: UserId; email: string },
): Promise<void> => {
  const now = clock.now();
  const tokenHash = await keyOf(email);
  const expires = new Date(now.getTime() + KEPT_MS).toISOString();
  const kept = await rows.links.update({ tokenHash, userId }, { expires });
  if (kept.length > 0) return;
  const createdAt = now.toISOString();
  const id = crypto.randomUUID();
  await rows.links.insert({ id, userId, purpose: 'withdrawn', tokenHash, createdAt, expires, usedAt: null });
};

/** Id of a withdrawn invitation of the address, if there is one. */
export const withdrawnId = async (across: Pick<Reader, 'links'>, email: string): Promise<UserId | undefined> =>
  (await across.links.find({ where: { tokenHash: await keyOf(email) } }))[0]?.userId;

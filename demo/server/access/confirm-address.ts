import { removeWaysIn } from '../mfa/factors.ts';
import type { Ports } from '../ports.ts';
import type { UserRecord } from '../store/records.ts';
import type { Writer } from '../store/store.ts';
import { endSessions } from './sessions.ts';

/**
 * Confirms an address that its owner has just read a mail at. Ours: a password, passkey, phone or second factor that
 * somebody set before, and whatever they opened with it, goes: it may have been a stranger who signed up with an address of
 * another's.
 */
export const confirmAddress = async (rows: Writer, ports: Ports, { id, tenantId }: UserRecord) => {
  await rows.users.update({ id }, { verified: true, passwordHash: null, updatedAt: ports.clock.now().toISOString() });
  await rows.memberships.update({ userId: id, tenantId }, { activated: true });
  await removeWaysIn(rows, ports, id);
  await endSessions(rows, ports.clock, { userId: id });
};

import type { SessionId } from '../../../core/contract/entities/ids.ts';
import type { OpenedSession } from '../sign-in/sessions.ts';
import { BY_MAIL, type AuditedFactor } from '../authority/sign-in-method.ts';
import type { Ports } from '../ports.ts';
import type { Effects } from '../rules.ts';
import type { Writer } from '../store/store.ts';

/** Factor that was verified for a step-up. */
interface StepUp {
  factor: AuditedFactor;
  /** Whether it has just been set up. */
  isNew?: boolean;
}

/** Steps up a session; undefined where it has ended. Its refresh token does not change. */
export const stepUpSession = async (
  rows: Writer & Effects,
  { clock }: Pick<Ports, 'clock'>,
  { session: id, amr, shown: { factor, isNew = false } }: { session: string; amr: readonly string[]; shown: StepUp },
): Promise<OpenedSession | undefined> => {
  const now = clock.now().toISOString();
  const before = await rows.sessions.get(id);
  const all = [...new Set([...(before?.amr ?? []), ...amr])];
  // an id is branded where it was made
  const where = { id: id as SessionId, endedAt: null, expires: { after: now } };
  const [session] = await rows.sessions.update(where, { amr: all, steppedUpAt: now });
  if (!session) return undefined;
  if (!isNew && !BY_MAIL.includes(factor)) await rows.users.update({ id: session.userId }, { provenAt: now });
  await rows.audit({ action: 'Identity confirmed', details: { factor } });
  return { session, refreshToken: undefined };
};

import type { SessionId } from '../../../core/contract/entities/ids.ts';
import type { Opened } from '../access/sessions.ts';
import type { Factor } from '../access/way.ts';
import type { Ports } from '../ports.ts';
import type { Effects } from '../rules.ts';
import type { Writer } from '../store/store.ts';

/** A session whose person has just proved once more who they are; undefined where it has ended. Its refresh token stays. */
export const strengthen = async (
  rows: Writer & Effects,
  { clock }: Pick<Ports, 'clock'>,
  { session: id, amr, factor }: { session: string; amr: readonly string[]; factor: Factor },
): Promise<Opened | undefined> => {
  const now = clock.now().toISOString();
  const before = await rows.sessions.get(id);
  const all = [...new Set([...(before?.amr ?? []), ...amr])];
  // an id is branded where it was made
  const where = { id: id as SessionId, endedAt: null, expires: { after: now } };
  const [session] = await rows.sessions.update(where, { amr: all, steppedUpAt: now });
  if (!session) return undefined;
  await rows.audit({ action: 'Stepped up', details: { factor } });
  return { session, refreshToken: undefined };
};

import type { Ports } from '../ports.ts';
import type { Reader, Store } from '../store/store.ts';
import type { MembershipRecord } from '../store/records.ts';
import { type Authority, authorityOf } from './authority.ts';
import { BELIEVED_MS } from './token-cache.ts';

/** The most sets of roles that are remembered; then all are asked about anew. Ours. */
const REMEMBERED = 500;

interface Known {
  readonly sinceMs: number;
  readonly answer: Promise<Authority>;
}

const knownOf = new WeakMap<Store, Map<string, Known>>();

/** What is remembered of a store; whatever this node changes about roles empties it. */
const memoryOf = (store: Store): Map<string, Known> => {
  let known = knownOf.get(store);
  if (!known) {
    const memory = new Map<string, Known>();
    known = memory;
    knownOf.set(store, memory);
    store.listen(
      ({ collection }) =>
        void (['groups', 'groupConfigs', 'roles', 'permissions'].includes(collection) && memory.clear()),
    );
  }
  return known;
};

/**
 * What a membership gives, to be shown and to be claimed in a token: everybody with the same roles is given the same, so it
 * is asked once in a while. What a call may do is not told by it, but by `caller.ts`.
 */
export const knownAuthority = (
  { store, clock }: Pick<Ports, 'store' | 'clock'>,
  rows: Pick<Reader, 'groups' | 'groupConfigs' | 'roles' | 'permissions'>,
  place: Pick<MembershipRecord, 'roleIds' | 'groupIds' | 'tenantId'>,
): Promise<Authority> => {
  const memory = memoryOf(store);
  const key = `${place.tenantId} ${place.roleIds.join(' ')}, ${place.groupIds.join(' ')}`;
  const nowMs = clock.now().getTime();
  const before = memory.get(key);
  if (before && nowMs >= before.sinceMs && nowMs - before.sinceMs < BELIEVED_MS) return before.answer;
  if (memory.size >= REMEMBERED) memory.clear();
  const known: Known = { sinceMs: nowMs, answer: authorityOf(rows, place) };
  memory.set(key, known);
  known.answer.catch(() => memory.get(key) === known && memory.delete(key));
  return known.answer;
};

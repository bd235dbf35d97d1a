import type { Ports } from '../ports.ts';
import type { Reader, Store } from '../store/store.ts';
import type { MembershipRecord } from '../store/records.ts';
import { type Authority, authorityOf } from './authority.ts';
import { briefCache } from './brief-cache.ts';

/** The most sets of roles that are remembered. Ours. */
const REMEMBERED = 500;

type Memory = ReturnType<typeof briefCache<Promise<Authority>>>;

const memories = new WeakMap<Store, Memory>();

/** What is remembered of a store; whatever this node changes about roles empties it. */
const memoryOf = ({ store, clock }: Pick<Ports, 'store' | 'clock'>): Memory => {
  const before = memories.get(store);
  if (before) return before;
  const memory = briefCache<Promise<Authority>>({ clock }, REMEMBERED);
  memories.set(store, memory);
  store.listen(({ collection }) => {
    if (['groups', 'groupConfigs', 'roles', 'permissions'].includes(collection)) memory.dropAll(() => true);
  });
  return memory;
};

/**
 * What a membership gives, to be shown and to be claimed in a token: everybody with the same roles is given the same, so it
 * is asked once in a while. What a call may do is not told by it, but by `caller.ts`.
 */
export const authorityCache = (
  ports: Pick<Ports, 'store' | 'clock'>,
  rows: Pick<Reader, 'groups' | 'groupConfigs' | 'roles' | 'permissions'>,
  place: Pick<MembershipRecord, 'roleIds' | 'groupIds' | 'tenantId'>,
): Promise<Authority> => {
  const memory = memoryOf(ports);
  const key = `${place.tenantId} ${place.roleIds.join(' ')}, ${place.groupIds.join(' ')}`;
  const before = memory.get(key);
  if (before) return before;
  const answer = authorityOf(rows, place);
  memory.set(key, answer);
  answer.catch(() => memory.drop(key, answer));
  return answer;
};

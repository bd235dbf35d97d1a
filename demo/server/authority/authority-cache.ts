import type { Ports } from '../ports.ts';
import type { Reader, Store } from '../store/store.ts';
import type { MembershipRecord } from '../store/records.ts';
import { type Authority, authorityOf } from './authority.ts';
import { briefCache } from './brief-cache.ts';

/** The most sets of roles that are remembered. Ours. */
const REMEMBERED = 500;

type Memory = ReturnType<typeof briefCache<Promise<Authority>>>;

const memories = new WeakMap<Store, Memory>();

/** Cache of a store; changes of roles on this node empty it. */
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
 * Cache of authority by roles, for display and token claims: equal roles share an entry. Authorization of calls does
 * not use it; see `caller.ts`.
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

import type { UserId } from '../../../core/contract/entities/ids.ts';
import type { Lockout } from '../../../core/contract/entities/member.ts';
import type { Ports } from '../ports.ts';
import { lockoutKeyOf, lockoutRuleOf, strictest } from '../sign-in/lockout.ts';
import type { PersonRecord } from '../store/records.ts';
import type { Reader } from '../store/store.ts';

/** Rows that lockouts depend on. */
type Rows = Pick<Reader, 'lockoutPolicies'>;

/**
 * Lockouts by failed attempts from unknown browsers, as they are now: of members alone, as an invitation says nothing of
 * an account. Counted are the policies of the operator and of the person's company.
 */
export const lockoutsOf = async (
  { store, clock, config }: Pick<Ports, 'store' | 'clock' | 'config'>,
  rows: Rows,
  people: readonly PersonRecord[],
): Promise<ReadonlyMap<UserId, Lockout>> => {
  const now = clock.now();
  const members = people.filter(({ pending }) => !pending);
  const tenantIds = [...new Set(members.map(({ tenantId }) => tenantId))];
  const countsOf = async (keys: readonly string[]) => [keys, await store.counters.several(keys, now)] as const;
  const [[keys, counts], rules] = await Promise.all([
    Promise.all(members.map(({ email }) => lockoutKeyOf(email))).then(countsOf),
    Promise.all(tenantIds.map((tenantId) => lockoutRuleOf(rows, tenantId))),
  ]);
  const locked = members.flatMap(({ userId, tenantId }, at): [UserId, Lockout][] => {
    const count = counts.get(keys[at] ?? '');
    const most = strictest([config.lockoutPolicy, rules[tenantIds.indexOf(tenantId)]]);
    return count && count.points >= most ? [[userId, { attempts: count.points, until: count.expires }]] : [];
  });
  return new Map(locked);
};

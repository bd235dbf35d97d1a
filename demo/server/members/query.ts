import * as v from 'valibot';
import type { UserId } from '../../../core/contract/entities/ids.ts';
import type { UserPreset, UserSort } from '../../../core/contract/entities/member.ts';
import { ACCOUNT_PROVIDERS } from '../../../core/contract/entities/user.ts';
import { EMAIL_MAX } from '../../../core/contract/limits.ts';
import { email, searchText } from '../checks/fields.ts';
import { idsOf } from '../checks/query.ts';
import type { Clock } from '../ports.ts';
import type { PersonRecord } from '../store/records.ts';
import { folded } from '../store/searchable.ts';
import type { RowQuery, Where } from '../store/store.ts';
import { oneOf } from '../checks/fields.ts';

export { flag, idList, idsOf, offset, searchTerm, seconds, size } from '../checks/query.ts';

/** Seconds without activity after which a person counts as inactive: 90 days. Source: protocol/people.md#members. */
export const INACTIVE_SECONDS = 7_776_000;
type Field = keyof PersonRecord & string;

/** Columns of each sort; ties are ordered by name and by id. Each has an index that begins with the company. */
const SORTS: Readonly<Record<UserSort, readonly Field[]>> = {
  createdAt: ['createdAt', 'id'],
  // without case or accents, then by address
  name: ['searchable', 'id'],
  email: ['email', 'id'],
  id: ['userId', 'id'],
  verified: ['verified', 'searchable', 'id'],
  isLocked: ['locked', 'searchable', 'id'],
  provider: ['provider', 'searchable', 'id'],
  tenantId: ['tenantId', 'searchable', 'id'],
  // never first
  lastLogin: ['seenAt', 'searchable', 'id'],
  // by the most powerful of their direct roles
  roles: ['roleOrder', 'searchable', 'id'],
  mfaEnabled: ['mfaEnrolled', 'searchable', 'id'],
};
const sortNames = Object.keys(SORTS) as UserSort[]; // a literal table has no other keys

export const sort = oneOf(sortNames);
export const preset = oneOf(['mfa-unenrolled', 'breached-passwords', 'inactive'] as const satisfies UserPreset[]);
export const provider = oneOf(ACCOUNT_PROVIDERS);
/** Part of an address, or all of it. */
export const addressPart = v.union([email(), searchText(EMAIL_MAX)]);

/** Order of a list; a descending one is reversed in all columns, so that the index is scanned backwards. */
export const orderBy = (by: UserSort, direction: 'asc' | 'desc'): NonNullable<RowQuery<PersonRecord>['order']> =>
  SORTS[by].map((field) => [field, direction] as const);

/** Filter of a preset of the list; pending invitations match none. */
export const ofPreset = (
  kind: UserPreset | undefined,
  { clock }: { clock: Clock },
  inactiveSeconds = INACTIVE_SECONDS,
): Where<PersonRecord> => {
  switch (kind) {
    case 'mfa-unenrolled':
      return { mfaEnrolled: false, activated: true };
    case 'breached-passwords':
      return { breachedAt: { not: null } };
    case 'inactive':
      return {
        activeAt: { before: new Date(clock.now().getTime() - inactiveSeconds * 1000).toISOString() },
        activated: true,
      };
    case undefined:
      return {};
  }
};

/** Filter by a part of the name or address, without case and accents. */
export const named = (search: string | undefined): Where<PersonRecord> => {
  const wanted = folded(search ?? '').trim();
  return wanted === '' ? {} : { searchable: { contains: wanted } };
};

/** Filter by a part of the address, without case. */
export const addressed = (part: string | undefined): Where<PersonRecord> => {
  const wanted = (part ?? '').trim().toLowerCase();
  return wanted === '' ? {} : { email: { contains: wanted } };
};

/** Filter by ids. */
export const among = (ids: string | undefined): Where<PersonRecord> =>
  ids === undefined ? {} : { userId: { in: idsOf<UserId>(ids) } };

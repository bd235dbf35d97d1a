import { covers } from '../../../core/contract/access.ts';
import type { TenantId, UserId } from '../../../core/contract/entities/ids.ts';
import type { PermissionKey } from '../permission-keys.ts';
import type { MembershipRecord } from '../store/records.ts';
import type { Reader } from '../store/store.ts';
import { ACTIVE } from './active-memberships.ts';
import { authorityOf } from './authority.ts';

/** Permission that entering an account below takes, beside the access switch of the membership above. */
const ENTERS: PermissionKey = 'fe.account-hierarchy.read.subAccount';

type Rows = Pick<Reader, 'tenants' | 'memberships' | 'users' | 'groups' | 'groupConfigs' | 'roles' | 'permissions'>;

/**
 * Membership by which a person acts in a tenant: their own there, or else, of those above it that let them into the accounts
 * below, the nearest. There they may do what they may do here, at this moment. Undefined where there is none.
 * Source: protocol/sub-accounts.md#entering.
 */
export const actingMembership = async (
  rows: Rows,
  { userId, tenantId }: { userId: UserId; tenantId: TenantId },
): Promise<MembershipRecord | undefined> => {
  const [own] = await rows.memberships.find({ where: { ...ACTIVE, tenantId, userId } });
  return own ?? enteringMembership(rows, { userId, tenantId });
};

/** Membership above a tenant by which a person may enter it. */
export const enteringMembership = async (
  rows: Rows,
  { userId, tenantId }: { userId: UserId; tenantId: TenantId },
): Promise<MembershipRecord | undefined> => {
  const ancestorIds = (await rows.tenants.get(tenantId))?.ancestorIds ?? [];
  if (ancestorIds.length === 0) return undefined;
  const where = { ...ACTIVE, userId, tenantId: { in: ancestorIds } };
  const [user, above] = await Promise.all([rows.users.get(userId), rows.memberships.find({ where })]);
  const level = (place: MembershipRecord) => ancestorIds.indexOf(place.tenantId);
  const nearestFirst = above
    .filter(({ subAccountAccess }) => subAccountAccess || user?.superUser)
    .toSorted((one, other) => level(other) - level(one));
  for (const place of nearestFirst) {
    const { permissions } = await authorityOf(rows, place);
    if (user?.superUser || permissions.some(({ key }) => covers(key, ENTERS))) return place;
  }
  return undefined;
};

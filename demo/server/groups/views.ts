import type { Group, GroupRelations, GroupUser } from '../../../core/contract/entities/group.ts';
import type { VendorId } from '../../../core/contract/entities/ids.ts';
import type { AdministratorReader } from '../rules.ts';
import type { GroupRecord, MembershipRecord, RoleRecord, UserRecord } from '../store/records.ts';
import { roleView } from '../users/views.ts';

type Rows = Pick<AdministratorReader, 'roles' | 'memberships' | 'users'>;

/** A group as the wire shows it; what it lacks is left out. */
export const groupView = ({ id, name, color, description, metadata, managedBy }: GroupRecord): Group => ({
  id,
  name,
  managedBy,
  ...(color !== null && { color }),
  ...(description !== null && { description }),
  ...(metadata !== null && { metadata }),
});

const userView = ({ id, email, name, profilePictureUrl }: UserRecord, place: MembershipRecord): GroupUser => ({
  id,
  email,
  name,
  profilePictureUrl,
  activatedForTenant: place.activated,
  createdAt: place.createdAt,
});

const rolesOf = async (rows: Rows, groups: readonly GroupRecord[]): Promise<RoleRecord[]> => {
  const ids = [...new Set(groups.flatMap(({ roleIds }) => roleIds))];
  return ids.length === 0 ? [] : rows.roles.find({ where: { id: { in: ids } }, order: [['level', 'asc']] });
};

interface Member {
  place: MembershipRecord;
  user: UserRecord;
}

/** Whoever is in any of some groups, by name. */
const membersOf = async (rows: Rows, groups: readonly GroupRecord[]): Promise<Member[]> => {
  const places = await rows.memberships.find({ where: { groupIds: { overlaps: groups.map(({ id }) => id) } } });
  const byUser = new Map(places.map((place) => [place.userId, place]));
  const users = await rows.users.find({ where: { id: { in: [...byUser.keys()] } }, order: [['name', 'asc']] });
  return users.flatMap((user) => {
    const place = byUser.get(user.id);
    return place ? [{ place, user }] : [];
  });
};

/** Groups with what is asked for besides. Source: SPEC §3 "Group relations". */
export const withRelations = async (
  rows: Rows,
  groups: readonly GroupRecord[],
  relations: GroupRelations | undefined,
  vendorId: VendorId,
): Promise<Group[]> => {
  const [roles, members] = await Promise.all([
    relations === 'roles' || relations === 'rolesAndUsers' ? rolesOf(rows, groups) : undefined,
    relations === 'users' || relations === 'rolesAndUsers' ? membersOf(rows, groups) : undefined,
  ]);
  return groups.map((group) => ({
    ...groupView(group),
    ...(roles && {
      roles: roles.filter(({ id }) => group.roleIds.includes(id)).map((role) => roleView(role, vendorId)),
    }),
    ...(members && {
      users: members
        .filter(({ place }) => place.groupIds.includes(group.id))
        .map(({ place, user }) => userView(user, place)),
    }),
  }));
};

import type { Group, GroupRelations, GroupUser } from '../../../core/contract/entities/group.ts';
import { pictureAddress } from '../pictures/picture-address.ts';
import type { Ports } from '../ports.ts';
import type { AdministratorReader } from '../rules.ts';
import type { GroupRecord, PersonRecord, RoleRecord, UserRecord } from '../store/records.ts';
import { roleView } from '../roles/views.ts';

interface Member {
  person: PersonRecord;
  picture: UserRecord['profilePictureUrl'];
}

type Rows = Pick<AdministratorReader, 'roles' | 'people' | 'users'>;

/** Wire format of a group; absent values are omitted. */
export const groupView = ({ id, name, color, description, metadata, managedBy }: GroupRecord): Group => ({
  id,
  name,
  managedBy,
  ...(color !== null && { color }),
  ...(description !== null && { description }),
  ...(metadata !== null && { metadata }),
});

const userView = ({ person, picture }: Member): GroupUser => ({
  id: person.userId,
  email: person.email,
  name: person.name,
  profilePictureUrl: picture,
  activatedForTenant: person.activated,
  createdAt: person.createdAt,
});

const rolesOf = async (rows: Rows, groups: readonly GroupRecord[]): Promise<RoleRecord[]> => {
  const ids = [...new Set(groups.flatMap(({ roleIds }) => roleIds))];
  return ids.length === 0 ? [] : rows.roles.find({ where: { id: { in: ids } }, order: [['level', 'asc']] });
};

/** Members of these groups, by name; of an invitee, only what the company entered. */
const membersOf = async (
  rows: Rows,
  groups: readonly GroupRecord[],
  ports: Pick<Ports, 'publicUrl'>,
): Promise<Member[]> => {
  const people = await rows.people.find({
    where: { groupIds: { overlaps: groups.map(({ id }) => id) } },
    order: [['searchable', 'asc']],
  });
  const belonging = people.filter(({ pending }) => !pending).map(({ userId }) => userId);
  const users = await rows.users.find({ where: { id: { in: belonging } } });
  const pictures = new Map(users.map((user) => [user.id, pictureAddress(user, ports)]));
  return people.map((person) => ({ person, picture: pictures.get(person.userId) ?? null }));
};

/** Groups with requested relations. Source: protocol/people.md#groups. */
export const withRelations = async (
  rows: Rows,
  groups: readonly GroupRecord[],
  relations: GroupRelations | undefined,
  ports: Pick<Ports, 'config' | 'publicUrl'>,
): Promise<Group[]> => {
  const [roles, members] = await Promise.all([
    relations === 'roles' || relations === 'rolesAndUsers' ? rolesOf(rows, groups) : undefined,
    relations === 'users' || relations === 'rolesAndUsers' ? membersOf(rows, groups, ports) : undefined,
  ]);
  return groups.map((group) => ({
    ...groupView(group),
    ...(roles && {
      roles: roles.filter(({ id }) => group.roleIds.includes(id)).map((role) => roleView(role, ports.config.vendorId)),
    }),
    ...(members && {
      users: members.filter(({ person }) => person.groupIds.includes(group.id)).map(userView),
    }),
  }));
};

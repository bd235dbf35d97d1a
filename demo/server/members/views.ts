import type { RoleId } from '../../../core/contract/entities/ids.ts';
import type { TeamUser, UserInList, UserInListV2 } from '../../../core/contract/entities/member.ts';
import type { Role } from '../../../core/contract/entities/role.ts';
import type { Ports } from '../ports.ts';
import type {
  GroupConfigRecord,
  GroupRecord,
  PermissionRecord,
  PersonRecord,
  RoleRecord,
  UserRecord,
} from '../store/records.ts';
import type { Reader } from '../store/store.ts';
import { permissionView, roleView } from '../users/views.ts';

type Rows = Pick<Reader, 'users' | 'roles' | 'permissions' | 'groups' | 'groupConfigs'>;

/** What a page of people is shown with. */
export interface Surroundings {
  users: ReadonlyMap<string, UserRecord>;
  roles: readonly RoleRecord[];
  permissions: readonly PermissionRecord[];
  /** None where the tenant has it that groups' roles do not count. */
  groups: readonly GroupRecord[];
}

const count = (config: GroupConfigRecord | undefined) => !config || (config.enabled && config.rolesEnabled);

/** Asks for all of it at once, whoever is on the page. */
export const surroundingsOf = async (rows: Rows, people: readonly PersonRecord[]): Promise<Surroundings> => {
  const belonging = people.filter(({ pending }) => !pending).map(({ userId }) => userId);
  const groupIds = [...new Set(people.flatMap((person) => person.groupIds))];
  const [users, roles, permissions, groups, [config]] = await Promise.all([
    rows.users.find({ where: { id: { in: belonging } } }),
    rows.roles.find({ order: [['level', 'asc']] }),
    rows.permissions.find({ order: [['key', 'asc']] }),
    groupIds.length > 0 ? rows.groups.find({ where: { id: { in: groupIds } } }) : [],
    rows.groupConfigs.find(),
  ]);
  const counting = count(config) ? groups : groups.map((group) => ({ ...group, roleIds: [] }));
  return { users: new Map(users.map((user) => [user.id, user])), roles, permissions, groups: counting };
};

const rolesAmong = ({ roles }: Surroundings, ids: readonly RoleId[], { config }: Pick<Ports, 'config'>): Role[] =>
  roles.filter(({ id }) => ids.includes(id)).map((role) => roleView(role, config.vendorId));

/** A person as their company sees them; of somebody who was only invited, no more than it said itself. */
export const teamUserView = (person: PersonRecord, around: Surroundings, ports: Pick<Ports, 'config'>): TeamUser => {
  const user = around.users.get(person.userId);
  return {
    id: person.userId,
    email: person.email,
    name: person.name,
    tenantId: person.tenantId,
    vendorId: ports.config.vendorId,
    roleIds: person.roleIds,
    roles: rolesAmong(around, person.roleIds, ports),
    groups: person.groupIds,
    activatedForTenant: person.activated,
    verified: person.verified,
    mfaEnabled: person.mfaEnrolled,
    isLocked: person.locked,
    provider: person.provider,
    managedBy: user?.managedBy ?? 'frontegg',
    createdAt: person.createdAt,
    version: person.version,
    ...(user?.profilePictureUrl && { profileImageUrl: user.profilePictureUrl }),
    ...(user?.lastLogin && { lastLogin: user.lastLogin }),
    ...(person.superUser && { superUser: true }),
  };
};

/** A person in a list of all users. */
export const userView = (person: PersonRecord, around: Surroundings, ports: Pick<Ports, 'config'>): UserInList => {
  const user = around.users.get(person.userId);
  const { tenantId } = person;
  return {
    id: person.userId,
    sub: person.userId,
    email: person.email,
    name: person.name,
    verified: person.verified,
    mfaEnrolled: person.mfaEnrolled,
    provider: person.provider,
    profilePictureUrl: user?.profilePictureUrl ?? null,
    tenantId,
    tenantIds: [tenantId],
    tenants: [{ tenantId, roles: rolesAmong(around, person.roleIds, ports) }],
    activatedForTenant: person.activated,
    isLocked: person.locked,
    managedBy: user?.managedBy ?? 'frontegg',
    metadata: user?.metadata ?? '{}',
    createdAt: person.createdAt,
    ...(user?.lastLogin && { lastLogin: user.lastLogin }),
    ...(person.superUser && { superUser: true }),
  };
};

/** The same with what they may do, their own and their groups' roles together. */
export const userViewV2 = (person: PersonRecord, around: Surroundings, ports: Pick<Ports, 'config'>): UserInListV2 => {
  const groups = around.groups.filter(({ id }) => person.groupIds.includes(id));
  const ids = [...person.roleIds, ...groups.flatMap(({ roleIds }) => roleIds)];
  const held = around.roles.filter(({ id }) => ids.includes(id));
  const given = new Set(held.flatMap(({ permissionIds }) => permissionIds));
  return {
    ...userView(person, around, ports),
    roles: rolesAmong(around, ids, ports),
    rolesIds: person.roleIds,
    permissions: around.permissions.filter(({ id }) => given.has(id)).map((one) => permissionView(one, held)),
    groups: groups.map(({ id, roleIds }) => ({ id, roles: rolesAmong(around, roleIds, ports) })),
  };
};

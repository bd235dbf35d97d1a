import type { RoleId, TenantId, UserId } from '../../../core/contract/entities/ids.ts';
import type { Lockout, TeamUser, UserInList, UserInListV2 } from '../../../core/contract/entities/member.ts';
import type { Role } from '../../../core/contract/entities/role.ts';
import { pictureAddress } from '../pictures/picture-address.ts';
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
import { permissionView, roleView } from '../roles/views.ts';
import { detailsIn } from '../users/metadata.ts';

type Rows = Pick<Reader, 'users' | 'roles' | 'permissions' | 'groups' | 'groupConfigs'>;

/** Rows that the views of a page of people need. */
export interface MemberViewContext {
  users: ReadonlyMap<string, UserRecord>;
  roles: readonly RoleRecord[];
  /** Names of companies, where there are several. */
  companies: ReadonlyMap<TenantId, string>;
  /** Lockouts by failed attempts, where they are shown. */
  lockouts?: ReadonlyMap<UserId, Lockout>;
}

/** Rows that `userViewV2` needs. */
interface MemberViewContextV2 extends MemberViewContext {
  permissions: readonly PermissionRecord[];
  /** Groups, without roles where the tenant's configuration disables these. */
  groups: readonly GroupRecord[];
}

/** Whether the roles of groups count in a tenant. */
export const groupRolesCount = (config: GroupConfigRecord | undefined): boolean =>
  !config || (config.enabled && config.rolesEnabled);

/** Roles of one company or several, with the operator's. */
const rolesFor = async (rows: Pick<Reader, 'roles'>, tenantIds: readonly TenantId[]): Promise<RoleRecord[]> => {
  const order = [['level', 'asc']] as const;
  if (tenantIds.length === 0) return rows.roles.find({ order });
  const some = [{ in: tenantIds }, null].map((tenantId) => rows.roles.find({ where: { tenantId }, order }));
  return (await Promise.all(some)).flat().toSorted((one, other) => one.level - other.level);
};

type Companies = MemberViewContext['companies'];

/** Companies of a page of people, where there are several. */
const tenantIdsOf = (people: readonly PersonRecord[], companies: Companies): TenantId[] =>
  companies.size === 0 ? [] : [...new Set(people.map(({ tenantId }) => tenantId))];

/** Loads the rows for a page of people in one batch; roles of several companies where `companies` names them. */
export const memberViewContext = async (
  rows: Rows,
  people: readonly PersonRecord[],
  companies: Companies = new Map(),
): Promise<MemberViewContext> => {
  const belonging = people.filter(({ pending }) => !pending).map(({ userId }) => userId);
  const [users, roles] = await Promise.all([
    rows.users.find({ where: { id: { in: belonging } } }),
    rolesFor(rows, tenantIdsOf(people, companies)),
  ]);
  return { users: new Map(users.map((user) => [user.id, user])), roles, companies };
};

/** The same with permissions and groups, for `userViewV2`. */
export const memberViewContextV2 = async (
  rows: Rows,
  people: readonly PersonRecord[],
  companies: Companies = new Map(),
): Promise<MemberViewContextV2> => {
  const tenantIds = tenantIdsOf(people, companies);
  const groupIds = [...new Set(people.flatMap((person) => person.groupIds))];
  const [viewContext, permissions, groups, configs] = await Promise.all([
    memberViewContext(rows, people, companies),
    rows.permissions.find({ order: [['key', 'asc']] }),
    groupIds.length > 0 ? rows.groups.find({ where: { id: { in: groupIds } } }) : [],
    rows.groupConfigs.find(tenantIds.length === 0 ? {} : { where: { tenantId: { in: tenantIds } } }),
  ]);
  const counting = groups.map((group) => {
    const config = configs.find(({ tenantId }) => tenantId === group.tenantId);
    return groupRolesCount(config) ? group : { ...group, roleIds: [] };
  });
  return { ...viewContext, permissions, groups: counting };
};

/** Roles with these ids that apply in the person's tenant: its own and the operator's. */
const heldBy = ({ roles }: MemberViewContext, { tenantId }: PersonRecord, ids: readonly RoleId[]): RoleRecord[] =>
  roles.filter((role) => ids.includes(role.id) && (role.tenantId === null || role.tenantId === tenantId));

const rolesAmong = (
  viewContext: MemberViewContext,
  person: PersonRecord,
  ids: readonly RoleId[],
  { config }: Pick<Ports, 'config'>,
): Role[] => heldBy(viewContext, person, ids).map((role) => roleView(role, config.vendorId));

const nameOf = ({ companies }: MemberViewContext, { tenantId }: PersonRecord) => {
  const tenantName = companies.get(tenantId);
  return tenantName === undefined ? {} : { tenantName };
};

/** A person as their company sees them; of a pending invitation, only the company's own data. */
export const teamUserView = (
  person: PersonRecord,
  viewContext: MemberViewContext,
  ports: Pick<Ports, 'config' | 'publicUrl'>,
): TeamUser => {
  const user = viewContext.users.get(person.userId);
  const profileImageUrl = user && pictureAddress(user, ports);
  const lockout = viewContext.lockouts?.get(person.userId);
  return {
    id: person.userId,
    email: person.email,
    name: person.name,
    tenantId: person.tenantId,
    vendorId: ports.config.vendorId,
    roleIds: person.roleIds,
    roles: rolesAmong(viewContext, person, person.roleIds, ports),
    groups: person.groupIds,
    activatedForTenant: person.activated,
    verified: person.verified,
    mfaEnabled: person.mfaEnrolled,
    isLocked: person.locked,
    provider: person.provider,
    managedBy: user?.managedBy ?? 'frontegg',
    createdAt: person.createdAt,
    version: person.version,
    ...nameOf(viewContext, person),
    // a pending invitation does not show whether there is an account elsewhere
    ...(person.activated && user && { customData: detailsIn(user.metadata).customData }),
    ...(profileImageUrl && { profileImageUrl }),
    ...(user?.lastLogin && { lastLogin: user.lastLogin }),
    ...(person.superUser && { superUser: true }),
    ...(person.phone !== null && { phone: person.phone }),
    ...(lockout && { lockout }),
  };
};

/** Wire format of a person in the list of all users. */
export const userView = (
  person: PersonRecord,
  viewContext: MemberViewContext,
  ports: Pick<Ports, 'config' | 'publicUrl'>,
): UserInList => {
  const user = viewContext.users.get(person.userId);
  const { tenantId } = person;
  return {
    id: person.userId,
    sub: person.userId,
    email: person.email,
    name: person.name,
    verified: person.verified,
    mfaEnrolled: person.mfaEnrolled,
    provider: person.provider,
    profilePictureUrl: user ? pictureAddress(user, ports) : null,
    tenantId,
    tenantIds: [tenantId],
    ...nameOf(viewContext, person),
    tenants: [{ tenantId, roles: rolesAmong(viewContext, person, person.roleIds, ports) }],
    activatedForTenant: person.activated,
    isLocked: person.locked,
    managedBy: user?.managedBy ?? 'frontegg',
    // a pending invitation does not show whether there is an account elsewhere
    metadata: (person.activated && user?.metadata) || '{}',
    createdAt: person.createdAt,
    ...(user?.lastLogin && { lastLogin: user.lastLogin }),
    ...(person.superUser && { superUser: true }),
  };
};

/** Wire format of a person with roles and permissions, direct and through groups. */
export const userViewV2 = (
  person: PersonRecord,
  viewContext: MemberViewContextV2,
  ports: Pick<Ports, 'config' | 'publicUrl'>,
): UserInListV2 => {
  const groups = viewContext.groups.filter(({ id }) => person.groupIds.includes(id));
  const ids = [...person.roleIds, ...groups.flatMap(({ roleIds }) => roleIds)];
  const held = heldBy(viewContext, person, ids);
  const given = new Set(held.flatMap(({ permissionIds }) => permissionIds));
  return {
    ...userView(person, viewContext, ports),
    roles: rolesAmong(viewContext, person, ids, ports),
    rolesIds: person.roleIds,
    permissions: viewContext.permissions.filter(({ id }) => given.has(id)).map((one) => permissionView(one, held)),
    groups: groups.map(({ id, roleIds }) => ({ id, roles: rolesAmong(viewContext, person, roleIds, ports) })),
    vendorId: ports.config.vendorId,
    deletedAt: null,
    // of a pending invitation, the company's own data alone
    updatedAt: viewContext.users.get(person.userId)?.updatedAt ?? person.invitedAt ?? person.createdAt,
  };
};

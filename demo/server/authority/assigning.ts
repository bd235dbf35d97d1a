import { covers } from '../../../core/contract/access.ts';
import type { RoleId, TenantId } from '../../../core/contract/entities/ids.ts';
import { ok, type Result } from '../../../core/contract/failure.ts';
import { requireFreshProof } from './stepped-up.ts';
import type { PermissionKey } from '../permission-keys.ts';
import type { Ports } from '../ports.ts';
import { invalidField, refuse, type Refusal } from '../refusal.ts';
import type { Caller } from '../rules.ts';
import type { RoleRecord } from '../store/records.ts';
import type { Reader } from '../store/store.ts';
import { holdsAll, isLevelAllowed } from './grantable.ts';

/** Caller who assigns roles, and the time. */
export interface RoleAssigner {
  readonly caller: Caller;
  readonly ports: Pick<Ports, 'clock'>;
}

type Rows = Pick<Reader, 'roles' | 'permissions'>;

/** Permissions that make a role a managing one: they decide over permissions or sign-in of others. Ours. */
const MANAGING: readonly PermissionKey[] = [
  'fe.secure.write.users',
  'fe.secure.write.roles',
  'fe.secure.write.groups',
  'fe.secure.write.securityPolicy',
  'fe.secure.write.samlConfiguration',
  'fe.secure.write.provisioningConfiguration',
  'fe.secure.write.tenantApiTokens',
  'fe.secure.write.impersonation',
];

/**
 * Checks whether a caller can assign these roles: none more powerful than their own level, no permission that they
 * lack. A managing role requires a fresh proof, so that a stolen session cannot create an administrator.
 */
export const mayAssign = async (
  rows: Pick<Reader, 'permissions'>,
  { caller, ports }: RoleAssigner,
  roles: readonly RoleRecord[],
): Promise<Result<void, Refusal>> => {
  if (!roles.every(({ level }) => isLevelAllowed(caller, level))) return refuse('insufficientPrivilege');
  const ids = [...new Set(roles.flatMap(({ permissionIds }) => permissionIds))];
  const given = ids.length > 0 ? await rows.permissions.find({ where: { id: { in: ids } } }) : [];
  if (!holdsAll(caller, given)) return refuse('insufficientPrivilege');
  const manages = given.some(({ key }) => MANAGING.some((managing) => covers(key, managing)));
  return manages ? requireFreshProof(ports, caller) : ok(undefined);
};

/** Filters roles that can be assigned in a tenant: its own, and the operator's. */
const here = (roles: readonly RoleRecord[], tenantId: TenantId): RoleRecord[] =>
  roles.filter((role) => role.tenantId === null || role.tenantId === tenantId);

/** Default roles of new members of a tenant: the operator's and its own. */
export const defaultRoles = async (rows: Pick<Reader, 'roles'>, tenantId: TenantId): Promise<RoleRecord[]> =>
  here(await rows.roles.find({ where: { isDefault: true } }), tenantId);

/**
 * Roles to assign: the chosen ones, or the defaults. Every assignment is checked here, when it is made or configured;
 * roles held already are not checked again.
 */
export const rolesToAssign = async (
  rows: Rows,
  assigner: RoleAssigner,
  chosen: readonly RoleId[] | undefined,
  held: readonly RoleId[] = [],
): Promise<Result<RoleRecord[], Refusal>> => {
  const { tenantId } = assigner.caller;
  const ids = [...new Set(chosen)];
  const roles = chosen
    ? here(ids.length > 0 ? await rows.roles.find({ where: { id: { in: ids } } }) : [], tenantId)
    : await defaultRoles(rows, tenantId);
  if (chosen && roles.length < ids.length) return invalidField('roleIds', 'unknownId');
  const may = await mayAssign(
    rows,
    assigner,
    roles.filter(({ id }) => !held.includes(id)),
  );
  if (may.ok) return ok(roles);
  return !chosen && may.failure.body.errorCode === 'insufficientPrivilege'
    ? refuse('defaultRolesExceedPrivilege')
    : may;
};

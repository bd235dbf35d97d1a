import type { RoleId } from '../../../core/contract/entities/ids.ts';
import { failed, ok, type Result } from '../../../core/contract/failure.ts';
import { SSO_GROUPS_MAX } from '../checks/sso.ts';
import { invalidField, notFound, type Refusal } from '../refusal.ts';
import type { AdministratorWriter } from '../rules.ts';
import type { SsoConfigurationRecord, SsoGroupRecord } from '../store/records.ts';
import { checkRoles, type SsoContext } from './changes.ts';

type Assigner = Pick<SsoContext, 'caller' | 'ports'>;

interface GroupInput {
  group: string;
  roleIds?: readonly RoleId[];
}

/** Adds a group of the provider with its roles. A name there is once. */
export const insertGroup = async (
  rows: AdministratorWriter,
  { caller, ports }: Assigner,
  configurationId: string,
  { group: name, roleIds = [] }: GroupInput,
  before: readonly RoleId[] = [],
): Promise<Result<SsoGroupRecord, Refusal>> => {
  const where = { configurationId };
  if ((await rows.ssoGroups.count(where)) >= SSO_GROUPS_MAX)
    return invalidField('group', 'tooMany', { count: SSO_GROUPS_MAX });
  if ((await rows.ssoGroups.count({ ...where, name })) > 0) return invalidField('group', 'givenTwice');
  const roles = await checkRoles(rows, { caller, ports }, roleIds, before);
  if (!roles.ok) return roles;
  const createdAt = ports.clock.now().toISOString();
  const { tenantId } = caller;
  const group = { id: crypto.randomUUID(), tenantId, configurationId, name, roleIds: roles.value, createdAt };
  return ok(await rows.ssoGroups.insert(group));
};

/** Replaces all groups of a configuration. Roles that a group gave before are not checked again. */
export const saveGroups = async (
  rows: AdministratorWriter,
  assigner: Assigner,
  configurationId: string,
  groups: readonly GroupInput[],
): Promise<Result<void, Refusal>> => {
  const before = await rows.ssoGroups.find({ where: { configurationId } });
  await rows.ssoGroups.remove({ configurationId });
  for (const group of groups) {
    const had = before.find(({ name }) => name === group.group)?.roleIds;
    const added = await insertGroup(rows, assigner, configurationId, group, had);
    if (!added.ok) return added;
  }
  return ok(undefined);
};

const ownGroup = async (
  rows: AdministratorWriter,
  { id: configurationId }: Pick<SsoConfigurationRecord, 'id'>,
  id: string,
): Promise<Result<SsoGroupRecord, Refusal>> => {
  const [group] = await rows.ssoGroups.find({ where: { id, configurationId } });
  return group ? ok(group) : notFound('Group');
};

/** Changes the name or the roles of a group. */
export const updateGroup = async (
  rows: AdministratorWriter,
  { caller, ports }: Assigner,
  configuration: Pick<SsoConfigurationRecord, 'id'>,
  id: string,
  { group: name, roleIds }: Partial<GroupInput>,
): Promise<Result<SsoGroupRecord, Refusal>> => {
  const group = await ownGroup(rows, configuration, id);
  if (!group.ok) return group;
  const same =
    name === undefined ? [] : await rows.ssoGroups.find({ where: { configurationId: configuration.id, name } });
  if (same.some((other) => other.id !== id)) return invalidField('group', 'givenTwice');
  const roles = roleIds && (await checkRoles(rows, { caller, ports }, roleIds, group.value.roleIds));
  if (roles && !roles.ok) return failed(roles.failure);
  const changes = { ...(name !== undefined && { name }), ...(roles && { roleIds: roles.value }) };
  const [changed = group.value] = await rows.ssoGroups.update({ id }, changes);
  return ok(changed);
};

/** Removes a group; people lose the roles it gave at their next sign-in. */
export const removeGroup = async (
  rows: AdministratorWriter,
  configuration: Pick<SsoConfigurationRecord, 'id'>,
  id: string,
): Promise<Result<SsoGroupRecord, Refusal>> => {
  const group = await ownGroup(rows, configuration, id);
  if (group.ok) await rows.ssoGroups.remove({ id });
  return group;
};

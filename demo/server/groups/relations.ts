import * as v from 'valibot';
import type { AuditAction } from '../../../core/contract/audit-action.ts';
import type { GroupId, RoleId, UserId } from '../../../core/contract/entities/ids.ts';
import { ok, type Result } from '../../../core/contract/failure.ts';
import { LIST_BODY_BYTES } from '../../../core/contract/limits.ts';
import { groups } from '../../../core/contract/groups.ts';
import { id, listOf } from '../checks/fields.ts';
import { invalidField, type Refusal } from '../refusal.ts';
import { keepLastAdmin } from '../authority/guards.ts';
import { changeLists } from '../roles/change-lists.ts';
import { rolesToAssign } from '../authority/assigning.ts';
import { type AdministratorContext, type AdministratorWriter, allowed } from '../rules.ts';
import type { GroupRecord } from '../store/records.ts';
import { groupInReach } from './own-group.ts';

/** Maximum ids of a call. Ours. */
const MOST = 1000;

const about = { params: v.object({ groupId: id() }), bodyBytes: LIST_BODY_BYTES };
const ofRoles = { ...about, body: v.object({ roleIds: listOf(id<RoleId>(), MOST, 1) }) };
const ofUsers = { ...about, body: v.object({ userIds: listOf(id<UserId>(), MOST, 1) }) };

type Context = Pick<
  AdministratorContext<typeof groups.addRoles> | AdministratorContext<typeof groups.addUsers>,
  'params' | 'caller' | 'attempt' | 'ports'
>;

/** Changes members or roles of a group; requires what the same change of each member would. */
const change = async (
  { params: { groupId }, caller, ports, attempt }: Context,
  action: AuditAction,
  change: 'gives' | 'takes',
  details: Readonly<Record<string, unknown>>,
  work: (rows: AdministratorWriter, group: GroupRecord) => Promise<Result<void, Refusal>>,
): Promise<Result<undefined, Refusal>> => {
  const done = await attempt<GroupRecord>(
    ({ id: group, name }) => ({ action, severity: 'Warning', details: { group, name, ...details } }),
    async (rows) => {
      const group = await groupInReach(rows, { caller, ports }, groupId as GroupId, change); // branded where data enters
      if (!group.ok) return group;
      const worked =
        change === 'gives'
          ? await work(rows, group.value)
          : await keepLastAdmin(rows, ports, () => work(rows, group.value));
      return worked.ok ? group : worked;
    },
  );
  return done.ok ? ok(undefined) : done;
};

/** Adds roles to a group, and so to its members. */
export const addRoles = allowed<typeof groups.addRoles>('fe.secure.write.groups', {
  fresh: true,
  impersonators: true,
  ...ofRoles,
  handle: (context) => {
    const { roleIds } = context.body;
    return change(context, 'Roles added to a group', 'gives', { roles: roleIds }, async (rows, group) => {
      const wanted = [...new Set(roleIds)];
      const may = await rolesToAssign(rows, context, wanted);
      if (!may.ok) return may;
      const updatedAt = context.ports.clock.now().toISOString();
      await rows.groups.update({ id: group.id }, { roleIds: [...new Set([...group.roleIds, ...wanted])], updatedAt });
      return ok(undefined);
    });
  },
});

/** Removes roles from a group, and so from members who hold them through it alone. */
export const removeRoles = allowed<typeof groups.removeRoles>('fe.secure.write.groups', {
  fresh: true,
  impersonators: true,
  ...ofRoles,
  handle: (context) => {
    const { roleIds } = context.body;
    return change(context, 'Roles removed from a group', 'takes', { roles: roleIds }, async (rows, group) => {
      const rest = group.roleIds.filter((role) => !roleIds.includes(role));
      const updatedAt = context.ports.clock.now().toISOString();
      await rows.groups.update({ id: group.id }, { roleIds: rest, updatedAt });
      return ok(undefined);
    });
  },
});

/** Adds people of the tenant to a group. */
export const addUsers = allowed<typeof groups.addUsers>('fe.secure.write.groups', {
  impersonators: true,
  ...ofUsers,
  handle: (context) => {
    const { userIds } = context.body;
    return change(context, 'People added to a group', 'gives', { people: userIds }, async (rows, { id: group }) => {
      const wanted = [...new Set(userIds)];
      const places = await rows.memberships.find({ where: { userId: { in: wanted } } });
      if (places.length < wanted.length) return invalidField('userIds', 'notMember');
      await changeLists(rows.memberships, places, 'groupIds', (ids) => [...new Set([...ids, group])]);
      return ok(undefined);
    });
  },
});

/** Removes people from a group; idempotent. */
export const removeUsers = allowed<typeof groups.removeUsers>('fe.secure.write.groups', {
  impersonators: true,
  ...ofUsers,
  handle: (context) => {
    const { userIds } = context.body;
    return change(context, 'People removed from a group', 'takes', { people: userIds }, async (rows, { id: group }) => {
      const places = await rows.memberships.find({ where: { userId: { in: userIds } } });
      await changeLists(rows.memberships, places, 'groupIds', (ids) => ids.filter((kept) => kept !== group));
      return ok(undefined);
    });
  },
});

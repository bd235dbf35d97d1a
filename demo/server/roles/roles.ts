import * as v from 'valibot';
import type { GroupId, PermissionId, RoleId } from '../../../core/contract/entities/ids.ts';
import { ok } from '../../../core/contract/failure.ts';
import {
  DESCRIPTION_MAX,
  LIST_BODY_BYTES,
  ROLE_KEY_MAX,
  ROLE_KEY_PATTERN,
  ROLE_LEVEL_MAX,
} from '../../../core/contract/limits.ts';
import { roles } from '../../../core/contract/roles.ts';
import { role as roleSchema } from '../checks/entities.ts';
import { givenMoment, id, listOf, paragraph, text, title } from '../checks/fields.ts';
import { recordDeletion, restorableDeletion } from '../deletions/deletions.ts';
import { keepLastAdmin } from '../authority/guards.ts';
import { notFound, refuse } from '../refusal.ts';
import { type AdministratorWriter, allowed } from '../rules.ts';
import { serve } from '../serve.ts';
import type { RoleRecord } from '../store/records.ts';
import { roleView } from './views.ts';
import { keyIsTaken, mapKeyConflict, ownRole } from './own-role.ts';
import { mayAssign } from '../authority/assigning.ts';
import { canGrant } from '../authority/grantable.ts';
import { rule } from '../checks/rule.ts';
import { changeLists } from './change-lists.ts';

/** Removes a role from all people and groups that have it; returns both. */
const revokeFromAll = async (
  rows: Pick<AdministratorWriter, 'memberships' | 'groups' | 'ssoConfigurations' | 'ssoGroups'>,
  roleId: RoleId,
): Promise<{ places: string[]; groups: GroupId[] }> => {
  const where = { roleIds: { overlaps: [roleId] } };
  const without = (ids: readonly RoleId[]) => ids.filter((id) => id !== roleId);
  const groups = await rows.groups.find({ where });
  await changeLists(rows.groups, groups, 'roleIds', without);
  await changeLists(rows.ssoConfigurations, await rows.ssoConfigurations.find({ where }), 'roleIds', without);
  await changeLists(rows.ssoGroups, await rows.ssoGroups.find({ where }), 'roleIds', without);
  const places = await rows.memberships.find({ where });
  await changeLists(rows.memberships, places, 'roleIds', without);
  return { places: places.map(({ id }) => id), groups: groups.map(({ id }) => id) };
};

/** Maximum of permissions in one call, more than any role has. Ours. */
const PERMISSIONS_MAX = 1000;

const key = v.pipe(text(ROLE_KEY_MAX, 1), v.regex(ROLE_KEY_PATTERN, rule('notRoleKey')));
const whole = rule('outOfRange', { min: 0, max: ROLE_LEVEL_MAX });
const level = v.pipe(v.number(whole), v.integer(whole), v.minValue(0, whole), v.maxValue(ROLE_LEVEL_MAX, whole));
const permissionIds = listOf(id<PermissionId>(), PERMISSIONS_MAX);

const about = {
  description: v.exactOptional(paragraph(DESCRIPTION_MAX)),
  isDefault: v.exactOptional(v.boolean(rule('notBoolean'))),
  level: v.exactOptional(level),
};
const draft = v.object({ key, name: title(), ...about, permissions: v.exactOptional(permissionIds) });
const changes = v.object({ key: v.exactOptional(key), name: v.exactOptional(title()), ...about });
const params = v.object({ roleId: id() });
const seen = { updatedAt: v.exactOptional(givenMoment()) };
// an id is branded where data enters
const named = ({ roleId }: { roleId: string }) => roleId as RoleId;

/** Checks a role against the `updatedAt` that the caller saw: optimistic concurrency; without it, the last write wins. */
const isAsSeen = (role: RoleRecord, updatedAt: string | undefined): boolean =>
  updatedAt === undefined || updatedAt === role.updatedAt;

/** Checks whether a change at most removes a role from the default roles. */
const takesOnly = (before: RoleRecord, after: RoleRecord): boolean =>
  (after.isDefault === before.isDefault || !after.isDefault) &&
  (after.description ?? '') === (before.description ?? '') &&
  (['key', 'name', 'level'] as const).every((field) => after[field] === before[field]);

const auditDetails = ({ id: role, key: name }: RoleRecord) => ({ role, key: name });

/**
 * Routes of roles: the tenant's own, and those of every tenant, which are read-only. Source: protocol/people.md#roles.
 */
export const roleRoutes = serve(roles, {
  list: allowed('fe.secure.read.roles', {
    answer: v.array(roleSchema),
    handle: async ({ store, ports: { config } }) => {
      const found = await store.roles.find({
        order: [
          ['level', 'asc'],
          ['name', 'asc'],
        ],
      });
      return ok(found.map((role) => roleView(role, config.vendorId)));
    },
  }),

  create: allowed('fe.secure.write.roles', {
    bodyBytes: LIST_BODY_BYTES,
    fresh: true,
    body: draft,
    answer: roleSchema,
    handle: async ({ body, caller, ports, attempt }) => {
      const { clock, config } = ports;
      const { permissions = [], description = '', isDefault = false, ...rest } = body;
      const now = clock.now().toISOString();
      const wanted = { level: Math.min(caller.level, ROLE_LEVEL_MAX), ...rest };
      const done = await attempt<RoleRecord>(
        (role) => ({ action: 'Role created', severity: 'Warning', details: auditDetails(role) }),
        async (rows) => {
          const known = await canGrant(rows, caller, permissions);
          if (!known.ok) return known;
          const role: RoleRecord = {
            id: crypto.randomUUID() as string as RoleId, // branded where it is made
            tenantId: caller.tenantId,
            ...wanted,
            description,
            isDefault,
            permissionIds: [...new Set(permissions)],
            createdAt: now,
            updatedAt: now,
          };
          const may = await mayAssign(rows, { caller, ports }, [role]);
          if (!may.ok) return may;
          if (await keyIsTaken(rows, wanted.key)) return refuse('roleKeyTaken');
          return ok(await rows.roles.insert(role));
        },
      ).catch(mapKeyConflict);
      return done.ok ? ok(roleView(done.value, config.vendorId)) : done;
    },
  }),

  // Ours: what a role is called, how powerful it is and who gets it say what its people are, so it must be the caller's to give
  update: allowed('fe.secure.write.roles', {
    fresh: true,
    params,
    body: v.object({ ...changes.entries, ...seen }),
    answer: roleSchema,
    handle: async ({ params: names, body: { updatedAt, ...body }, caller, ports, attempt }) => {
      const { clock, config } = ports;
      const roleId = named(names);
      const done = await attempt<RoleRecord>(
        (role) => ({ action: 'Role changed', severity: 'Warning', details: { ...auditDetails(role), ...body } }),
        async (rows) => {
          const role = await ownRole(rows, caller, roleId);
          if (!role.ok) return role;
          if (!isAsSeen(role.value, updatedAt)) return refuse('staleVersion');
          const wanted = { ...role.value, ...body };
          const may = takesOnly(role.value, wanted)
            ? ok(undefined)
            : await mayAssign(rows, { caller, ports }, [role.value, wanted]);
          if (!may.ok) return may;
          if (body.key !== undefined && (await keyIsTaken(rows, body.key, roleId))) return refuse('roleKeyTaken');
          const [now] = await rows.roles.update({ id: roleId }, { ...body, updatedAt: clock.now().toISOString() });
          return ok(now ?? role.value);
        },
      ).catch(mapKeyConflict);
      return done.ok ? ok(roleView(done.value, config.vendorId)) : done;
    },
  }),

  // removed from all people and groups in the same transaction: no reference dangles; it can be restored for a minute
  remove: allowed('fe.secure.delete.roles', {
    fresh: true,
    params,
    handle: async ({ params: names, caller, ports, attempt }) => {
      const done = await attempt<RoleRecord & { people: number }>(
        (removed) => ({
          action: 'Role deleted',
          severity: 'Warning',
          details: { ...auditDetails(removed), people: removed.people },
        }),
        async (rows) => {
          const role = await ownRole(rows, caller, named(names));
          if (!role.ok) return role;
          return keepLastAdmin(rows, ports, async () => {
            const holders = await revokeFromAll(rows, role.value.id);
            await rows.roles.remove({ id: role.value.id });
            await recordDeletion(rows, { caller, ports }, role.value.id, { role: role.value, ...holders });
            return ok({ ...role.value, people: holders.places.length });
          });
        },
      );
      return done.ok ? ok(undefined) : done;
    },
  }),

  // Ours: as it was, to the people and groups that had it and still exist; requires the right to assign it
  restore: allowed('fe.secure.write.roles', {
    fresh: true,
    params,
    answer: roleSchema,
    handle: async ({ params: { roleId }, caller, ports, attempt }) => {
      const done = await attempt<{ role: RoleRecord; people: number }>(
        ({ role, people }) => ({
          action: 'Role restored',
          severity: 'Warning',
          details: { ...auditDetails(role), people },
        }),
        async (rows) => {
          const left = await restorableDeletion(rows, ports, roleId);
          if (!left?.role) return notFound('Role');
          const may = await mayAssign(rows, { caller, ports }, [left.role]);
          if (!may.ok) return may;
          if (await keyIsTaken(rows, left.role.key)) return refuse('roleKeyTaken');
          await rows.deletions.remove({ id: roleId });
          const role = await rows.roles.insert({ ...left.role, updatedAt: ports.clock.now().toISOString() });
          const again = (ids: readonly RoleId[]) => [...ids, role.id];
          const places = await rows.memberships.find({ where: { id: { in: left.places } } });
          await changeLists(rows.memberships, places, 'roleIds', again);
          const groups = await rows.groups.find({ where: { id: { in: left.groups } } });
          await changeLists(rows.groups, groups, 'roleIds', again);
          return ok({ role, people: places.length });
        },
      ).catch(mapKeyConflict);
      return done.ok ? ok(roleView(done.value.role, ports.config.vendorId)) : done;
    },
  }),

  // only added permissions must be the caller's own; removing has no such condition
  setPermissions: allowed('fe.secure.write.roles', {
    bodyBytes: LIST_BODY_BYTES,
    fresh: true,
    params,
    body: v.object({ permissionIds, ...seen }),
    answer: roleSchema,
    handle: async ({ params: names, body, caller, ports, attempt }) => {
      const { clock, config } = ports;
      const wanted = [...new Set(body.permissionIds)];
      const done = await attempt<RoleRecord>(
        (role) => ({
          action: 'Permissions of a role changed',
          severity: 'Warning',
          details: { ...auditDetails(role), permissions: wanted },
        }),
        async (rows) => {
          const role = await ownRole(rows, caller, named(names));
          if (!role.ok) return role;
          if (!isAsSeen(role.value, body.updatedAt)) return refuse('staleVersion');
          const may = await canGrant(
            rows,
            caller,
            wanted.filter((permission) => !role.value.permissionIds.includes(permission)),
          );
          if (!may.ok) return may;
          const changed = { permissionIds: wanted, updatedAt: clock.now().toISOString() };
          return keepLastAdmin(rows, ports, async () => {
            const [now] = await rows.roles.update({ id: role.value.id }, changed);
            return ok(now ?? role.value);
          });
        },
      );
      return done.ok ? ok(roleView(done.value, config.vendorId)) : done;
    },
  }),
});

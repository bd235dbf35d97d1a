import * as v from 'valibot';
import type { PermissionId, RoleId } from '../../../core/contract/entities/ids.ts';
import type { PermissionCategory } from '../../../core/contract/entities/role.ts';
import { ok } from '../../../core/contract/failure.ts';
import { LIST_BODY_BYTES } from '../../../core/contract/limits.ts';
import { permissions } from '../../../core/contract/roles.ts';
import { permission as permissionSchema } from '../checks/entities.ts';
import { permissionCategory } from '../checks/people.ts';
import { id, listOf } from '../checks/fields.ts';
import { keepLastAdmin } from '../authority/guards.ts';
import { invalidField, notFound, refuse } from '../refusal.ts';
import { allowed } from '../rules.ts';
import { serve } from '../serve.ts';
import type { PermissionRecord, RoleRecord } from '../store/records.ts';
import { permissionView } from './views.ts';
import { isLevelAllowed, canGrant } from '../authority/grantable.ts';

/** Maximum of roles in one call, more than a tenant has. Ours. */
const ROLES_MAX = 1000;

/** Categories whose words are not those of their keys. */
const NAMES: Readonly<Record<string, string>> = {
  samlConfiguration: 'Single sign-on',
  provisioningConfiguration: 'Provisioning',
  userApiTokens: 'Personal API tokens',
  tenantApiTokens: 'API tokens',
};

/** `securityPolicy` in words. */
const nameOf = (category: string): string => {
  const known = NAMES[category];
  if (known) return known;
  const words = category
    .replaceAll(/[A-Z]+/g, ' $&')
    .replaceAll('-', ' ')
    .toLowerCase();
  return words.charAt(0).toUpperCase() + words.slice(1);
};

const categoriesOf = (all: readonly PermissionRecord[]): PermissionCategory[] => {
  const categories = new Map<string, PermissionRecord[]>();
  for (const one of all) categories.set(one.categoryId, [...(categories.get(one.categoryId) ?? []), one]);
  return [...categories].map(([category, members]) => ({
    id: category,
    name: nameOf(category),
    description: '',
    feCategory: members.every(({ fePermission }) => fePermission),
    permissionIds: members.map((member) => member.id),
    createdAt: members.map(({ createdAt }) => createdAt).toSorted()[0] ?? '',
    updatedAt:
      members
        .map(({ updatedAt }) => updatedAt)
        .toSorted()
        .at(-1) ?? '',
  }));
};

/** Classifies the roles of a permission's change; the operator's roles are read-only. */
const judge = (kept: readonly RoleRecord[], wanted: ReadonlySet<RoleId>, permissionId: PermissionId) => {
  const has = ({ permissionIds }: RoleRecord) => permissionIds.includes(permissionId);
  return {
    unknown: [...wanted].some((role) => kept.every((known) => known.id !== role)),
    readOnly: kept.some((role) => role.tenantId === null && wanted.has(role.id) && !has(role)),
    gaining: kept.filter((role) => role.tenantId !== null && wanted.has(role.id) && !has(role)),
    losing: kept.filter((role) => role.tenantId !== null && !wanted.has(role.id) && has(role)),
  };
};

/** Permissions that roles can grant. Source: protocol/people.md#permissions. */
export const permissionRoutes = serve(permissions, {
  // Ours: a plain list, as it is typed; the protocol's team page reads `items` of it
  list: allowed('fe.secure.read.roles', {
    answer: v.array(permissionSchema),
    handle: async ({ store }) => {
      const [all, roles] = await Promise.all([store.permissions.find({ order: [['key', 'asc']] }), store.roles.find()]);
      return ok(all.map((one) => permissionView(one, roles)));
    },
  }),

  categories: allowed('fe.secure.read.roles', {
    answer: v.array(permissionCategory),
    handle: async ({ store }) => ok(categoriesOf(await store.permissions.find({ order: [['key', 'asc']] }))),
  }),

  // Ours: the tenant's roles that are named have it from now on, its others do not
  setRoles: allowed('fe.secure.write.roles', {
    bodyBytes: LIST_BODY_BYTES,
    fresh: true,
    params: v.object({ permissionId: id() }),
    body: v.object({
      roleIds: listOf(id<RoleId>(), ROLES_MAX),
    }),
    answer: permissionSchema,
    handle: async ({ params, body, caller, ports, attempt }) => {
      const permissionId = params.permissionId as PermissionId; // branded where data enters
      const updatedAt = ports.clock.now().toISOString();
      const done = await attempt<{ permission: PermissionRecord; roles: RoleRecord[] }>(
        ({ permission }) => ({
          action: 'Roles of a permission changed',
          severity: 'Warning',
          details: { permission: permission.key, roles: body.roleIds },
        }),
        async (rows) => {
          const permission = await rows.permissions.get(permissionId);
          if (!permission) return notFound('Permission');
          const { unknown, readOnly, gaining, losing } = judge(
            await rows.roles.find(),
            new Set(body.roleIds),
            permissionId,
          );
          if (unknown) return invalidField('roleIds', 'unknownId');
          if (readOnly) return refuse('resourceReadOnly');
          if (![...gaining, ...losing].every(({ level }) => isLevelAllowed(caller, level)))
            return refuse('insufficientPrivilege');
          const may = gaining.length > 0 ? await canGrant(rows, caller, [permissionId]) : ok(undefined);
          if (!may.ok) return may;
          return keepLastAdmin(rows, ports, async () => {
            for (const { id: role, permissionIds } of gaining)
              await rows.roles.update({ id: role }, { permissionIds: [...permissionIds, permissionId], updatedAt });
            for (const { id: role, permissionIds } of losing) {
              const rest = permissionIds.filter((held) => held !== permissionId);
              await rows.roles.update({ id: role }, { permissionIds: rest, updatedAt });
            }
            return ok({ permission, roles: await rows.roles.find() });
          });
        },
      );
      return done.ok ? ok(permissionView(done.value.permission, done.value.roles)) : done;
    },
  }),
});

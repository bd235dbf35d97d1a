import * as v from 'valibot';
import type { GroupConfig } from '../../../core/contract/entities/group.ts';
import type { GroupId } from '../../../core/contract/entities/ids.ts';
import { ok } from '../../../core/contract/failure.ts';
import { LIST_BODY_BYTES } from '../../../core/contract/limits.ts';
import { groups } from '../../../core/contract/groups.ts';
import { group as groupSchema, groupConfig } from '../checks/people.ts';
import { id, listOf } from '../checks/fields.ts';
import { savePolicy } from '../configurations/tenant-policy.ts';
import { keepLastAdmin } from '../authority/guards.ts';
import { notFound } from '../refusal.ts';
import { allowed } from '../rules.ts';
import type { GroupConfigRecord } from '../store/records.ts';
import { mayChangeRolesOf } from './own-group.ts';
import { withRelations } from './views.ts';
import { rule } from '../checks/rule.ts';
import { oneOf } from '../checks/fields.ts';

/** Default group settings of a tenant. Ours. */
const FIRST: GroupConfig = { enabled: true, rolesEnabled: true };
/** Maximum ids of a bulk read. Ours. */
const BULK_MAX = 1000;

const query = v.object({
  _groupsRelations: v.exactOptional(oneOf(['roles', 'users', 'rolesAndUsers'])),
});

/** Lists the tenant's groups by name, with requested relations. */
export const list = allowed<typeof groups.list>('fe.secure.read.groups', {
  query,
  answer: v.object({ groups: v.array(groupSchema) }),
  handle: async ({ query: { _groupsRelations }, store, ports }) => {
    const found = await store.groups.find({ order: [['name', 'asc']] });
    return ok({ groups: await withRelations(store, found, _groupsRelations, ports) });
  },
});

/** Reads one group. */
export const read = allowed<typeof groups.read>('fe.secure.read.groups', {
  params: v.object({ groupId: id() }),
  query,
  answer: groupSchema,
  handle: async ({ params, query: { _groupsRelations }, store, ports }) => {
    const found = await store.groups.get(params.groupId);
    if (!found) return notFound('Group');
    const [group] = await withRelations(store, [found], _groupsRelations, ports);
    return group ? ok(group) : notFound('Group');
  },
});

/** Reads several groups by id; unknown ids are left out. */
export const bulkGet = allowed<typeof groups.bulkGet>('fe.secure.read.groups', {
  bodyBytes: LIST_BODY_BYTES,
  // a question, though it is posted
  impersonators: true,
  query,
  body: v.object({
    groupsIds: listOf(id<GroupId>(), BULK_MAX),
  }),
  answer: v.array(groupSchema),
  handle: async ({ body, query: { _groupsRelations }, store, ports }) => {
    const found = await store.groups.find({ where: { id: { in: body.groupsIds } }, order: [['name', 'asc']] });
    return ok(await withRelations(store, found, _groupsRelations, ports));
  },
});

const configView = ({ enabled, rolesEnabled }: Pick<GroupConfigRecord, 'enabled' | 'rolesEnabled'>): GroupConfig => ({
  enabled,
  rolesEnabled,
});

/** Reads whether groups, and their roles, are enabled in the tenant. */
export const config = allowed<typeof groups.config>('fe.secure.read.groups', {
  answer: groupConfig,
  handle: async ({ store }) => ok(configView((await store.groupConfigs.find())[0] ?? FIRST)),
});

const flag = v.boolean(rule('notBoolean'));

/** Checks whether group roles count. */
const rolesCount = ({ enabled, rolesEnabled }: GroupConfig): boolean => enabled && rolesEnabled;

/**
 * Saves the given settings. Enabling requires the right to assign all roles of all groups, disabling the right to
 * revoke them.
 */
export const saveConfig = allowed<typeof groups.saveConfig>('fe.secure.write.groups', {
  fresh: true,
  body: v.object({ enabled: v.exactOptional(flag), rolesEnabled: v.exactOptional(flag) }),
  answer: groupConfig,
  handle: async ({ body, caller, ports, attempt }) => {
    const { tenantId } = caller;
    const now = ports.clock.now().toISOString();
    const done = await attempt<GroupConfig>(
      () => ({ action: 'Group configuration changed', severity: 'Warning', details: { ...body } }),
      (rows) =>
        keepLastAdmin(rows, ports, async () => {
          const [kept = FIRST] = await rows.groupConfigs.find();
          const fields = { ...configView(kept), ...body };
          const change = rolesCount(fields) ? 'gives' : 'takes';
          const changes = rolesCount(fields) !== rolesCount(kept);
          const may = changes
            ? await mayChangeRolesOf(rows, { caller, ports }, await rows.groups.find(), change)
            : ok(undefined);
          if (!may.ok) return may;
          return ok(configView(await savePolicy(rows.groupConfigs, { tenantId, now }, fields)));
        }),
    );
    return done;
  },
});

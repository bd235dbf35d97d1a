import * as v from 'valibot';
import type { GroupId } from '../../../core/contract/entities/ids.ts';
import { ok } from '../../../core/contract/failure.ts';
import { groups } from '../../../core/contract/groups.ts';
import { DESCRIPTION_MAX } from '../../../core/contract/limits.ts';
import { group as groupSchema } from '../checks/people.ts';
import { id, jsonText, paragraph, text, title } from '../checks/fields.ts';
import { recordDeletion, restorableDeletion } from '../deletions/deletions.ts';
import { keepLastAdmin } from '../authority/guards.ts';
import { notFound } from '../refusal.ts';
import { changeLists } from '../roles/change-lists.ts';
import { allowed } from '../rules.ts';
import type { GroupRecord } from '../store/records.ts';
import { groupInReach, mayChangeRolesOf, ownGroup } from './own-group.ts';
import { groupView } from './views.ts';
import { rule } from '../checks/rule.ts';

const about = {
  color: v.exactOptional(v.pipe(text(7), v.regex(/^(#[\da-f]{6})?$/i, rule('notColor')))),
  description: v.exactOptional(paragraph(DESCRIPTION_MAX)),
  metadata: v.exactOptional(jsonText()),
};
const params = v.object({ groupId: id() });

const auditDetails = ({ id: group, name }: GroupRecord) => ({ group, name });

/** Creates a group without members. An empty description or color is stored as none. */
export const create = allowed<typeof groups.create>('fe.secure.write.groups', {
  impersonators: true,
  body: v.object({ name: title(), ...about }),
  answer: groupSchema,
  handle: async ({ body, caller: { tenantId }, ports: { clock }, attempt }) => {
    const now = clock.now().toISOString();
    const group: GroupRecord = {
      id: crypto.randomUUID() as string as GroupId, // branded where it is made
      tenantId,
      name: body.name,
      color: body.color || null,
      description: body.description || null,
      metadata: body.metadata ?? null,
      managedBy: 'frontegg',
      roleIds: [],
      createdAt: now,
      updatedAt: now,
    };
    const done = await attempt<GroupRecord>(
      (made) => ({ action: 'Group created', details: auditDetails(made) }),
      async (rows) => ok(await rows.groups.insert(group)),
    );
    return done.ok ? ok(groupView(done.value)) : done;
  },
});

/** Updates the given fields of a group; an empty description or color removes it. */
export const update = allowed<typeof groups.update>('fe.secure.write.groups', {
  impersonators: true,
  params,
  body: v.object({ name: v.exactOptional(title()), ...about }),
  answer: groupSchema,
  handle: async ({ params: { groupId }, body, ports: { clock }, attempt }) => {
    const { description, color, ...rest } = body;
    const changes = {
      ...rest,
      ...(description !== undefined && { description: description || null }),
      ...(color !== undefined && { color: color || null }),
    };
    const done = await attempt<GroupRecord>(
      (group) => ({ action: 'Group changed', details: { ...auditDetails(group), ...changes } }),
      async (rows) => {
        const group = await ownGroup(rows, groupId as GroupId); // branded where data enters
        if (!group.ok) return group;
        const updatedAt = clock.now().toISOString();
        const [now] = await rows.groups.update({ id: group.value.id }, { ...changes, updatedAt });
        return ok(now ?? group.value);
      },
    );
    return done.ok ? ok(groupView(done.value)) : done;
  },
});

/** Deletes a group; members stay, without its roles. It can be restored for a minute. */
export const remove = allowed<typeof groups.remove>('fe.secure.delete.groups', {
  fresh: true,
  impersonators: true,
  params,
  handle: async ({ params: { groupId }, caller, ports, attempt }) => {
    const done = await attempt<GroupRecord & { people: number }>(
      (removed) => ({
        action: 'Group deleted',
        severity: 'Warning',
        details: { ...auditDetails(removed), people: removed.people },
      }),
      async (rows) => {
        const group = await groupInReach(rows, { caller, ports }, groupId as GroupId, 'takes'); // branded where data enters
        if (!group.ok) return group;
        const { id: removed } = group.value;
        return keepLastAdmin(rows, ports, async () => {
          const places = await rows.memberships.find({ where: { groupIds: { overlaps: [removed] } } });
          await changeLists(rows.memberships, places, 'groupIds', (ids) => ids.filter((kept) => kept !== removed));
          await rows.groups.remove({ id: removed });
          const left = { group: group.value, places: places.map(({ id }) => id), groups: [] };
          await recordDeletion(rows, { caller, ports }, removed, left);
          return ok({ ...group.value, people: places.length });
        });
      },
    );
    return done.ok ? ok(undefined) : done;
  },
});

/**
 * Restores a group that was deleted within the minute: its id, the roles that still exist and the members who still
 * belong. Requires the right to assign these roles. Ours.
 */
export const restore = allowed<typeof groups.restore>('fe.secure.write.groups', {
  fresh: true,
  impersonators: true,
  params,
  answer: groupSchema,
  handle: async ({ params: { groupId }, caller, ports, attempt }) => {
    const done = await attempt<GroupRecord & { people: number }>(
      (restored) => ({
        action: 'Group restored',
        severity: 'Warning',
        details: { ...auditDetails(restored), people: restored.people },
      }),
      async (rows) => {
        const left = await restorableDeletion(rows, ports, groupId);
        if (!left?.group) return notFound('Group');
        const may = await mayChangeRolesOf(rows, { caller, ports }, [left.group], 'gives');
        if (!may.ok) return may;
        const roles = await rows.roles.find({ where: { id: { in: left.group.roleIds } } });
        const kept = new Set(roles.map(({ id }) => id));
        const updatedAt = ports.clock.now().toISOString();
        const roleIds = left.group.roleIds.filter((role) => kept.has(role));
        await rows.deletions.remove({ id: groupId });
        const group = await rows.groups.insert({ ...left.group, roleIds, updatedAt });
        const places = await rows.memberships.find({ where: { id: { in: left.places } } });
        await changeLists(rows.memberships, places, 'groupIds', (ids) => [...ids, group.id]);
        return ok({ ...group, people: places.length });
      },
    );
    return done.ok ? ok(groupView(done.value)) : done;
  },
});

import * as v from 'valibot';
import type { UserId } from '../../../core/contract/entities/ids.ts';
import { ok } from '../../../core/contract/failure.ts';
import { members } from '../../../core/contract/members.ts';
import { teamUser } from '../checks/people.ts';
import { id, phoneNumber } from '../checks/fields.ts';
import { invalidField, notFound, refuse } from '../refusal.ts';
import { rolesToAssign } from '../authority/assigning.ts';
import { canRevoke } from '../authority/grantable.ts';
import { type AdministratorWriter, allowed } from '../rules.ts';
import type { Ports } from '../ports.ts';
import { shortPath } from '../http/checking.ts';
import { chosenRoleIds, rolesAmong } from './chosen-role-ids.ts';
import { memberViewContext, teamUserView } from './views.ts';
import type { MembershipRecord, PersonRecord } from '../store/records.ts';
import { canTarget, keepLastAdmin } from '../authority/guards.ts';
import { changedPersonView } from './changed-person-view.ts';
import { rule } from '../checks/rule.ts';
import { removeMember } from './remove-member.ts';

const WRITE = 'fe.secure.write.users';
const params = v.object({ userId: id() });
/** Ids are branded where data enters. */
const named = ({ userId }: { userId: string }) => userId as UserId;
const item = v.object({ item: teamUser });

const CHANGEABLE: readonly string[] = ['id', 'roleIds', 'phone', 'version'];

/** First field of a change that is not changeable here and differs from what the person's own view says. */
const findUnchangeable = async (
  rows: AdministratorWriter,
  ports: Pick<Ports, 'config' | 'publicUrl'>,
  place: MembershipRecord,
  change: object,
): Promise<string | undefined> => {
  const sent = Object.entries(change).filter(([key]) => !CHANGEABLE.includes(key));
  const person = sent.length > 0 ? await rows.people.get(place.id) : undefined;
  if (!person) return undefined;
  const view = teamUserView(person, await memberViewContext(rows, [person]), ports);
  const shown = new Map<string, unknown>(Object.entries(view));
  const differs = ([key, value]: [string, unknown]) => JSON.stringify(shown.get(key)) !== JSON.stringify(value);
  const found = sent.find(differs)?.[0];
  return found === undefined ? undefined : shortPath(found);
};

/**
 * Changes the roles and the phone number of a person no more powerful than the caller, who must be able to assign the added roles; removed roles
 * are no more powerful either. An empty list is sent as one empty string. Optimistic concurrency: a stale `version` is
 * refused; without `version`, the last write wins. Any other field is refused unless it is as it was.
 * Source: protocol/people.md#changing-people.
 */
export const update = allowed<typeof members.update>(WRITE, {
  body: v.looseObject({
    id: id<UserId>(),
    roleIds: v.exactOptional(chosenRoleIds()),
    phone: v.exactOptional(v.union([v.literal(''), phoneNumber()])),
    version: v.exactOptional(v.pipe(v.number(rule('notNumber')), v.integer(rule('notInteger')))),
  }),
  answer: item,
  handle: async ({ body, caller, store, ports, attemptAbout }) => {
    const wanted = body.roleIds && [...new Set(rolesAmong(body.roleIds))];
    const done = await attemptAbout<PersonRecord>(
      body.id,
      () => ({
        action: wanted || body.phone === undefined ? 'Roles of a person changed' : 'Phone number of a person changed',
        severity: 'Warning',
        details: { userId: body.id, roles: wanted },
      }),
      async (rows, place) => {
        const mayAct = await canTarget(rows, caller, place);
        if (!mayAct.ok) return mayAct;
        if (body.version !== undefined && body.version !== place.version) return refuse('staleVersion');
        const unchangeable = await findUnchangeable(rows, ports, place, body);
        if (unchangeable !== undefined) return invalidField(unchangeable, 'notChangeable');
        const roleIds = wanted ?? place.roleIds;
        const phone = body.phone === undefined ? place.phone : body.phone || null;
        const given = await rolesToAssign(rows, { caller, ports }, roleIds, place.roleIds);
        if (!given.ok) return given;
        const before = await rows.roles.find({ where: { id: { in: place.roleIds } } });
        const mayGo = canRevoke(
          caller,
          before.filter((role) => !roleIds.includes(role.id)),
        );
        if (!mayGo.ok) return mayGo;
        return keepLastAdmin(rows, ports, async () => {
          await rows.memberships.update({ id: place.id }, { roleIds, phone, version: place.version + 1 });
          const person = await rows.people.get(place.id);
          return person ? ok(person) : notFound('User');
        });
      },
    );
    return changedPersonView({ store, ports }, done);
  },
});

/** Removes a person from the company, with their account if they belong to no other. Their audit log stays. */
export const remove = allowed<typeof members.remove>('fe.secure.delete.users', {
  params,
  handle: async ({ params: names, caller, ports, attemptAbout }) => {
    const userId = named(names);
    const everywhere = await ports.store.scoped({ across: 'invitations' }).memberships.count({ userId });
    const done = await attemptAbout<{ email: string; account?: boolean }>(
      userId,
      (removed) => ({ action: 'Person removed', severity: 'Warning', details: { userId, ...removed } }),
      async (rows, place, all) => {
        const may = await canTarget(rows, caller, place);
        if (!may.ok) return may;
        return keepLastAdmin(rows, ports, async () => {
          return ok(await removeMember(all, ports, place, everywhere > 1));
        });
      },
    );
    return done.ok ? ok(undefined) : done;
  },
});

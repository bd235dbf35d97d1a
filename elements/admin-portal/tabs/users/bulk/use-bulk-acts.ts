import type { GroupId, RoleId } from '../../../../../core/contract/entities/ids.ts';
import type { TeamUser } from '../../../../../core/contract/entities/member.ts';
import { ok, type Result } from '../../../../../core/contract/failure.ts';
import { groups } from '../../../../../core/contract/groups.ts';
import { invitations } from '../../../../../core/contract/invitations.ts';
import { members } from '../../../../../core/contract/members.ts';
import { sessions } from '../../../../../core/contract/sessions.ts';
import { useCommand } from '../../../../kit/use-command.ts';
import { sentRoles } from '../person/use-role-menu.ts';
import { useUserRights } from '../person/use-user-actions.ts';
import type { BulkAction } from './use-bulk-fitness.ts';

/** Roles or groups to add to people and to remove from them, by id. */
export interface Assignment {
  readonly add: readonly string[];
  readonly remove: readonly string[];
}
export const NO_ASSIGNMENT: Assignment = { add: [], remove: [] };

/** Call that takes back what was done with one user. */
export type UndoCall = () => Promise<Result<unknown>>;
type Act = (person: TeamUser, assignment: Assignment) => Promise<Result<UndoCall | undefined>>;

/** Ids of a user's roles or groups after a change, in the order they have and then were chosen. */
const assigned = (before: readonly string[], { add, remove }: Assignment): string[] => [
  ...before.filter((id) => !remove.includes(id)),
  ...add.filter((id) => !before.includes(id)),
];

/** Returns whether an assignment changes a user. */
export const changesBy = (of: 'roles' | 'groups', person: TeamUser, { add, remove }: Assignment): boolean => {
  const before: readonly string[] = of === 'roles' ? person.roleIds : person.groups;
  return add.some((id) => !before.includes(id)) || remove.some((id) => before.includes(id));
};

/** Calls of the bulk actions on one user, each with the call that takes it back where there is one. */
export const useBulkActs = (): Readonly<Record<BulkAction, Act>> => {
  const may = useUserRights();
  const lock = useCommand(members.lock);
  const unlock = useCommand(members.unlock);
  const resend = useCommand(members.resend);
  const remove = useCommand(members.remove);
  const update = useCommand(members.update);
  const revoke = useCommand(invitations.revoke);
  const restore = useCommand(invitations.restore);
  const signOut = useCommand(sessions.revoke);
  const addTo = useCommand(groups.addUsers);
  const removeFrom = useCommand(groups.removeUsers);
  return {
    lock: async (person) => undoable(await lock.run(ofPerson(person)), () => unlock.run(ofPerson(person))),
    // a lockout by failed sign-ins is not made again
    unlock: async (person) =>
      undoable(await unlock.run(ofPerson(person)), person.isLocked ? () => lock.run(ofPerson(person)) : undefined),
    resend: async (person) => undoable(await resend.run(ofPerson(person))),
    delete: async (person) => undoable(await remove.run(ofPerson(person))),
    signOut: async ({ id }) => undoable(await signOut.run({ body: { userId: id } })),
    revoke: async (person) => {
      const result = await revoke.run(ofPerson(person));
      if (!result.ok) return result;
      const { undo } = result.value;
      return ok(may.write ? () => restore.run({ body: { undo } }) : undefined);
    },
    roles: async ({ id, roleIds, version }, assignment) => {
      const change = (next: readonly RoleId[], seen: number) =>
        update.run({ body: { id, roleIds: sentRoles(next), version: seen } });
      // chosen of the roles that the company has
      const result = await change(assigned(roleIds, assignment) as RoleId[], version);
      return result.ok ? ok(() => change(roleIds, result.value.item.version)) : result;
    },
    groups: async ({ id, groups: before }, assignment) => {
      const undos: UndoCall[] = [];
      const takeBack = async () => {
        for (const undo of undos.splice(0).toReversed()) {
          const result = await undo();
          if (!result.ok) return result;
        }
        return ok(undefined);
      };
      const after = assigned(before, assignment);
      // chosen of the groups that the company has
      for (const groupId of [...assignment.add, ...assignment.remove] as GroupId[]) {
        const [was, is] = [before.includes(groupId), after.includes(groupId)];
        if (was === is) continue;
        const input = { params: { groupId }, body: { userIds: [id] } };
        const [act, undo] = is ? [addTo, removeFrom] : [removeFrom, addTo];
        const result = await act.run(input);
        if (!result.ok) {
          // a user is changed whole or not at all
          await takeBack();
          return result;
        }
        undos.push(() => undo.run(input));
      }
      return ok(takeBack);
    },
  };
};

const ofPerson = ({ id }: TeamUser) => ({ params: { userId: id } });

const undoable = (result: Result<unknown>, undo?: UndoCall): Result<UndoCall | undefined> =>
  result.ok ? ok(undo) : result;

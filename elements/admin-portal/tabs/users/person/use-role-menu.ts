import { useCallback, useLayoutEffect, useRef } from 'react';
import type { RoleId } from '../../../../../core/contract/entities/ids.ts';
import type { TeamUser } from '../../../../../core/contract/entities/member.ts';
import { members } from '../../../../../core/contract/members.ts';
import { useCall } from '../../../../kit/use-call.ts';
import { cacheUpdate, useCommand } from '../../../../kit/use-command.ts';
import { useFailureMessage } from '../../../../kit/use-failure-message.ts';
import { useMessages } from '../../../../kit/use-messages.ts';
import type { MenuItem } from '../../../../ui/menu/menu-item.ts';
import { useToast } from '../../../../ui/toast/use-toast.ts';
import { useGrantablePermissions } from '../../../forms/use-grantable-permissions.ts';
import { useRolesCount } from '../list/use-roles-count.ts';
import { nameOf, PEOPLE_QUERIES, type PersonView } from './person.ts';
import { useProtectedPeople } from './use-protected-people.ts';
import { useUserRights } from './use-user-actions.ts';

/** Roles as the request has them: none is sent as one empty string. Source: protocol/people.md#changing-people. */
export const sentRoles = (roleIds: readonly RoleId[]): (RoleId | '')[] => (roleIds.length > 0 ? [...roleIds] : ['']);

/** Row of the list as the server answered it, with its new version. */
const changedRow = cacheUpdate(members.list, (known, { item }: { item: TeamUser }) => ({
  ...known,
  items: known.items.map((row) => (row.id === item.id && row.tenantId === item.tenantId ? { ...row, ...item } : row)),
}));

/** Changes of a user's roles that are not answered yet: the roles, and the user after the last one. */
interface WaitingChanges {
  readonly roles: Set<RoleId>;
  readonly last: Promise<PersonView> | undefined;
}

/**
 * Menu with the roles of a user, each saved as it is checked, with Undo. Empty where the signed-in user cannot change
 * them; a role that they cannot assign, and the last of the last administrator, is disabled with its reason. The same
 * function until what it says changes.
 */
export const useRoleMenu = (): ((person: PersonView) => readonly MenuItem[]) => {
  const { userQuestions: messages } = useMessages('users');
  const { beyond, failures } = useMessages('users').userActions;
  const wordsOf = useFailureMessage(failures);
  const toast = useToast();
  const { write } = useUserRights();
  const isEnabled = useRolesCount() && write;
  const roles = useCall(members.roles, {}, { enabled: isEnabled }).value?.items;
  const { reaches } = useGrantablePermissions();
  const { isProtected, isLastAdmin, last } = useProtectedPeople();
  const update = useCommand(members.update, { invalidates: PEOPLE_QUERIES, onSuccessUpdate: [changedRow] });

  const change = async (person: PersonView, roleIds: readonly RoleId[], version = person.version) => {
    const { id } = person;
    const sent = { id, roleIds: sentRoles(roleIds), ...(version !== undefined && { version }) };
    const result = await update.run({ body: sent });
    if (!result.ok) toast({ about: id, text: wordsOf(result.failure) ?? '', tone: 'danger' });
    return result;
  };
  /** Changes one role; resolves with the user as they are then. */
  const toggle = async (person: PersonView, role: RoleId): Promise<PersonView> => {
    const before = person.roleIds;
    const next = before.includes(role) ? before.filter((one) => one !== role) : [...before, role];
    const result = await change(person, next);
    if (!result.ok) return person;
    const { roleIds, version } = result.value.item;
    const undo = () => void change(person, before, version);
    toast({ about: person.id, text: messages.roles.done({ name: nameOf(person) }), undo });
    return { ...person, roleIds, version };
  };

  const waiting = useRef(new Map<string, WaitingChanges>());
  // a change waits for the one before it, whose answer has the version that it needs; the same one again is none
  const press = (person: PersonView, role: RoleId) => {
    const { roles: pressed, last } = waiting.current.get(person.id) ?? { roles: new Set(), last: undefined };
    if (pressed.has(role)) return;
    pressed.add(role);
    const made = (last ?? Promise.resolve(person)).then(async (known) => {
      const changed = await toggle(known, role);
      pressed.delete(role);
      if (pressed.size === 0) waiting.current.delete(person.id);
      return changed;
    });
    waiting.current.set(person.id, { roles: pressed, last: made });
  };
  const latest = useRef(press);
  useLayoutEffect(() => {
    latest.current = press;
  });
  return useCallback(
    (person) => {
      if (!isEnabled || !roles || isProtected(person)) return [];
      const adminRoles = person.roleIds.filter((role) => last?.roleIds.includes(role));
      const why = adminRoles.length === 1 ? isLastAdmin(person) : undefined;
      return roles.map(({ id, name, permissionLevel: level }) => {
        const disabled = why && adminRoles.includes(id) ? why : reaches({ level }) ? undefined : beyond;
        return {
          label: name,
          checked: person.roleIds.includes(id),
          ...(disabled && { disabled }),
          onPress: () => latest.current(person, id),
        };
      });
    },
    [isEnabled, roles, reaches, isProtected, isLastAdmin, last, beyond],
  );
};

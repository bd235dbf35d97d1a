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
  const toggle = async (person: PersonView, role: RoleId) => {
    const before = person.roleIds;
    const next = before.includes(role) ? before.filter((one) => one !== role) : [...before, role];
    const result = await change(person, next);
    if (!result.ok) return;
    const undo = () => void change(person, before, result.value.item.version);
    toast({ about: person.id, text: messages.roles.done({ name: nameOf(person) }), undo });
  };

  // the next change needs the version that this one is answered with
  const press = (person: PersonView, role: RoleId) => void (update.busy || toggle(person, role));
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

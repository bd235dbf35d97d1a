import { useCallback, useLayoutEffect, useRef } from 'react';
import type { RoleId } from '../../../../../core/contract/entities/ids.ts';
import type { TeamUser } from '../../../../../core/contract/entities/member.ts';
import { members } from '../../../../../core/contract/members.ts';
import type { QueryResult } from '../../../../kit/query-result.ts';
import { useCall } from '../../../../kit/use-call.ts';
import { cacheUpdate, useCommand } from '../../../../kit/use-command.ts';
import { useFailureMessage } from '../../../../kit/use-failure-message.ts';
import { useMessages } from '../../../../kit/use-messages.ts';
import type { MenuItem } from '../../../../ui/menu/menu-item.ts';
import { useToast } from '../../../../ui/toast/use-toast.ts';
import { useGrantablePermissions } from '../../../forms/use-grantable-permissions.ts';
import { useUnansweredItems } from '../../../lists/use-unanswered-items.ts';
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

/** Menus with the roles of users. Both functions are the same until what they return changes. */
interface RoleMenus {
  /** Query of the company's roles. */
  readonly roles: QueryResult<unknown>;
  mayChange(person: PersonView): boolean;
  /**
   * Items of a user's menu, none where their roles cannot be changed. While the roles load, and where they failed to, an
   * item says so, with one that tries again.
   */
  itemsOf(person: PersonView): readonly MenuItem[];
}

/**
 * Menus with the roles of users, each saved as it is checked, with Undo. A role that the signed-in user cannot assign,
 * and the last of the last administrator, is disabled with its reason.
 */
export const useRoleMenu = (): RoleMenus => {
  const { userQuestions: messages, users } = useMessages('users');
  const { beyond, failures } = useMessages('users').userActions;
  const wordsOf = useFailureMessage(failures);
  const toast = useToast();
  const { write } = useUserRights();
  const isEnabled = useRolesCount() && write;
  const list = useCall(members.roles, {}, { enabled: isEnabled });
  const roles = list.value?.items;
  const unanswered = useUnansweredItems(users.columns.roles, list);
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
  const mayChange = useCallback((person: PersonView) => isEnabled && !isProtected(person), [isEnabled, isProtected]);
  const itemsOf = useCallback(
    (person: PersonView) => {
      if (!mayChange(person)) return [];
      if (!roles) return unanswered;
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
    [mayChange, roles, unanswered, reaches, isLastAdmin, last, beyond],
  );
  return { roles: list, mayChange, itemsOf };
};

import { createContext, useContext } from 'react';
import type { TeamUser } from '../../../../../core/contract/entities/member.ts';
import { useMessages } from '../../../../kit/use-messages.ts';
import { Menu } from '../../../../ui/menu/menu.tsx';
import type { MenuItem } from '../../../../ui/menu/menu-item.ts';

/** Menu with the roles of a user. As a context, a change renders only the cells of roles, not the rows. */
export const RoleMenu = createContext<(person: TeamUser) => readonly MenuItem[]>(() => []);

/** Names of a user's direct roles. */
export const roleNames = ({ roles }: Pick<TeamUser, 'roles'>) => roles.map(({ name }) => name).join(', ');

/** Roles of a user: a menu that changes them, or their names where they cannot be changed. */
export const RolesCell = ({ person }: { person: TeamUser }) => {
  const { userQuestions: messages, userPerson } = useMessages('users');
  const items = useContext(RoleMenu)(person);
  const names = roleNames(person);
  if (items.length === 0)
    return (
      <span className="fe-td-text" dir="auto">
        {names}
      </span>
    );
  const title = messages.roles.title({ name: person.name || person.email });
  return (
    <Menu quiet of={person.id} name={title} items={items}>
      <span className="fe-visually-hidden">{title} </span>
      <span className="fe-td-text" dir="auto">
        {names || userPerson.noRoles}
      </span>
    </Menu>
  );
};

import type { Group } from '../../../../core/contract/entities/group.ts';
import { useMessages } from '../../../kit/use-messages.ts';
import { useStyles } from '../../../kit/use-styles.ts';
import { AvatarStack } from '../../../ui/avatar/avatar-stack.tsx';
import { Badge } from '../../../ui/badge/badge.tsx';
import { Menu } from '../../../ui/menu/menu.tsx';
import type { MenuContent } from '../../../ui/menu/menu-item.ts';
import { Missing } from '../../../ui/missing/missing.tsx';
import { Bone } from '../../../ui/skeleton/skeleton.tsx';
import css from './group-cards.css?inline';

/** The color of a group, to find it by; it says nothing by itself. */
export const GroupMark = ({ color }: { color: string | undefined }) => {
  useStyles(css);
  return <span className="fe-group-mark" aria-hidden="true" style={{ '--_fe-group': color }} />;
};

/** Who is in a group: a few faces, and how many there are. */
export const GroupPeople = ({ group, users }: { group: Group; users: Group['users'] }) => {
  const { groups: words } = useMessages('adminPortal/groups');
  if (!users) return <Bone width="short" />;
  if (users.length === 0) return <Missing />;
  return (
    <AvatarStack
      label={words.peopleOf({ name: group.name })}
      people={users.map(({ id, name, email, profilePictureUrl }) => ({
        id,
        name: name || email,
        src: profilePictureUrl,
      }))}
      size="small"
    />
  );
};

/** What a group gives. */
export const GroupRoles = ({ roles = [] }: Pick<Group, 'roles'>) => {
  useStyles(css);
  if (roles.length === 0) return <Missing />;
  return (
    <span className="fe-group-roles">
      {roles.map(({ id, name }) => (
        <Badge key={id}>{name}</Badge>
      ))}
    </span>
  );
};

/** Groups as cards, where there are few and their faces tell more than columns. */
export const GroupCards = ({
  groups,
  usersOf,
  actions,
  onOpen,
}: {
  groups: readonly Group[];
  usersOf: (group: Group) => Group['users'];
  actions: (group: Group) => MenuContent;
  onOpen: (group: Group) => void;
}) => {
  useStyles(css);
  const { groups: words } = useMessages('adminPortal/groups');
  const { table } = useMessages('ui');
  return (
    <ul className="fe-group-list" role="list" aria-label={words.title}>
      {groups.map((group) => (
        <li key={group.id} className="fe-group-card" part="card">
          <GroupMark color={group.color} />
          <button type="button" className="fe-group-name" dir="auto" onClick={() => onOpen(group)}>
            {group.name}
          </button>
          <Menu name={table.data.actionsFor({ name: group.name })} items={actions(group)} small />
          {group.description && (
            <span className="fe-group-about" dir="auto">
              {group.description}
            </span>
          )}
          <div className="fe-group-facts">
            <GroupPeople group={group} users={usersOf(group)} />
            {group.roles && group.roles.length > 0 && <GroupRoles roles={group.roles} />}
            {group.managedBy === 'scim2' && <Badge tone="info">{words.directory}</Badge>}
          </div>
        </li>
      ))}
    </ul>
  );
};

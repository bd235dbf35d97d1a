import { LayoutGrid, Rows3 } from 'lucide';
import type { Group } from '../../../../core/contract/entities/group.ts';
import { useMessages } from '../../../kit/use-messages.ts';
import { useStyles } from '../../../kit/use-styles.ts';
import { AvatarStack } from '../../../ui/avatar/avatar-stack.tsx';
import { Badge } from '../../../ui/badge/badge.tsx';
import { IconButton } from '../../../ui/icon-button/icon-button.tsx';
import { Menu } from '../../../ui/menu/menu.tsx';
import type { MenuContent } from '../../../ui/menu/menu-item.ts';
import { InlineSkeleton } from '../../../ui/skeleton/skeleton.tsx';
import css from './group-cards.css?inline';

/** Color mark of a group; decorative. */
export const GroupMark = ({ color }: { color: string | undefined }) => {
  useStyles(css);
  return <span className="fe-group-mark" aria-hidden="true" style={{ '--_fe-group': color }} />;
};

/** Members of a group as an avatar stack. */
export const GroupPeople = ({ group, users }: { group: Group; users: Group['users'] }) => {
  useStyles(css);
  const { groups: messages } = useMessages('groups');
  if (!users) return <InlineSkeleton width="short" />;
  if (users.length === 0) return <span className="fe-group-none">{messages.noOne}</span>;
  return (
    <span className="fe-group-people">
      <AvatarStack
        label={messages.peopleOf({ name: group.name })}
        people={users.map(({ id, name, email, profilePictureUrl }) => ({
          id,
          name: name || email,
          src: profilePictureUrl,
        }))}
        size="small"
        max={3}
      />
      {messages.people({ count: users.length })}
    </span>
  );
};

/** Roles of a group as badges. */
export const GroupRoles = ({ roles = [] }: Pick<Group, 'roles'>) => {
  useStyles(css);
  const { groups: messages } = useMessages('groups');
  if (roles.length === 0) return <span className="fe-group-none">{messages.noRole}</span>;
  return (
    <span className="fe-group-roles">
      {roles.map(({ id, name }) => (
        <Badge key={id}>{name}</Badge>
      ))}
    </span>
  );
};

/** Toggle between table and cards. */
export const GroupViewSwitch = ({ asCards, onLook }: { asCards: boolean; onLook: (cards: boolean) => void }) => {
  useStyles(css);
  const { groups: messages } = useMessages('groups');
  const looks = [
    { name: messages.table, icon: Rows3, cards: false },
    { name: messages.cards, icon: LayoutGrid, cards: true },
  ];
  return (
    <span className="fe-group-looks">
      {looks.map(({ name, icon, cards }) => (
        <IconButton
          key={name}
          look="bordered"
          name={name}
          icon={icon}
          aria-pressed={cards === asCards}
          onPress={() => onLook(cards)}
        />
      ))}
    </span>
  );
};

/** Groups as cards, with the same facts as the columns that are shown. */
export const GroupCards = ({
  groups,
  shown,
  usersOf,
  actions,
  onOpen,
}: {
  groups: readonly Group[];
  /** Ids of the columns that are shown. */
  shown: ReadonlySet<string>;
  usersOf: (group: Group) => Group['users'];
  actions: (group: Group) => MenuContent;
  onOpen: (group: Group) => void;
}) => {
  useStyles(css);
  const { groups: messages } = useMessages('groups');
  const { table } = useMessages('ui-more');
  return (
    <ul className="fe-group-list" role="list" aria-label={messages.title}>
      {groups.map((group) => (
        <li key={group.id} className="fe-group-card" part="card">
          <GroupMark color={group.color} />
          <span className="fe-group-title">
            <button type="button" className="fe-group-name" onClick={() => onOpen(group)}>
              <bdi>{group.name}</bdi>
            </button>
            {group.managedBy === 'scim2' && <Badge tone="info">{messages.directory}</Badge>}
          </span>
          <Menu name={table.data.actionsFor({ name: group.name })} items={actions(group)} small />
          {group.description && (
            <span className="fe-group-about">
              <bdi>{group.description}</bdi>
            </span>
          )}
          <div className="fe-group-facts">
            {shown.has('people') && <GroupPeople group={group} users={usersOf(group)} />}
            {shown.has('roles') && group.roles && <GroupRoles roles={group.roles} />}
          </div>
        </li>
      ))}
    </ul>
  );
};

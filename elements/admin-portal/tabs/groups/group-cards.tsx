import { LayoutGrid, Rows3 } from 'lucide';
import { type ReactNode, useEffect, useRef } from 'react';
import type { Group } from '../../../../core/contract/entities/group.ts';
import { useMessages } from '../../../kit/use-messages.ts';
import { useStyles } from '../../../kit/use-styles.ts';
import { AvatarStack } from '../../../ui/avatar/avatar-stack.tsx';
import { Badge } from '../../../ui/badge/badge.tsx';
import type { FilterField } from '../../../ui/data-table/filter.ts';
import { TableFilters } from '../../../ui/data-table/table-filters.tsx';
import { NoMatch } from '../../../ui/empty-state/empty-state.tsx';
import { IconButton } from '../../../ui/icon-button/icon-button.tsx';
import { isFocusLost } from '../../../ui/layers/composed.ts';
import { Menu } from '../../../ui/menu/menu.tsx';
import type { MenuContent } from '../../../ui/menu/menu-item.ts';
import { Pagination } from '../../../ui/pagination/pagination.tsx';
import { Bone } from '../../../ui/skeleton/skeleton.tsx';
import { ListSearch } from '../../lists/list-search.tsx';
import { GridOf } from '../../../ui/check-grid/check-grid.tsx';
import type { useClientList } from '../../lists/use-client-list.ts';
import css from './group-cards.css?inline';

/** Source: product.md#lists. */
const PAGE_SIZE = 20;

/** Color mark of a group; decorative. */
export const GroupMark = ({ color }: { color: string | undefined }) => {
  useStyles(css);
  return <span className="fe-group-mark" aria-hidden="true" style={{ '--_fe-group': color }} />;
};

/** Members of a group as an avatar stack. */
export const GroupPeople = ({ group, users }: { group: Group; users: Group['users'] }) => {
  useStyles(css);
  const { groups: words } = useMessages('groups');
  if (!users) return <Bone width="short" />;
  if (users.length === 0) return <span className="fe-group-none">{words.noOne}</span>;
  return (
    <span className="fe-group-people">
      <AvatarStack
        label={words.peopleOf({ name: group.name })}
        people={users.map(({ id, name, email, profilePictureUrl }) => ({
          id,
          name: name || email,
          src: profilePictureUrl,
        }))}
        size="small"
        max={3}
      />
      {words.people({ count: users.length })}
    </span>
  );
};

/** Roles of a group as badges. */
export const GroupRoles = ({ roles = [] }: Pick<Group, 'roles'>) => {
  useStyles(css);
  const { groups: words } = useMessages('groups');
  if (roles.length === 0) return <span className="fe-group-none">{words.noRole}</span>;
  return (
    <span className="fe-group-roles">
      {roles.map(({ id, name }) => (
        <Badge key={id}>{name}</Badge>
      ))}
    </span>
  );
};

/** Toggle between table and cards. It is remounted at another place by the change; the focus is restored to it. */
export const GroupViewSwitch = ({
  asCards,
  pressed,
  onLook,
}: {
  asCards: boolean;
  /** Whether the user has toggled the view. */
  pressed: boolean;
  onLook: (cards: boolean) => void;
}) => {
  useStyles(css);
  const { groups: words } = useMessages('groups');
  const bar = useRef<HTMLSpanElement>(null);
  useEffect(() => {
    const here = bar.current;
    if (pressed && here && isFocusLost(here)) here.querySelector<HTMLElement>('[aria-pressed=true]')?.focus();
  }, [pressed]);
  const looks = [
    { name: words.table, icon: Rows3, cards: false },
    { name: words.cards, icon: LayoutGrid, cards: true },
  ];
  return (
    <span className="fe-group-looks" ref={bar}>
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

interface CardsProps {
  groups: readonly Group[];
  usersOf: (group: Group) => Group['users'];
  actions: (group: Group) => MenuContent;
  onOpen: (group: Group) => void;
}

/** Grid of group cards with search, filters and pages. */
export const GroupsAsCards = ({
  rows,
  total,
  query,
  view,
  fields,
  tools,
  onClear,
  ...cards
}: Omit<CardsProps, 'groups'> &
  Pick<ReturnType<typeof useClientList<unknown, Group>>, 'rows' | 'total' | 'query' | 'view'> & {
    fields: readonly FilterField[];
    tools: ReactNode;
    onClear: () => void;
  }) => {
  const { groups: words } = useMessages('groups');
  return (
    <GridOf
      wide
      bar={
        <>
          <ListSearch label={words.search} results={total} query={query} view={view} />
          <TableFilters fields={fields} filters={query.filters} onFilters={(filters) => view.onFilters?.(filters)} />
          {tools}
        </>
      }
    >
      {rows.length > 0 ? <GroupCards groups={rows} {...cards} /> : <NoMatch onClear={onClear} />}
      <Pagination
        page={query.page}
        pageSize={PAGE_SIZE}
        total={total}
        label={words.title}
        onChange={(page) => view.onPage?.(page)}
      />
    </GridOf>
  );
};

const GroupCards = ({ groups, usersOf, actions, onOpen }: CardsProps) => {
  useStyles(css);
  const { groups: words } = useMessages('groups');
  const { table } = useMessages('ui-more');
  return (
    <ul className="fe-group-list" role="list" aria-label={words.title}>
      {groups.map((group) => (
        <li key={group.id} className="fe-group-card" part="card">
          <GroupMark color={group.color} />
          <button type="button" className="fe-group-name" onClick={() => onOpen(group)}>
            <bdi>{group.name}</bdi>
          </button>
          <Menu name={table.data.actionsFor({ name: group.name })} items={actions(group)} small />
          {group.description && (
            <span className="fe-group-about">
              <bdi>{group.description}</bdi>
            </span>
          )}
          <div className="fe-group-facts">
            <GroupPeople group={group} users={usersOf(group)} />
            {group.roles && <GroupRoles roles={group.roles} />}
            {group.managedBy === 'scim2' && <Badge tone="info">{words.directory}</Badge>}
          </div>
        </li>
      ))}
    </ul>
  );
};

import { UserMinus, Users } from 'lucide';
import { useState } from 'react';
import type { Group, GroupUser } from '../../../../core/contract/entities/group.ts';
import type { UserId } from '../../../../core/contract/entities/ids.ts';
import { ok } from '../../../../core/contract/failure.ts';
import { groups } from '../../../../core/contract/groups.ts';
import { members } from '../../../../core/contract/members.ts';
import { queriesFeature } from '../../../../core/queries/queries.feature.ts';
import { useHasPermission } from '../../../kit/use-allowed.ts';
import { useFeature } from '../../../kit/use-app.ts';
import { useCommand } from '../../../kit/use-command.ts';
import { useFailureMessage } from '../../../kit/use-failure-message.ts';
import { useMessages } from '../../../kit/use-messages.ts';
import { Avatar } from '../../../ui/avatar/avatar.tsx';
import { Banner } from '../../../ui/banner/banner.tsx';
import type { LoadOptions } from '../../../ui/choices/use-options.ts';
import { EmptyState } from '../../../ui/empty-state/empty-state.tsx';
import { IconButton } from '../../../ui/icon-button/icon-button.tsx';
import { MultiSelect } from '../../../ui/multi-select/multi-select.tsx';
import type { Chip } from '../../../ui/multi-select/chips.tsx';
import { Pagination } from '../../../ui/pagination/pagination.tsx';
import { useToast } from '../../../ui/toast/use-toast.ts';
import { GridOf } from '../../../ui/check-grid/check-grid.tsx';
import { PeopleList } from '../../lists/people-list.tsx';
import { useUndoing } from '../../lists/use-undo.ts';

/** Source: product.md#lists. */
const PAGE_SIZE = 20;
const OFFERED = 20;
/** Queries to invalidate after a group changed. */
export const GROUP_QUERIES = [groups.list, groups.read, groups.bulkGet, members.list];

/** User who can be added to a group. */
export interface Person extends Chip {
  readonly value: UserId;
}

/**
 * Members of a group, with a search for people to add. Taking one out is saved immediately; the chosen people are added
 * by the drawer's button. Read-only without `onChosen`.
 */
export const GroupMembers = ({
  group,
  chosen = [],
  onChosen,
}: {
  group: Group;
  chosen?: readonly Person[] | undefined;
  onChosen?: ((people: readonly Person[]) => void) | undefined;
}) => {
  const { groups: list } = useMessages('groups');
  const { groupForms: messages } = useMessages('groups');
  const mayFind = useHasPermission('fe.secure.read.users');
  const toast = useToast();
  const undoing = useUndoing({ lastAdministrator: messages.lastAdministrator });
  const wordsOf = useFailureMessage({ lastAdministrator: messages.lastAdministrator });
  const add = useCommand(groups.addUsers, { invalidates: GROUP_QUERIES });
  const remove = useCommand(groups.removeUsers, { invalidates: GROUP_QUERIES });
  const [page, setPage] = useState(1);
  const { id: groupId, name, users = [] } = group;
  const search = usePeopleSearch((id) => users.some((user) => user.id === id));
  const params = { groupId };

  const takeOut = async (person: GroupUser) => {
    const body = { userIds: [person.id] };
    const done = await remove.run({ params, body });
    if (!done.ok) return;
    toast({
      about: person.id,
      text: messages.personRemoved({ name: person.name || person.email }),
      undo: undoing(() => add.run({ params, body })),
    });
  };
  const takeOutButton = (person: GroupUser) => (
    <IconButton
      name={messages.removeOne({ name: person.name || person.email })}
      icon={UserMinus}
      disabled={remove.busy}
      onPress={() => void takeOut(person)}
    />
  );
  const last = Math.max(Math.ceil(users.length / PAGE_SIZE), 1);
  const shown = Math.min(page, last);
  return (
    <GridOf bar={remove.failure && <Banner tone="danger">{wordsOf(remove.failure)}</Banner>}>
      {onChosen && mayFind && (
        <MultiSelect
          label={messages.addPeople}
          hint={messages.addPeopleHint}
          options={search}
          value={chosen}
          onChange={onChosen}
        />
      )}
      {users.length === 0 ? (
        <EmptyState icon={Users} title={messages.empty} />
      ) : (
        <PeopleList
          label={list.peopleOf({ name })}
          people={users
            .slice((shown - 1) * PAGE_SIZE, shown * PAGE_SIZE)
            .map((user) => ({ ...user, src: user.profilePictureUrl }))}
          action={onChosen && takeOutButton}
        />
      )}
      {users.length > PAGE_SIZE && (
        <Pagination
          page={shown}
          pageSize={PAGE_SIZE}
          total={users.length}
          onChange={setPage}
          label={messages.tabs.people}
        />
      )}
    </GridOf>
  );
};

/** Search for people by name or email, without those who are in the group. */
export const usePeopleSearch = (isIn: (id: UserId) => boolean): LoadOptions<Person> => {
  const { call } = useFeature(queriesFeature);
  return async (search, signal) => {
    const answer = await call(members.list, { query: { search, pageSize: OFFERED, sortBy: 'name' } }, { signal });
    if (!answer.ok) return answer;
    return ok(
      answer.value.items
        .filter(({ id }) => !isIn(id))
        .map(({ id, name, email, profileImageUrl }) => ({
          value: id,
          label: name || email,
          hint: name ? email : undefined,
          picture: <Avatar id={id} name={name || email} src={profileImageUrl} size="small" />,
        })),
    );
  };
};

import { Users } from 'lucide';
import { useId, useState } from 'react';
import type { Group } from '../../../../core/contract/entities/group.ts';
import type { Role } from '../../../../core/contract/entities/role.ts';
import { groups } from '../../../../core/contract/groups.ts';
import { PAGE_SIZE } from '../../../../core/contract/limits.ts';
import { members, type MemberFilters } from '../../../../core/contract/members.ts';
import { formatList } from '../../../i18n/formats.ts';
import { useHostState } from '../../../kit/host-context.ts';
import { useHasPermission } from '../../../kit/use-allowed.ts';
import { useCall } from '../../../kit/use-call.ts';
import { useMessages } from '../../../kit/use-messages.ts';
import { useStyles } from '../../../kit/use-styles.ts';
import { Answer } from '../../../ui/answer/answer.tsx';
import { EmptyState } from '../../../ui/empty-state/empty-state.tsx';
import { Pagination } from '../../../ui/pagination/pagination.tsx';
import { SkeletonRows } from '../../../ui/skeleton/skeleton.tsx';
import { PeopleList } from '../../lists/people-list.tsx';
import people from '../../lists/people-list.css?inline';

/**
 * Groups that give any of these roles; `undefined` while loading, empty while groups give no roles or the user cannot
 * read groups.
 */
export const useGroupsGiving = (ids: readonly Role['id'][]): readonly Group[] | undefined => {
  const enabled = useHasPermission('fe.secure.read.groups');
  const list = useCall(groups.list, { query: { _groupsRelations: 'roles' } }, { enabled });
  const config = useCall(groups.config, {}, { enabled });
  if (!enabled) return [];
  if (list.state === 'loading' || config.state === 'loading') return undefined;
  if (!config.value?.enabled || !config.value.rolesEnabled) return [];
  return (list.value?.groups ?? []).filter((group) => group.roles?.some((role) => ids.includes(role.id)));
};

/** Holders of a role: assigned directly, and through a group. */
export const PeopleWith = ({ role: { id, name } }: { role: Role }) => {
  useStyles(people);
  const { roles: messages } = useMessages('roles');
  const locale = useHostState().locale.tag;
  const giving = useGroupsGiving([id]);
  const title = useId();
  if (!giving) return <Skeleton />;
  if (giving.length === 0)
    return <Holders label={messages.peopleOf({ name })} having={{ roleIds: id }} emptyTitle={messages.unassigned} />;
  const byGroups = messages.byGroups({
    groups: formatList(
      locale,
      giving.map((group) => group.name),
    ),
  });
  return (
    <>
      {(
        [
          ['own', messages.bySelf, { roleIds: id }, messages.unassignedDirectly],
          ['groups', byGroups, { groups: giving.map((group) => group.id).join() }, messages.groupsEmpty],
        ] as const
      ).map(([key, heading, having, emptyTitle]) => (
        <section key={key} className="fe-people-part" aria-labelledby={`${title}-${key}`}>
          <h3 className="fe-people-title" id={`${title}-${key}`} dir="auto">
            {heading}
          </h3>
          <Holders label={heading} having={having} emptyTitle={emptyTitle} />
        </section>
      ))}
    </>
  );
};

const Skeleton = () => <SkeletonRows rows={4} columns={1} avatar />;

const Holders = ({ label, having, emptyTitle }: { label: string; having: MemberFilters; emptyTitle: string }) => {
  const mayRead = useHasPermission('fe.secure.read.users');
  const [page, setPage] = useState(1);
  const found = useCall(
    members.list,
    { query: { ...having, pageOffset: page - 1, pageSize: PAGE_SIZE, sortBy: 'name', sortDirection: 'asc' } },
    { enabled: mayRead },
  );
  return (
    <Answer
      of={found}
      waiting={<Skeleton />}
      isEmpty={({ totalItems }) => totalItems === 0}
      empty={<EmptyState icon={Users} title={emptyTitle} />}
    >
      {({ items, totalItems }) => (
        <>
          <PeopleList label={label} people={items.map((one) => ({ ...one, src: one.profileImageUrl }))} />
          {totalItems > PAGE_SIZE && (
            <Pagination page={page} pageSize={PAGE_SIZE} total={totalItems} onChange={setPage} label={label} />
          )}
        </>
      )}
    </Answer>
  );
};

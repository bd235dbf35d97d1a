import { Users } from 'lucide-react';
import { useState } from 'react';
import type { Role } from '../../../../core/contract/entities/role.ts';
import { members } from '../../../../core/contract/members.ts';
import { useAllowed } from '../../../kit/use-allowed.ts';
import { useCall } from '../../../kit/use-call.ts';
import { useMessages } from '../../../kit/use-messages.ts';
import { Answer } from '../../../ui/answer/answer.tsx';
import { EmptyState } from '../../../ui/empty-state/empty-state.tsx';
import { Pagination } from '../../../ui/pagination/pagination.tsx';
import { SkeletonRows } from '../../../ui/skeleton/skeleton.tsx';
import { PeopleList } from '../../parts/people-list.tsx';

/** Source: SPEC §9 "Team users page 20". */
const PAGE_SIZE = 20;

/** Who has a role themselves; through a group they have it besides. */
export const PeopleWith = ({ role: { id, name } }: { role: Role }) => {
  const { roles: words } = useMessages('adminPortal/roles');
  const mayRead = useAllowed('fe.secure.read.users');
  const [page, setPage] = useState(1);
  const people = useCall(
    members.list,
    { query: { roleIds: id, pageOffset: page - 1, pageSize: PAGE_SIZE, sortBy: 'name', sortDirection: 'asc' } },
    { enabled: mayRead },
  );
  const label = words.peopleOf({ name });
  return (
    <Answer
      of={people}
      waiting={<SkeletonRows rows={4} columns={1} avatar />}
      isEmpty={({ totalItems }) => totalItems === 0}
      empty={<EmptyState icon={Users} title={words.nobodyHas} />}
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

import { useState } from 'react';
import { Pagination, type PaginationProps } from '../../../../elements/ui/pagination/pagination.tsx';
import type { GalleryEntry } from '../gallery-entry.ts';

/** The pages can be turned. */
const Turning = ({ first = 1, ...rest }: Omit<PaginationProps, 'page' | 'onChange'> & { first?: number }) => {
  const [page, setPage] = useState(first);
  return <Pagination page={page} onChange={setPage} {...rest} />;
};

export const entry: GalleryEntry = {
  name: 'Pagination',
  is: 'The current page of a long list, with links to the others.',
  wide: true,
  states: {
    'few pages': () => <Turning label="Pages of members" pageSize={20} total={132} first={2} />,
    'many pages, at the start': () => <Turning label="Pages of audits" pageSize={20} total={128_400} />,
    'many pages, in the middle': () => <Turning label="Pages of sessions" pageSize={20} total={12_840} first={321} />,
    'at the end': () => <Turning label="Pages of tokens" pageSize={20} total={12_835} first={642} />,
    'one page': () => <Turning label="Pages of roles" pageSize={20} total={12} />,
    'one thing': () => <Turning label="Pages of groups" pageSize={20} total={1} />,
    'total unknown': () => <Turning label="Pages of events" pageSize={20} first={3} more />,
    'the last page of an unknown total': () => (
      <Turning label="Pages of deliveries" pageSize={20} first={3} shown={7} />
    ),
  },
};

import type { QueryResult } from '../../../../elements/kit/query-result.ts';
import { Answer } from '../../../../elements/ui/answer/answer.tsx';
import { EmptyState } from '../../../../elements/ui/empty-state/empty-state.tsx';
import { SkeletonRows } from '../../../../elements/ui/skeleton/skeleton.tsx';
import type { GalleryEntry } from '../gallery-entry.ts';

const groups = ['Field engineers', 'Reviewers'];
const failure = { kind: 'rateLimited', message: 'Too many requests', status: 429 } as const;

const Groups = ({ value = groups, ...result }: Partial<QueryResult<readonly string[]>>) => (
  <Answer
    of={{ state: 'ready', failure: undefined, refetch: () => undefined, ...result, value }}
    isEmpty={(names) => names.length === 0}
    empty={<EmptyState title="No groups yet" />}
  >
    {(names) => <p>{names.join(', ')}</p>}
  </Answer>
);

/** No data has arrived. */
const without = { value: undefined, failure: undefined, refetch: () => undefined };

export const entry: GalleryEntry = {
  name: 'Answer',
  is: 'The result of a query in each of its states.',
  states: {
    loading: () => <Answer of={{ ...without, state: 'loading' }}>{() => null}</Answer>,
    'loading rows': () => (
      <Answer of={{ ...without, state: 'loading' }} waiting={<SkeletonRows label="Loading groups" />}>
        {() => null}
      </Answer>
    ),
    ready: () => <Groups />,
    empty: () => <Groups value={[]} />,
    reloading: () => <Groups state="reloading" />,
    failed: () => <Answer of={{ ...without, state: 'failed', failure }}>{() => null}</Answer>,
    'failed to load again': () => <Groups state="failed" failure={failure} />,
  },
};

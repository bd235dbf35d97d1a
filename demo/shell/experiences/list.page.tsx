import { useQuery } from '@apollo/client/react';
import type { ReactElement } from 'react';
import { Link } from 'react-router';
import { Frame } from '../frame/frame.tsx';
import { ExperienceSkeleton, ExperienceTable } from './experience-table.tsx';
import { Failed } from './failed.tsx';
import { LiveStatus } from './live-status.tsx';
import { ListTools } from './list-tools.tsx';
import { LIST } from './operations.ts';
import { useFeed } from './use-feed.ts';
import { type ListState, useListState } from './use-list-state.ts';

export const PAGE_SIZE = 20;

/** Events after which rows may have come or gone; the others bring their row along. */
const LIST_CHANGES = new Set(['CREATED', 'EDITED', 'PUBLISHED', 'PAUSED', 'RESUMED', 'ARCHIVED', 'RESTORED']);

const useList = ({ search, status, page }: ListState) => {
  const answer = useQuery(LIST, {
    variables: {
      search: search.trim() || null,
      status: status ? [status] : null,
      first: PAGE_SIZE,
      offset: (page - 1) * PAGE_SIZE,
    },
    notifyOnNetworkStatusChange: true,
  });
  const feed = useFeed(null, answer, ({ kind }) => LIST_CHANGES.has(kind));
  // rows of before stay while others are loaded
  const data = answer.data ?? answer.previousData;
  return { data, error: answer.error, isStale: answer.loading, feed };
};

const NoMatch = ({ onClear }: { onClear: () => void }) => (
  <div className="state">
    <p>No experience matches.</p>
    <button type="button" className="button" onClick={onClear}>
      Clear search and filter
    </button>
  </div>
);

const Empty = ({ canWrite }: { canWrite: boolean }) => (
  <div className="state">
    <p>There are no experiences yet.</p>
    {canWrite && (
      <Link className="button primary" to="/experiences/new">
        Create the first one
      </Link>
    )}
  </div>
);

interface PagerProps {
  page: number;
  total: number;
  onPage: (page: number) => void;
}

const Pager = ({ page, total, onPage }: PagerProps) => {
  const pages = Math.max(1, Math.ceil(total / PAGE_SIZE));
  if (pages === 1) return null;
  return (
    <nav className="pager" aria-label="Pages">
      <button type="button" className="button" disabled={page <= 1} onClick={() => onPage(page - 1)}>
        Previous
      </button>
      <span>
        Page {page} of {pages}
      </span>
      <button type="button" className="button" disabled={page >= pages} onClick={() => onPage(page + 1)}>
        Next
      </button>
    </nav>
  );
};

const countText = (total: number) =>
  total === 1 ? '1 experience' : `${new Intl.NumberFormat('en').format(total)} experiences`;

/** Experiences of the company, with search and status; follows the changes of others. */
export const ListPage = (): ReactElement => {
  const [state, setState] = useListState();
  const { data, error, isStale, feed } = useList(state);
  const clear = () => setState({ search: '', status: undefined });
  const isFiltered = state.search !== '' || state.status !== undefined;
  const content = () => {
    if (!data) return error ? <Failed error={error} onRetry={feed.reload} /> : <ExperienceSkeleton />;
    const { items, total } = data.experiences;
    if (items.length === 0) return isFiltered ? <NoMatch onClear={clear} /> : <Empty canWrite={data.viewer.canWrite} />;
    return (
      <>
        {error && <Failed error={error} onRetry={feed.reload} />}
        <ExperienceTable rows={items} isStale={isStale} />
        <Pager page={state.page} total={total} onPage={(page) => setState({ page })} />
      </>
    );
  };
  return (
    <Frame title="Experiences">
      <div className="head">
        <div>
          <h1>Experiences</h1>
          <p className="lead">What your visitors see, and who sees it.</p>
        </div>
        {data?.viewer.canWrite && (
          <Link className="button primary" to="/experiences/new">
            New experience
          </Link>
        )}
      </div>
      <ListTools state={state} onChange={setState} />
      <div className="count">
        <span role="status">{data && countText(data.experiences.total)}</span>
        <LiveStatus status={feed.status} onReconnect={feed.reconnect} />
      </div>
      {content()}
    </Frame>
  );
};

import { useCallback, useEffect, useRef, useState } from 'react';
import { onWake } from '../graphql/graphql-provider.tsx';
import { useConnectionStatus, useGraphql } from '../graphql/graphql-context.ts';
import type { ConnectionStatus } from '../graphql/live-socket.ts';
import { FEED, type FeedEvent, LIST_FEED } from './operations.ts';

/** Query of a page, as Apollo gives it. */
interface Loaded {
  loading: boolean;
  refetch(): Promise<unknown>;
}

interface Feed {
  status: ConnectionStatus;
  /** Connects again after the attempts are used up. */
  reconnect(): void;
  /** Loads the page's query again. */
  reload(): void;
}

/**
 * Loads again, now or after the load that is under way: its answer may be older than what has been heard since, and would be
 * taken for the newest.
 */
const useReload = ({ loading, refetch }: Loaded) => {
  const latest = useRef({ loading, refetch });
  const isAsked = useRef(false);
  const isLoading = useCallback(() => latest.current.loading, []);
  const reload = useCallback(() => {
    if (latest.current.loading) isAsked.current = true;
    // the page shows a failure
    else void latest.current.refetch().catch(() => undefined);
  }, []);
  useEffect(() => {
    latest.current = { loading, refetch };
    if (loading || !isAsked.current) return;
    isAsked.current = false;
    reload();
  });
  return { isLoading, reload };
};

/**
 * Live events of one experience, or of all while `experienceId` is null, for a page that has loaded it. Each brings the
 * experience along as it is now. The page's query is loaded again once the subscription stands, with each connection, and
 * where events were missed, because nothing is repeated; and where `onEvent` returns true.
 * Source: product.md#live-updates.
 */
export const useFeed = (
  experienceId: string | null,
  query: Loaded,
  onEvent?: (event: FeedEvent) => boolean | undefined,
): Feed => {
  const { apollo } = useGraphql();
  const connection = useConnectionStatus();
  const [attempt, setAttempt] = useState(0);
  const [refused, setRefused] = useState(-1);
  const isRefused = refused === attempt;
  const { isLoading, reload } = useReload(query);
  const latest = useRef(onEvent);
  useEffect(() => {
    latest.current = onEvent;
  });
  useEffect(() => {
    const subscription = apollo
      .subscribe({ query: experienceId === null ? LIST_FEED : FEED, variables: { experienceId } })
      .subscribe({
        next: ({ data }) => {
          // an event without data could not be read
          if (!data || data.feed.kind === 'MISSED') return reload();
          const isWanted = latest.current?.(data.feed) === true;
          return isWanted || isLoading() ? reload() : undefined;
        },
        error: () => setRefused(attempt),
        complete: () => setRefused(attempt),
      });
    return () => subscription.unsubscribe();
  }, [apollo, experienceId, attempt, isLoading, reload]);

  const status = isRefused ? 'failed' : connection;
  const reconnect = useCallback(() => setAttempt((count) => count + 1), []);
  useEffect(() => (status === 'failed' ? onWake(reconnect) : undefined), [status, reconnect]);
  return { status, reconnect, reload };
};

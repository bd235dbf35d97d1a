import { useCallback, useEffect, useRef, useState } from 'react';
import { onWake } from '../graphql/graphql-provider.tsx';
import { useConnectionStatus, useGraphql } from '../graphql/graphql-context.ts';
import type { ConnectionStatus } from '../graphql/live-socket.ts';
import { FEED, type FeedEvent, LIST_FEED } from './operations.ts';

interface Feed {
  status: ConnectionStatus;
  /** Connects again after the attempts are used up. */
  reconnect(): void;
}

interface FeedListeners {
  onEvent(event: FeedEvent): void;
  /** Called once the subscription stands, with each connection, and when events were missed: nothing is repeated. */
  onGap(): void;
}

/** Live events of one experience, or of all while `experienceId` is null. Source: product.md#live-updates. */
export const useFeed = (experienceId: string | null, listeners: FeedListeners): Feed => {
  const { apollo } = useGraphql();
  const connection = useConnectionStatus();
  const [attempt, setAttempt] = useState(0);
  const [refused, setRefused] = useState(-1);
  const isRefused = refused === attempt;
  const latest = useRef(listeners);
  useEffect(() => {
    latest.current = listeners;
  });
  useEffect(() => {
    const subscription = apollo
      .subscribe({ query: experienceId === null ? LIST_FEED : FEED, variables: { experienceId } })
      .subscribe({
        next: ({ data }) => {
          if (!data) return;
          if (data.feed.kind === 'MISSED') latest.current.onGap();
          else latest.current.onEvent(data.feed);
        },
        error: () => setRefused(attempt),
        complete: () => setRefused(attempt),
      });
    return () => subscription.unsubscribe();
  }, [apollo, experienceId, attempt]);

  const status = isRefused ? 'failed' : connection;
  const reconnect = useCallback(() => setAttempt((count) => count + 1), []);
  useEffect(() => (status === 'failed' ? onWake(reconnect) : undefined), [status, reconnect]);
  return { status, reconnect };
};

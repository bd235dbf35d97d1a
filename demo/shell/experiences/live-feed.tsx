import type { ReactElement } from 'react';
import { TimeSince } from './time-since.tsx';
import type { FeedEvent, FeedKind } from './operations.ts';

const ACTS: Readonly<Record<Exclude<FeedKind, 'EXPOSURE' | 'CONVERSION' | 'MISSED'>, string>> = {
  CREATED: 'created this experience',
  EDITED: 'edited the draft',
  PUBLISHED: 'published',
  PAUSED: 'paused',
  RESUMED: 'resumed',
  ARCHIVED: 'archived',
  RESTORED: 'restored',
};

const EventText = ({ event: { kind, variantName, actor } }: { event: FeedEvent }) => {
  if (kind === 'MISSED') return <>Some events were missed</>;
  if (kind === 'EXPOSURE')
    return (
      <>
        A visitor saw <bdi>{variantName ?? 'the page as it is'}</bdi>
      </>
    );
  if (kind === 'CONVERSION')
    return (
      <>
        A visitor converted on <bdi>{variantName ?? 'the page as it is'}</bdi>
      </>
    );
  return (
    <>
      <bdi>{actor ?? 'System'}</bdi> {ACTS[kind]}
    </>
  );
};

/** Latest events of an experience, the newest first. */
export const LiveFeed = ({ events }: { events: readonly FeedEvent[] }): ReactElement => (
  <section className="panel" aria-labelledby="feed">
    <h2 id="feed">Live feed</h2>
    {events.length === 0 ? (
      <p className="hint">Nothing yet. Visits and changes appear here as they happen.</p>
    ) : (
      <ol className="feed" aria-labelledby="feed">
        {events.map((event) => (
          <li key={event.id} className={event.kind.toLowerCase()}>
            <span>
              <EventText event={event} />
            </span>
            <TimeSince at={event.at} />
          </li>
        ))}
      </ol>
    )}
  </section>
);

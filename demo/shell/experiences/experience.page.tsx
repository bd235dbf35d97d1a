import { useQuery } from '@apollo/client/react';
import { type ReactElement, type ReactNode, useState } from 'react';
import { Link, useParams } from 'react-router';
import { useUserFlag } from '../flags/flagsmith-context.ts';
import { Frame } from '../frame/frame.tsx';
import { conditionText } from './conditions.ts';
import { ExperienceSkeleton } from './experience-table.tsx';
import { Failed } from './failed.tsx';
import { LiveFeed } from './live-feed.tsx';
import { LiveStatus } from './live-status.tsx';
import { TimeSince } from './time-since.tsx';
import { MoveButtons } from './move-buttons.tsx';
import { type Condition, type Experience, EXPERIENCE, type FeedEvent } from './operations.ts';
import { Results } from './results.tsx';
import { Status } from './status.tsx';
import { TrafficChart } from './traffic-chart.tsx';
import { TryAsVisitor } from './try-as-visitor.tsx';
import { useFeed } from './use-feed.ts';

/** Events that are shown. */
const FEED_LENGTH = 20;

/** Experience with its latest events, as they are now. */
const useExperience = (id: string) => {
  const answer = useQuery(EXPERIENCE, { variables: { id }, fetchPolicy: 'cache-and-network' });
  const [live, setLive] = useState<readonly FeedEvent[]>([]);
  const feed = useFeed(id, answer, (event) => {
    setLive((before) => [event, ...before].slice(0, FEED_LENGTH));
    return false;
  });
  const known = answer.data?.events ?? [];
  const isKnown = new Set(known.map((event) => event.id));
  const events = [...live.filter((event) => !isKnown.has(event.id)), ...known]
    .toSorted((one, other) => other.at.localeCompare(one.at))
    .slice(0, FEED_LENGTH);
  return { data: answer.data, error: answer.error, feed, events };
};

const Conditions = ({ conditions }: { conditions: readonly Condition[] }) => (
  <ul className="conditions">
    {conditions.map((condition, at) => (
      <li key={at} dir="auto">
        {conditionText(condition)}
      </li>
    ))}
  </ul>
);

const AudiencePanel = ({ experience: { audience, rules } }: { experience: Experience }) => (
  <section className="panel" aria-labelledby="audience">
    <h2 id="audience">Audience</h2>
    <p className="strong" dir="auto">
      {audience?.name ?? 'Everyone'}
    </p>
    {audience?.description && (
      <p className="hint" dir="auto">
        {audience.description}
      </p>
    )}
    {audience && <Conditions conditions={audience.conditions} />}
    {rules.length > 0 && (
      <>
        <p className="strong">And only if</p>
        <Conditions conditions={rules} />
      </>
    )}
  </section>
);

const SourcePanel = ({ experience: { source, environment, branch } }: { experience: Experience }) => {
  const places = [
    ['Environment', environment],
    ['Branch', branch],
  ] as const;
  return (
    <section className="panel" aria-labelledby="source">
      <h2 id="source">Content</h2>
      <p className="strong" dir="auto">
        {source?.name ?? 'Written here'}
      </p>
      <dl className="pairs">
        {places.map(
          ([name, place]) =>
            place && (
              <div key={name}>
                <dt>{name}</dt>
                <dd>
                  <bdi>{place.name}</bdi>
                  {place.aliasedTo && (
                    <>
                      {' '}
                      → <bdi>{place.aliasedTo}</bdi>
                    </>
                  )}
                </dd>
              </div>
            ),
        )}
      </dl>
    </section>
  );
};

const Head = ({
  experience,
  canWrite,
  onStale,
  children,
}: {
  experience: Experience;
  canWrite: boolean;
  onStale: () => void;
  children: ReactNode;
}) => (
  <>
    <p className="crumb">
      <Link to="/experiences">Experiences</Link>
    </p>
    <div className="head">
      <div>
        <h1 dir="auto">{experience.name}</h1>
        <p className="lead" dir="auto">
          {experience.description}
        </p>
      </div>
      <Status {...experience} />
    </div>
    <div className="actions">
      {canWrite && experience.status !== 'ARCHIVED' && (
        <Link className="button" to={`/experiences/${experience.id}/edit`}>
          Edit
        </Link>
      )}
      {canWrite && <MoveButtons experience={experience} onStale={onStale} />}
      {!canWrite && <p className="hint">You can see this experience. People with write access edit and publish it.</p>}
    </div>
    <div className="count">
      <span>
        Changed <TimeSince at={experience.updatedAt} />
        {experience.updatedBy && (
          <>
            {' '}
            by <bdi>{experience.updatedBy}</bdi>
          </>
        )}
      </span>
      {children}
    </div>
  </>
);

const NotFound = () => (
  <div className="state">
    <p>This experience doesn’t exist, or belongs to another company.</p>
    <Link className="button" to="/experiences">
      All experiences
    </Link>
  </div>
);

const Body = ({ id }: { id: string }) => {
  const { data, error, feed, events } = useExperience(id);
  const hasFeed = useUserFlag('live-feed');
  const chart = useUserFlag('traffic-chart');
  if (!data) return error ? <Failed error={error} onRetry={feed.reload} /> : <ExperienceSkeleton />;
  const { experience, viewer } = data;
  if (!experience) return <NotFound />;
  const kind = chart.isOn ? (chart.value === 'ring' ? 'ring' : 'bars') : undefined;
  return (
    <>
      <title>{experience.name}</title>
      <Head experience={experience} canWrite={viewer.canWrite} onStale={feed.reload}>
        <LiveStatus status={feed.status} onReconnect={feed.reconnect} />
      </Head>
      {error && <Failed error={error} onRetry={feed.reload} />}
      <div className="columns">
        <div>
          <section className="panel" aria-labelledby="variants">
            <h2 id="variants">Variants</h2>
            <TrafficChart shares={experience.variants} kind={kind} />
            <Results variants={experience.variants} />
          </section>
          <TryAsVisitor experience={experience} />
        </div>
        <div>
          {hasFeed.isOn && <LiveFeed events={events} />}
          <AudiencePanel experience={experience} />
          <SourcePanel experience={experience} />
        </div>
      </div>
    </>
  );
};

/** One experience: audience, variants, traffic split, results, and what happens with it now. */
export const ExperiencePage = (): ReactElement => {
  const { id = '' } = useParams();
  return (
    <Frame title="Experience">
      <Body key={id} id={id} />
    </Frame>
  );
};

import { useSyncExternalStore } from 'react';
import { useStyles } from '../../kit/use-styles.ts';
import { Missing } from '../missing/missing.tsx';
import { onTick } from './ticks.ts';
import { useDates } from './use-dates.ts';
import css from './relative-time.css?inline';

interface TimeProps {
  /** A dash stands where there is none, or none that can be read. */
  at: Moment | null | undefined;
}

/** A moment in words; its title says when it is. */
const Time = ({ instant, children }: { instant: number; children: string }) => (
  <time
    className="fe-time"
    part="time"
    dir="auto"
    dateTime={new Date(instant).toISOString()}
    title={useDates().exact(instant)}
  >
    {children}
  </time>
);

/** How long ago or ahead something is, kept true as time goes by; its title says when. `short` is for tables: "3d ago". */
export const RelativeTime = ({ at, short = false }: TimeProps & { short?: boolean }) => {
  useStyles(css);
  const dates = useDates();
  const relative = short ? dates.relativeShort : dates.relative;
  const instant = instantOf(at);
  const text = useSyncExternalStore(onTick, () => (instant === undefined ? '' : relative(instant, Date.now())));
  if (instant === undefined) return <Missing />;
  return <Time instant={instant}>{text}</Time>;
};

/** When something was or will be. `only="date"` leaves the time of day to the title. */
export const AbsoluteTime = ({ at, only }: TimeProps & { only?: 'date' }) => {
  useStyles(css);
  const dates = useDates();
  const instant = instantOf(at);
  if (instant === undefined) return <Missing />;
  return <Time instant={instant}>{only === 'date' ? dates.date(instant) : dates.dateTime(instant)}</Time>;
};

/** A point in time as it comes over the wire or from a clock. */
type Moment = Date | string | number;

/** Milliseconds since 1970, or nothing for what is no time. */
const instantOf = (moment: Moment | null | undefined): number | undefined => {
  if (moment === null || moment === undefined || moment === '') return undefined;
  const instant = new Date(moment).getTime();
  return Number.isNaN(instant) ? undefined : instant;
};

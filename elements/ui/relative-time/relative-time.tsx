import { useSyncExternalStore } from 'react';
import { useHostState } from '../../kit/host-context.ts';
import { useStyles } from '../../kit/use-styles.ts';
import { Missing } from '../missing/missing.tsx';
import { onTick } from './ticks.ts';
import { useDates } from './use-dates.ts';
import css from './relative-time.css?inline';

interface TimeProps {
  /** Instant; a dash is shown where it is absent or invalid. */
  at: Moment | null | undefined;
}

/** `<time>` with a text; its title is the exact time. */
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

interface RelativeTimeProps extends TimeProps {
  /** For tables: "3d ago". */
  short?: boolean;
  /** Inside a sentence: "ends tomorrow". Otherwise the text begins with a capital letter: "Tomorrow". */
  inline?: boolean;
}

/** Relative time, updated while it is shown; its title is the exact time. */
export const RelativeTime = ({ at, short = false, inline = false }: RelativeTimeProps) => {
  useStyles(css);
  const locale = useHostState().locale.tag;
  const dates = useDates();
  const format = short ? dates.relativeShort : dates.relative;
  const relative = (instant: number, now: number) => {
    const text = format(instant, now);
    return inline ? text : text.charAt(0).toLocaleUpperCase(locale) + text.slice(1);
  };
  const instant = instantOf(at);
  const text = useSyncExternalStore(onTick, () => (instant === undefined ? '' : relative(instant, Date.now())));
  if (instant === undefined) return <Missing />;
  return <Time instant={instant}>{text}</Time>;
};

/** Date and time of an instant. `only="date"` leaves the time of day to the title. */
export const AbsoluteTime = ({ at, only }: TimeProps & { only?: 'date' }) => {
  useStyles(css);
  const dates = useDates();
  const instant = instantOf(at);
  if (instant === undefined) return <Missing />;
  return <Time instant={instant}>{only === 'date' ? dates.date(instant) : dates.dateTime(instant)}</Time>;
};

/** Instant of the wire or of a clock. */
type Moment = Date | string | number;

/** Milliseconds since 1970; `undefined` for an absent or invalid instant. */
const instantOf = (moment: Moment | null | undefined): number | undefined => {
  if (moment === null || moment === undefined || moment === '') return undefined;
  const instant = new Date(moment).getTime();
  return Number.isNaN(instant) ? undefined : instant;
};

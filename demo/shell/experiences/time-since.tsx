import { type ReactElement, useEffect, useState } from 'react';

const STEPS = [
  ['day', 86_400_000],
  ['hour', 3_600_000],
  ['minute', 60_000],
] as const satisfies readonly (readonly [Intl.RelativeTimeFormatUnit, number])[];

const relative = new Intl.RelativeTimeFormat('en', { numeric: 'auto' });
const absolute = new Intl.DateTimeFormat('en', { dateStyle: 'medium', timeStyle: 'short' });

const REFRESH_MS = 30_000;

/** Current time, every half a minute. */
const useNow = (): number => {
  const [now, setNow] = useState(Date.now);
  useEffect(() => {
    const timer = setInterval(() => setNow(Date.now()), REFRESH_MS);
    return () => clearInterval(timer);
  }, []);
  return now;
};

const textOf = (time: number, now: number): string => {
  const ago = Math.min(time - now, 0);
  const step = STEPS.find(([, ms]) => -ago >= ms);
  return step ? relative.format(Math.ceil(ago / step[1]), step[0]) : 'just now';
};

/** Time that has passed since, with the exact time as a tooltip. */
export const TimeSince = ({ at }: { at: string }): ReactElement => {
  const time = new Date(at);
  return (
    <time dateTime={at} title={absolute.format(time)}>
      {textOf(time.getTime(), useNow())}
    </time>
  );
};

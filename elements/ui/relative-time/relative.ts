import type { SayDistance } from '../../i18n/relative-times.ts';
import type { AbsoluteDates } from './absolute.ts';

const MINUTE_MS = 60_000;
const HOUR_MS = 60 * MINUTE_MS;
const DAY_MS = 24 * HOUR_MS;
/** Number of days from which a distance is given in months. */
const MONTH_DAYS = 30;

/** Ways to say a distance: `named` has names for some ("yesterday"), `counted` always has the number ("1 hour ago"). */
interface Distances {
  named: SayDistance;
  counted: SayDistance;
}

/**
 * Relative format: "3 minutes ago", "yesterday", "in 2 months", in the largest unit that is full. Days, months and
 * years are those of the account's calendar, not multiples of 24 hours. Less than a minute ago is "now"; less than a
 * minute ahead is "in 1 minute".
 */
export const relativeIn =
  (dates: AbsoluteDates, { named, counted }: Distances) =>
  (instant: number, now: number): string => {
    const away = instant - now;
    const span = Math.abs(away);
    if (span < MINUTE_MS) return away > 0 ? counted(1, 'minute') : named(0, 'second');
    if (span < HOUR_MS) return counted(Math.trunc(away / MINUTE_MS), 'minute');
    if (span < DAY_MS) return counted(Math.trunc(away / HOUR_MS), 'hour');
    // a day on which clocks are set back is longer than 24 hours
    const days = daysBetween(dates, now, instant) || Math.sign(away);
    if (Math.abs(days) < MONTH_DAYS) return named(days, 'day');
    const months = monthsBetween(dates, now, instant) || Math.sign(away);
    return Math.abs(months) < 12 ? counted(months, 'month') : counted(Math.trunc(months / 12), 'year');
  };

const daysBetween = (dates: AbsoluteDates, from: number, to: number): number => {
  const [start, end] = [from, to].map((instant) => {
    const { year, month, day } = dates.day(instant);
    return Date.UTC(year, month - 1, day);
  });
  return Math.round(((end ?? 0) - (start ?? 0)) / DAY_MS);
};

/** Full months of the calendar between two instants: none from January 31 to February 28. */
const monthsBetween = (dates: AbsoluteDates, from: number, to: number): number => {
  const [first, last] = from < to ? [from, to] : [to, from];
  const [start, end] = [dates.day(first), dates.day(last)];
  const months = (end.year - start.year) * 12 + end.month - start.month - (end.day < start.day ? 1 : 0);
  return from < to ? months : -months;
};

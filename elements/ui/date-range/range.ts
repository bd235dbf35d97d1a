import { addDays, type Day, isDay } from './days.ts';
import { startOfDay } from './zone.ts';

/** So much time up to now: `24h`, `7d`. A day of it is 24 hours. */
export type RelativeRange = `${number}h` | `${number}d`;

/** From the beginning of a day to the end of another, or of the same. */
export interface DayRange {
  readonly from: Day;
  readonly to: Day;
}

export type DateRangeValue = RelativeRange | DayRange;

const HOUR_MS = 3_600_000;
const HOURS_OF_A_DAY = 24;

/** How many hours or days a span is; undefined for what is none. */
export const partsOf = (span: string): { readonly count: number; readonly unit: 'h' | 'd' } | undefined => {
  const [, count, unit] = /^(\d+)([hd])$/.exec(span) ?? [];
  return count && (unit === 'h' || unit === 'd') ? { count: Number(count), unit } : undefined;
};

/** Two days as a range, whichever comes first. */
export const dayRange = (one: Day, other: Day): DayRange =>
  one <= other ? { from: one, to: other } : { from: other, to: one };

/**
 * The instants of a range in milliseconds: from the first one of it up to the first one after it. Days are those of the
 * zone, so one of them may have 23 or 25 hours.
 */
export const instantsOf = (
  value: DateRangeValue,
  timeZone: string,
  now: number,
): { readonly from: number; readonly until: number } => {
  if (typeof value !== 'string')
    return { from: startOfDay(value.from, timeZone), until: startOfDay(addDays(value.to, 1), timeZone) };
  const { count, unit } = partsOf(value) ?? { count: 0, unit: 'h' };
  return { from: now - count * (unit === 'd' ? HOURS_OF_A_DAY : 1) * HOUR_MS, until: now };
};

/** A range as it stands in an address: `7d`, `2026-11-03..2026-11-14`. */
export const rangeText = (value: DateRangeValue): string =>
  typeof value === 'string' ? value : `${value.from}..${value.to}`;

/** The range that a text of an address is; undefined for what is none. */
export const rangeOf = (text: string): DateRangeValue | undefined => {
  const span = partsOf(text);
  if (span) return `${span.count}${span.unit}`;
  const [from = '', to = '', more] = text.split('..');
  return isDay(from) && isDay(to) && from <= to && more === undefined ? { from, to } : undefined;
};

import { addDays, type Day, isDay } from './days.ts';
import { startOfDay } from './zone.ts';

/** Relative range up to now: `24h`, `7d`. A day of it is 24 hours. */
export type RelativeRange = `${number}h` | `${number}d`;

/** Range of days, both inclusive. */
export interface DayRange {
  readonly from: Day;
  readonly to: Day;
}

export type DateRangeValue = RelativeRange | DayRange;

const HOUR_MS = 3_600_000;
const HOURS_OF_A_DAY = 24;

/** Count and unit of a relative range; `undefined` for other texts. */
export const partsOf = (span: string): { readonly count: number; readonly unit: 'h' | 'd' } | undefined => {
  const [, count, unit] = /^(\d+)([hd])$/.exec(span) ?? [];
  return count && (unit === 'h' || unit === 'd') ? { count: Number(count), unit } : undefined;
};

/** Range of two days in either order. */
export const dayRange = (one: Day, other: Day): DayRange =>
  one <= other ? { from: one, to: other } : { from: other, to: one };

/**
 * Instants of a range in milliseconds: `from` inclusive, `until` exclusive. Days are those of the zone, so one of them
 * can have 23 or 25 hours.
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

/** Serializes a range for a URL: `7d`, `2026-11-03..2026-11-14`. */
export const rangeText = (value: DateRangeValue): string =>
  typeof value === 'string' ? value : `${value.from}..${value.to}`;

/** Parses a range of a URL; `undefined` for other texts. */
export const rangeOf = (text: string): DateRangeValue | undefined => {
  const span = partsOf(text);
  if (span) return `${span.count}${span.unit}`;
  const [from = '', to = '', more] = text.split('..');
  return isDay(from) && isDay(to) && from <= to && more === undefined ? { from, to } : undefined;
};

import { type AbsoluteDates, absoluteIn } from './absolute.ts';
import type { AccountTime } from './account-time.ts';
import { relativeIn } from './relative.ts';

/** How points in time are written, by themselves and as seen from another. All take milliseconds since 1970. */
export interface Dates extends AbsoluteDates {
  /** "3 minutes ago" */
  relative(instant: number, now: number): string;
  /** "3 min. ago" */
  relativeShort(instant: number, now: number): string;
}

/** Making formats is what costs, and a table has a hundred times of one kind. */
const known = new Map<string, Dates>();

/** How a locale writes times in an account's zone and format. */
export const datesIn = (locale: string, account: AccountTime): Dates => {
  const key = [locale, account.timezone, account.dateFormat, account.timeFormat].join('\n');
  const made = known.get(key);
  if (made) return made;
  const absolute = absoluteIn(locale, account);
  const dates = {
    ...absolute,
    relative: relativeIn(locale, absolute, 'long'),
    relativeShort: relativeIn(locale, absolute, 'narrow'),
  };
  known.set(key, dates);
  return dates;
};

import { relativeTimesIn, shortRelativeTimesIn } from '../../i18n/relative-times.ts';
import { type AbsoluteDates, absoluteIn } from './absolute.ts';
import type { AccountTime } from './account-time.ts';
import { relativeIn } from './relative.ts';

/** Absolute and relative formats of instants. All take milliseconds since 1970. */
export interface Dates extends AbsoluteDates {
  /** "3 minutes ago" */
  relative(instant: number, now: number): string;
  /** "3m ago" */
  relativeShort(instant: number, now: number): string;
}

/** Cache of formats by locale and settings, which are costly to make; a table has a hundred times. */
const known = new Map<string, Dates>();

/** Date formats of a locale, in an account's time zone and format; cached. */
export const datesIn = (locale: string, account: AccountTime): Dates => {
  const key = [locale, account.timezone, account.dateFormat, account.timeFormat].join('\n');
  const made = known.get(key);
  if (made) return made;
  const absolute = absoluteIn(locale, account);
  const dates = {
    ...absolute,
    relative: relativeIn(absolute, {
      named: relativeTimesIn(locale, { numeric: 'auto' }),
      counted: relativeTimesIn(locale, { numeric: 'always' }),
    }),
    relativeShort: relativeIn(absolute, {
      named: shortRelativeTimesIn(locale, 'auto'),
      counted: shortRelativeTimesIn(locale, 'always'),
    }),
  };
  known.set(key, dates);
  return dates;
};

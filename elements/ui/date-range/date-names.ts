import { addDays, type Day, type Month, utcOf } from './days.ts';
import { firstWeekdayOf } from './first-weekday.ts';

/** Formats of days, months and years in a locale. Ours: always the Gregorian calendar, whose days the wire has. */
export interface DateNames {
  /** 1 for Monday to 7 for Sunday. */
  readonly firstWeekday: number;
  /** Weekdays from the first day of the week; `short` is the heading of a column. */
  readonly weekdays: readonly { readonly short: string; readonly long: string }[];
  /** Month names, January to December. */
  readonly months: readonly string[];
  day(day: Day): string;
  /** Full date with its weekday: "Saturday, November 21, 2026". */
  whole(day: Day): string;
  month(month: Month): string;
  year(year: number): string;
  range(from: Day, to: Day): string;
}

const A_MONDAY = '2024-01-01';
const MONTHS = 12;
/** Maximum length of a column's heading, in characters. */
const NARROW = 4;

const namesIn = (locale: string): DateNames => {
  const make = (options: Intl.DateTimeFormatOptions) =>
    new Intl.DateTimeFormat(locale, { ...options, calendar: 'gregory', timeZone: 'UTC' });
  const [short, long, month] = [make({ weekday: 'short' }), make({ weekday: 'long' }), make({ month: 'long' })];
  const [monthYear, year] = [make({ month: 'long', year: 'numeric' }), make({ year: 'numeric' })];
  const [whole, range] = [make({ dateStyle: 'full' }), make({ dateStyle: 'medium' })];
  const narrow = make({ weekday: 'narrow' });
  const number = new Intl.NumberFormat(locale, { useGrouping: false });
  const firstWeekday = firstWeekdayOf(locale);
  return {
    firstWeekday,
    weekdays: Array.from({ length: 7 }, (_, at) => utcOf(addDays(A_MONDAY, firstWeekday - 1 + at))).map((day) => ({
      short: [short, narrow].map((one) => one.format(day)).find((name) => name.length <= NARROW) ?? narrow.format(day),
      long: long.format(day),
    })),
    months: Array.from({ length: MONTHS }, (_, at) => month.format(Date.UTC(2024, at))),
    day: (day) => number.format(Number(day.slice(8))),
    whole: (day) => whole.format(utcOf(day)),
    month: (of) => monthYear.format(utcOf(`${of}-01`)),
    year: (of) => year.format(Date.UTC(of, 0)),
    range: (from, to) => range.formatRange(utcOf(from), utcOf(to)),
  };
};

const known = new Map<string, DateNames>();

/** Date names of a locale, cached, since formats are costly to make. */
export const dateNamesIn = (locale: string): DateNames => {
  let names = known.get(locale);
  if (!names) known.set(locale, (names = namesIn(locale)));
  return names;
};

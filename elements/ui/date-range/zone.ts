import { addDays, type Day, dayOf, utcOf } from './days.ts';

const formats = new Map<string, Intl.DateTimeFormat>();

const format = (timeZone: string): Intl.DateTimeFormat => {
  let known = formats.get(timeZone);
  if (!known) {
    known = new Intl.DateTimeFormat('en-u-ca-iso8601-nu-latn', {
      timeZone,
      hourCycle: 'h23',
      year: 'numeric',
      month: '2-digit',
      day: '2-digit',
      hour: '2-digit',
      minute: '2-digit',
      second: '2-digit',
    });
    formats.set(timeZone, known);
  }
  return known;
};

/** UTC offset of a time zone at an instant, in milliseconds. */
const aheadAt = (instant: number, timeZone: string): number => {
  const parts = Object.fromEntries(
    format(timeZone)
      .formatToParts(instant)
      .map(({ type, value }) => [type, Number(value)]),
  );
  const { year = 0, month = 1, day = 1, hour = 0, minute = 0, second = 0 } = parts;
  return Date.UTC(year, month - 1, day, hour, minute, second) - Math.floor(instant / 1000) * 1000;
};

/** Time zone of the browser. */
export const browserTimeZone = (): string => new Intl.DateTimeFormat().resolvedOptions().timeZone;

/** True for a time zone that the browser knows. */
export const isZone = (timeZone: string): boolean => {
  try {
    return format(timeZone) !== undefined;
  } catch {
    return false;
  }
};

/** Day in a time zone at an instant. */
export const dayAt = (instant: number, timeZone: string): Day => dayOf(instant + aheadAt(instant, timeZone));

/** First instant of a day in a time zone: midnight, or later where daylight saving time begins at midnight. */
export const startOfDay = (day: Day, timeZone: string): number => {
  const utc = utcOf(day);
  // offsets of the day before and after: a change of the offset is between them
  const ahead = [utcOf(addDays(day, -1)), utcOf(addDays(day, 1))].map((instant) => aheadAt(instant, timeZone));
  const starts = ahead.map((ms) => utc - ms).toSorted((one, other) => one - other);
  return starts.find((instant) => dayAt(instant, timeZone) === day) ?? Math.max(...starts);
};

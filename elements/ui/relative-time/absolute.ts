import type { AccountTime } from './account-time.ts';

/** How points in time are written in a locale, in an account's zone and format. All take milliseconds since 1970. */
export interface AbsoluteDates {
  date(instant: number): string;
  time(instant: number): string;
  /** Date and time of day. */
  dateTime(instant: number): string;
  /** Date and time of day with the name of the zone, for where it cannot be guessed. */
  exact(instant: number): string;
  /** The calendar's day in the account's zone. */
  day(instant: number): CalendarDay;
}

/** A day of the Gregorian calendar. */
export interface CalendarDay {
  readonly year: number;
  /** January is 1. */
  readonly month: number;
  readonly day: number;
}

export const absoluteIn = (locale: string, { timezone, dateFormat, timeFormat }: AccountTime): AbsoluteDates => {
  const timeZone = knownZone(timezone);
  const make = (options: Intl.DateTimeFormatOptions) =>
    new Intl.DateTimeFormat(locale, { ...options, ...(timeZone && { timeZone }) });
  const clock = { timeStyle: 'short', ...hourCycle(timeFormat) } as const;
  const pattern = dateFormat && patternOf(dateFormat);

  const plainDate = make({ dateStyle: 'medium' });
  const plainTime = make(clock);
  const plainBoth = make({ dateStyle: 'medium', ...clock });
  const zone = make({ timeZoneName: 'short' });
  const numbers = new Intl.DateTimeFormat('en-u-ca-gregory-nu-latn', {
    year: 'numeric',
    month: 'numeric',
    day: 'numeric',
    ...(timeZone && { timeZone }),
  });

  const inPattern = (instant: number, tokens: readonly string[]) =>
    tokens.map((token) => (TOKEN.test(token) ? part(make(optionsOf(token)), instant, partOf(token)) : token)).join('');
  const date = (instant: number) => (pattern ? inPattern(instant, pattern) : plainDate.format(instant));
  const time = (instant: number) => plainTime.format(instant);
  const dateTime = (instant: number) => (pattern ? `${date(instant)}, ${time(instant)}` : plainBoth.format(instant));
  return {
    date,
    time,
    dateTime,
    exact: (instant) => `${dateTime(instant)} ${part(zone, instant, 'timeZoneName')}`,
    day: (instant) => ({
      year: Number(part(numbers, instant, 'year')),
      month: Number(part(numbers, instant, 'month')),
      day: Number(part(numbers, instant, 'day')),
    }),
  };
};

const part = (format: Intl.DateTimeFormat, instant: number, type: Intl.DateTimeFormatPartTypes): string =>
  format.formatToParts(instant).find((one) => one.type === type)?.value ?? '';

/** A zone that the browser does not know would make every date throw. */
const knownZone = (timezone: string | undefined): string | undefined => {
  try {
    return timezone && new Intl.DateTimeFormat('en', { timeZone: timezone }).resolvedOptions().timeZone;
  } catch {
    return undefined;
  }
};

/** `24h` and patterns with `H` are one clock, `12h` and patterns with `h` the other. */
const hourCycle = (timeFormat = ''): { hourCycle?: 'h12' | 'h23' } => {
  if (/H|24/.test(timeFormat)) return { hourCycle: 'h23' };
  return /h|12/.test(timeFormat) ? { hourCycle: 'h12' } : {};
};

const TOKEN = /^(?:[dD]{1,2}|M{1,4}|[yY]{2,4})$/;
/** Tokens, and between them anything without letters. */
const PATTERN = /^(?:[dD]{1,2}|M{1,4}|[yY]{2,4}|[^\p{L}\d]+)+$/u;

const patternOf = (dateFormat: string): readonly string[] | undefined =>
  PATTERN.test(dateFormat) ? (dateFormat.match(/[dD]{1,2}|M{1,4}|[yY]{2,4}|[^\p{L}\d]+/gu) ?? undefined) : undefined;

const partOf = (token: string): 'day' | 'month' | 'year' => {
  if (token.startsWith('M')) return 'month';
  return /^d/i.test(token) ? 'day' : 'year';
};

const MONTHS = ['numeric', '2-digit', 'short', 'long'] as const;

/** A name of a month takes the form it has beside a day, and a two-digit number is one only beside others. */
const optionsOf = (token: string): Intl.DateTimeFormatOptions => ({
  year: token.length === 2 && partOf(token) === 'year' ? '2-digit' : 'numeric',
  month: partOf(token) === 'month' ? MONTHS[token.length - 1] : 'numeric',
  day: token.length === 2 && partOf(token) === 'day' ? '2-digit' : 'numeric',
});

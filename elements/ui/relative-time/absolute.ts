import type { AccountTime } from './account-time.ts';

/** Formats of instants in a locale, in an account's time zone and format. All take milliseconds since 1970. */
export interface AbsoluteDates {
  date(instant: number): string;
  time(instant: number): string;
  /** Date and time of day. */
  dateTime(instant: number): string;
  /** Date and time of day with the name of the time zone. */
  exact(instant: number): string;
  /** Day in the account's time zone. */
  day(instant: number): CalendarDay;
}

/** Day of the Gregorian calendar. */
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

/** Time zone that the browser knows; `undefined` for others, with which every format would throw. */
const knownZone = (timezone: string | undefined): string | undefined => {
  try {
    return timezone && new Intl.DateTimeFormat('en', { timeZone: timezone }).resolvedOptions().timeZone;
  } catch {
    return undefined;
  }
};

/** Hour cycle of a time format: 24 hours for `24h` and patterns with `H`, 12 hours for `12h` and patterns with `h`. */
const hourCycle = (timeFormat = ''): { hourCycle?: 'h12' | 'h23' } => {
  if (/H|24/.test(timeFormat)) return { hourCycle: 'h23' };
  return /h|12/.test(timeFormat) ? { hourCycle: 'h12' } : {};
};

const TOKEN = /^(?:[dD]{1,2}|M{1,4}|[yY]{2,4})$/;
/** Valid date format: tokens, and between them anything but letters and digits. */
const PATTERN = /^(?:[dD]{1,2}|M{1,4}|[yY]{2,4}|[^\p{L}\d]+)+$/u;

const patternOf = (dateFormat: string): readonly string[] | undefined =>
  PATTERN.test(dateFormat) ? (dateFormat.match(/[dD]{1,2}|M{1,4}|[yY]{2,4}|[^\p{L}\d]+/gu) ?? undefined) : undefined;

const partOf = (token: string): 'day' | 'month' | 'year' => {
  if (token.startsWith('M')) return 'month';
  return /^d/i.test(token) ? 'day' : 'year';
};

const MONTHS = ['numeric', '2-digit', 'short', 'long'] as const;

/**
 * Options of a token's format: always year, month and day, since the name of a month takes the form beside a day, and
 * two-digit numbers need other numbers beside them.
 */
const optionsOf = (token: string): Intl.DateTimeFormatOptions => ({
  year: token.length === 2 && partOf(token) === 'year' ? '2-digit' : 'numeric',
  month: partOf(token) === 'month' ? MONTHS[token.length - 1] : 'numeric',
  day: token.length === 2 && partOf(token) === 'day' ? '2-digit' : 'numeric',
});

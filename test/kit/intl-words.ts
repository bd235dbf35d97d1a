import { LANGUAGES } from '../../elements/i18n/languages.ts';

const DAY_MS = 86_400_000;
const LOCALE = 'en';
const UNITS = ['second', 'minute', 'hour', 'day', 'week', 'month', 'quarter', 'year'] as const;
const SIZES = ['byte', 'kilobyte', 'megabyte', 'gigabyte', 'percent'] as const;

const dates = (): string[] => {
  const styles: Intl.DateTimeFormatOptions[] = [
    { dateStyle: 'full', timeStyle: 'full' },
    { dateStyle: 'medium', timeStyle: 'short' },
    { weekday: 'short', month: 'short', era: 'short' },
    { weekday: 'narrow', month: 'long', dayPeriod: 'long', timeZoneName: 'short', timeZone: 'Asia/Tokyo' },
    { weekday: 'short' },
    { timeZoneName: 'short' },
    { timeZoneName: 'short', timeZone: 'UTC' },
  ];
  const days = Array.from({ length: 366 }, (_, day) => new Date(Date.UTC(2024, 0, 1, day % 24) + day * DAY_MS));
  return styles.flatMap((style) => days.map((day) => day.toLocaleString(LOCALE, style)));
};

/** A text within a sentence, and as it begins one. */
const alone = (text: string): string[] => [text, text.slice(0, 1).toUpperCase() + text.slice(1)];

const spans = (): string[] =>
  UNITS.flatMap((unit) =>
    (['long', 'short', 'narrow'] as const).flatMap((style) =>
      [-2, -1, 0, 1, 2].flatMap((count) => [
        ...alone(new Intl.RelativeTimeFormat(LOCALE, { numeric: 'auto', style }).format(count, unit)),
        ...(unit === 'quarter'
          ? []
          : [new Intl.NumberFormat(LOCALE, { style: 'unit', unit, unitDisplay: style }).format(count)]),
      ]),
    ),
  );

const sizes = (): string[] =>
  SIZES.flatMap((unit) =>
    (['long', 'short'] as const).map((unitDisplay) =>
      new Intl.NumberFormat(LOCALE, { style: 'unit', unit, unitDisplay }).format(2),
    ),
  );

const names = (type: 'region' | 'currency' | 'language', codes: readonly string[]): string[] => {
  const said = new Intl.DisplayNames(LOCALE, { type, fallback: 'none' });
  return codes.flatMap((code) => said.of(code) ?? []);
};

const regions = (): string[] =>
  Array.from({ length: 676 }, (_, at) => String.fromCharCode(65 + Math.floor(at / 26), 65 + (at % 26)));

/** Every word that the browser itself says of dates, spans of time, sizes, countries and money in English. */
export const intlWords = (): ReadonlySet<string> => {
  const texts = [
    ...dates(),
    ...spans(),
    ...sizes(),
    ...names('region', regions()),
    ...names('language', Object.keys(LANGUAGES)),
    ...names('currency', Intl.supportedValuesOf('currency')),
    ...Intl.supportedValuesOf('currency'),
    new Intl.ListFormat(LOCALE).format(['1', '2', '3']),
    new Intl.ListFormat(LOCALE, { type: 'disjunction' }).format(['1', '2', '3']),
  ];
  return new Set(
    texts.flatMap((text) => [...(text.match(/[\p{L}\p{M}’'-]+/gu) ?? []), ...(text.match(/[\p{L}\p{M}’']+/gu) ?? [])]),
  );
};

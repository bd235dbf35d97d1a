import { knownLanguage } from './languages.ts';

/** Says a time by its distance from now, in a unit: -3 and `minute` are "3 minutes ago". */
export type SayDistance = (distance: number, unit: Intl.RelativeTimeFormatUnit) => string;

/** Relative times of a locale, with the options of `Intl.RelativeTimeFormat`. The server's mails have them too. */
export const relativeTimesIn = (locale: string, options: Intl.RelativeTimeFormatOptions): SayDistance => {
  const format = new Intl.RelativeTimeFormat(locale, options);
  // Hebrew forms that name their number have it once more behind them: "לפני שעתיים (2)"
  return (distance, unit) => format.format(distance, unit).replace(/ \(\p{Nd}+\)$/u, '');
};

/**
 * Short relative times of a locale, for tables: "3d ago". English abbreviates all units. Other languages abbreviate minutes
 * and hours, "vor 5 Min.": the letters of their months and years read as minutes, and one minute or hour has no short form
 * in some.
 */
export const shortRelativeTimesIn = (locale: string, numeric: 'always' | 'auto'): SayDistance => {
  if (knownLanguage(locale) === 'en') return relativeTimesIn(locale, { numeric, style: 'narrow' });
  const whole = relativeTimesIn(locale, { numeric });
  const abbreviated = relativeTimesIn(locale, { numeric, style: 'short' });
  return (distance, unit) => {
    const isShort = Math.abs(distance) > 1 && (unit === 'minute' || unit === 'hour');
    return isShort ? abbreviated(distance, unit) : whole(distance, unit);
  };
};

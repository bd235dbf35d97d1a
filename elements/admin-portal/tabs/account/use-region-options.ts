import { useMemo } from 'react';
import { DATE_FORMATS, TIME_FORMATS } from '../../../../core/contract/entities/account-settings.ts';
import { useHostState } from '../../../kit/host-context.ts';
import { datesIn } from '../../../ui/relative-time/dates.ts';

const offsetOf = (locale: string, timeZone: string): string =>
  new Intl.DateTimeFormat(locale, { timeZone, timeZoneName: 'longOffset' })
    .formatToParts()
    .find(({ type }) => type === 'timeZoneName')?.value ?? '';

/** Time zones by name, each with its offset now. */
export const useZones = () => {
  const locale = useHostState().locale.tag;
  return useMemo(
    () =>
      Intl.supportedValuesOf('timeZone').map((value) => ({
        value,
        label: value.replaceAll('_', ' '),
        hint: offsetOf(locale, value),
      })),
    [locale],
  );
};

/** Currencies by name in the element's language, each with its code. */
export const useCurrencies = () => {
  const locale = useHostState().locale.tag;
  return useMemo(() => {
    const names = new Intl.DisplayNames([locale], { type: 'currency' });
    const { compare } = new Intl.Collator(locale);
    return Intl.supportedValuesOf('currency')
      .map((value) => ({ value, label: names.of(value) ?? value, hint: value, keywords: value }))
      .toSorted((one, other) => compare(one.label, other.label));
  }, [locale]);
};

/** A moment whose day, month and hours cannot be confused. */
const EXAMPLE = Date.UTC(2026, 11, 31, 17, 30);

/** Date and time formats, each as an example. */
export const useFormatExamples = () => {
  const locale = useHostState().locale.tag;
  return useMemo(() => {
    const inUtc = (format: { dateFormat?: string; timeFormat?: string }) =>
      datesIn(locale, { timezone: 'UTC', ...format });
    return {
      dates: DATE_FORMATS.map((value) => ({ value, label: inUtc({ dateFormat: value }).date(EXAMPLE) })),
      times: TIME_FORMATS.map((value) => ({ value, label: inUtc({ timeFormat: value }).time(EXAMPLE) })),
      usual: { date: inUtc({}).date(EXAMPLE), time: inUtc({}).time(EXAMPLE) },
    };
  }, [locale]);
};

/** Week information of newer engines; TypeScript does not have it yet. */
interface WeekLocale {
  getWeekInfo?: () => { firstDay: number };
  weekInfo?: { firstDay: number };
}

const MONDAY = 1;
const FRIDAY = 5;
const SATURDAY = 6;
const SUNDAY = 7;

/** Fallback for engines without week information. Source: CLDR 48, supplemental data, `firstDay`. */
const ON_SUNDAY =
  'AG AS BD BR BS BT BW BZ CA CO DM DO ET GT GU HK HN ID IL IN IS JM JP KE KH KR LA MH MM MO MT MX MZ NI NP PA PE PH PK PR PT PY SA SG SV TH TT TW UM US VE VI WS YE ZA ZW';
const ON_SATURDAY = 'AF BH DJ DZ EG IQ IR JO KW LY OM QA SD SY';
const ON_FRIDAY = 'MV';

/** First day of the week in a locale: 1 for Monday to 7 for Sunday. */
export const firstWeekdayOf = (tag: string): number => {
  const locale = new Intl.Locale(tag);
  // every engine's locale has one of the two, or neither
  const known: WeekLocale = locale as WeekLocale;
  const first = known.getWeekInfo?.().firstDay ?? known.weekInfo?.firstDay;
  return first ?? firstWeekdayIn(locale.maximize().region ?? '');
};

/** First day of the week in a region (`DE`). */
export const firstWeekdayIn = (region: string): number => {
  const begins = (regions: string) => regions.split(' ').includes(region);
  if (begins(ON_SUNDAY)) return SUNDAY;
  if (begins(ON_SATURDAY)) return SATURDAY;
  return begins(ON_FRIDAY) ? FRIDAY : MONDAY;
};

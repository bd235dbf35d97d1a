import {
  type CountryCode,
  getCountries,
  getCountryCallingCode,
  isSupportedCountry,
  parsePhoneNumberFromString,
  validatePhoneNumberLength,
} from 'libphonenumber-js/min';

/** Parsed phone number. */
export interface ReadPhone {
  /** `+972501234567` */
  readonly e164: string;
  readonly country: string;
  /** National format: `050-123-4567`. */
  readonly national: string;
  /**
   * True where its length is one that numbers of its country have. Ours: nothing more is checked, since new ranges
   * appear every month.
   */
  readonly possible: boolean;
}

/** Reason why a number is invalid: its length, or that it is no number. */
export type PhoneFault = 'tooShort' | 'tooLong' | 'notANumber';

/** Country with its calling code. */
export interface PhoneCountry {
  readonly country: string;
  /** `+972` */
  readonly code: string;
  /** Name in the locale. */
  readonly name: string;
}

/** Replaces `00`, the international prefix in most of the world, by `+`. */
const withPlus = (text: string): string => text.trim().replace(/^00(?=[1-9])/, '+');

/** Country with a known numbering plan; for others only international numbers are read. */
const known = (country: string): CountryCode | undefined => (isSupportedCountry(country) ? country : undefined);

/** Parses a number in the national format of a country or in international format. */
export const readPhone = (text: string, country: string): ReadPhone | undefined => {
  const here = known(country);
  const found = parsePhoneNumberFromString(withPlus(text), here);
  if (!found) return undefined;
  const { number, countryCallingCode: code } = found;
  const first = here && codeOf(here) === code ? here : getCountries().find((one) => codeOf(one) === code);
  return {
    e164: number,
    // some countries share a code: where the number does not decide, it stays in the given country
    country: found.country ?? first ?? country,
    national: found.formatNational(),
    possible: found.isPossible(),
  };
};

const codeOf = (country: CountryCode): string => getCountryCallingCode(country);

/** Validates a number in a country; `undefined` where its length is possible. */
export const phoneFault = (text: string, country: string): PhoneFault | undefined => {
  const fault = validatePhoneNumberLength(withPlus(text), known(country));
  if (fault === undefined) return undefined;
  if (fault === 'TOO_SHORT') return 'tooShort';
  return fault === 'TOO_LONG' ? 'tooLong' : 'notANumber';
};

/** All countries, sorted by name in the locale. */
export const phoneCountries = (locale: string): readonly PhoneCountry[] => {
  const names = new Intl.DisplayNames(locale, { type: 'region', fallback: 'code' });
  const { compare } = new Intl.Collator(locale);
  return getCountries()
    .map((country) => ({ country, code: `+${codeOf(country)}`, name: names.of(country) ?? country }))
    .toSorted((one, other) => compare(one.name, other.name));
};

import {
  type CountryCode,
  getCountries,
  getCountryCallingCode,
  isSupportedCountry,
  parsePhoneNumberFromString,
  validatePhoneNumberLength,
} from 'libphonenumber-js/min';

/** A number as it was understood. */
export interface ReadPhone {
  /** `+972501234567` */
  readonly e164: string;
  readonly country: string;
  /** As it is written within its country: `050-123-4567`. */
  readonly national: string;
  /** Its length is one that numbers of its country have. Ours: more is not asked, since new ranges appear every month. */
  readonly possible: boolean;
}

/** What is wrong with a number: which way its length is, or that it is none. */
export type PhoneFault = 'tooShort' | 'tooLong' | 'notANumber';

/** A country of the world's numbering, with the code its numbers begin with. */
export interface PhoneCountry {
  readonly country: string;
  /** `+972` */
  readonly code: string;
  /** In the reader's language. */
  readonly name: string;
}

/** What a person dials to leave a country, in most of the world. */
const withPlus = (text: string): string => text.trim().replace(/^00(?=[1-9])/, '+');

/** A country we know no numbers of has only those that say theirs. */
const known = (country: string): CountryCode | undefined => (isSupportedCountry(country) ? country : undefined);

/** Reads a number as it is written in a country, or with the code of any. */
export const readPhone = (text: string, country: string): ReadPhone | undefined => {
  const here = known(country);
  const found = parsePhoneNumberFromString(withPlus(text), here);
  if (!found) return undefined;
  const { number, countryCallingCode: code } = found;
  const first = here && codeOf(here) === code ? here : getCountries().find((one) => codeOf(one) === code);
  return {
    e164: number,
    // some countries share a code: the number tells, else it stays in the country it was in
    country: found.country ?? first ?? country,
    national: found.formatNational(),
    possible: found.isPossible(),
  };
};

const codeOf = (country: CountryCode): string => getCountryCallingCode(country);

/** What is wrong with a number in a country; `undefined` where it can be one. */
export const phoneFault = (text: string, country: string): PhoneFault | undefined => {
  const fault = validatePhoneNumberLength(withPlus(text), known(country));
  if (fault === undefined) return undefined;
  if (fault === 'TOO_SHORT') return 'tooShort';
  return fault === 'TOO_LONG' ? 'tooLong' : 'notANumber';
};

/** All countries by their names, in the order of the reader's language. */
export const phoneCountries = (locale: string): readonly PhoneCountry[] => {
  const names = new Intl.DisplayNames(locale, { type: 'region', fallback: 'code' });
  const { compare } = new Intl.Collator(locale);
  return getCountries()
    .map((country) => ({ country, code: `+${codeOf(country)}`, name: names.of(country) ?? country }))
    .toSorted((one, other) => compare(one.name, other.name));
};

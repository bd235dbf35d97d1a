import * as v from 'valibot';
import { DATE_FORMATS, TIME_FORMATS } from '../../../core/contract/entities/account-settings.ts';
import { LOGIN_LOGO_MAX, LOGO_MAX, POSTAL_MAX } from '../../../core/contract/limits.ts';
import { oneOf, text } from './fields.ts';
import { rule } from './rule.ts';
import { address } from './sso.ts';

/** Largest body with a logo, in bytes. */
export const LOGO_BODY_BYTES = 128 * 1024;

const isTimezone = (name: string): boolean => {
  try {
    return new Intl.DateTimeFormat('en', { timeZone: name }).resolvedOptions().timeZone !== '';
  } catch {
    return false;
  }
};
const currencies = new Set(Intl.supportedValuesOf('currency'));

/** IANA name of a time zone, or empty. */
export const timezone = () =>
  v.pipe(
    text(100),
    v.check((name) => name === '' || isTimezone(name), rule('notTimezone')),
  );

/** ISO 4217 code of a currency, or empty. */
export const currency = () =>
  v.pipe(
    text(3),
    v.check((code) => code === '' || currencies.has(code), rule('notCurrency')),
  );

/** Pattern of an image as a data URL. */
const IMAGE = /^data:image\/(?:png|jpeg|webp|gif);base64,[\w+/]+={0,2}$/;

/** Logo that is kept here: an image as a data URL, or none. Another server's address would tell it of each visitor. */
export const ownLogo = () =>
  v.pipe(
    text(LOGIN_LOGO_MAX),
    v.check((given) => IMAGE.test(given), rule('notImage')),
  );

/** Logo: an image as a data URL, an https address, or empty. */
export const logo = () =>
  v.pipe(
    text(LOGO_MAX),
    v.check(
      (given) => given === '' || IMAGE.test(given) || (given.startsWith('https://') && URL.canParse(given)),
      rule('notImage'),
    ),
  );

export const postalAddress = () => text(POSTAL_MAX);

/** One of these texts, or empty. */
const oneOrEmpty = <const Options extends readonly string[]>(options: Options) => oneOf([...options, ''] as const);

/** Settings that are chosen from lists, and addresses. */
export const settingsFields = {
  address: v.exactOptional(postalAddress()),
  website: v.exactOptional(address()),
  timezone: v.exactOptional(timezone()),
  currency: v.exactOptional(currency()),
  logo: v.exactOptional(logo()),
  applicationUrl: v.exactOptional(address()),
};

export const settingsDraft = {
  ...settingsFields,
  dateFormat: v.exactOptional(oneOrEmpty(DATE_FORMATS)),
  timeFormat: v.exactOptional(oneOrEmpty(TIME_FORMATS)),
  loginUrl: v.exactOptional(address()),
};

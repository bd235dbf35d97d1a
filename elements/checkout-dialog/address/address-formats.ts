import type { BillingAddress } from '../../../core/contract/entities/billing.ts';
import type { Messages } from '../../i18n/namespaces.ts';

type DetailsMessages = Messages['checkout']['checkout']['details'];

/** Fields of an address below its lines. */
export type AreaField = 'postalCode' | 'city' | 'state';

const AREA: readonly AreaField[] = ['postalCode', 'city', 'state'];

/** Parts of an address in a country, in the order in which people there write them. */
export interface AddressFormat {
  readonly order: readonly AreaField[];
  readonly city: 'city' | 'town';
  readonly postal: 'postalCode' | 'postcode' | 'zip' | 'eircode' | 'pin';
  readonly state: 'state' | 'province' | 'county' | 'prefecture' | 'region';
  /** Pattern of the postal code with an example; absent where any is taken. */
  readonly code?: { readonly pattern: RegExp; readonly example: string };
}

const DEFAULT: AddressFormat = { order: ['postalCode', 'city'], city: 'city', postal: 'postalCode', state: 'region' };

const digits = (count: number, example: string) => ({ pattern: new RegExp(`^\\d{${count}}$`), example });
const withState = (state: AddressFormat['state'], rest: Partial<AddressFormat> = {}): Partial<AddressFormat> => ({
  order: ['city', 'state', 'postalCode'],
  state,
  ...rest,
});

/** Formats that differ from postal code and city. Source: Universal Postal Union, "Addressing solutions". */
const FORMATS: Readonly<Record<string, Partial<AddressFormat>>> = {
  US: withState('state', { postal: 'zip', code: { pattern: /^\d{5}(-?\d{4})?$/, example: '94103' } }),
  CA: withState('province', { code: { pattern: /^[a-z]\d[a-z] ?\d[a-z]\d$/i, example: 'K1A 0B1' } }),
  AU: withState('state', { postal: 'postcode', city: 'town', code: digits(4, '2000') }),
  GB: {
    order: ['city', 'postalCode'],
    city: 'town',
    postal: 'postcode',
    code: { pattern: /^[a-z]{1,2}\d[a-z\d]? ?\d[a-z]{2}$/i, example: 'SW1A 1AA' },
  },
  IE: { order: ['city', 'state', 'postalCode'], city: 'town', state: 'county', postal: 'eircode' },
  IN: withState('state', { postal: 'pin', code: digits(6, '110001') }),
  BR: withState('state', { code: { pattern: /^\d{5}-?\d{3}$/, example: '01310-100' } }),
  MX: { order: ['postalCode', 'city', 'state'], state: 'state', code: digits(5, '06600') },
  JP: {
    order: ['postalCode', 'state', 'city'],
    state: 'prefecture',
    code: { pattern: /^\d{3}-?\d{4}$/, example: '100-0001' },
  },
  CN: { order: ['state', 'city', 'postalCode'], state: 'province', code: digits(6, '100000') },
  IT: { order: ['postalCode', 'city', 'state'], state: 'province', code: digits(5, '00184') },
  ES: { order: ['postalCode', 'city', 'state'], state: 'province', code: digits(5, '28013') },
  NZ: { order: ['city', 'postalCode'], postal: 'postcode', city: 'town', code: digits(4, '6011') },
  DE: { code: digits(5, '10115') },
  FR: { code: digits(5, '75001') },
  AT: { code: digits(4, '1010') },
  CH: { code: digits(4, '8001') },
  BE: { code: digits(4, '1000') },
  DK: { code: digits(4, '1050') },
  NO: { code: digits(4, '0150') },
  FI: { code: digits(5, '00100') },
  NL: { code: { pattern: /^\d{4} ?[a-z]{2}$/i, example: '1012 AB' } },
  SE: { code: { pattern: /^\d{3} ?\d{2}$/, example: '111 22' } },
  PL: { code: { pattern: /^\d{2}-?\d{3}$/, example: '00-001' } },
  PT: { code: { pattern: /^\d{4}(-?\d{3})?$/, example: '1100-148' } },
  IL: { order: ['city', 'postalCode'], code: { pattern: /^\d{5}(\d{2})?$/, example: '9195015' } },
  // without postal codes
  HK: { order: ['city'], city: 'city' },
  AE: { order: ['city', 'state'], state: 'region' },
  SG: { order: ['postalCode'], code: digits(6, '018956') },
};

/** Address format of a country, by its ISO 3166 code. */
export const addressFormatOf = (country: string | undefined): AddressFormat => ({
  ...DEFAULT,
  ...FORMATS[country ?? ''],
});

/** Labels of an address' fields in a country. */
export const areaLabels = (format: AddressFormat, messages: DetailsMessages): Readonly<Record<AreaField, string>> => ({
  postalCode: messages[format.postal],
  city: messages[format.city],
  state: messages[format.state],
});

/** Whether every field that invoices in that country need is filled in. */
export const isAddressComplete = (address: BillingAddress): boolean =>
  Boolean(address.country && address.addressLine1) &&
  addressFormatOf(address.country).order.every((field) => Boolean(address[field]));

/** Lines of an address as it is written in its country, without the country itself. */
export const addressLines = (address: BillingAddress): string[] => {
  const { order } = addressFormatOf(address.country);
  const filled = order.filter((field) => address[field]);
  const area = filled
    .map((field, at) => {
      const end = at === filled.length - 1 ? '' : field === 'city' && filled[at + 1] === 'state' ? ', ' : ' ';
      return `${address[field] ?? ''}${end}`;
    })
    .join('');
  // from before the country was chosen, or from the payment provider
  const others = AREA.filter((field) => !order.includes(field)).map((field) => address[field]);
  return [address.addressLine1, address.addressLine2, area, ...others].flatMap((line) => (line ? [line] : []));
};

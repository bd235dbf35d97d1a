import type { AccountSettingsDraft } from '../../../../core/contract/account-settings.ts';
import type { AccountSettings, DateFormat, TimeFormat } from '../../../../core/contract/entities/account-settings.ts';

/** Parts of an address, as they are named in its JSON. Source: protocol/sub-accounts.md#account-settings. */
export const ADDRESS_PARTS = ['address1', 'address2', 'city', 'state', 'postCode', 'country'] as const;
export type AddressPart = (typeof ADDRESS_PARTS)[number];

/** Values of the form, all of them texts. */
export type AccountValues = Record<'name' | 'website' | 'timezone' | 'currency' | 'logo' | AddressPart, string> & {
  dateFormat: DateFormat | '';
  timeFormat: TimeFormat | '';
};

/** Parts of an address; a text that is no JSON of them is its first line. */
const partsOf = (address: string): Record<AddressPart, string> => {
  let parsed: unknown;
  try {
    parsed = JSON.parse(address);
  } catch {
    parsed = { address1: address };
  }
  const given = new Map<string, unknown>(Object.entries(Object(parsed)));
  const textOf = (part: AddressPart) => {
    const text = given.get(part);
    return typeof text === 'string' ? text : '';
  };
  // each part is one of them
  return Object.fromEntries(ADDRESS_PARTS.map((part) => [part, textOf(part)])) as Record<AddressPart, string>;
};

export const valuesOf = (settings: AccountSettings): AccountValues => ({
  name: settings.name,
  website: settings.website ?? '',
  timezone: settings.timezone ?? '',
  currency: settings.currency ?? '',
  logo: settings.logo ?? '',
  dateFormat: settings.dateFormat ?? '',
  timeFormat: settings.timeFormat ?? '',
  ...partsOf(settings.address ?? ''),
});

/** Website with the scheme that people leave out. */
const withScheme = (website: string): string => {
  const given = website.trim();
  return given === '' || /^[a-z]+:\/\//i.test(given) ? given : `https://${given}`;
};

const addressOf = (values: AccountValues): string => {
  const filled = ADDRESS_PARTS.flatMap((part) => {
    const text = values[part].trim();
    return text ? [[part, text]] : [];
  });
  return filled.length > 0 ? JSON.stringify(Object.fromEntries(filled)) : '';
};

/** Changes to save: what is as it was is left out, so that two people can change different settings. */
export const changesOf = (before: AccountSettings, values: AccountValues): AccountSettingsDraft => {
  const saved = valuesOf(before);
  const { name, website, timezone, currency, logo, dateFormat, timeFormat } = values;
  return {
    ...(name.trim() !== saved.name && { name: name.trim() }),
    ...(website !== saved.website && { website: withScheme(website) }),
    ...(timezone !== saved.timezone && { timezone }),
    ...(currency !== saved.currency && { currency }),
    ...(logo !== saved.logo && { logo }),
    ...(dateFormat !== saved.dateFormat && { dateFormat }),
    ...(timeFormat !== saved.timeFormat && { timeFormat }),
    ...(ADDRESS_PARTS.some((part) => values[part] !== saved[part]) && { address: addressOf(values) }),
    updatedAt: before.updatedAt,
  };
};

import type { Messages } from '../../i18n/namespaces.ts';
import { textDirectionOf, languageFor } from '../../i18n/languages.ts';

/** Limits of files. */
export interface FileLimits {
  /** Allowed MIME types (`image/png`, `image/*`) and extensions (`.xml`); any where absent. */
  readonly types?: readonly string[] | undefined;
  /** Largest size of one file, in bytes. */
  readonly maxBytes?: number | undefined;
  /** Largest number of files; one where absent, and a new one then replaces it. */
  readonly maxFiles?: number | undefined;
}

type Words = Messages['ui']['inputs']['files'];

const UNITS = ['byte', 'kilobyte', 'megabyte', 'gigabyte'] as const;
/** Bytes in a kilobyte. Ours: limits are set in powers of two, so sizes are shown in them, under the common names. */
const UNIT_BYTES = 1024;

/** Formats a size in the locale, "5 MB", isolated from right-to-left text. */
export const formatFileSize = (bytes: number, locale: string): string => {
  const power = Math.min(UNITS.length - 1, Math.max(0, Math.floor(Math.log2(bytes || 1) / 10)));
  const style = {
    style: 'unit',
    unit: UNITS[power] ?? 'byte',
    unitDisplay: 'short',
    maximumFractionDigits: 1,
  } as const;
  const count = new Intl.NumberFormat(locale, { maximumFractionDigits: 1 }).format(bytes / UNIT_BYTES ** power);
  // Hebrew writes the unit of one first and without a space; the plural form serves all
  const several = new Intl.NumberFormat(locale, style).formatToParts(5);
  const size = several.map(({ type, value }) => (type === 'integer' ? count : value)).join('');
  return textDirectionOf(languageFor(locale)) === 'rtl' ? `\u2068${size}\u2069` : size;
};

const MIME = /^[^/]+\/(?:x-|vnd\.)?([\w-]+)/;

/** Formats the allowed types: "PNG or JPEG". */
export const formatFileTypes = (types: readonly string[], locale: string, messages: Words): string => {
  const names = types.map((type) => {
    if (type === 'image/*') return messages.image;
    return (type.startsWith('.') ? type.slice(1) : (MIME.exec(type)?.[1] ?? type)).toUpperCase();
  });
  return new Intl.ListFormat(locale, { type: 'disjunction' }).format([...new Set(names)]);
};

/** Formats the limits in one line: "PNG or JPEG, up to 5 MB". */
export const formatFileLimits = ({ types, maxBytes }: FileLimits, locale: string, messages: Words): string => {
  const kinds = types && formatFileTypes(types, locale, messages);
  const size = maxBytes === undefined ? undefined : formatFileSize(maxBytes, locale);
  if (kinds && size) return messages.typesAndSize({ types: kinds, max: size });
  return kinds ?? (size ? messages.size({ max: size }) : '');
};

const isOf = (file: File, type: string): boolean => {
  if (type.startsWith('.')) return file.name.toLowerCase().endsWith(type.toLowerCase());
  return type.endsWith('/*') ? file.type.startsWith(type.slice(0, -1)) : file.type === type;
};

/** Reason why a file is refused; `undefined` when it can be added. */
export const fileFault = (
  file: File,
  { types, maxBytes }: FileLimits,
  locale: string,
  messages: Words,
): string | undefined => {
  const { name, size } = file;
  if (types && !types.some((type) => isOf(file, type)))
    return messages.otherType({ name, types: formatFileTypes(types, locale, messages) });
  if (size === 0) return messages.empty({ name });
  if (maxBytes !== undefined && size > maxBytes)
    return messages.tooLarge({ name, size: formatFileSize(size, locale), max: formatFileSize(maxBytes, locale) });
  return undefined;
};

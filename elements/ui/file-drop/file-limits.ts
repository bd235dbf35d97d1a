import type { Messages } from '../../i18n/namespaces.ts';
import { textDirectionOf, languageFor } from '../../i18n/languages.ts';

/** Which files may be added. */
export interface FileLimits {
  /** MIME types (`image/png`, `image/*`) and endings (`.xml`); any file where it is absent. */
  readonly types?: readonly string[] | undefined;
  /** The most bytes of one file. */
  readonly maxBytes?: number | undefined;
  /** The most files; one where it is absent, and a new one then takes its place. */
  readonly maxFiles?: number | undefined;
}

type Words = Messages['ui']['inputs']['files'];

const UNITS = ['byte', 'kilobyte', 'megabyte', 'gigabyte'] as const;
/** Ours: limits are set in powers of two, so sizes are told in them, under the names people know. */
const UNIT_BYTES = 1024;

/** "5 MB", as the locale writes it; in a line that runs from right to left it keeps its own way. */
export const formatFileSize = (bytes: number, locale: string): string => {
  const power = Math.min(UNITS.length - 1, Math.max(0, Math.floor(Math.log2(bytes || 1) / 10)));
  const style = {
    style: 'unit',
    unit: UNITS[power] ?? 'byte',
    unitDisplay: 'short',
    maximumFractionDigits: 1,
  } as const;
  const count = new Intl.NumberFormat(locale, { maximumFractionDigits: 1 }).format(bytes / UNIT_BYTES ** power);
  // of one, Hebrew would write the unit first and no space; the form for several serves all
  const several = new Intl.NumberFormat(locale, style).formatToParts(5);
  const size = several.map(({ type, value }) => (type === 'integer' ? count : value)).join('');
  return textDirectionOf(languageFor(locale)) === 'rtl' ? `\u2068${size}\u2069` : size;
};

const MIME = /^[^/]+\/(?:x-|vnd\.)?([\w-]+)/;

/** "PNG or JPEG". */
export const formatFileTypes = (types: readonly string[], locale: string, words: Words): string => {
  const names = types.map((type) => {
    if (type === 'image/*') return words.image;
    return (type.startsWith('.') ? type.slice(1) : (MIME.exec(type)?.[1] ?? type)).toUpperCase();
  });
  return new Intl.ListFormat(locale, { type: 'disjunction' }).format([...new Set(names)]);
};

/** What may be added, in one line: "PNG or JPEG, up to 5 MB". */
export const formatFileLimits = ({ types, maxBytes }: FileLimits, locale: string, words: Words): string => {
  const kinds = types && formatFileTypes(types, locale, words);
  const size = maxBytes === undefined ? undefined : formatFileSize(maxBytes, locale);
  if (kinds && size) return words.typesAndSize({ types: kinds, max: size });
  return kinds ?? (size ? words.size({ max: size }) : '');
};

const isOf = (file: File, type: string): boolean => {
  if (type.startsWith('.')) return file.name.toLowerCase().endsWith(type.toLowerCase());
  return type.endsWith('/*') ? file.type.startsWith(type.slice(0, -1)) : file.type === type;
};

/** What is wrong with a file; `undefined` when it may be added. */
export const fileFault = (
  file: File,
  { types, maxBytes }: FileLimits,
  locale: string,
  words: Words,
): string | undefined => {
  const { name, size } = file;
  if (types && !types.some((type) => isOf(file, type)))
    return words.otherType({ name, types: formatFileTypes(types, locale, words) });
  if (size === 0) return words.empty({ name });
  if (maxBytes !== undefined && size > maxBytes)
    return words.tooLarge({ name, size: formatFileSize(size, locale), max: formatFileSize(maxBytes, locale) });
  return undefined;
};

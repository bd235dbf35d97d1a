/** Unit of a number: one that `Intl` localizes, or a function that returns the word for a count. */
export type NumberUnit =
  | 'second'
  | 'minute'
  | 'hour'
  | 'day'
  | 'week'
  | 'month'
  | 'year'
  | 'percent'
  | 'kilobyte'
  | 'megabyte'
  | 'gigabyte'
  | ((count: number) => string);

/** Formats of numbers with a unit in a locale. */
export interface UnitFormat {
  /** `1,440` */
  plain(value: number): string;
  /** `1,440 minutes` */
  whole(value: number): string;
  /** `minutes`, for a count; empty without a unit. */
  unit(value: number): string;
}

/** Count whose word no language merges with the unit, as some do for two. */
const MANY = 5;

/** Maximum of decimals: more than people type, fewer than binary fractions have. */
const digits = { maximumFractionDigits: 12 };

/** Formats of a locale for numbers with a unit. */
export const unitFormatIn = (locale: string, unit?: NumberUnit): UnitFormat => {
  const plain = new Intl.NumberFormat(locale, digits);
  const withUnit =
    typeof unit === 'string'
      ? new Intl.NumberFormat(locale, { ...digits, style: 'unit', unit, unitDisplay: 'long' })
      : undefined;
  const partsOf = (value: number) => {
    const parts = withUnit?.formatToParts(value) ?? [];
    // "two days" can be one word, which contains the number
    return parts.some(({ type }) => type === 'integer') ? parts : (withUnit?.formatToParts(MANY) ?? []);
  };
  return {
    plain: (value) => plain.format(value),
    whole: (value) => {
      if (withUnit) return withUnit.format(value);
      return typeof unit === 'function' ? `${plain.format(value)} ${unit(value)}` : plain.format(value);
    },
    unit: (value) => {
      if (typeof unit === 'function') return unit(value);
      const word = partsOf(value).find(({ type }) => type === 'unit' || type === 'percentSign');
      return word?.value.trim() ?? '';
    },
  };
};

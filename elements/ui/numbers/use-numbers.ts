import { useHostState } from '../../kit/host-context.ts';

/** Number formats of a locale. */
export interface Numbers {
  /** `1,234` */
  plain(value: number): string;
  /** Percentage of a share between 0 and 1: `40%`; `<1%` for a positive share below 0.5 %. */
  percent(share: number): string;
  /** `21–40` */
  range(first: number, last: number): string;
}

/** Cache of formats by locale, which are costly to make; a table has a hundred badges. */
const known = new Map<string, Numbers>();

/** Number formats of a locale, cached. */
export const numbersIn = (locale: string): Numbers => {
  const numbers = known.get(locale) ?? makeNumbers(locale);
  known.set(locale, numbers);
  return numbers;
};

const makeNumbers = (locale: string): Numbers => {
  const plain = new Intl.NumberFormat(locale);
  const percent = new Intl.NumberFormat(locale, { style: 'percent' });
  return {
    plain: (value) => plain.format(value),
    // something is not nothing
    percent: (share) => (share > 0 && share < 0.005 ? `<${percent.format(0.01)}` : percent.format(share)),
    // a range of one would be written as an estimate
    range: (first, last) => (first === last ? plain.format(first) : plain.formatRange(first, last)),
  };
};

/** Number formats of the element's locale. */
export const useNumbers = (): Numbers => {
  const locale = useHostState().locale.tag;
  return numbersIn(locale);
};

/** Ratio of a value to `max`, clamped to 0 to 1; 0 where either is not finite or `max` is not positive. */
export const shareOf = (value: number, max: number): number =>
  Number.isFinite(value) && Number.isFinite(max) && max > 0 ? Math.min(1, Math.max(0, value / max)) : 0;

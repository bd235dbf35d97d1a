import { useHostState } from '../../kit/host-context.ts';

/** Numbers as the reader's locale writes them. */
export interface Numbers {
  /** `1,234` */
  plain(value: number): string;
  /** A share between 0 and 1: `40%`; `<1%` for a little. */
  percent(share: number): string;
  /** `21–40` */
  range(first: number, last: number): string;
}

/** Making formats is what costs, and a table has a hundred badges. */
const known = new Map<string, Numbers>();

/** How a locale writes numbers. */
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

/** How numbers are written in the element's locale. */
export const useNumbers = (): Numbers => {
  const locale = useHostState().locale.tag;
  return numbersIn(locale);
};

/** How much of `max` a value is, between 0 and 1; nothing of nothing is 0. */
export const shareOf = (value: number, max: number): number =>
  Number.isFinite(value) && Number.isFinite(max) && max > 0 ? Math.min(1, Math.max(0, value / max)) : 0;

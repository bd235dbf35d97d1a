/** Amount of money. */
export interface Money {
  /** Integer in the currency's smallest unit: cents of `usd`, yen of `jpy`. */
  readonly amount: number;
  /** ISO 4217, in lower case as on the wire. */
  readonly currency: string;
}

/** Currency of an amount without one. */
export const DEFAULT_CURRENCY = 'usd';

const EXPONENTS: Readonly<Record<string, number>> = {
  ...Object.fromEntries(
    'bif clp djf gnf jpy kmf krw mga pyg rwf vnd vuv xaf xof xpf'.split(' ').map((code) => [code, 0]),
  ),
  ...Object.fromEntries('bhd jod kwd omr tnd'.split(' ').map((code) => [code, 3])),
};

/**
 * Decimals of a currency's smallest unit as the payment provider counts it: 2 but for those in its lists. Formats of the
 * platform differ for some, and would be wrong by a factor of a hundred. Ours: the protocol divides all by a hundred.
 */
export const exponentOf = (currency: string): number => EXPONENTS[currency.toLowerCase()] ?? 2;

/** Amount in the currency's main unit: 12.5 of 1250 cents. Only to be shown: sums are made of integers. */
export const inMainUnit = ({ amount, currency }: Money): number => amount / 10 ** exponentOf(currency);

/** Options of `Intl` for amounts with all decimals that the payment provider counts, which are not always the platform's. */
export const exactFormat = (currency: string): Intl.NumberFormatOptions => {
  const digits = exponentOf(currency);
  return { style: 'currency', currency, minimumFractionDigits: digits, maximumFractionDigits: digits };
};

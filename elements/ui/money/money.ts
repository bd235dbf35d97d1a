import { exponentOf, inMainUnit, type Money } from '../../../core/contract/money.ts';

/** Formats of money in a locale. */
export interface MoneyFormat {
  /** With all decimals, as on invoices: `$49.00`. */
  exact(money: Money): string;
  /** Without decimals where they are zero, as of prices: `$49`. */
  price(money: Money): string;
}

/** Cache of formats, which are costly to make. */
const formats = new Map<string, Intl.NumberFormat>();

const formatOf = (locale: string, currency: string, digits: number): Intl.NumberFormat => {
  const key = `${locale} ${currency} ${digits}`;
  const format =
    formats.get(key) ??
    new Intl.NumberFormat(locale, {
      style: 'currency',
      currency,
      minimumFractionDigits: digits,
      maximumFractionDigits: digits,
    });
  formats.set(key, format);
  return format;
};

/** Whether `Intl` takes it as a currency; it throws otherwise. */
const isCode = (currency: string): boolean => /^[a-z]{3}$/i.test(currency);

/** Formats of money in a locale: symbol, separators and their places by `Intl`, decimals by the currency. */
export const moneyIn = (locale: string): MoneyFormat => {
  const write = (money: Money, digits: number) => {
    const value = inMainUnit(money);
    if (isCode(money.currency)) return formatOf(locale, money.currency, digits).format(value);
    return `${value.toLocaleString(locale, { minimumFractionDigits: digits })} ${money.currency}`;
  };
  return {
    exact: (money) => write(money, exponentOf(money.currency)),
    price: (money) => write(money, Number.isInteger(inMainUnit(money)) ? 0 : exponentOf(money.currency)),
  };
};

import { describe, expect, it } from 'vitest';
import { exponentOf, inMainUnit, type Money } from '../../../core/contract/money.ts';
import { moneyIn } from '../../../elements/ui/money/money.ts';

const money = (amount: number, currency: string): Money => ({ amount, currency });
/** Spaces of formats are of several kinds. */
const plain = (text: string) => text.replace(/[\s\u200e\u200f]+/g, ' ').trim();

describe('an amount of money', () => {
  it.each([
    ['usd', 2, 49],
    ['jpy', 0, 4900],
    ['KRW', 0, 4900],
    ['kwd', 3, 4.9],
    // by the platform's formats without decimals, by the provider's count with two
    ['isk', 2, 49],
    ['ugx', 2, 49],
    ['huf', 2, 49],
  ])('in %s has %i decimals, as the payment provider counts', (currency, decimals, main) => {
    expect(exponentOf(currency)).toBe(decimals);
    expect(inMainUnit(money(4900, currency))).toBe(main);
  });

  it.each([
    ['en', 'usd', 4900, '$49.00', '$49'],
    ['en', 'usd', 4999, '$49.99', '$49.99'],
    ['en', 'usd', -1250, '-$12.50', '-$12.50'],
    ['en', 'jpy', 4900, '¥4,900', '¥4,900'],
    ['en', 'kwd', 4900, 'KWD 4.900', 'KWD 4.900'],
    ['de', 'eur', 123456789, '1.234.567,89 €', '1.234.567,89 €'],
    ['fr', 'usd', 4900, '49,00 $US', '49 $US'],
    ['he', 'eur', 4900, '49.00 €', '49 €'],
    ['en', 'isk', 490000, 'ISK 4,900.00', 'ISK 4,900'],
    ['en', 'points', 4900, '49.00 points', '49 points'],
  ])('is written in %s and %s: %i', (locale, currency, amount, exact, price) => {
    const format = moneyIn(locale);
    expect([plain(format.exact(money(amount, currency))), plain(format.price(money(amount, currency)))]).toEqual([
      exact,
      price,
    ]);
  });
});

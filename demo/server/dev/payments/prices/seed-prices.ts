import type { Account } from '../account/account.ts';
import { makePrice, makeProduct } from './prices.ts';

/** Product with prices, as a person would have made it at the payment provider. */
export interface SeededProduct {
  id: string;
  name: string;
  prices: readonly { id: string; unitAmount: number; currency: string; interval: 'month' | 'year' }[];
}

/** Products of the demo's plans. */
export const DEMO_PRODUCTS: readonly SeededProduct[] = [
  {
    id: 'prod_team',
    name: 'Team',
    prices: [{ id: 'price_team_month', unitAmount: 900, currency: 'usd', interval: 'month' }],
  },
  {
    id: 'prod_growth',
    name: 'Growth',
    prices: [
      { id: 'price_growth_month', unitAmount: 4_900, currency: 'usd', interval: 'month' },
      { id: 'price_growth_year', unitAmount: 49_000, currency: 'usd', interval: 'year' },
    ],
  },
  {
    id: 'prod_scale',
    name: 'Scale',
    prices: [{ id: 'price_scale_month', unitAmount: 19_900, currency: 'usd', interval: 'month' }],
  },
];

/** Makes products and prices that are not there yet, under ids of the caller's own. */
export const seedPrices = (account: Account, products: readonly SeededProduct[] = DEMO_PRODUCTS): void => {
  for (const { id, name, prices } of products) {
    if (!Object.hasOwn(account.state.products, id)) makeProduct(account, { id, name });
    for (const { interval, ...price } of prices)
      if (!Object.hasOwn(account.state.prices, price.id))
        makePrice(account, { ...price, product: id, recurring: { interval, intervalCount: 1 } });
  }
};

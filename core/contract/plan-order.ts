import type { Plan } from './entities/billing.ts';

/**
 * Whether a change is a downgrade, made at the end of the period: to a plan of a lower rank. Ours: a year instead of a month
 * ranks as the operator lists it, by default after it.
 */
export const isDowngrade = (from: Pick<Plan, 'rank'>, to: Pick<Plan, 'rank'>): boolean => to.rank < from.rank;

/** Whether a plan costs nothing: a subscription is canceled rather than changed to it. */
export const isFree = ({ price }: { price: Pick<Plan['price'], 'amount'> }): boolean => price.amount === 0;

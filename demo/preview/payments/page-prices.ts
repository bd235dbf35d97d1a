import type { BillingInterval } from '../../../core/contract/entities/billing.ts';
import type { ProviderSubscription } from '../../server/payments.ts';
import type { OperatorConfig } from '../../server/vendor/config.ts';

/** Line of an invoice of the page's payment provider. */
export interface BilledLine {
  readonly description: string;
  readonly quantity: number;
  readonly amount: number;
  readonly currency: string;
  readonly proration: boolean;
}

/** Price of the page's payment provider. */
export interface Price {
  readonly name: string;
  readonly currency: string;
  readonly interval: BillingInterval;
  /** Amount of a period with these seats. */
  of(seats: number): number;
  /** Line of a whole period, or of a trial, which costs nothing. */
  line(seats: number, isTrial?: boolean): BilledLine;
}

/** Prices of the operator's plans, by their ids at the provider. */
export const pricesOf = ({ plans, billing }: Pick<OperatorConfig, 'plans' | 'billing'>): ReadonlyMap<string, Price> =>
  new Map(
    plans.flatMap(({ name, price }) => {
      if (!price?.externalId) return [];
      const { amount, currency = billing.currency, interval = 'month', perSeat = false } = price;
      const of = (seats: number) => amount * (perSeat ? seats : 1);
      const line = (quantity: number, isTrial = false) => ({
        description: isTrial ? `Trial of ${name}` : `${name} (per ${interval})`,
        quantity,
        amount: isTrial ? 0 : of(quantity),
        currency,
        proration: false,
      });
      return [[price.externalId, { name, currency, interval, of, line }] as const];
    }),
  );

/** Sum of lines, in minor units. */
export const sumOf = (lines: readonly BilledLine[]): number => lines.reduce((sum, { amount }) => sum + amount, 0);

/** End of a period that begins then; the 31st of a month without one is its last day. */
export const periodEndOf = (start: string, interval: BillingInterval): string => {
  const end = new Date(start);
  const day = end.getUTCDate();
  end.setUTCMonth(end.getUTCMonth() + (interval === 'year' ? 12 : 1));
  if (end.getUTCDate() !== day) end.setUTCDate(0);
  return end.toISOString();
};

/** Lines of a change within a period: a credit for the unused time, and the charge for what is left of it, or for a new period. */
export const prorated = (
  from: Price,
  to: Price,
  { seats, currentPeriodStart, currentPeriodEnd, status }: ProviderSubscription,
  wanted: number,
  at: string,
): BilledLine[] => {
  if (status === 'trialing') return [to.line(wanted, true)];
  const [start, end, now] = [currentPeriodStart, currentPeriodEnd, at].map((moment) => Date.parse(moment)) as [
    number,
    number,
    number,
  ];
  const share = Math.min(1, Math.max(0, (end - now) / (end - start)));
  const day = at.slice(0, 10);
  const part = (amount: number, description: string, { currency }: Price, quantity: number): BilledLine => ({
    description,
    quantity,
    amount: Math.round(amount),
    currency,
    proration: true,
  });
  return [
    part(-from.of(seats) * share, `Unused time on ${from.name} after ${day}`, from, seats),
    to.interval === from.interval
      ? part(to.of(wanted) * share, `Remaining time on ${to.name} after ${day}`, to, wanted)
      : to.line(wanted),
  ];
};

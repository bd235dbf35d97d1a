import { useSyncExternalStore } from 'react';
import { cardBrandName } from '../../../../core/contract/card-brands.ts';
import type { BillingInterval, PaymentMethod, PlanPrice } from '../../../../core/contract/entities/billing.ts';
import type { Money } from '../../../../core/contract/money.ts';
import { useHostState } from '../../../kit/host-context.ts';
import { useMessages } from '../../../kit/use-messages.ts';
import { useMoney } from '../../../ui/money/use-money.ts';
import { onTick } from '../../../ui/relative-time/ticks.ts';
import { useDates } from '../../../ui/relative-time/use-dates.ts';

/** Whether the provider names a card's brand. */
const isKnown = (brand: string): boolean => brand !== '' && brand !== 'unknown';

/** Texts of prices, dates and payment methods in the element's locale. */
export const useBillingFormat = () => {
  const messages = useMessages('subscription');
  const money = useMoney();
  const dates = useDates();
  const locale = useHostState().locale.tag;
  return {
    money,
    date: (at: string) => dates.date(new Date(at).getTime()),
    /** `$49 per seat per month`; "Free" for nothing. */
    price: (price: PlanPrice | (Money & { interval: BillingInterval })) => {
      const unit = 'perSeat' in price && price.perSeat ? messages.perSeat : messages.prices;
      return unit[price.interval]({ price: money.price(price) });
    },
    /** `Visa ending in 4242` */
    method: (method: PaymentMethod) =>
      method.type === 'card'
        ? messages.methods.card({
            brand: isKnown(method.brand) ? cardBrandName(method.brand) : messages.methods.brandless,
            last4: method.last4,
          })
        : messages.methods.other,
    /** Month and year of a card's expiry: `04/2027`. */
    month: (year: number, month: number) =>
      new Intl.DateTimeFormat(locale, { year: 'numeric', month: '2-digit', timeZone: 'UTC' }).format(
        Date.UTC(year, month - 1),
      ),
  };
};

const MINUTE_MS = 60_000;

/** Current time in milliseconds since 1970, to the minute. */
export const useNow = (): number => useSyncExternalStore(onTick, () => Math.floor(Date.now() / MINUTE_MS) * MINUTE_MS);

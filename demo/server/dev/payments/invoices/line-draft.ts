import type Stripe from 'stripe';

/** Line of an invoice before it has an id. */
export interface LineDraft {
  amount: number;
  description: string;
  price: Stripe.Price;
  quantity: number;
  period: { start: number; end: number };
  item: string;
  proration: boolean;
}

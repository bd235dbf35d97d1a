import type Stripe from 'stripe';
import type { TestCardNumber } from '../cards/test-cards.ts';
import type { LineDraft } from '../invoices/line-draft.ts';
import type { Delivery } from './delivery.ts';

/** Facts about a card that the processor knows and no answer tells. */
export interface CardFacts {
  number: TestCardNumber;
  /** Whether 3-D Secure has passed for later payments without the customer. */
  setUp: boolean;
}

/** Answer kept for an idempotency key. */
export interface IdempotentAnswer {
  /** Method, path and body of the first call. */
  call: string;
  status: number;
  body: string;
  at: number;
}

/** Faults that a person switches on, to see how an application bears them. */
export interface Faults {
  /** Every call is answered with 503. */
  down: boolean;
  /** Delay of every answer, in milliseconds. */
  slowMs: number;
  /** Share of events that are never delivered, from 0 to 1. */
  drop: number;
  /** Share of events that are delivered twice. */
  double: number;
  /** Delivers the events that wait in any order. */
  shuffle: boolean;
  /** Delay of every delivery, in seconds of the processor's clock. */
  delaySeconds: number;
}

/** Change of a subscription that waits for its payment. Source: Stripe "Pending updates". */
export interface PendingUpdate {
  invoice: string;
  expiresAt: number;
  items: { id: string; price: string; quantity: number }[];
  period: { start: number; end: number };
  /** New anchor of periods; null where it stays. */
  anchor: number | null;
  endsTrial: boolean;
  /** Prorations that were on its invoice besides its own, and wait again where it is dropped. */
  waiting: LineDraft[];
}

/** Facts about a subscription that no answer tells. */
export interface SubscriptionFacts {
  /** Day of the first period, from which all later ones are counted. */
  anchor: number;
  /** Status of the trial's notice, three days before its end. */
  trialNoticeSent: boolean;
  /** Prorations that the next invoice takes in. */
  pendingLines: LineDraft[];
  pendingUpdate: PendingUpdate | null;
  /** When a subscription whose first payment is missing expires. */
  incompleteUntil: number | null;
  /** Phases of a schedule that are still to come. */
  phases: ComingPhase[];
}

/** Phase of a schedule that is still to come. */
export interface ComingPhase {
  start: number;
  items: { price: string; quantity: number }[];
  metadata: Record<string, string> | null;
}

/** Everything that the processor holds, as plain data: it can be written to a file as JSON. */
export interface AccountState {
  version: 1;
  secretKey: string;
  publishableKey: string;
  /** Seconds that its clock is ahead of the machine's. */
  ahead: number;
  /** Moment that is being gone through while a clock moves; null where none does. */
  moment: number | null;
  made: number;
  faults: Faults;
  customers: Record<string, Stripe.Customer | Stripe.DeletedCustomer>;
  paymentMethods: Record<string, Stripe.PaymentMethod>;
  cards: Record<string, CardFacts>;
  setupIntents: Record<string, Stripe.SetupIntent>;
  paymentIntents: Record<string, Stripe.PaymentIntent>;
  charges: Record<string, Stripe.Charge>;
  refunds: Record<string, Stripe.Refund>;
  disputes: Record<string, Stripe.Dispute>;
  products: Record<string, Stripe.Product>;
  prices: Record<string, Stripe.Price>;
  taxRates: Record<string, Stripe.TaxRate>;
  taxIds: Record<string, Stripe.TaxId>;
  subscriptions: Record<string, Stripe.Subscription>;
  subscriptionFacts: Record<string, SubscriptionFacts>;
  schedules: Record<string, Stripe.SubscriptionSchedule>;
  invoices: Record<string, Stripe.Invoice>;
  invoicePayments: Record<string, Stripe.InvoicePayment>;
  testClocks: Record<string, Stripe.TestHelpers.TestClock>;
  endpoints: Record<string, Stripe.WebhookEndpoint & { secret: string }>;
  events: Record<string, Stripe.Event>;
  deliveries: Delivery[];
  idempotency: Record<string, IdempotentAnswer>;
}

const NO_FAULTS: Faults = { down: false, slowMs: 0, drop: 0, double: 0, shuffle: false, delaySeconds: 0 };

/** Opens an account that holds nothing but its keys. */
export const emptyAccount = (secret: (length: number) => string): AccountState => ({
  version: 1,
  secretKey: `sk_test_${secret(24)}`,
  publishableKey: `pk_test_${secret(24)}`,
  ahead: 0,
  moment: null,
  made: 0,
  faults: { ...NO_FAULTS },
  customers: {},
  paymentMethods: {},
  cards: {},
  setupIntents: {},
  paymentIntents: {},
  charges: {},
  refunds: {},
  disputes: {},
  products: {},
  prices: {},
  taxRates: {},
  taxIds: {},
  subscriptions: {},
  subscriptionFacts: {},
  schedules: {},
  invoices: {},
  invoicePayments: {},
  testClocks: {},
  endpoints: {},
  events: {},
  deliveries: [],
  idempotency: {},
});

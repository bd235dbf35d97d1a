import type { Stripe } from 'stripe';
import type {
  BillingAddress,
  BillingInterval,
  DisputeStatus,
  InvoiceStatus,
} from '../../../core/contract/entities/billing.ts';
import type { ProviderInvoice, ProviderMethod, ProviderPayment, ProviderSubscription } from '../payments.ts';

const SECOND_MS = 1000;

/** Moment of a Unix time in seconds. */
export const momentOf = (seconds: number): string => new Date(seconds * SECOND_MS).toISOString();
const momentOrNull = (seconds: number | null | undefined): string | null =>
  typeof seconds === 'number' ? momentOf(seconds) : null;

/** Id of an object that may be expanded. */
export const idOf = (thing: string | { id: string } | null | undefined): string | null =>
  typeof thing === 'string' ? thing : (thing?.id ?? null);

/** Object that was expanded. */
const expanded = <Thing extends object>(thing: string | Thing | null | undefined): Thing | undefined =>
  typeof thing === 'object' && thing !== null ? thing : undefined;

/** Address as the wire has it, without empty lines. */
export const addressOf = (address: Stripe.Address | null | undefined): BillingAddress => {
  const { line1, line2, city, state, postal_code: postalCode, country } = address ?? {};
  const lines = { addressLine1: line1, addressLine2: line2, city, state, postalCode, country };
  return Object.fromEntries(Object.entries(lines).filter(([, line]) => line));
};

/** Address as Stripe has it; an empty line takes the old one away. */
export const stripeAddress = ({
  addressLine1 = '',
  addressLine2 = '',
  city = '',
  state = '',
  postalCode = '',
  country = '',
}: BillingAddress): Stripe.AddressParam => ({
  line1: addressLine1,
  line2: addressLine2,
  city,
  state,
  postal_code: postalCode,
  country,
});

const intervalOf = (interval: string | undefined): BillingInterval => (interval === 'year' ? 'year' : 'month');

/** Next price and seats of a schedule, with their time: the phase after the running one. */
const nextPhase = (schedule: Stripe.SubscriptionSchedule) => {
  const from = schedule.current_phase?.end_date ?? 0;
  const next = schedule.phases.find(({ start_date: start }) => start >= from && from > 0);
  const item = next?.items[0];
  return { priceId: idOf(item?.price), seats: item?.quantity ?? null, at: momentOrNull(next?.start_date) };
};

/** Subscription, with its schedule expanded. */
export const subscriptionOf = (subscription: Stripe.Subscription): ProviderSubscription => {
  const item = subscription.items.data[0];
  const { unit_amount: unit, currency, recurring } = item?.price ?? {};
  const seats = item?.quantity ?? 1;
  const start = subscription.start_date;
  const schedule = expanded<Stripe.SubscriptionSchedule>(subscription.schedule);
  const periodEnd = item?.current_period_end ?? start;
  const { cancel_at: cancelAt, cancel_at_period_end: atPeriodEnd } = subscription;
  return {
    id: subscription.id,
    itemId: item?.id ?? '',
    priceId: item?.price.id ?? '',
    status: subscription.status,
    seats,
    amount: (unit ?? 0) * seats,
    currency: currency ?? subscription.currency,
    interval: intervalOf(recurring?.interval),
    startDate: momentOf(start),
    currentPeriodStart: momentOf(item?.current_period_start ?? start),
    currentPeriodEnd: momentOf(periodEnd),
    trialEnd: momentOrNull(subscription.trial_end),
    cancelAt: momentOrNull(cancelAt ?? (atPeriodEnd ? periodEnd : null)),
    endedAt: momentOrNull(subscription.ended_at),
    scheduled: schedule && schedule.status === 'active' ? { id: schedule.id, ...nextPhase(schedule) } : null,
    methodId: idOf(subscription.default_payment_method),
    createdAt: momentOf(subscription.created),
  };
};

/** Payment intents by id: an invoice in a list has only their ids, for nothing is expanded deeper than four levels. */
export type Intents = ReadonlyMap<string, Stripe.PaymentIntent>;

/** Disputes by the id of their payment intent. */
export type Disputes = ReadonlyMap<string, Stripe.Dispute>;

/** Status of a dispute; an inquiry, whose payment stays, is open until it is closed. */
const disputeStatus = ({ status }: Stripe.Dispute): DisputeStatus => {
  if (status === 'lost') return 'lost';
  return status === 'won' || status === 'warning_closed' || status === 'prevented' ? 'won' : 'open';
};

/** Latest payment intent of an invoice with its payments. */
export const intentOf = (invoice: Stripe.Invoice, intents: Intents = new Map()): Stripe.PaymentIntent | undefined =>
  (invoice.payments?.data ?? [])
    .toSorted((one, other) => other.created - one.created)
    .map(
      ({ payment }) =>
        expanded<Stripe.PaymentIntent>(payment.payment_intent) ?? intents.get(idOf(payment.payment_intent) ?? ''),
    )
    .find((intent) => intent !== undefined);

const DECLINED = 'requires_payment_method';

/** Reason why an open invoice is not paid. */
const issueOf = (invoice: Stripe.Invoice, intent: Stripe.PaymentIntent | undefined): ProviderInvoice['issue'] => {
  if (invoice.status !== 'open') return null;
  if (intent?.status === 'requires_action') return 'confirmation';
  if (intent?.status === 'processing') return 'processing';
  if (intent?.last_payment_error || invoice.attempt_count > 0) return 'declined';
  return intent?.status === DECLINED ? 'paymentMethodMissing' : null;
};

const declineOf = (intent: Stripe.PaymentIntent | undefined): string | undefined => {
  const { decline_code: declineCode, code } = intent?.last_payment_error ?? {};
  return declineCode ?? code ?? undefined;
};

const cardOf = (intent: Stripe.PaymentIntent | undefined) => {
  const card = expanded<Stripe.PaymentMethod>(intent?.payment_method)?.card;
  return card ? { brand: card.brand, last4: card.last4 } : null;
};

/** Sum of the credit notes and refunds of an invoice. */
const refundedOf = (invoice: Stripe.Invoice, intent: Stripe.PaymentIntent | undefined): number => {
  const charge = expanded<Stripe.Charge>(intent?.latest_charge);
  return Math.max(charge?.amount_refunded ?? 0, invoice.post_payment_credit_notes_amount);
};

/** Ids of the tax rates of an invoice. */
export const taxRatesOf = ({ total_taxes: taxes }: Stripe.Invoice): string[] =>
  (taxes ?? []).flatMap((tax) => tax.tax_rate_details?.tax_rate ?? []);

/** Parts of a customer that its invoices refer to. */
interface InvoiceReferences {
  intents: Intents;
  disputes: Disputes;
  /** Names of tax rates by id. */
  taxNames: ReadonlyMap<string, string>;
}

/** Invoice with its payments, and what it refers to. */
export const invoiceOf = (
  invoice: Stripe.Invoice,
  { intents, disputes, taxNames }: InvoiceReferences,
): ProviderInvoice => {
  const intent = intentOf(invoice, intents);
  const dispute = disputes.get(intent?.id ?? '');
  const taxes = invoice.total_taxes ?? [];
  const { customer_name: name, customer_email: email, customer_address: address } = invoice;
  return {
    id: invoice.id,
    subscriptionId: idOf(invoice.parent?.subscription_details?.subscription) ?? '',
    number: invoice.number ?? '',
    status: (invoice.status ?? 'draft') as InvoiceStatus, // the pinned version has these five
    currency: invoice.currency,
    subtotal: invoice.subtotal,
    tax: taxes.reduce((sum, { amount }) => sum + amount, 0),
    total: invoice.total,
    due: invoice.amount_remaining,
    paid: invoice.amount_paid,
    refunded: refundedOf(invoice, intent),
    dispute: dispute ? disputeStatus(dispute) : null,
    attempts: invoice.attempt_count,
    isRenewal: invoice.billing_reason === 'subscription_cycle',
    issue: issueOf(invoice, intent),
    declineCode: invoice.status === 'open' ? (declineOf(intent) ?? null) : null,
    issuedAt: momentOf(invoice.created),
    paidAt: momentOrNull(invoice.status_transitions.paid_at),
    details: {
      name: name ?? '',
      email: email ?? '',
      address: addressOf(address),
      taxIds: (invoice.customer_tax_ids ?? []).flatMap(({ value }) => value ?? []),
      lines: invoice.lines.data.map(({ description, quantity, amount, period }) => ({
        description: description ?? '',
        quantity: quantity ?? 1,
        amount,
        periodStart: momentOf(period.start),
        periodEnd: momentOf(period.end),
      })),
      taxes: taxes.map(({ amount, tax_rate_details: rate }) => ({
        name: taxNames.get(rate?.tax_rate ?? '') ?? '',
        amount,
      })),
      card: cardOf(intent),
    },
  };
};

/** Payment method. */
export const methodOf = (method: Stripe.PaymentMethod): ProviderMethod => {
  const { id, type, card, billing_details: details, created } = method;
  return {
    id,
    kind: type,
    brand: card?.brand ?? '',
    last4: card?.last4 ?? '',
    expMonth: card?.exp_month ?? 0,
    expYear: card?.exp_year ?? 0,
    name: details.name ?? '',
    email: details.email ?? '',
    address: addressOf(details.address),
    createdAt: momentOf(created),
  };
};

/** Result of the latest payment of an invoice whose payments are expanded. */
export const paymentOf = (invoice: Stripe.Invoice): ProviderPayment => {
  const { status, currency, amount_remaining: remaining, amount_paid: paid, total } = invoice;
  if (status === 'paid') return { status: total > 0 ? 'succeeded' : 'nothingDue', amount: paid, currency };
  if (status !== 'open') return { status: 'nothingDue', amount: 0, currency };
  const intent = intentOf(invoice);
  const due = { amount: remaining, currency };
  const secret = intent?.client_secret ?? invoice.confirmation_secret?.client_secret;
  if (intent?.status === 'processing') return { ...due, status: 'processing' };
  const declineCode = declineOf(intent);
  if (intent?.status === DECLINED && declineCode !== undefined) return { ...due, status: 'failed', declineCode };
  if (secret) return { ...due, status: 'confirmationRequired', secret };
  return { ...due, status: 'failed', ...(declineCode !== undefined && { declineCode }) };
};

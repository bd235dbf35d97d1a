import type Stripe from 'stripe';
import { type Account, customerOf, found, idOf } from '../account/account.ts';
import type { LineDraft } from '../invoices/line-draft.ts';
import { periodLines } from '../invoices/lines.ts';
import { buildInvoice } from '../invoices/make-invoice.ts';
import { readAutomaticTax } from '../prices/automatic-tax.ts';
import { Params } from '../wire/params.ts';
import { invalid } from '../wire/payment-error.ts';
import { draftSubscription, firstInvoice } from './create-subscription.ts';
import { intervalOf } from './items.ts';
import { boundaryAfter, intervalsAfter } from './periods.ts';
import { factsOf } from './status.ts';
import { changeInvoice, planChange } from './plan-change.ts';

const DETAILS = [
  'billing_cycle_anchor',
  'cancel_at',
  'cancel_at_period_end',
  'cancel_now',
  'default_tax_rates',
  'items',
  'metadata',
  'proration_behavior',
  'proration_date',
  'start_date',
  'trial_end',
] as const satisfies (keyof Stripe.InvoiceCreatePreviewParams.SubscriptionDetails)[];

const stranger = (account: Account, params: Params): Stripe.Customer => {
  const details = params.nested('customer_details');
  return {
    id: 'cus_preview',
    object: 'customer',
    balance: 0,
    created: account.now(),
    default_source: null,
    description: null,
    email: null,
    invoice_settings: { custom_fields: null, default_payment_method: null, footer: null, rendering_options: null },
    livemode: false,
    metadata: {},
    shipping: null,
    tax_exempt: details?.oneOf('tax_exempt', ['none', 'exempt', 'reverse']) ?? 'none',
  };
};

/** Runs work that leaves no trace: neither objects nor events. */
const withoutTrace = <Value>(account: Account, customer: Stripe.Customer, work: () => Value): Value => {
  const { state } = account;
  const { events, deliveries, prices, made } = state;
  const known = state.customers[customer.id];
  Object.assign(state, { events: {}, deliveries: [], prices: { ...prices } });
  state.customers[customer.id] = customer;
  try {
    return work();
  } finally {
    Object.assign(state, { events, deliveries, prices, made });
    if (known) state.customers[customer.id] = known;
    else delete state.customers[customer.id];
  }
};

const asUpcoming = (invoice: Stripe.Invoice, nextAttempt: number | null): Stripe.Invoice => ({
  ...invoice,
  id: `upcoming_${invoice.id}`,
  billing_reason: 'upcoming',
  next_payment_attempt: nextAttempt,
  ending_balance: Math.min(0, invoice.total + invoice.starting_balance),
});

/** The invoice that a change would make at once, or the next renewal with it. */
const ofChange = (account: Account, subscription: Stripe.Subscription, details: Params): Stripe.Invoice => {
  const planned = planChange(account, subscription, details);
  const { pendingLines, phases } = factsOf(account, subscription);
  const cancels = details.flag('cancel_at_period_end') ?? subscription.cancel_at_period_end;
  if (planned.invoicesNow)
    return asUpcoming(
      changeInvoice(account, subscription, planned, 'upcoming', pendingLines),
      account.timeOf(idOf(subscription.customer)),
    );
  if (cancels && planned.lines.length === 0 && pendingLines.length === 0)
    throw invalid('No upcoming invoices for customer.', undefined, 'invoice_upcoming_none');
  const { end } = planned.period;
  const phase = details.has('items') ? undefined : phases.find(({ start }) => start <= end);
  const billed = phase
    ? phase.items.map(({ price, quantity }, at) => ({
        id: planned.items[at]?.id ?? 'si_preview',
        price: found(account.state.prices, price, 'price'),
        quantity,
      }))
    : planned.items;
  const anchor = planned.anchor ?? factsOf(account, subscription).anchor;
  const period = { start: end, end: boundaryAfter(anchor, intervalOf(billed), end) };
  const renewal: LineDraft[] = cancels ? [] : periodLines(account, billed, period);
  const lines = [...pendingLines, ...planned.lines, ...renewal];
  const invoice = buildInvoice(account, {
    subscription,
    reason: 'upcoming',
    lines,
    at: end,
    period: planned.period,
    prorationDate: planned.at,
  });
  return asUpcoming(invoice, end + 3_600);
};

/** The invoice of what is regular alone, without prorations: the whole next period. */
const recurring = (account: Account, subscription: Stripe.Subscription, details: Params): Stripe.Invoice => {
  const planned = planChange(account, subscription, details);
  const start = planned.period.end;
  const lines = periodLines(account, planned.items, {
    start,
    end: intervalsAfter(start, intervalOf(planned.items), 1),
  });
  return asUpcoming(
    buildInvoice(account, { subscription, reason: 'upcoming', lines, at: start, period: planned.period }),
    start,
  );
};

/** Preview of an invoice: of a new subscription, a change, or the next renewal. Nothing is kept of it. */
export const previewInvoice = (account: Account, params: Params): Stripe.Invoice => {
  params.only<keyof Stripe.InvoiceCreatePreviewParams>(
    'automatic_tax',
    'currency',
    'customer',
    'customer_details',
    'expand',
    'preview_mode',
    'subscription',
    'subscription_details',
  );
  const details = params.nested('subscription_details')?.only(...DETAILS) ?? new Params({});
  const id = params.text('subscription');
  const given = id === undefined ? undefined : found(account.state.subscriptions, id, 'subscription', 'subscription');
  const named = params.text('customer') ?? idOf(given?.customer);
  const customer = structuredClone(
    named === null || named === undefined ? stranger(account, params) : customerOf(account, named),
  );
  if (given && idOf(given.customer) !== customer.id)
    throw invalid('The subscription belongs to another customer.', 'subscription');
  return withoutTrace(account, customer, () => {
    if (!given) {
      if (!details.has('items'))
        throw invalid(
          'You must provide at least one of subscription or subscription_details[items].',
          'subscription_details',
        );
      const draft = draftSubscription(account, customer, details);
      draft.automatic_tax.enabled = readAutomaticTax(params) ?? false;
      return asUpcoming(firstInvoice(account, draft, 'upcoming'), account.timeOf(customer.id));
    }
    if (['canceled', 'incomplete_expired'].includes(given.status))
      throw invalid('No upcoming invoices for customer.', undefined, 'invoice_upcoming_none');
    const subscription = structuredClone(given);
    subscription.automatic_tax.enabled = readAutomaticTax(params) ?? subscription.automatic_tax.enabled;
    return params.oneOf('preview_mode', ['next', 'recurring']) === 'recurring'
      ? recurring(account, subscription, details)
      : ofChange(account, subscription, details);
  });
};

import type Stripe from 'stripe';
import { type Account, customerOf, idOf } from '../account/account.ts';
import { automaticRates } from '../prices/automatic-tax.ts';
import { innerList } from '../wire/lists.ts';
import type { LineDraft } from './line-draft.ts';
import { makeLine } from './lines.ts';

/** Facts of a new invoice. */
export interface InvoiceDraft {
  subscription: Stripe.Subscription;
  reason: 'subscription_create' | 'subscription_cycle' | 'subscription_update' | 'manual' | 'upcoming';
  lines: readonly LineDraft[];
  at: number;
  period: { start: number; end: number };
  prorationDate?: number | undefined;
}

const sum = (amounts: readonly number[]): number => amounts.reduce((all, one) => all + one, 0);

/** Taxes of all lines by rate. */
const totalTaxes = (lines: readonly Stripe.InvoiceLineItem[]): Stripe.Invoice.TotalTax[] => {
  const byRate = new Map<string, Stripe.Invoice.TotalTax>();
  for (const tax of lines.flatMap(({ taxes }) => taxes ?? [])) {
    const key = tax.tax_rate_details?.tax_rate ?? '';
    const total = byRate.get(key) ?? { ...tax, amount: 0, taxable_amount: 0 };
    total.amount += tax.amount;
    total.taxable_amount = (total.taxable_amount ?? 0) + (tax.taxable_amount ?? 0);
    byRate.set(key, total);
  }
  return [...byRate.values()];
};

/** Sums of an invoice by its lines and the customer's balance. Source: Stripe "Invoice", amount_due. */
const sumsOf = (lines: readonly Stripe.InvoiceLineItem[], balance: number) => {
  const subtotal = sum(lines.map(({ amount }) => amount));
  const taxes = totalTaxes(lines);
  const ofKind = (behavior: string) =>
    sum(taxes.filter((tax) => tax.tax_behavior === behavior).map(({ amount }) => amount));
  const total = subtotal + ofKind('exclusive');
  const due = Math.max(0, total + balance);
  return {
    subtotal,
    subtotal_excluding_tax: subtotal - ofKind('inclusive'),
    total,
    total_excluding_tax: subtotal - ofKind('inclusive'),
    total_taxes: taxes,
    amount_due: due,
    amount_remaining: due,
    starting_balance: balance,
  };
};

/** Builds a draft of an invoice, without keeping it. Its customer's balance is used when it is finalized. */
export const buildInvoice = (account: Account, draft: InvoiceDraft): Stripe.Invoice => {
  const { subscription, at } = draft;
  const customer = customerOf(account, idOf(subscription.customer) ?? '');
  const id = account.id('in');
  const isExempt = customer.tax_exempt === 'exempt' || customer.tax_exempt === 'reverse';
  const isAutomatic = subscription.automatic_tax.enabled;
  const rates = isAutomatic ? automaticRates(account, customer) : (subscription.default_tax_rates ?? []);
  const given = { invoice: id, subscription: subscription.id, rates, isExempt };
  const lines = draft.lines.map((line) => makeLine(account, line, given));
  return {
    id,
    object: 'invoice',
    account_country: 'US',
    account_name: 'Test account',
    account_tax_ids: null,
    amount_overpaid: 0,
    amount_paid: 0,
    amount_shipping: 0,
    application: null,
    attempt_count: 0,
    attempted: false,
    auto_advance: true,
    automatic_tax: {
      disabled_reason: null,
      enabled: isAutomatic,
      liability: isAutomatic ? { type: 'self' } : null,
      provider: isAutomatic ? 'stripe' : null,
      status: isAutomatic ? (customer.address?.country ? 'complete' : 'requires_location_inputs') : null,
    },
    automatically_finalizes_at: null,
    billing_reason: draft.reason,
    collection_method: 'charge_automatically',
    created: at,
    currency: subscription.currency,
    custom_fields: null,
    customer: customer.id,
    customer_account: null,
    customer_address: customer.address ?? null,
    customer_email: customer.email,
    customer_name: customer.name ?? null,
    customer_phone: customer.phone ?? null,
    customer_shipping: null,
    customer_tax_exempt: customer.tax_exempt ?? 'none',
    customer_tax_ids: Object.values(account.state.taxIds)
      .filter((taxId) => taxId.customer === customer.id)
      .map(({ type, value }) => ({ type, value })),
    default_payment_method: null,
    default_source: null,
    default_tax_rates: isAutomatic ? [] : [...rates],
    description: null,
    discounts: [],
    due_date: null,
    effective_at: null,
    ending_balance: null,
    footer: customer.invoice_settings.footer,
    from_invoice: null,
    hosted_invoice_url: null,
    invoice_pdf: null,
    issuer: { type: 'self' },
    last_finalization_error: null,
    latest_revision: null,
    lines: innerList(lines, `/v1/invoices/${id}/lines`) as Stripe.ApiList<Stripe.InvoiceLineItem>,
    livemode: false,
    metadata: {},
    next_payment_attempt: null,
    number: null,
    on_behalf_of: null,
    parent: {
      quote_details: null,
      subscription_details: {
        metadata: { ...subscription.metadata },
        subscription: subscription.id,
        ...(draft.prorationDate !== undefined && { subscription_proration_date: draft.prorationDate }),
      },
      type: 'subscription_details',
    },
    payment_settings: { default_mandate: null, payment_method_options: null, payment_method_types: null },
    period_end: draft.period.end,
    period_start: draft.period.start,
    post_payment_credit_notes_amount: 0,
    pre_payment_credit_notes_amount: 0,
    receipt_number: null,
    rendering: null,
    shipping_cost: null,
    shipping_details: null,
    statement_descriptor: null,
    status: 'draft',
    status_transitions: { finalized_at: null, marked_uncollectible_at: null, paid_at: null, voided_at: null },
    test_clock: idOf(customer.test_clock),
    total_discount_amounts: [],
    total_pretax_credit_amounts: [],
    webhooks_delivered_at: null,
    ...sumsOf(lines, customer.balance),
  };
};

/** Keeps an invoice as the latest of its subscription. */
export const keepInvoice = (
  account: Account,
  invoice: Stripe.Invoice,
  subscription: Stripe.Subscription,
): Stripe.Invoice => {
  account.state.invoices[invoice.id] = invoice;
  subscription.latest_invoice = invoice.id;
  account.emit('invoice.created', invoice, undefined, invoice.created);
  return invoice;
};

/** Sums again with the balance that the customer has now. */
export const sumAgain = (invoice: Stripe.Invoice, balance: number): void => {
  Object.assign(invoice, sumsOf(invoice.lines.data, balance));
};

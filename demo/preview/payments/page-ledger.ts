import type { Clock } from '../../server/ports.ts';
import {
  type CustomerState,
  PaymentsFailed,
  type ProviderInvoice,
  type ProviderMethod,
} from '../../server/payments.ts';
import type { OperatorConfig } from '../../server/vendor/config.ts';
import { type BilledLine, type Price, pricesOf, sumOf } from './page-prices.ts';

/** Reasons of declines, by the last digits of a test card. */
const DECLINES: Readonly<Record<string, string>> = { '0002': 'generic_decline', '9995': 'insufficient_funds' };
/** Last digits of the test cards whose bank asks for a confirmation. */
const CONFIRMED: readonly string[] = ['3155', '3220'];

const found = <Value>(value: Value | undefined, what: string): Value => {
  if (value === undefined) throw new PaymentsFailed('missing', `No such ${what}`);
  return value;
};

const methodOf = ({ methods, customer }: CustomerState, wanted?: string | null): ProviderMethod | undefined =>
  methods.find(({ id }) => id === (wanted ?? customer.defaultMethodId));

/** Customers of the page's payment provider, with their invoices and charges. */
export const pageLedger = ({ clock, config }: { clock: Clock; config: Pick<OperatorConfig, 'plans' | 'billing'> }) => {
  const customers = new Map<string, CustomerState>();
  const prices = pricesOf(config);
  let made = 0;
  const newId = (kind: string) => `${kind}_page${(made += 1)}`;
  const now = () => clock.now().toISOString();

  const customerOf = (id: string) => found(customers.get(id), 'customer');
  const priceOf = (id: string): Price => found(prices.get(id), 'price');
  const states = () => [...customers.values()];
  const ownerOf = (has: (state: CustomerState) => boolean, what: string) => found(states().find(has), what);
  const withSubscription = (id: string) => {
    const state = ownerOf(({ subscriptions }) => subscriptions.some((one) => one.id === id), 'subscription');
    return {
      state,
      subscription: found(
        state.subscriptions.find((one) => one.id === id),
        'subscription',
      ),
    };
  };
  const withInvoice = (id: string) => {
    const state = ownerOf(({ invoices }) => invoices.some((one) => one.id === id), 'invoice');
    return {
      state,
      invoice: found(
        state.invoices.find((one) => one.id === id),
        'invoice',
      ),
    };
  };

  /** Adds an invoice that nothing has been paid of. */
  const bill = (state: CustomerState, subscriptionId: string, lines: readonly BilledLine[]): ProviderInvoice => {
    const at = now();
    const { name, email, address, taxId } = state.customer;
    const total = Math.max(0, sumOf(lines));
    const invoice: ProviderInvoice = {
      id: newId('in'),
      subscriptionId,
      number: `INV-${String(state.invoices.length + 1).padStart(4, '0')}`,
      status: 'open',
      currency: lines[0]?.currency ?? config.billing.currency,
      subtotal: total,
      tax: 0,
      total,
      due: total,
      paid: 0,
      refunded: 0,
      dispute: null,
      attempts: 0,
      isRenewal: false,
      issue: null,
      declineCode: null,
      issuedAt: at,
      paidAt: null,
      details: {
        name,
        email,
        address,
        taxIds: taxId ? [taxId] : [],
        lines: lines.map(printed(at)),
        taxes: [],
        card: null,
      },
    };
    state.invoices.unshift(invoice);
    return invoice;
  };

  const settle = (invoice: ProviderInvoice, method: ProviderMethod | undefined): void => {
    const card = method ? { brand: method.brand, last4: method.last4 } : null;
    const done = {
      status: 'paid',
      paid: invoice.total,
      due: 0,
      paidAt: now(),
      issue: null,
      declineCode: null,
    } as const;
    Object.assign(invoice, done, { details: { ...invoice.details, card } });
  };

  /** Charges an invoice; throws where the card is declined. False where the bank asks for a confirmation. */
  const charge = (invoice: ProviderInvoice, method: ProviderMethod | undefined): boolean => {
    if (invoice.due === 0) settle(invoice, method);
    else if (!method) invoice.issue = 'paymentMethodMissing';
    else if (CONFIRMED.includes(method.last4)) invoice.issue = 'confirmation';
    else {
      const reason = DECLINES[method.last4];
      if (reason) throw new PaymentsFailed('declined', 'Your card was declined.', reason);
      settle(invoice, method);
    }
    return invoice.status === 'paid';
  };

  return {
    customers,
    newId,
    now,
    found,
    customerOf,
    priceOf,
    states,
    withSubscription,
    withInvoice,
    methodOf,
    bill,
    settle,
    charge,
  };
};

const printed =
  (at: string) =>
  ({ description, quantity, amount }: BilledLine) => ({
    description,
    quantity,
    amount,
    periodStart: at,
    periodEnd: at,
  });

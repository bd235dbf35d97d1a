import { Stripe } from 'stripe';
import {
  type CustomerDetails,
  type CustomerState,
  type NewSubscription,
  type Payments,
  PaymentsFailed,
  type PreviewOrder,
  type ProviderEvent,
  type SubscriptionOrder,
} from '../payments.ts';
import type { Clock } from '../ports.ts';
import type { BillingDefinition } from '../vendor/plans.ts';
import { asking, isWaiting, stripeClient, type StripeSettings } from './stripe-client.ts';
import {
  addressOf,
  idOf,
  intentOf,
  invoiceOf,
  methodOf,
  paymentOf,
  stripeAddress,
  subscriptionOf,
  taxRatesOf,
} from './stripe-mapping.ts';

/** Page size of lists: the largest there is. */
const PAGE = 100;
/** Most objects of one kind that are read of a customer. Ours. */
const MOST = 10_000;

/** Parts of one invoice that tell how its payment stands: as deep as may be expanded. */
const INVOICE_PARTS = ['payments.data.payment.payment_intent', 'confirmation_secret'];

/** Rules of the operator that subscriptions are made by. */
type Rules = Pick<BillingDefinition, 'taxRates' | 'automaticTax' | 'trialEndAction'>;

/** Tolerance of a signature's age, in seconds: Stripe's own. */
const TOLERANCE_SECONDS = 300;

/** Kind of a tax id by its form; one of the European Union begins with its country. */
const taxIdOf = (taxId: string): { type: Stripe.CustomerCreateTaxIdParams['type']; value: string } => {
  const value = taxId.replaceAll(/[\s.-]/g, '').toUpperCase();
  if (value.startsWith('GB')) return { type: 'gb_vat', value };
  if (value.startsWith('CHE')) return { type: 'ch_vat', value };
  if (/^[A-Z]{2}/.test(value)) return { type: 'eu_vat', value };
  return { type: 'us_ein', value: taxId.trim() };
};

/** Reference to an object: its id, or itself where it is expanded. */
type Reference = string | { id: string } | null;

const customerParams = ({ name, email, address }: CustomerDetails) => ({
  name,
  ...(email !== '' && { email }),
  address: stripeAddress(address),
});

/**
 * Payment provider Stripe, by its official library. Node, or any platform with fetch. The clock tells the age of webhook
 * signatures. Source: Stripe "API reference".
 */
export const stripePayments = (
  settings: StripeSettings,
  rules: Rules,
  clock: Clock,
  fetchFn?: typeof globalThis.fetch,
): Payments => {
  const { secretKey, publishableKey, webhookSecret, scriptUrl } = settings;
  const stripe = stripeClient(settings, fetchFn);
  const crypto = Stripe.createSubtleCryptoProvider();
  const mode = /_live_/.test(secretKey) ? 'live' : 'test';

  const tax = {
    ...(rules.taxRates.length > 0 && { default_tax_rates: [...rules.taxRates] }),
    ...(rules.automaticTax && { automatic_tax: { enabled: true } }),
  };

  const saveTaxId = async (customer: string, taxId: string): Promise<void> => {
    const { data } = await stripe.customers.listTaxIds(customer, { limit: PAGE });
    const wanted = taxId === '' ? undefined : taxIdOf(taxId);
    const kept = data.some(({ value }) => value === wanted?.value);
    if (wanted && !kept) await stripe.customers.createTaxId(customer, wanted);
    for (const { id, value } of data) if (value !== wanted?.value) await stripe.customers.deleteTaxId(customer, id);
  };

  /** Disputes over these payments; they are asked for one by one, for a list of a customer's does not exist. */
  const disputesOf = async (intents: readonly Stripe.PaymentIntent[]) => {
    const disputed = intents.filter(({ latest_charge: charge }) => typeof charge === 'object' && charge?.disputed);
    const found = await Promise.all(
      disputed.map(async ({ id }) => {
        const { data } = await stripe.disputes.list({ payment_intent: id, limit: 1 });
        return data.map((dispute) => [id, dispute] as const);
      }),
    );
    return new Map(found.flat());
  };

  /** Names of tax rates by id, which never change: `VAT 19%`. */
  const taxNames = new Map<string, string>();
  const taxNamesOf = async (all: readonly Stripe.Invoice[]) => {
    const ids = new Set(all.flatMap(taxRatesOf).filter((id) => !taxNames.has(id)));
    const rates = await Promise.all([...ids].map((id) => stripe.taxRates.retrieve(id)));
    for (const { id, display_name: name, percentage } of rates) taxNames.set(id, `${name} ${percentage}%`);
    return taxNames;
  };

  /** Customer of a payment; undefined for one without. */
  const payerOf = async (intent: string | null): Promise<string | undefined> =>
    intent === null ? undefined : (idOf((await stripe.paymentIntents.retrieve(intent)).customer) ?? undefined);

  const read = async (customerId: string): Promise<CustomerState | undefined> => {
    const customer = await stripe.customers.retrieve(customerId, { expand: ['tax_ids'] }).catch((cause: unknown) => {
      if (cause instanceof Stripe.errors.StripeError && cause.code === 'resource_missing') return undefined;
      throw cause;
    });
    if (!customer || customer.deleted) return undefined;
    const of = { customer: customerId, limit: PAGE };
    const most = { limit: MOST };
    const [subscriptions, invoices, intents, methods] = await Promise.all([
      stripe.subscriptions.list({ ...of, status: 'all', expand: ['data.schedule'] }).autoPagingToArray(most),
      stripe.invoices.list({ ...of, expand: ['data.payments'] }).autoPagingToArray(most),
      stripe.paymentIntents
        .list({ ...of, expand: ['data.latest_charge', 'data.payment_method'] })
        .autoPagingToArray(most),
      stripe.customers.listPaymentMethods(customerId, { limit: PAGE }).autoPagingToArray(most),
    ]);
    const byId = new Map(intents.map((intent) => [intent.id, intent]));
    const [disputes, names] = await Promise.all([disputesOf(intents), taxNamesOf(invoices)]);
    return {
      customer: {
        name: customer.name ?? '',
        email: customer.email ?? '',
        address: addressOf(customer.address),
        taxId: customer.tax_ids?.data[0]?.value ?? '',
        defaultMethodId: idOf(customer.invoice_settings.default_payment_method),
      },
      subscriptions: subscriptions.map(subscriptionOf),
      invoices: invoices.map((invoice) => invoiceOf(invoice, { intents: byId, disputes, taxNames: names })),
      methods: methods.map(methodOf),
    };
  };

  /** Invoice with what tells how its payment stands. */
  const invoiceWithPayment = (id: string) => stripe.invoices.retrieve(id, { expand: INVOICE_PARTS });

  /** Throws where the payment of an invoice was declined; `undo` takes back what waits for it. */
  const refuseDecline = async (invoiceId: string | null, undo: () => Promise<unknown>): Promise<void> => {
    if (invoiceId === null) return;
    const invoice = await invoiceWithPayment(invoiceId);
    if (paymentOf(invoice).status !== 'failed') return;
    await undo();
    const { decline_code: declineCode, code, message } = intentOf(invoice)?.last_payment_error ?? {};
    throw new PaymentsFailed('declined', message ?? 'declined', declineCode ?? code ?? undefined);
  };

  /** Cancels a subscription at once. An invoice of a first payment that was never made is void: it could be paid for nothing. */
  const cancelNow = async (subscriptionId: string): Promise<void> => {
    const { latest_invoice: latest } = await stripe.subscriptions.cancel(subscriptionId, {
      expand: ['latest_invoice'],
    });
    if (typeof latest === 'object' && latest?.status === 'open' && latest.billing_reason === 'subscription_create')
      await stripe.invoices.voidInvoice(latest.id);
  };

  const subscribe = async (order: NewSubscription, key: string): Promise<{ id: string; secret: string }> => {
    const { customerId, priceId, seats, methodId, tenantId, planKey, trialDays } = order;
    const missing = rules.trialEndAction === 'retain_trial' ? 'pause' : 'cancel';
    const made = await stripe.subscriptions.create(
      {
        customer: customerId,
        items: [{ price: priceId, quantity: seats }],
        metadata: { tenantId, plan: planKey },
        payment_behavior: methodId ? 'allow_incomplete' : 'default_incomplete',
        payment_settings: { save_default_payment_method: 'on_subscription' },
        ...(methodId && { default_payment_method: methodId }),
        ...(trialDays > 0 && {
          trial_period_days: trialDays,
          trial_settings: { end_behavior: { missing_payment_method: missing } },
        }),
        ...tax,
        expand: ['latest_invoice.confirmation_secret'],
      },
      { idempotencyKey: key },
    );
    const invoice = made.latest_invoice;
    if (methodId && made.status === 'incomplete') await refuseDecline(idOf(invoice), () => cancelNow(made.id));
    const open = typeof invoice === 'object' && made.status === 'incomplete' ? invoice : null;
    return { id: made.id, secret: open?.confirmation_secret?.client_secret ?? '' };
  };

  const itemOf = async (subscriptionId: string): Promise<string> => {
    const { items } = await stripe.subscriptions.retrieve(subscriptionId);
    return items.data[0]?.id ?? '';
  };

  const change = async (subscriptionId: string, order: SubscriptionOrder, key: string): Promise<void> => {
    const { priceId, seats, methodId, prorationDate, endsTrial } = order;
    // a payment method is no change that can be pending
    if (methodId) await stripe.subscriptions.update(subscriptionId, { default_payment_method: methodId });
    const changed = await stripe.subscriptions.update(
      subscriptionId,
      {
        items: [{ id: await itemOf(subscriptionId), price: priceId, quantity: seats }],
        payment_behavior: 'pending_if_incomplete',
        proration_behavior: 'always_invoice',
        ...(prorationDate !== undefined && { proration_date: prorationDate }),
        ...(endsTrial && { trial_end: 'now' }),
      },
      { idempotencyKey: key },
    );
    if (!changed.pending_update) return;
    const invoice = idOf(changed.latest_invoice);
    await refuseDecline(invoice, async () => invoice && (await stripe.invoices.voidInvoice(invoice)));
  };

  const schedule = async (
    subscriptionId: string,
    { priceId, seats }: SubscriptionOrder,
    key: string,
  ): Promise<void> => {
    const subscription = await stripe.subscriptions.retrieve(subscriptionId);
    const made =
      idOf(subscription.schedule) ??
      (await stripe.subscriptionSchedules.create({ from_subscription: subscriptionId }, { idempotencyKey: key })).id;
    const { phases } = await stripe.subscriptionSchedules.retrieve(made);
    const [running] = phases;
    const item = running?.items[0];
    if (!running || !item) throw new PaymentsFailed('refused', 'The schedule has no phase');
    await stripe.subscriptionSchedules.update(made, {
      end_behavior: 'release',
      proration_behavior: 'none',
      phases: [
        {
          items: [{ price: idOf(item.price) ?? '', quantity: item.quantity ?? 1 }],
          start_date: running.start_date,
          end_date: running.end_date,
          ...(running.trial_end !== null && { trial_end: running.trial_end }),
        },
        {
          items: [{ price: priceId, quantity: seats }],
          duration: { interval: 'month', interval_count: 1 },
          proration_behavior: 'none',
        },
      ],
    });
  };

  const preview = async (order: PreviewOrder) => {
    const { customerId, subscriptionId, priceId, seats } = order;
    const item = { price: priceId, quantity: seats };
    const asked = {
      ...(customerId ? { customer: customerId } : {}),
      ...(rules.automaticTax && { automatic_tax: { enabled: true } }),
    };
    const ofChange = async (subscription: string) => {
      const items = [{ id: await itemOf(subscription), ...item }];
      const details = { items, proration_behavior: 'always_invoice' as const };
      const [invoice, { total: regular }] = await Promise.all([
        stripe.invoices.createPreview({ ...asked, subscription, subscription_details: details }),
        stripe.invoices.createPreview({
          ...asked,
          subscription,
          subscription_details: { items },
          preview_mode: 'recurring',
        }),
      ]);
      return { invoice, regular };
    };
    const ofFirst = async () => {
      const rates = rules.taxRates.length > 0 && { default_tax_rates: [...rules.taxRates] };
      const invoice = await stripe.invoices.createPreview({
        ...asked,
        subscription_details: { items: [item], ...rates },
      });
      return { invoice, regular: invoice.total };
    };
    const { invoice, regular } = await (subscriptionId ? ofChange(subscriptionId) : ofFirst());
    return {
      lines: invoice.lines.data.map(({ description, amount, parent }) => ({
        description: description ?? '',
        amount,
        proration:
          parent?.subscription_item_details?.proration === true || parent?.invoice_item_details?.proration === true,
      })),
      currency: invoice.currency,
      subtotal: invoice.subtotal,
      tax: (invoice.total_taxes ?? []).reduce((sum, { amount }) => sum + amount, 0),
      due: invoice.amount_due,
      regular,
      prorationDate: invoice.parent?.subscription_details?.subscription_proration_date,
    };
  };

  return {
    account: `${mode}:${publishableKey}`,
    publishableKey,
    scriptUrl,
    read: (customerId) => asking(() => read(customerId)),
    createCustomer: (details, key) =>
      asking(async () => {
        const params = { ...customerParams(details), metadata: { tenantId: details.tenantId } };
        const { id } = await stripe.customers.create(params, { idempotencyKey: key });
        if (details.taxId !== '') await saveTaxId(id, details.taxId);
        return id;
      }),
    saveCustomer: (customerId, details) =>
      asking(async () => {
        await stripe.customers.update(customerId, { ...customerParams(details), email: details.email });
        await saveTaxId(customerId, details.taxId);
      }),
    createSetupIntent: (customerId, methodId) =>
      asking(async () => {
        const { id, client_secret: secret } = await stripe.setupIntents.create({
          customer: customerId,
          usage: 'off_session',
          // cards alone: nothing leads the person to another page
          automatic_payment_methods: { enabled: true, allow_redirects: 'never' },
          ...(methodId && { payment_method: methodId }),
        });
        return { id, secret: secret ?? '' };
      }),
    subscribe: (order, key) => asking(() => subscribe(order, key)),
    change: (subscriptionId, order, key) => asking(() => change(subscriptionId, order, key)),
    schedule: (subscriptionId, order, key) => asking(() => schedule(subscriptionId, order, key)),
    unschedule: (scheduleId) => asking(async () => void (await stripe.subscriptionSchedules.release(scheduleId))),
    preview: (order) => asking(() => preview(order)),
    setCancellation: (subscriptionId, atPeriodEnd) =>
      asking(
        async () =>
          void (await stripe.subscriptions.update(
            subscriptionId,
            atPeriodEnd ? { cancel_at_period_end: true } : { cancel_at_period_end: false },
          )),
      ),
    cancelNow: (subscriptionId) => asking(() => cancelNow(subscriptionId)),
    pay: (invoiceId, methodId, key) =>
      asking(async () => {
        try {
          const params = methodId ? { payment_method: methodId } : {};
          await stripe.invoices.pay(invoiceId, params, { idempotencyKey: key });
        } catch (cause) {
          if (!isWaiting(cause)) throw cause;
        }
      }),
    payment: (invoiceId) => asking(async () => paymentOf(await invoiceWithPayment(invoiceId))),
    setDefaultMethod: (customerId, subscriptionId, methodId) =>
      asking(async () => {
        await stripe.customers.update(customerId, { invoice_settings: { default_payment_method: methodId } });
        if (subscriptionId) await stripe.subscriptions.update(subscriptionId, { default_payment_method: methodId });
      }),
    attachMethod: (customerId, methodId) =>
      asking(async () => void (await stripe.paymentMethods.attach(methodId, { customer: customerId }))),
    removeMethod: (methodId) => asking(async () => void (await stripe.paymentMethods.detach(methodId))),
    saveMethod: (methodId, { email, address }) =>
      asking(
        async () =>
          void (await stripe.paymentMethods.update(methodId, {
            billing_details: {
              ...(email !== undefined && { email }),
              ...(address && { address: stripeAddress(address) }),
            },
          })),
      ),
    readEvent: async (body, signature): Promise<ProviderEvent | undefined> => {
      const { webhooks } = stripe;
      const event = await webhooks
        .constructEventAsync(body, signature, webhookSecret, TOLERANCE_SECONDS, crypto, clock.now().getTime())
        .catch(() => undefined);
      if (!event) return undefined;
      type About = { customer?: Reference; payment_intent?: Reference; id: string; object: string };
      const { customer, payment_intent: intent, id, object } = event.data.object as unknown as About;
      // a dispute names its payment alone
      if (object === 'dispute')
        return { id: event.id, kind: event.type, customerId: await asking(() => payerOf(idOf(intent))) };
      const customerId = idOf(object === 'customer' ? id : customer) ?? undefined;
      return { id: event.id, kind: event.type, customerId };
    },
  };
};

import * as v from 'valibot';
import { managedSubscriptions, subscriptions } from '../../../core/contract/billing.ts';
import { covers } from '../../../core/contract/access.ts';
import type { AnyEndpoint } from '../../../core/contract/endpoint.ts';
import type { Subscription, SubscriptionChange, SubscriptionPayment } from '../../../core/contract/entities/billing.ts';
import { failed, ok, type Result } from '../../../core/contract/failure.ts';
import { planChangePreview, subscription as subscriptionSchema, subscriptionPayment } from '../checks/billing.ts';
import { id, text } from '../checks/fields.ts';
import { rule } from '../checks/rule.ts';
import { Declined, refuse, type Refusal } from '../refusal.ts';
import { type AdministratorContext, allowed } from '../rules.ts';
import { serve } from '../serve.ts';
import type { SubscriptionRecord } from '../store/records.ts';
import { findAccount, isLive, isPlaceholder, providerOf } from './account.ts';
import { type BillingWork, changing, orDecline } from './context.ts';
import { attemptCheck, attemptKey, methodFor, methodIdCheck, planIdCheck, seatsCheck } from './orders.ts';
import { cancel, changeSeats, liveFor, renew, update } from './plan-change.ts';
import { preview } from './preview.ts';
import { serialize } from './serialize.ts';
import { managedView, openInvoiceOf, subscriptionView } from './views.ts';

type Context = AdministratorContext<AnyEndpoint>;
type Reading = Pick<Context, 'store' | 'ports' | 'caller'>;

const params = v.object({ subscriptionId: id() });

const prorationDateCheck = v.pipe(v.number(rule('notNumber')), v.integer(rule('notInteger')));

const changeBody = v.object({
  planId: planIdCheck,
  paymentMethodId: v.exactOptional(methodIdCheck),
  seats: v.exactOptional(seatsCheck),
  prorationDate: v.exactOptional(prorationDateCheck),
  currentPlanId: v.exactOptional(text(100)),
  attemptId: v.exactOptional(attemptCheck),
}) as v.GenericSchema<unknown, SubscriptionChange>;

const missing = () => refuse('subscriptionMissing');

/** Subscriptions of the tenant: those of the provider, or of the operator where billing is managed elsewhere. */
const viewsOf = async ({ store, ports }: Reading): Promise<Subscription[]> => {
  const { config, clock } = ports;
  const account = await findAccount(store);
  if (account?.externallyManaged) {
    const given = await store.tenantPlans.find({ order: [['createdAt', 'desc']] });
    return given.map((grant) => managedView(config, grant, clock.now().toISOString()));
  }
  const [found, invoices] = await Promise.all([
    store.subscriptions.find({ order: [['createdAt', 'desc']] }),
    store.invoices.find({ where: { status: 'open' } }),
  ]);
  const shown = found.filter((one) => !isPlaceholder(one));
  return shown
    .toSorted((one, other) => Number(isLive(other)) - Number(isLive(one)))
    .map((one) => subscriptionView(config, one, invoices));
};

const ofTenant = async (reading: Reading, wanted: string): Promise<Result<Subscription, Refusal>> => {
  const found = (await viewsOf(reading)).find((one) => one.id === wanted);
  return found ? ok(found) : missing();
};

/** Latest payment of a subscription, from its newest invoice. */
const latestPayment = async (
  { store }: Pick<Context, 'store'>,
  { payments }: Pick<BillingWork, 'payments'>,
  subscription: SubscriptionRecord,
): Promise<SubscriptionPayment> => {
  const [newest] = await store.invoices.find({
    where: { subscriptionExternalId: subscription.externalId },
    order: [['issuedAt', 'desc']],
    limit: 1,
  });
  if (!newest) return { status: 'nothingDue', amount: 0, currency: subscription.currency };
  const { status, amount, currency, secret, declineCode } = await payments.payment(newest.externalId);
  return {
    status,
    amount,
    currency,
    ...(status === 'confirmationRequired' && secret !== undefined && { clientSecret: secret }),
    ...(status === 'failed' && declineCode !== undefined && { declineCode }),
    ...(status !== 'nothingDue' && { invoiceId: newest.id }),
  };
};

/** Result of reading from the provider; an exception that carries a refusal becomes it. */
const caught = async <Value>(work: () => Promise<Value>): Promise<Result<Value, Refusal>> => {
  try {
    return ok(await work());
  } catch (cause) {
    if (cause instanceof Declined) return failed(cause.refusal);
    throw cause;
  }
};

const list = allowed<typeof subscriptions.list>('fe.subscriptions.read', {
  answer: v.array(subscriptionSchema),
  handle: async (context) => ok(await viewsOf(context)),
});
const read = allowed<typeof subscriptions.read>('fe.subscriptions.read', {
  params,
  answer: subscriptionSchema,
  handle: async (context) => ofTenant(context, context.params.subscriptionId),
});
const updateRule = allowed<typeof subscriptions.update>('fe.subscriptions.write', {
  params,
  body: changeBody,
  handle: async (context) => update(context, context.params.subscriptionId, context.body),
});
const cancelRule = allowed<typeof subscriptions.cancel>('fe.subscriptions.write', {
  params,
  handle: async (context) => cancel(context, context.params.subscriptionId),
});
const renewRule = allowed<typeof subscriptions.renew>('fe.subscriptions.write', {
  params,
  handle: async (context) => renew(context, context.params.subscriptionId),
});

/** Routes of the tenant's subscription. Source: protocol/billing.md#subscription. */
export const subscriptionRoutes = serve(subscriptions, {
  list,
  read,
  update: updateRule,
  cancel: cancelRule,
  renew: renewRule,
  changeSeats: allowed('fe.subscriptions.write', {
    params,
    body: v.object({
      seats: seatsCheck,
      prorationDate: v.exactOptional(prorationDateCheck),
      attemptId: v.exactOptional(attemptCheck),
    }),
    handle: async (context) => changeSeats(context, context.params.subscriptionId, context.body),
  }),
  preview: allowed('fe.subscriptions.read', {
    query: v.object({
      planId: planIdCheck,
      seats: v.exactOptional(v.pipe(text(6), v.regex(/^[1-9]\d*$/, rule('notInteger')))),
    }),
    answer: planChangePreview,
    handle: async (context) => caught(() => preview(context, context.query)),
  }),
  payment: allowed('fe.subscriptions.read', {
    params,
    answer: subscriptionPayment,
    handle: async (context) =>
      caught(async () => {
        const payments = orDecline(providerOf(context.ports));
        const found = await context.store.subscriptions.get(context.params.subscriptionId);
        const { clientSecret, ...payment } = await latestPayment(context, { payments }, found ?? orDecline(missing()));
        // a payment is confirmed by people who could make it, not by everyone who may look
        const { superUser, permissions } = context.caller;
        const pays = superUser || permissions.some((held) => covers(held, 'fe.subscriptions.write'));
        return { ...payment, ...(pays && clientSecret !== undefined && { clientSecret }) };
      }),
  }),
  pay: allowed('fe.subscriptions.write', {
    params,
    body: v.object({
      paymentMethodId: v.exactOptional(methodIdCheck),
      attemptId: v.exactOptional(attemptCheck),
    }),
    answer: subscriptionPayment,
    handle: async (context) =>
      changing(context, (parts) =>
        serialize(`change ${context.caller.tenantId}`, async () => {
          const { payments, refresh, account } = parts;
          const { paymentMethodId, attemptId } = context.body;
          const methodId = await methodFor(context, parts, paymentMethodId);
          const live = await liveFor(context, parts, context.params.subscriptionId);
          const open = openInvoiceOf(live, await context.store.invoices.find({ where: { status: 'open' } }));
          if (open) {
            if (!methodId && !live.methodId && !account?.defaultMethodId)
              return orDecline(refuse('paymentMethodNeeded'));
            const details = { invoice: open.externalId, amount: open.due, currency: open.currency };
            await context.write({ action: 'Payment requested', details }, async () => undefined);
            await payments.pay(open.externalId, methodId, attemptKey(context, 'pay', attemptId));
            if (methodId && account?.customerId)
              await payments.setDefaultMethod(account.customerId, live.externalId, methodId);
          }
          await refresh();
          return latestPayment(context, parts, live);
        }),
      ),
  }),
});

/** The same at the other addresses. Source: protocol/billing.md#managed-subscriptions. */
export const managedSubscriptionRoutes = serve(managedSubscriptions, {
  list,
  read,
  update: updateRule,
  cancel: cancelRule,
  renew: renewRule,
});

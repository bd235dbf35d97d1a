import * as v from 'valibot';
import { paymentProviders } from '../../../core/contract/billing.ts';
import type { SubscriptionId } from '../../../core/contract/entities/ids.ts';
import { ok } from '../../../core/contract/failure.ts';
import { isFree } from '../../../core/contract/plan-order.ts';
import { createdSubscription, paymentProvider, paymentProviderConfiguration, setupIntent } from '../checks/billing.ts';
import { email, id, name } from '../checks/fields.ts';
import { refuse } from '../refusal.ts';
import { allowed, signedIn } from '../rules.ts';
import { serve } from '../serve.ts';
import { UniqueViolation } from '../store/store.ts';
import { ensureCustomer, findAccount, findLive, isPlaceholder, notAuthorized, placeholder } from './account.ts';
import { changing, orDecline } from './context.ts';
import { serialize } from './serialize.ts';
import {
  attemptCheck,
  attemptKey,
  methodFor,
  methodIdCheck,
  planFor,
  planIdCheck,
  seatsCheck,
  seatsFor,
} from './orders.ts';
import { synchronize } from './sync.ts';

const customer = v.object({ stripeCustomerId: v.string() });

/** Routes of payment providers, and those of the card provider. Source: protocol/billing.md#provider. */
export const paymentProviderRoutes = serve(paymentProviders, {
  list: signedIn({
    answer: v.array(paymentProvider),
    handle: async ({ ports: { payments, config } }) =>
      ok(
        payments ? [{ providerType: 'Stripe' as const, name: config.billing.providerName, status: '1' as const }] : [],
      ),
  }),
  publicConfiguration: signedIn({
    answer: paymentProviderConfiguration,
    handle: async ({ ports: { payments, config } }) => {
      if (!payments) return refuse('paymentProviderMissing');
      const { publishableKey, scriptUrl, account } = payments;
      return ok({ id: account, name: config.billing.providerName, active: true, publishableKey, scriptUrl });
    },
  }),
  createCustomer: allowed('fe.subscriptions.write', {
    body: v.object({ name: name(), email: email(), tenantName: v.exactOptional(name()) }),
    answer: customer,
    handle: async (context) => {
      const { ports, caller, body, write } = context;
      return changing(context, async ({ payments }) => {
        const details = { name: body.tenantName ?? body.name, email: body.email };
        const { customerId } = await ensureCustomer(ports, payments, caller.tenantId, details);
        await write({ action: 'Billing customer created', details: { customer: customerId } }, async () => undefined);
        return { stripeCustomerId: customerId };
      });
    },
  }),
  customer: allowed('fe.subscriptions.read', {
    params: v.object({ tenantId: id() }),
    answer: customer,
    handle: async ({ store, caller, params: { tenantId } }) => {
      if (tenantId !== caller.tenantId) return notAuthorized();
      return ok({ stripeCustomerId: (await findAccount(store))?.customerId ?? '' });
    },
  }),
  createSetupIntent: allowed('fe.subscriptions.write', {
    limit: 'question',
    body: v.object({ paymentMethodId: v.exactOptional(methodIdCheck) }),
    answer: setupIntent,
    handle: async (context) =>
      changing(context, async (parts) => {
        const { ports, caller, body, write } = context;
        const { customerId } = await ensureCustomer(ports, parts.payments, caller.tenantId);
        const methodId = await methodFor(context, parts, body.paymentMethodId);
        const { id: intent, secret } = await parts.payments.createSetupIntent(customerId, methodId);
        await write({ action: 'Payment method requested', details: {} }, async () => undefined);
        return { id: intent, paymentMethodId: body.paymentMethodId ?? '', setupIntentSecret: secret };
      }),
  }),
  createSubscription: allowed('fe.subscriptions.write', {
    body: v.object({
      stripePlanId: planIdCheck,
      paymentMethodId: v.exactOptional(methodIdCheck),
      seats: v.exactOptional(seatsCheck),
      attemptId: v.exactOptional(attemptCheck),
    }),
    answer: createdSubscription,
    handle: async (context) =>
      changing(context, (parts) =>
        serialize(`change ${context.caller.tenantId}`, async () => {
          const { ports, caller, body, store, write } = context;
          const { tenantId } = caller;
          const { payments, refresh } = parts;
          const plan = planFor(context, 'stripePlanId', body.stripePlanId);
          if (isFree(plan) || !plan.price.externalId) return orDecline(refuse('planChangeNotAllowed'));
          const account = await ensureCustomer(ports, payments, tenantId);
          await synchronize(ports, payments, tenantId);
          const methodId = await methodFor(context, parts, body.paymentMethodId);
          const seats = await seatsFor(context, plan, body.seats);
          const before = await findLive(store, tenantId);
          // a first payment that was not finished does not keep the tenant from beginning again
          if (before && before.status === 'incomplete' && !isPlaceholder(before)) {
            await payments.cancelNow(before.externalId);
            await refresh();
          } else if (before) return orDecline(refuse('subscriptionExists'));
          const now = ports.clock.now().toISOString();
          const held = placeholder(tenantId, plan.key, now);
          try {
            await write({ action: 'Subscription requested', details: { plan: plan.key, seats } }, (rows) =>
              rows.subscriptions.insert(held),
            );
          } catch (cause) {
            if (cause instanceof UniqueViolation) return orDecline(refuse('subscriptionExists'));
            throw cause;
          }
          const trialUsed = (await findAccount(store))?.trialUsedAt != null;
          try {
            if (methodId) await payments.setDefaultMethod(account.customerId, undefined, methodId);
            const made = await payments.subscribe(
              {
                customerId: account.customerId,
                tenantId,
                planKey: plan.key,
                priceId: plan.price.externalId,
                seats,
                methodId,
                trialDays: trialUsed ? 0 : (plan.trialDays ?? 0),
              },
              attemptKey(context, 'subscribe', body.attemptId),
            );
            await refresh();
            const [subscription] = await store.subscriptions.find({ where: { externalId: made.id }, limit: 1 });
            const subscriptionId = subscription?.id ?? ('' as SubscriptionId); // the provider has it, so it was read
            return { subscriptionId, subscriptionSecret: made.secret };
          } finally {
            await ports.store.scoped({ tenantId }).transaction((rows) => rows.subscriptions.remove({ id: held.id }));
          }
        }),
      ),
  }),
});

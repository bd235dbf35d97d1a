import * as v from 'valibot';
import { billing } from '../../../core/contract/billing.ts';
import type { BillingSummary, PlanLimit, PlanUsage } from '../../../core/contract/entities/billing.ts';
import type { TenantId } from '../../../core/contract/entities/ids.ts';
import type { AnyEndpoint } from '../../../core/contract/endpoint.ts';
import { EMAIL_MAX, NAME_MAX } from '../../../core/contract/limits.ts';
import { ok } from '../../../core/contract/failure.ts';
import {
  billingDetails,
  billingPlan,
  billingSummary,
  planUsage,
  tenantBillingConfiguration,
  vendorBillingConfiguration,
} from '../checks/billing.ts';
import { email, id, text } from '../checks/fields.ts';
import { rule } from '../checks/rule.ts';
import { notFound } from '../refusal.ts';
import { type AdministratorContext, allowed, signedIn } from '../rules.ts';
import { serve } from '../serve.ts';
import { newBillingAccount } from '../store/new-billing-account.ts';
import { ensureCustomer, findAccount, findLive, isPlaceholder, notAuthorized } from './account.ts';
import { findPlan, planView, soldPlans } from './billing-plans.ts';
import { changing, orDecline } from './context.ts';
import { readGrants } from '../plans/grants.ts';
import { includedSeats, SEATS, takenSeats } from '../plans/seats.ts';
import { address, findMethod } from './methods.ts';
import { chargedMethodOf, configurationView } from './views.ts';

type Context = AdministratorContext<AnyEndpoint>;
type Reading = Pick<Context, 'store' | 'ports' | 'caller'>;

const params = v.object({ tenantId: id() });

/** Plan that the tenant has now: the largest of its grants that is sold. */
const currentPlanOf = async ({ store, ports: { config, clock } }: Reading) => {
  const now = clock.now();
  const grants = await readGrants(store, config, now);
  const current = grants.filter(({ expires }) => expires === null || expires > now.toISOString());
  return soldPlans(config).findLast(({ key }) => current.some(({ planKey }) => planKey === key));
};

const summaryOf = async (reading: Reading): Promise<BillingSummary> => {
  const { store, ports, caller } = reading;
  const { config } = ports;
  const [account, found, current] = await Promise.all([
    findAccount(store),
    findLive(store, caller.tenantId),
    currentPlanOf(reading),
  ]);
  const live = found && !isPlaceholder(found) ? found : undefined;
  const charged = chargedMethodOf(account, live);
  const method = charged === null ? undefined : await findMethod(store, charged);
  return {
    tenantConfigurationId: account?.id ?? '',
    providerType: 'Stripe',
    subscriptionId: live?.id ?? null,
    externallyManaged: account?.externallyManaged ?? false,
    currentPlanId: current?.key ?? null,
    paymentMethodId: method?.id ?? null,
    defaultPlanId: config.billing.defaultPlan,
    trialAvailable: account?.trialUsedAt == null,
    syncedAt: account?.syncedAt ?? null,
    ...(account?.failingSince && { unavailableSince: account.failingSince }),
  };
};

/** Things that the server counts by itself; the product knows the rest. */
const COUNTS: Readonly<Record<string, (store: Context['store'], tenantId: TenantId) => Promise<number>>> = {
  [SEATS]: takenSeats,
  groups: (store) => store.groups.count(),
};

const usageOf = async (reading: Reading): Promise<PlanUsage[]> => {
  const { store, ports, caller } = reading;
  const { tenantId } = caller;
  const [plan, included] = await Promise.all([currentPlanOf(reading), includedSeats(store, ports, tenantId)]);
  const limits = plan?.limits ?? [];
  const name = limits.find(({ key }) => key === SEATS)?.name ?? 'Seats';
  const all: PlanLimit[] = [{ key: SEATS, name, included }, ...limits.filter(({ key }) => key !== SEATS)];
  const counted = all.flatMap((limit) => {
    const count = Object.hasOwn(COUNTS, limit.key) ? COUNTS[limit.key] : undefined;
    return count ? [{ limit, count }] : [];
  });
  return Promise.all(counted.map(async ({ limit, count }) => ({ ...limit, used: await count(store, tenantId) })));
};

const EMPTY_ADDRESS = {};

/** Routes of plans, configurations and details of billing. Source: protocol/billing.md. */
export const billingRoutes = serve(billing, {
  plans: signedIn({
    answer: v.array(billingPlan),
    handle: async ({ ports: { config } }) => ok(soldPlans(config).map((plan) => planView(config, plan))),
  }),
  plan: signedIn({
    params: v.object({ planId: text(100, 1) }),
    answer: v.array(billingPlan),
    handle: async ({ ports: { config }, params: { planId } }) => {
      const plan = findPlan(config, planId);
      return plan ? ok([planView(config, plan)]) : notFound('Plan');
    },
  }),
  vendorConfigurations: signedIn({
    answer: v.array(vendorBillingConfiguration),
    handle: async ({ ports: { config } }) => {
      const { allowPlanDowngrade, allowPlanCancellation, trialEndAction } = config.billing;
      return ok([{ allowPlanDowngrade, allowPlanCancellation, trialEndAction }]);
    },
  }),
  summary: allowed('fe.subscriptions.read', {
    params,
    answer: billingSummary,
    handle: async (context) =>
      context.params.tenantId === context.caller.tenantId ? ok(await summaryOf(context)) : notAuthorized(),
  }),
  createTenantConfiguration: allowed('fe.subscriptions.write', {
    body: v.object({
      tenantId: id(),
      externallyManaged: v.exactOptional(
        v.union([v.boolean(), v.literal('true'), v.literal('false')], rule('notBoolean')),
      ),
      providerType: v.picklist(['Stripe'], rule('notOneOf', { options: ['Stripe'] })),
    }),
    answer: v.object({ id: v.string() }),
    handle: async ({ body, caller, ports, store, attempt }) => {
      const { tenantId, superUser } = caller;
      const wanted = body.externallyManaged === undefined ? undefined : String(body.externallyManaged) === 'true';
      if (body.tenantId !== tenantId) return notAuthorized();
      const now = ports.clock.now().toISOString();
      const kept = await findAccount(store);
      // a tenant must not release itself from paying: only the operator's people say that it is managed elsewhere
      if (wanted !== undefined && wanted !== (kept?.externallyManaged ?? false) && !superUser) return notAuthorized();
      const tenant = await store.tenants.get(tenantId);
      return attempt<{ id: string }>(
        () => ({
          action: 'Billing configuration changed',
          severity: 'Warning',
          details: { externallyManaged: wanted },
        }),
        async (rows) => {
          const externallyManaged = wanted ?? kept?.externallyManaged ?? false;
          if (!kept)
            return ok(
              await rows.billingAccounts.insert({
                ...newBillingAccount(tenantId, tenant?.name ?? '', now),
                externallyManaged,
              }),
            );
          await rows.billingAccounts.update({ id: kept.id }, { externallyManaged, updatedAt: now });
          return ok({ id: kept.id });
        },
      ).then((done) => (done.ok ? ok({ id: done.value.id }) : done));
    },
  }),
  tenantConfiguration: allowed('fe.subscriptions.read', {
    params,
    answer: tenantBillingConfiguration,
    handle: async ({ store, caller, ports, params: { tenantId } }) => {
      if (tenantId !== caller.tenantId) return notAuthorized();
      const account = await findAccount(store);
      return account ? ok(configurationView(ports.config, account)) : notFound('Billing configuration');
    },
  }),
  usage: allowed('fe.subscriptions.read', {
    answer: v.array(planUsage),
    handle: async (context) => ok(await usageOf(context)),
  }),
  details: allowed('fe.subscriptions.read', {
    answer: billingDetails,
    handle: async ({ store, caller }) => {
      const account = await findAccount(store);
      if (account) {
        const { name, email: to, address: lines, taxId } = account;
        return ok({ name, email: to, address: lines, taxId });
      }
      const tenant = await store.tenants.get(caller.tenantId);
      return ok({ name: tenant?.name ?? '', email: '', address: EMPTY_ADDRESS, taxId: '' });
    },
  }),
  saveDetails: allowed('fe.subscriptions.write', {
    body: v.object({
      name: text(NAME_MAX),
      email: v.union([v.pipe(text(EMAIL_MAX), v.literal('')), email()]),
      address,
      taxId: text(50),
    }),
    answer: billingDetails,
    handle: async (context) =>
      changing(context, async ({ payments, refresh }) => {
        const { ports, caller, body, write, store } = context;
        const { customerId } = await ensureCustomer(ports, payments, caller.tenantId);
        await payments.saveCustomer(customerId, body);
        await write(
          { action: 'Billing details changed', details: { name: body.name, email: body.email } },
          async () => undefined,
        );
        await refresh();
        const { name, email: to, address: lines, taxId } = (await findAccount(store)) ?? orDecline(notFound('Account'));
        return { name, email: to, address: lines, taxId };
      }),
  }),
  refresh: allowed('fe.subscriptions.write', {
    limit: 'question',
    // a question, though it is posted
    impersonators: true,
    answer: billingSummary,
    handle: async (context) =>
      changing(context, async ({ refresh }) => {
        await refresh();
        return summaryOf(context);
      }),
  }),
});

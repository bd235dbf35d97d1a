import type {
  BillingSummary,
  PaymentMethod,
  Plan,
  PlanUsage,
  Subscription,
  VendorBillingConfiguration,
} from '../../../../core/contract/entities/billing.ts';
import { billing, invoices, paymentMethods, subscriptions } from '../../../../core/contract/billing.ts';
import type { AnyEndpoint } from '../../../../core/contract/endpoint.ts';
import type { QueryResult } from '../../../kit/query-result.ts';
import { viewerIn } from '../../../../core/queries/queries.slice.ts';
import { useHasPermission } from '../../../kit/use-allowed.ts';
import { useAppState } from '../../../kit/use-app.ts';
import { useCall } from '../../../kit/use-call.ts';
import { currentSubscription, isLive } from './subscription-model.ts';

/** Calls that a change of the subscription concerns. */
export const BILLING_QUERIES: readonly AnyEndpoint[] = [
  subscriptions.list,
  billing.summary,
  billing.usage,
  paymentMethods.list,
  invoices.list,
];

/** The tenant's billing as the tab shows it. */
export interface Billing {
  readonly summary: BillingSummary;
  /** The live subscription, else the last that has ended; absent where there was none. */
  readonly subscription: Subscription | undefined;
  /** Its plan, or the one of tenants without a subscription; absent where it is not on offer, as one made for a company. */
  readonly plan: Plan | undefined;
  readonly plans: readonly Plan[];
  readonly rules: VendorBillingConfiguration;
  /** Whether the user can change it: not without the permission, nor where it is managed elsewhere. */
  readonly mayWrite: boolean;
}

const all = <Values extends readonly QueryResult<unknown>[]>(parts: Values) => ({
  state: (['loading', 'failed', 'reloading'] as const).find((state) => parts.some((part) => part.state === state)),
  failure: parts.find((part) => part.failure)?.failure,
  refetch: () => {
    for (const part of parts) part.refetch();
  },
});

/** Loads subscription, summary, plans and the operator's rules as one. */
export const useBilling = (): QueryResult<Billing> => {
  const tenantId = useAppState((state) => viewerIn(state)?.tenantId);
  const mayWrite = useHasPermission('fe.subscriptions.write');
  const list = useCall(subscriptions.list, {});
  const summary = useCall(billing.summary, { params: { tenantId: tenantId ?? '' } }, { enabled: Boolean(tenantId) });
  const plans = useCall(billing.plans, {});
  const rules = useCall(billing.vendorConfigurations, {});
  const { state = 'ready', failure, refetch } = all([list, summary, plans, rules]);
  const rule = rules.value?.[0];
  const complete = list.value && summary.value && plans.value && rule;
  if (!complete) return { state: state === 'ready' ? 'failed' : state, value: undefined, failure, refetch };
  const subscription = currentSubscription(list.value, summary.value);
  const external = summary.value.externallyManaged || Boolean(subscription?.externallyManaged);
  const { currentPlanId, defaultPlanId } = summary.value;
  return {
    state,
    failure,
    refetch,
    value: {
      summary: summary.value,
      subscription,
      // a plan whose grace period is over is still the one that is to be paid
      plan:
        subscription && isLive(subscription)
          ? plans.value.find(({ slug }) => slug === subscription.plan.slug)
          : plans.value.find(({ id }) => id === (currentPlanId ?? defaultPlanId)),
      plans: plans.value,
      rules: rule,
      mayWrite: mayWrite && !external,
    },
  };
};

/** Payment methods of the tenant. */
export const usePaymentMethods = (): QueryResult<PaymentMethod[]> => useCall(paymentMethods.list, {});

/** Use of the plan's limits. */
export const useUsage = (): QueryResult<PlanUsage[]> => useCall(billing.usage, {});

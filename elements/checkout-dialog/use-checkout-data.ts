import { billing, paymentMethods, paymentProviders, subscriptions } from '../../core/contract/billing.ts';
import type {
  BillingDetails,
  BillingSummary,
  PaymentMethod,
  PaymentProviderConfiguration,
  Plan,
  PlanChangePreview,
  Subscription,
} from '../../core/contract/entities/billing.ts';
import type { Failure } from '../../core/contract/failure.ts';
import type { CheckoutRefusal } from '../../core/checkout/checkout.slice.ts';
import { viewerIn } from '../../core/queries/queries.slice.ts';
import type { QueryResult } from '../kit/query-result.ts';
import { useAppState } from '../kit/use-app.ts';
import { useCall } from '../kit/use-call.ts';

/** Purpose of a checkout, as a screen asks for it: a plan by its id or slug, a further card, or an open payment. */
export type CheckoutPurpose =
  | { readonly mode: 'buy'; readonly plan: string }
  | { readonly mode: 'card' }
  | { readonly mode: 'pay'; readonly invoice?: string };

/** Data of a checkout. */
export interface CheckoutData {
  readonly plan: Plan | undefined;
  readonly summary: BillingSummary;
  /** The live subscription. */
  readonly subscription: Subscription | undefined;
  readonly methods: readonly PaymentMethod[];
  readonly details: BillingDetails;
  readonly configuration: PaymentProviderConfiguration;
}

/** Data of a checkout, the reason why it cannot begin, or the failure of a call. */
export interface CheckoutDataState {
  readonly data: CheckoutData | undefined;
  readonly refusal: CheckoutRefusal | undefined;
  /** Whether the reason may be out of date: what it was judged by is being read again. */
  readonly isStale: boolean;
  readonly failure: Failure | undefined;
  readonly preview: QueryResult<PlanChangePreview>;
  refetch(): void;
}

const REFUSALS: Readonly<Partial<Record<Failure['kind'], CheckoutRefusal>>> = {
  forbidden: 'forbidden',
  externallyManaged: 'externallyManaged',
  paymentProviderMissing: 'notConfigured',
};

/** Why nothing can be paid, by what was loaded. */
const refusalIn = (purpose: CheckoutPurpose, data: CheckoutData): CheckoutRefusal | undefined => {
  const { summary, configuration, plan, subscription } = data;
  if (summary.externallyManaged || subscription?.externallyManaged) return 'externallyManaged';
  if (!configuration.active) return 'notConfigured';
  if (purpose.mode === 'pay') return subscription?.paymentIssue ? undefined : 'nothingToPay';
  if (purpose.mode === 'card') return undefined;
  if (!plan || plan.isDefault || !plan.price.externalId) return 'planMissing';
  const isCurrent = subscription?.status === 'active' && summary.currentPlanId === plan.id;
  return isCurrent && !subscription.paymentIssue && !subscription.scheduledChange ? 'currentPlan' : undefined;
};

/** Loads what a checkout shows. `tenantId` is the signed-in tenant's. */
export const useCheckoutData = (purpose: CheckoutPurpose): CheckoutDataState => {
  const tenantId = useAppState((state) => viewerIn(state)?.tenantId) ?? '';
  const plans = useCall(billing.plans, {});
  const summary = useCall(billing.summary, { params: { tenantId } });
  const list = useCall(subscriptions.list, {});
  const methods = useCall(paymentMethods.list, {});
  const details = useCall(billing.details, {});
  const configuration = useCall(paymentProviders.publicConfiguration, {});
  const wanted = purpose.mode === 'buy' ? purpose.plan : undefined;
  const plan = plans.value?.find(({ id, slug }) => id === wanted || slug === wanted);
  const all = [plans, summary, list, methods, details, configuration];
  const isThere = plans.value && summary.value && list.value && methods.value && details.value && configuration.value;
  // a first payment that was not finished is begun again, as a first subscription
  const live = list.value?.find(({ id, status }) => id === summary.value?.subscriptionId && status !== 'incomplete');
  const data: CheckoutData | undefined = isThere && {
    plan,
    summary: summary.value,
    subscription: live,
    methods: methods.value,
    details: details.value,
    configuration: configuration.value,
  };
  const failure = all.find(({ value, failure: wrong }) => value === undefined && wrong)?.failure;
  const refusal = data ? refusalIn(purpose, data) : failure && REFUSALS[failure.kind];
  // a change that has just been made may have left a payment open, which is still being read
  const isStale = refusal === 'nothingToPay' && [list, summary].some(({ state }) => state === 'reloading');
  const preview = useCall(
    subscriptions.preview,
    { query: { planId: plan?.id ?? '' } },
    { enabled: plan !== undefined && data !== undefined && refusal === undefined },
  );
  return {
    data,
    refusal,
    isStale,
    failure,
    preview,
    refetch: () => {
      for (const one of all) if (one.value === undefined) one.refetch();
    },
  };
};

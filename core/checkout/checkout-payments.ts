import type { AppCore } from '../app-core.ts';
import { billing, paymentMethods, paymentProviders, subscriptions } from '../contract/billing.ts';
import type { BillingDetails, Plan, PlanChangePreview, Subscription } from '../contract/entities/billing.ts';
import type { PaymentMethodId, SubscriptionId } from '../contract/entities/ids.ts';
import { failed, type Failure, type FailureKind, ok, type Result } from '../contract/failure.ts';
import type { AppState } from '../store/state.ts';
import type { AttemptStore } from './attempt.ts';
import { type CheckoutTransition, transitioned } from './checkout.slice.ts';
import { declineReasonOf, type DeclineReason } from './decline-reason.ts';
import { outcomeOf, transitionOf } from './payment-outcome.ts';
import { readBilling } from './read-billing.ts';
import { type CheckoutScreen, type NewCard, newMethod, providerFailure, saveCard } from './save-card.ts';

/** Payment as the person has composed it. */
export interface CheckoutPayment {
  /** Saved payment method, or a new card. */
  readonly method: PaymentMethodId | NewCard;
  readonly plan?: Plan | undefined;
  /** Preview that the person saw: exactly it is charged. */
  readonly preview?: PlanChangePreview | undefined;
  readonly subscription?: Subscription | undefined;
  readonly currentPlanId?: string | null | undefined;
  readonly defaultMethodId?: PaymentMethodId | null | undefined;
}

/** Failures after which it is unknown whether the call was carried out. */
const isUnsure = ({ kind, status }: Failure): boolean => kind === 'offline' || (status !== undefined && status >= 500);

/** Failures that tell of another tab, or of a colleague who was faster. */
const CHANGED_ELSEWHERE: readonly FailureKind[] = [
  'staleVersion',
  'conflict',
  'subscriptionExists',
  'subscriptionMissing',
];

/** Whether a subscription is a trial of this plan. */
const isTrialOf = (plan: Plan | undefined, subscription: Subscription | undefined): boolean =>
  subscription?.status === 'trialing' && subscription.plan.slug === plan?.slug;

/** Id of the signed-in tenant; empty while no one is signed in. */
export const tenantIdIn = ({ session }: Pick<AppState, 'session'>): string =>
  session.status === 'signedIn' ? session.user.tenantId : '';

/** Payments of a checkout: each moves the flow by its outcome, and answers a failure that leaves the flow where it is. */
export interface CheckoutPayments {
  /** Begins on a screen. */
  begin(on: CheckoutScreen): void;
  /** Whether a screen has begun. */
  hasBegun(): boolean;
  saveDetails(details: BillingDetails): Promise<Result<unknown>>;
  pay(payment: CheckoutPayment): Promise<Result<unknown>>;
  /** Shows the bank's confirmation of the pending payment. */
  showConfirmation(): Promise<Result<undefined>>;
  /** Moves by the server's present state. */
  settleByTruth(): Promise<Result<undefined>>;
}

/** Makes the payments of an app's checkout. */
export const checkoutPayments = ({ store }: Pick<AppCore, 'store'>, attempts: AttemptStore): CheckoutPayments => {
  /** Secret of the payment that waits for its confirmation; in memory alone. */
  let secret: string | undefined;
  let shownOn: CheckoutScreen | undefined;

  const state = () => store.getState().checkout;
  const move = (transition: CheckoutTransition) => store.dispatch(transitioned(transition));
  const tenantId = () => tenantIdIn(store.getState());
  const screen = (): CheckoutScreen => {
    if (!shownOn) throw new Error('A checkout is begun before it is paid');
    return shownOn;
  };

  /** Moves by an outcome; one that is known ends the attempt. */
  const settle = (transition: CheckoutTransition): Result<undefined> => {
    if (transition.event !== 'processing' && transition.event !== 'confirmationRequired') attempts.end();
    move(transition);
    return ok(undefined);
  };

  /** Moves by the server's present state; `onStalled` is the decline where the bank's confirmation did not succeed. */
  const settleByTruth = async (onStalled?: DeclineReason): Promise<Result<undefined>> => {
    const { order } = state() ?? {};
    const truth = await readBilling(screen().call);
    if (!truth.ok) {
      if (state()?.step !== 'pending') move({ event: 'processing' });
      return truth;
    }
    const outcome = outcomeOf(order ?? { mode: 'card' }, truth.value);
    secret = truth.value.payment?.clientSecret;
    if (onStalled && (outcome.event === 'confirmationRequired' || outcome.event === 'notPaid'))
      return settle({ event: 'declined', decline: onStalled });
    return settle(outcome);
  };

  const showConfirmation = async (): Promise<Result<undefined>> => {
    const wanted = secret;
    if (wanted === undefined) return settleByTruth();
    const { provider, challenge } = screen();
    let reason: DeclineReason = 'confirmationFailed';
    try {
      const cards = await provider();
      const { error } = await challenge(() => cards.confirmCardPayment(wanted));
      if (error) reason = declineReasonOf(error.decline_code, error.code ?? 'authentication_required');
    } catch (error) {
      // the payment may have gone through
      return failed({ ...providerFailure(error), kind: 'offline' });
    }
    return settleByTruth(reason);
  };

  /** Moves by the answer of a call that pays; a refusal ends the attempt, a lost answer does not. */
  const settlePayment = async (
    subscriptionId: SubscriptionId,
    subscription?: Pick<Subscription, 'status'>,
  ): Promise<Result<undefined>> => {
    const payment = await screen().call(subscriptions.payment, { params: { subscriptionId } });
    if (!payment.ok) return settleByTruth();
    secret = payment.value.clientSecret;
    const outcome = transitionOf(payment.value, subscription);
    settle(outcome);
    return outcome.event === 'confirmationRequired' ? showConfirmation() : ok(undefined);
  };

  const settleFailure = async (failure: Failure): Promise<Result<undefined>> => {
    if (isUnsure(failure)) {
      move({ event: 'processing' });
      return settleByTruth();
    }
    attempts.end();
    if (failure.kind === 'paymentDeclined')
      return settle({ event: 'declined', decline: declineReasonOf(failure.declineCode) });
    if (!CHANGED_ELSEWHERE.includes(failure.kind)) return failed(failure);
    const { order } = state() ?? {};
    const now = await readBilling(screen().call);
    const isBought = now.ok && order?.mode === 'buy' && now.value.summary.currentPlanId === order.planId;
    move({ event: 'refused', refusal: isBought ? 'alreadyPaid' : 'changedElsewhere' });
    return ok(undefined);
  };

  /**
   * Id of the payment method. A new card is saved first, unless something is charged now, which saves it; a decline is
   * settled.
   */
  const methodIdOf = async (payment: CheckoutPayment): Promise<Result<PaymentMethodId | undefined>> => {
    const { method, preview, plan, subscription } = payment;
    if (typeof method === 'string') return ok(method);
    const { order } = state() ?? {};
    const isCharged = order?.mode === 'buy' && (preview?.dueNow ?? 0) > 0 && !isTrialOf(plan, subscription);
    const saved = await (isCharged || order?.mode === 'pay' ? newMethod : saveCard)(method, screen());
    if (!saved.ok) return saved;
    if ('methodId' in saved.value) return ok(saved.value.methodId);
    move({ event: 'declined', decline: saved.value.decline });
    return ok(undefined);
  };

  const makeDefault = async (paymentMethodId: PaymentMethodId): Promise<Result<undefined>> =>
    screen().call(paymentMethods.setDefault, { params: { paymentMethodId } });

  const buy = async (paymentMethodId: PaymentMethodId, payment: CheckoutPayment): Promise<Result<undefined>> => {
    const { plan, preview, subscription } = payment;
    if (!plan) return failed({ kind: 'notFound', message: 'A plan is chosen before it is bought' });
    if (isTrialOf(plan, subscription)) {
      // active locally, without an update of the subscription; the provider charges when the trial ends
      const kept = paymentMethodId === payment.defaultMethodId ? ok(undefined) : await makeDefault(paymentMethodId);
      return kept.ok ? settle({ event: 'paid', status: 'ACTIVE', activatedLocally: true }) : kept;
    }
    const { call } = screen();
    const { id: attemptId } = attempts.start(tenantId(), { mode: 'buy', planId: plan.id });
    if (!subscription) {
      const created = await call(paymentProviders.createSubscription, {
        body: { stripePlanId: plan.price.externalId, paymentMethodId, attemptId },
      });
      const begun = preview?.trialEnd ? ({ status: 'trialing' } as const) : undefined;
      return created.ok ? settlePayment(created.value.subscriptionId, begun) : settleFailure(created.failure);
    }
    const updated = await call(subscriptions.update, {
      params: { subscriptionId: subscription.id },
      body: {
        planId: plan.id,
        paymentMethodId,
        attemptId,
        ...(preview && { prorationDate: preview.prorationDate }),
        ...(payment.currentPlanId && { currentPlanId: payment.currentPlanId }),
      },
    });
    return updated.ok ? settlePayment(subscription.id) : settleFailure(updated.failure);
  };

  const payOutstanding = async (
    paymentMethodId: PaymentMethodId,
    { subscription }: CheckoutPayment,
  ): Promise<Result<undefined>> => {
    if (!subscription) return settle({ event: 'refused', refusal: 'nothingToPay' });
    const { id: attemptId } = attempts.start(tenantId(), { mode: 'pay' });
    const paid = await screen().call(subscriptions.pay, {
      params: { subscriptionId: subscription.id },
      body: { paymentMethodId, attemptId },
    });
    if (!paid.ok) return settleFailure(paid.failure);
    secret = paid.value.clientSecret;
    const outcome = transitionOf(paid.value, undefined);
    settle(outcome);
    return outcome.event === 'confirmationRequired' ? showConfirmation() : ok(undefined);
  };

  return {
    begin: (on) => {
      shownOn = on;
      secret = undefined;
    },
    hasBegun: () => shownOn !== undefined,
    saveDetails: (details) => screen().call(billing.saveDetails, { body: details }),
    pay: async (payment) => {
      const { order } = state() ?? {};
      const method = await methodIdOf(payment);
      if (!method.ok || method.value === undefined) return method;
      if (order?.mode === 'card') {
        const kept = await makeDefault(method.value);
        return kept.ok ? settle({ event: 'paid' }) : kept;
      }
      return order?.mode === 'pay' ? payOutstanding(method.value, payment) : buy(method.value, payment);
    },
    showConfirmation,
    settleByTruth: () => settleByTruth(),
  };
};

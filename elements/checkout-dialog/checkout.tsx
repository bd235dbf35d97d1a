import { type ComponentType, type RefObject, useEffect, useRef } from 'react';
import type { CheckoutStep } from '../../core/checkout/checkout.flow.ts';
import type { Messages } from '../i18n/namespaces.ts';
import { useFailureMessage } from '../kit/use-failure-message.ts';
import { useMessages } from '../kit/use-messages.ts';
import { useStyles } from '../kit/use-styles.ts';
import { Dialog } from '../ui/dialog/dialog.tsx';
import { LoadFailed } from '../ui/empty-state/empty-state.tsx';
import { SkeletonText } from '../ui/skeleton/skeleton.tsx';
import { CheckoutActions } from './checkout-actions.tsx';
import css from './checkout.css?inline';
import { DueSummary, OrderSummary } from './order-summary.tsx';
import { BillingDetailsFields } from './steps/billing-details.step.tsx';
import { ConfirmingStep, FailedStep, PendingStep, SuccessStep, UnavailableStep } from './steps/outcome.steps.tsx';
import { PaymentStep } from './steps/payment.step.tsx';
import { type CheckoutView, useCheckout } from './use-checkout.ts';
import type { CheckoutPurpose } from './use-checkout-data.ts';

/** Outcome of a checkout. */
export interface CheckoutOutcome {
  /** Plan that was bought; absent for a card or an open payment. */
  readonly planId?: string;
}

export interface CheckoutProps {
  for: CheckoutPurpose;
  onClose: () => void;
  /** Called once the payment is made, before the person closes the dialog. */
  onSuccess?: ((outcome: CheckoutOutcome) => void) | undefined;
  /** Called with what the person reads when a payment fails. */
  onError?: ((message: string) => void) | undefined;
}

const DetailsStep = ({ details, isCountryMissing, setDetails, state }: CheckoutView) =>
  details ? (
    <BillingDetailsFields
      details={details}
      isCountryMissing={isCountryMissing}
      refused={state.failure?.fields}
      onChange={setDetails}
    />
  ) : null;

const LoadingStep = ({ loaded: { failure, refetch } }: CheckoutView) => {
  const wordsOf = useFailureMessage();
  return failure ? <LoadFailed onRetry={refetch}>{wordsOf(failure)}</LoadFailed> : <SkeletonText lines={6} />;
};

const SCREENS: Readonly<Record<CheckoutStep, ComponentType<CheckoutView>>> = {
  loading: LoadingStep,
  billingDetails: DetailsStep,
  payment: PaymentStep,
  confirming: ConfirmingStep,
  pending: PendingStep,
  success: SuccessStep,
  failed: FailedStep,
  unavailable: UnavailableStep,
};

const titleOf = (
  t: Messages['checkout']['checkout'],
  { state, purpose, loaded: { data, preview } }: CheckoutView,
): string => {
  const { step, refusal } = state;
  if (step === 'unavailable') return t.refusals[refusal ?? 'notConfigured'].title;
  if (step === 'confirming' || step === 'pending' || step === 'failed') return t[step].title;
  if (purpose.mode !== 'buy') return t.titles[purpose.mode];
  const plan = data?.plan?.name;
  if (plan === undefined || step === 'success') return t.titles.loading;
  if (data?.subscription?.status === 'trialing' && data.subscription.plan.slug === data.plan?.slug)
    return t.titles.keep({ plan });
  if (data?.subscription) return t.titles.buy({ plan });
  return preview.value?.trialEnd ? t.titles.trial({ plan }) : t.titles.subscribe({ plan });
};

/** Focuses the title when a screen replaces the one that had the focus. */
const useFocusOnTitle = (content: RefObject<HTMLElement | null>, step: CheckoutStep): void => {
  const before = useRef(step);
  useEffect(() => {
    if (before.current === step) return;
    before.current = step;
    content.current?.closest('dialog')?.querySelector<HTMLElement>('.fe-modal-title')?.focus({ preventScroll: true });
  }, [content, step]);
};

/** Calls the host back, once for each outcome. */
const useReports = (
  { state, loaded: { data } }: CheckoutView,
  message: string | undefined,
  { onSuccess, onError }: CheckoutProps,
): void => {
  const latest = useRef({ onSuccess, onError });
  useEffect(() => {
    latest.current = { onSuccess, onError };
  });
  const planId = data?.plan?.id;
  useEffect(() => {
    if (state.step === 'success') latest.current.onSuccess?.(planId === undefined ? {} : { planId });
  }, [planId, state.step]);
  useEffect(() => {
    if (message !== undefined) latest.current.onError?.(message);
  }, [message]);
};

/**
 * Checkout as a dialog over any element: what is bought and what is due, billing details, payment, and its outcome. It
 * leaves the top layer while the bank asks for a confirmation. Source: product.md#checkout.
 */
export const Checkout = (props: CheckoutProps) => {
  useStyles(css);
  const t = useMessages('checkout').checkout;
  const wordsOf = useFailureMessage();
  const content = useRef<HTMLDivElement>(null);
  const view = useCheckout(props.for, content);
  const { state, loaded, purpose } = view;
  const { step, pending, decline } = state;
  const { data, preview } = loaded;
  useFocusOnTitle(content, step);

  const isForm = step === 'billingDetails' || step === 'payment';
  const error = !pending && isForm ? (decline ? t.declines[decline] : wordsOf(state.failure)) : undefined;
  const hasFailed = !pending && step === 'failed' ? t.declines[decline ?? 'cardDeclined'] : undefined;
  const refused = step === 'unavailable' ? t.refusals[state.refusal ?? 'notConfigured'].title : undefined;
  useReports(view, error ?? hasFailed ?? refused, props);

  const Step = SCREENS[step];
  const due = data?.subscription?.paymentIssue;
  return (
    <Dialog
      title={titleOf(t, view)}
      size="wide"
      stays
      dirty={view.isDirty}
      discards={t.discards}
      busy={pending && step !== 'pending' && step !== 'loading'}
      startsAt="title"
      error={error}
      onClose={props.onClose}
      onSubmit={isForm ? view.submit : undefined}
      actions={<CheckoutActions view={view} onClose={props.onClose} />}
    >
      <div className="fe-checkout" ref={content} data-step={step}>
        <div className="fe-checkout-main">
          <Step {...view} />
        </div>
        {isForm && purpose.mode === 'buy' && data?.plan && (
          <OrderSummary plan={data.plan} subscription={data.subscription} preview={preview} />
        )}
        {isForm && purpose.mode === 'pay' && due && <DueSummary due={due} />}
      </div>
    </Dialog>
  );
};

export { Checkout as Screen };

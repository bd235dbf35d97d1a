import { useMessages } from '../../kit/use-messages.ts';
import { useDates } from '../../ui/relative-time/use-dates.ts';
import { Spinner } from '../../ui/spinner/spinner.tsx';
import type { CheckoutView } from '../use-checkout.ts';
import { CheckoutResult } from './result.tsx';

/** Payment that waits for the bank's confirmation, which is in a window above. */
export const ConfirmingStep = ({ state }: CheckoutView) => {
  const t = useMessages('checkout').checkout.confirming;
  return <CheckoutResult kind="confirming">{state.pending ? t.hint : t.waiting}</CheckoutResult>;
};

/** Payment whose outcome is not known yet. */
export const PendingStep = ({ state }: CheckoutView) => {
  const t = useMessages('checkout').checkout.pending;
  return (
    <CheckoutResult kind="pending">
      <p>{state.failure ? t.unreachable : t.hint}</p>
      <p className="fe-checkout-hint">{t.close}</p>
      {state.pending && <Spinner />}
    </CheckoutResult>
  );
};

/** Payment that was made. */
export const SuccessStep = ({ loaded, purpose, state }: CheckoutView) => {
  const t = useMessages('checkout').checkout.success;
  const dates = useDates();
  const { data, preview } = loaded;
  const email = data?.details.email;
  const name = data?.plan?.name ?? '';
  const title = () => {
    if (purpose.mode !== 'buy') return t[purpose.mode];
    const later = preview.value?.effective === 'periodEnd' ? preview.value.effectiveAt : undefined;
    if (later) return t.scheduled({ plan: name, date: dates.date(Date.parse(later)) });
    return state.status === 'TRIALING' ? t.trial({ plan: name }) : t.buy({ plan: name });
  };
  return (
    <CheckoutResult kind="success">
      <p className="fe-checkout-outcome">{title()}</p>
      {purpose.mode !== 'card' && (
        <p className="fe-checkout-hint">{email ? t.receipt({ email }) : t.receiptToAdmins}</p>
      )}
    </CheckoutResult>
  );
};

/** Payment that was refused after it had been pending. */
export const FailedStep = ({ state }: CheckoutView) => {
  const t = useMessages('checkout').checkout.declines;
  return <CheckoutResult kind="failed">{t[state.decline ?? 'cardDeclined']}</CheckoutResult>;
};

/** Checkout in which nothing can be paid, with the reason. */
export const UnavailableStep = ({ state }: CheckoutView) => {
  const t = useMessages('checkout').checkout.refusals;
  return <CheckoutResult kind="info">{t[state.refusal ?? 'notConfigured'].hint}</CheckoutResult>;
};

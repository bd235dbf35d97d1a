import { useMessages } from '../kit/use-messages.ts';
import { Button } from '../ui/button/button.tsx';
import { CancelButton } from '../ui/modal/cancel-button.tsx';
import { useMoney } from '../ui/money/use-money.ts';
import type { CheckoutView } from './use-checkout.ts';

/** Label of the button that pays: it carries the amount. */
const usePayLabel = ({ purpose, loaded }: CheckoutView): string => {
  const t = useMessages('checkout').checkout.payment;
  const money = useMoney();
  const { data, preview } = loaded;
  if (purpose.mode === 'card') return t.addCard;
  if (purpose.mode === 'pay') {
    const due = data?.subscription?.paymentIssue;
    return due ? t.pay({ amount: money.exact(due) }) : t.addCard;
  }
  const { value } = preview;
  if (value && value.dueNow > 0)
    return t.pay({ amount: money.exact({ amount: value.dueNow, currency: value.currency }) });
  if (value?.trialEnd && !value.endsTrial)
    return data?.subscription ? t.keepPlan({ plan: data.plan?.name ?? '' }) : t.startTrial;
  return t.confirmChange;
};

/** Buttons of a checkout's screen. */
export const CheckoutActions = ({ view, onClose }: { view: CheckoutView; onClose: () => void }) => {
  const t = useMessages('checkout').checkout;
  const { cancel } = useMessages('ui-more').overlays;
  const label = usePayLabel(view);
  const { state, commands, isPayable } = view;
  const { step, pending } = state;
  switch (step) {
    case 'loading':
      return <Button onPress={onClose}>{cancel}</Button>;
    case 'billingDetails':
      return (
        <>
          <CancelButton />
          <Button look="primary" submits busy={pending}>
            {t.details.continue}
          </Button>
        </>
      );
    case 'payment':
      return (
        <>
          <CancelButton />
          <Button look="primary" submits busy={pending} disabled={!isPayable}>
            <bdi>{label}</bdi>
          </Button>
        </>
      );
    case 'confirming':
      return (
        <Button look="primary" busy={pending} onPress={() => void commands.confirm()}>
          {t.confirming.action}
        </Button>
      );
    case 'pending':
      return (
        <>
          <Button onPress={onClose}>{t.close}</Button>
          <Button look="primary" busy={pending} onPress={() => void commands.check()}>
            {t.pending.check}
          </Button>
        </>
      );
    case 'success':
      return (
        <Button look="primary" onPress={onClose}>
          {t.success.done}
        </Button>
      );
    case 'failed':
      return (
        <>
          <Button onPress={onClose}>{t.close}</Button>
          <Button look="primary" onPress={commands.retry}>
            {t.failed.retry}
          </Button>
        </>
      );
    case 'unavailable':
      return state.refusal === 'changedElsewhere' ? (
        <>
          <Button onPress={onClose}>{t.close}</Button>
          <Button look="primary" onPress={view.reload}>
            {t.reload}
          </Button>
        </>
      ) : (
        <Button look="primary" onPress={onClose}>
          {t.close}
        </Button>
      );
  }
};

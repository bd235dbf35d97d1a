import { useEffect, useState } from 'react';
import type {
  PaymentMethod,
  Plan,
  PlanChangePreview,
  Subscription,
} from '../../../../../core/contract/entities/billing.ts';
import { subscriptions } from '../../../../../core/contract/billing.ts';
import { useCall } from '../../../../kit/use-call.ts';
import { useCommand } from '../../../../kit/use-command.ts';
import { useFailureMessage } from '../../../../kit/use-failure-message.ts';
import { useMessages } from '../../../../kit/use-messages.ts';
import { Answer } from '../../../../ui/answer/answer.tsx';
import { Button } from '../../../../ui/button/button.tsx';
import { Dialog } from '../../../../ui/dialog/dialog.tsx';
import { CancelButton } from '../../../../ui/modal/cancel-button.tsx';
import { NumberField } from '../../../../ui/number-field/number-field.tsx';
import { BILLING_QUERIES } from '../use-billing.ts';
import { useBillingFormat } from '../use-billing-format.ts';
import { Costs, seatsOf } from './change-preview.tsx';
import { useChange } from './use-change.ts';

/** Largest number of seats that the server takes. Source: protocol/billing.md#seats. */
const SEATS_MAX = 100_000;
/** Debounce of the preview while a number is typed, in milliseconds. Source: product.md#lists. */
const DEBOUNCE_MS = 300;

/** Debounced number. */
const useDebounced = (value: number | undefined): number | undefined => {
  const [debounced, setDebounced] = useState(value);
  useEffect(() => {
    const timer = setTimeout(() => setDebounced(value), DEBOUNCE_MS);
    return () => clearTimeout(timer);
  }, [value]);
  return debounced;
};

/**
 * Change of the number of seats: more at once, with what is due, as the server has computed it; fewer from the end of the
 * period on, and never fewer than are taken. Without a preview there is no button.
 */
export const ChangeSeatsDialog = ({
  subscription,
  plan,
  taken,
  method,
  onConfirm,
  onClose,
}: {
  subscription: Subscription;
  plan: Plan;
  /** Seats of people and invitations. */
  taken: number;
  /** Default payment method, which is charged. */
  method: PaymentMethod | undefined;
  /** Called where the bank asks for a confirmation of the payment. */
  onConfirm: (invoiceId: string) => void;
  onClose: () => void;
}) => {
  const { seats: messages, change, failures } = useMessages('subscription');
  const { money, date } = useBillingFormat();
  const [wanted, setWanted] = useState<number | undefined>(subscription.seats);
  const least = Math.max(1, taken);
  const isValid = wanted !== undefined && Number.isInteger(wanted) && wanted >= least && wanted <= SEATS_MAX;
  const isChange = isValid && wanted !== subscription.seats;
  const debounced = useDebounced(isChange ? wanted : undefined);
  const preview = useCall(
    subscriptions.preview,
    { query: { planId: plan.id, seats: String(debounced) } },
    { enabled: debounced !== undefined },
  );
  const command = useCommand(subscriptions.changeSeats, { invalidates: [...BILLING_QUERIES, subscriptions.preview] });
  const made = useChange({
    subscription,
    send: ({ seats, prorationDate }, attemptId) =>
      command.run({ params: { subscriptionId: subscription.id }, body: { seats, prorationDate, attemptId } }),
    texts: ({ seats: count, effectiveAt }) => ({
      done: messages.done({ count }),
      scheduled: messages.scheduled({ count, date: date(effectiveAt) }),
      processing: messages.processing,
    }),
    onConfirm,
    onClose,
  });
  const wordsOf = useFailureMessage({
    ...failures,
    seatsNeeded: messages.needed,
    paymentDeclined: messages.declined,
    paymentProviderUnavailable: change.unanswered,
  });
  const busy = command.busy || made.checking;
  const shown = isChange && preview.state === 'ready' && preview.value?.seats === wanted ? preview.value : undefined;
  const labelOf = ({ effective, effectiveAt, dueNow, currency }: PlanChangePreview): string => {
    if (effective === 'periodEnd') return messages.on({ date: date(effectiveAt) });
    return dueNow > 0 ? messages.pay({ amount: money.exact({ amount: dueNow, currency }) }) : messages.submit;
  };
  const effectOf = ({ effective, effectiveAt, seats }: PlanChangePreview): string => {
    if (effective === 'periodEnd') return messages.fewer({ count: seats, date: date(effectiveAt) });
    return seats > subscription.seats ? messages.more({ count: seats - subscription.seats }) : '';
  };
  return (
    <Dialog
      title={messages.title}
      busy={busy}
      error={wordsOf(command.failure)}
      stays
      onClose={onClose}
      onSubmit={() => shown && made.run(shown)}
      actions={
        <>
          <CancelButton />
          {isChange && (
            <Button look="primary" submits busy={busy} disabled={!shown}>
              {shown ? labelOf(shown) : messages.submit}
            </Button>
          )}
        </>
      }
    >
      <NumberField
        label={messages.label}
        hint={messages.taken({ count: taken })}
        value={wanted}
        onChange={setWanted}
        min={least}
        max={SEATS_MAX}
        disabled={busy}
        required
        autoFocus
      />
      {isChange ? (
        <Answer of={preview}>
          {(value) => (
            <>
              {effectOf(value) && <p>{effectOf(value)}</p>}
              <Costs
                of={value}
                from={seatsOf(plan.name, subscription.seats)}
                to={seatsOf(plan.name, value.seats)}
                method={value.dueNow > 0 ? method : undefined}
              />
            </>
          )}
        </Answer>
      ) : (
        <p className="fe-plan-about">{messages.choose}</p>
      )}
    </Dialog>
  );
};

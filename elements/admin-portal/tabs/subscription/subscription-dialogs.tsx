import { type ReactNode, useState } from 'react';
import { billing as calls } from '../../../../core/contract/billing.ts';
import type { Plan } from '../../../../core/contract/entities/billing.ts';
import { isFree } from '../../../../core/contract/plan-order.ts';
import { lazyScreen } from '../../../kit/lazy-screen.tsx';
import { LoadingBoundary } from '../../../kit/loading-boundary.tsx';
import { useCall } from '../../../kit/use-call.ts';
import type { OpenDialog } from '../../router/use-dialog.ts';
import { usePlanChoice } from './plans/use-plan-choice.ts';
import { defaultMethod, hasChangeableSeats, isCancelable, isLive, planMove } from './subscription-model.ts';
import { type Billing, usePaymentMethods, useUsage } from './use-billing.ts';

const Cancel = lazyScreen(async () => ({ Screen: (await import('./overview/cancel.dialog.tsx')).CancelDialog }));
const Details = lazyScreen(
  async () => ({ Screen: (await import('./overview/billing-details.dialog.tsx')).BillingDetailsDialog }),
  'checkout',
);
const RemoveMethod = lazyScreen(async () => ({
  Screen: (await import('./overview/remove-method.dialog.tsx')).RemoveMethodDialog,
}));
const ChangePlan = lazyScreen(async () => ({
  Screen: (await import('./plans/change-plan.dialog.tsx')).ChangePlanDialog,
}));
const ChangeSeats = lazyScreen(async () => ({
  Screen: (await import('./plans/change-seats.dialog.tsx')).ChangeSeatsDialog,
}));
const Checkout = lazyScreen(
  async () => ({ Screen: (await import('../../../checkout-dialog/checkout.tsx')).Checkout }),
  'checkout',
);

/** Dialogs of the tab. The row is a plan of `plan` and `buy`, an invoice of `pay`, a payment method of `remove-card`. */
export const BILLING_DIALOGS = ['plan', 'buy', 'seats', 'cancel', 'pay', 'add-card', 'remove-card', 'details'] as const;

export type BillingDialog = (typeof BILLING_DIALOGS)[number];

interface DialogsProps {
  billing: Billing;
  dialogs: OpenDialog<BillingDialog>;
}

/** Open dialog of the tab. An address can name a row that is not there or cannot be changed; then none is open. */
export const SubscriptionDialogs = ({ billing, dialogs }: DialogsProps) => {
  if (!billing.mayWrite || !dialogs.dialog) return null;
  const Dialog = DIALOGS[dialogs.dialog];
  return (
    <LoadingBoundary>
      <Dialog billing={billing} dialogs={dialogs} />
    </LoadingBoundary>
  );
};

const CancelOf = ({ billing, dialogs }: DialogsProps): ReactNode => {
  const { subscription, summary, rules } = billing;
  if (!subscription || !rules.allowPlanCancellation || !isCancelable(subscription, summary)) return null;
  return <Cancel billing={billing} subscription={subscription} onClose={dialogs.close} />;
};

const DetailsOf = ({ dialogs }: DialogsProps): ReactNode => {
  const details = useCall(calls.details, {});
  return details.value && <Details details={details.value} onClose={dialogs.close} />;
};

const RemoveMethodOf = ({ dialogs: { row, close } }: DialogsProps): ReactNode => {
  const methods = usePaymentMethods();
  const method = methods.value?.find(({ id, removable }) => id === row && removable);
  return method && <RemoveMethod method={method} onClose={close} />;
};

/** Plan of the address, where it can be chosen. */
const useChosenPlan = ({ billing, dialogs: { row } }: DialogsProps): Plan | undefined => {
  const choiceOf = usePlanChoice(billing);
  const plan = billing.plans.find(({ id }) => id === row);
  return plan && choiceOf(plan).label && !choiceOf(plan).disabled ? plan : undefined;
};

/**
 * Plan that is being bought, from the first time that it could be: the checkout stays when the plan has become the
 * current one, to say so.
 */
const usePurchase = (row: string | undefined, plan: Plan | undefined): string | undefined => {
  const [bought, setBought] = useState<string>();
  if (plan && plan.id !== bought) setBought(plan.id);
  return plan?.id ?? (bought === row ? bought : undefined);
};

/** Checkout of a plan, where any card can be chosen. */
const BuyOf = ({ billing, dialogs }: DialogsProps): ReactNode => {
  const plan = useChosenPlan({ billing, dialogs });
  const bought = usePurchase(dialogs.row, plan && !isFree(plan) ? plan : undefined);
  return bought !== undefined && <Checkout for={{ mode: 'buy', plan: bought }} onClose={dialogs.close} />;
};

/**
 * Plan that was chosen: the checkout for a first subscription, or where there is no payment method yet; the end of the
 * subscription for a plan that costs nothing; else a change.
 */
const PlanOf = ({ billing, dialogs }: DialogsProps): ReactNode => {
  const { plan: current, subscription } = billing;
  const { open, close } = dialogs;
  const plan = useChosenPlan({ billing, dialogs });
  const methods = usePaymentMethods();
  const method = defaultMethod(methods.value ?? []);
  const move = plan && planMove(plan, current, subscription);
  // a card that a purchase has just saved comes with the methods that are being read again
  const isRead = methods.value !== undefined && (methods.state !== 'reloading' || method !== undefined);
  const isPurchase = move === 'first' || (move !== 'cancel' && isRead && !method);
  const bought = usePurchase(dialogs.row, isPurchase ? plan : undefined);
  if (bought !== undefined) return <Checkout for={{ mode: 'buy', plan: bought }} onClose={close} />;
  if (!plan || !isRead) return null;
  if (move === 'cancel') return <CancelOf billing={billing} dialogs={dialogs} />;
  if (!subscription || !isLive(subscription)) return null;
  return (
    <ChangePlan
      billing={billing}
      subscription={subscription}
      plan={plan}
      method={method}
      onConfirm={(invoice) => open('pay', invoice)}
      onOtherCard={() => open('buy', plan.id)}
      onClose={close}
    />
  );
};

/** Change of the number of seats. */
const SeatsOf = ({ billing, dialogs: { open, close } }: DialogsProps): ReactNode => {
  const { plan, subscription } = billing;
  const methods = usePaymentMethods();
  const usage = useUsage();
  if (!plan?.price.perSeat || !subscription || !hasChangeableSeats(subscription)) return null;
  if (!methods.value || !usage.value) return null;
  return (
    <ChangeSeats
      subscription={subscription}
      plan={plan}
      taken={usage.value.find(({ key }) => key === 'seats')?.used ?? 1}
      method={defaultMethod(methods.value)}
      onConfirm={(invoice) => open('pay', invoice)}
      onClose={close}
    />
  );
};

const DIALOGS: Readonly<Record<BillingDialog, (props: DialogsProps) => ReactNode>> = {
  plan: PlanOf,
  buy: BuyOf,
  seats: SeatsOf,
  cancel: CancelOf,
  details: DetailsOf,
  'remove-card': RemoveMethodOf,
  'add-card': ({ dialogs }) => <Checkout for={{ mode: 'card' }} onClose={dialogs.close} />,
  pay: ({ dialogs: { row, close } }) => row && <Checkout for={{ mode: 'pay', invoice: row }} onClose={close} />,
};

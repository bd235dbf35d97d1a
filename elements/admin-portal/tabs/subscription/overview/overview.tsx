import type { OpenDialog } from '../../../router/use-dialog.ts';
import type { BillingDialog } from '../subscription-dialogs.tsx';
import { type Billing, usePaymentMethods } from '../use-billing.ts';
import { BillingDetailsCard } from './billing-details-card.tsx';
import { PaymentMethodsCard } from './payment-methods-card.tsx';
import { PlanCard } from './plan-card.tsx';
import { UsageCard } from './usage-card.tsx';

/** Plan, usage, payment methods and billing details. */
export const Overview = ({
  billing,
  open,
  onPlans,
}: {
  billing: Billing;
  open: OpenDialog<BillingDialog>['open'];
  onPlans: () => void;
}) => {
  const methods = usePaymentMethods();
  const { mayWrite } = billing;
  return (
    <div className="fe-billing-cards">
      <PlanCard
        billing={billing}
        hasMethod={(methods.value?.length ?? 0) > 0}
        onPlans={onPlans}
        onSeats={() => open('seats')}
        onCancel={() => open('cancel')}
      />
      <UsageCard />
      <PaymentMethodsCard
        mayWrite={mayWrite}
        onAdd={() => open('add-card')}
        onRemove={({ id }) => open('remove-card', id)}
      />
      <BillingDetailsCard mayWrite={mayWrite} onEdit={() => open('details')} />
    </div>
  );
};

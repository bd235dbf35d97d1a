import type { Subscription } from '../../../../../core/contract/entities/billing.ts';
import { useMessages } from '../../../../kit/use-messages.ts';
import { Banner } from '../../../../ui/banner/banner.tsx';
import { LinkButton } from '../../../../ui/button/link-button.tsx';
import { useBillingFormat, useNow } from '../use-billing-format.ts';

/** Outstanding payment: how much, what becomes of the plan without it, and the way to pay it. */
export const PaymentIssue = ({
  of: { paymentIssue: issue },
  plan,
  onResume,
}: {
  of: Subscription;
  /** Name of its plan. */
  plan: string;
  /** Opens the payment; absent without the permission. */
  onResume: ((invoiceId: string) => void) | undefined;
}) => {
  const { issues, overdue, starts, changes, resume } = useMessages('subscription');
  const { money, date } = useBillingFormat();
  const now = useNow();
  if (!issue) return null;
  const { reason, purpose, graceEnds, invoiceId } = issue;
  const values = { amount: money.exact(issue), plan, date: date(graceEnds) };
  const isOver = purpose === 'renewal' && new Date(graceEnds).getTime() <= now;
  const texts = { start: starts, change: changes, renewal: isOver ? overdue : issues };
  const action = reason === 'processing' ? undefined : resume[reason];
  return (
    <Banner
      tone={reason === 'processing' ? 'info' : isOver ? 'danger' : 'warning'}
      action={action && onResume && <LinkButton onPress={() => onResume(invoiceId)}>{action}</LinkButton>}
    >
      {texts[purpose][reason](values)}
    </Banner>
  );
};

import { billing } from '../../../../../core/contract/billing.ts';
import { useHasPermission } from '../../../../kit/use-allowed.ts';
import { useCall } from '../../../../kit/use-call.ts';

/**
 * Seats that neither a member nor an invitation has; undefined where the plan has no limit, or the signed-in user cannot
 * read it: the server then refuses the invitation. Source: protocol/billing.md#seats.
 */
export const useFreeSeats = (): number | undefined => {
  const usage = useCall(billing.usage, {}, { enabled: useHasPermission('fe.subscriptions.read') });
  const seats = usage.value?.find(({ key }) => key === 'seats');
  return seats && seats.included !== null ? Math.max(0, seats.included - seats.used) : undefined;
};

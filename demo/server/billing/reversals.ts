import type { CustomerState, ProviderInvoice } from '../payments.ts';
import type { InvoiceRecord } from '../store/records.ts';
import { isLiveStatus } from './account.ts';
import type { Reversal } from './sync-facts.ts';
import { statusOf } from './sync-subscriptions.ts';

const reversalOf = ({
  paid,
  refunded,
  dispute,
}: Pick<ProviderInvoice, 'paid' | 'refunded' | 'dispute'>): Reversal | undefined => {
  if (dispute === 'lost') return 'disputeLost';
  return paid > 0 && refunded >= paid ? 'refunded' : undefined;
};

/**
 * Live subscriptions whose newest charge went back: they are ended. Ours: a refund in full, or a dispute that was lost, ends
 * the subscription at once; a partial refund, one of an older invoice and an open dispute change nothing. What had happened
 * before the customer was first read is history.
 */
export const reversedSubscriptions = (
  { subscriptions, invoices }: Pick<CustomerState, 'subscriptions' | 'invoices'>,
  kept: readonly InvoiceRecord[],
  isKnown: boolean,
): Map<string, Reversal> => {
  const reversed = new Map<string, Reversal>();
  for (const { id, status } of subscriptions) {
    if (!isLiveStatus(statusOf(status), status)) continue;
    const [newest] = invoices
      .filter(({ subscriptionId, status: its, total }) => subscriptionId === id && its !== 'draft' && total > 0)
      .toSorted((one, other) => (one.issuedAt < other.issuedAt ? 1 : -1));
    const reason = newest && reversalOf(newest);
    if (!newest || !reason) continue;
    const before = kept.find(({ externalId }) => externalId === newest.id);
    const isNew = before ? reversalOf(before) === undefined : isKnown;
    if (isNew) reversed.set(id, reason);
  }
  return reversed;
};

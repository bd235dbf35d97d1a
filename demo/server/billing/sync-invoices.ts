import { dequal } from 'dequal';
import type { InvoiceId } from '../../../core/contract/entities/ids.ts';
import type { ProviderInvoice } from '../payments.ts';
import type { InvoiceRecord } from '../store/records.ts';
import { fact, type Sync } from './sync-facts.ts';

/** Age from which a payment is history, and not mailed: a customer can be older than this server. Ours. */
const HISTORY_MS = 3 * 86_400_000;

const tellDispute = (sync: Sync, kept: InvoiceRecord | undefined, theirs: ProviderInvoice): void => {
  const { id: invoice, number, total: amount, currency, dispute } = theirs;
  if (dispute === null || dispute === (kept?.dispute ?? null)) return;
  const details = { invoice, number, amount, currency };
  if (dispute !== 'open') fact(sync, 'Payment dispute closed', 'Warning', { ...details, outcome: dispute });
  else {
    fact(sync, 'Payment disputed', 'Error', details);
    if (sync.isKnown) sync.mails.push({ kind: 'paymentDisputed', number, money: { amount, currency } });
  }
};

const tellInvoice = (sync: Sync, kept: InvoiceRecord | undefined, theirs: ProviderInvoice): void => {
  const { now } = sync;
  const { id: invoice, number, total, currency, status, issue, attempts, due, declineCode } = theirs;
  const details = { invoice, number, amount: total, currency };
  const recent = (moment: string | null) => moment !== null && now.getTime() - Date.parse(moment) < HISTORY_MS;
  if (status === 'paid' && kept?.status !== 'paid' && total > 0) {
    fact(sync, 'Invoice paid', 'Success', details);
    if (recent(theirs.paidAt))
      sync.mails.push({ kind: 'paymentReceipt', number, money: { amount: total, currency }, at: theirs.paidAt ?? '' });
  }
  const before = kept?.refunded ?? 0;
  if (theirs.refunded > before) {
    fact(sync, 'Payment refunded', 'Warning', { ...details, refunded: theirs.refunded });
    if (sync.isKnown)
      sync.mails.push({ kind: 'paymentRefunded', number, money: { amount: theirs.refunded - before, currency } });
  }
  tellDispute(sync, kept, theirs);
  const failed = status === 'open' && issue !== null && issue !== 'processing';
  const again = attempts > (kept?.attempts ?? 0) || (failed && (kept?.issue ?? null) === null);
  if (failed && again) {
    fact(sync, 'Payment failed', 'Error', { ...details, reason: declineCode ?? issue });
    // any other payment is made in a page, which says what came of it
    if (theirs.isRenewal && recent(theirs.issuedAt))
      sync.mails.push({
        kind: issue === 'confirmation' ? 'paymentConfirmation' : 'paymentFailed',
        number,
        money: { amount: due, currency },
      });
  }
};

/** Writes the invoices of a customer that have changed. */
export const writeInvoices = async (sync: Sync, theirs: readonly ProviderInvoice[]): Promise<void> => {
  const { rows, account, now } = sync;
  const kept = new Map((await rows.invoices.find()).map((one) => [one.externalId, one]));
  for (const { id: externalId, subscriptionId: subscriptionExternalId, isRenewal: _, ...same } of theirs) {
    const before = kept.get(externalId);
    const columns = { ...same, tenantId: account.tenantId, externalId, subscriptionExternalId };
    const changed = before === undefined || !dequal({ ...before, ...columns }, before);
    if (!changed) continue;
    const updatedAt = now.toISOString();
    if (before) await rows.invoices.update({ id: before.id }, { ...columns, updatedAt });
    else {
      const id = crypto.randomUUID() as string as InvoiceId; // branded where it is made
      await rows.invoices.insert({ ...columns, id, createdAt: same.issuedAt, updatedAt });
    }
  }
  for (const one of theirs) tellInvoice(sync, kept.get(one.id), one);
};

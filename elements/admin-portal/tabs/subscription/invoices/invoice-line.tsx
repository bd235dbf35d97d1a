import { Download } from 'lucide';
import type { Invoice, InvoiceStatus } from '../../../../../core/contract/entities/billing.ts';
import { invoices } from '../../../../../core/contract/billing.ts';
import { useCommand } from '../../../../kit/use-command.ts';
import { useFailureMessage } from '../../../../kit/use-failure-message.ts';
import { useMessages } from '../../../../kit/use-messages.ts';
import { Badge } from '../../../../ui/badge/badge.tsx';
import { Button } from '../../../../ui/button/button.tsx';
import { IconButton } from '../../../../ui/icon-button/icon-button.tsx';
import type { Tone } from '../../../../ui/tone/tone.ts';
import { useToast } from '../../../../ui/toast/use-toast.ts';
import { AbsoluteTime } from '../../../../ui/relative-time/relative-time.tsx';
import { useBillingFormat } from '../use-billing-format.ts';

const TONES: Readonly<Record<InvoiceStatus, Tone>> = {
  draft: 'neutral',
  open: 'warning',
  paid: 'success',
  void: 'neutral',
  uncollectible: 'danger',
};

/** Invoice in a line, with its PDF and, where it is due, the way to pay it. */
export const InvoiceLine = ({
  of: invoice,
  onPay,
}: {
  of: Invoice;
  onPay: ((invoiceId: string) => void) | undefined;
}) => {
  const { invoices: messages } = useMessages('subscription');
  const { money } = useBillingFormat();
  const pdf = useInvoicePdf();
  const { id, receiptNumber, status, currency, totalAmount, taxAmount, dueAmount, createdAt } = invoice;
  const name = receiptNumber ? messages.number({ number: receiptNumber }) : messages.draft;
  const sum = (amount: number) => money.exact({ amount, currency });
  return (
    <li className="fe-billing-line">
      <span className="fe-billing-text">
        <span className="fe-billing-name">
          <bdi>{name}</bdi>
          <Status of={invoice} />
        </span>
        <span className="fe-billing-hint">
          <AbsoluteTime at={createdAt} only="date" /> · <bdi>{sum(totalAmount)}</bdi>
          {taxAmount > 0 && <> ({messages.tax({ amount: sum(taxAmount) })})</>}
        </span>
      </span>
      <span className="fe-billing-ends">
        {status === 'open' && dueAmount > 0 && onPay && (
          <Button small onPress={() => onPay(id)}>
            {messages.pay}
          </Button>
        )}
        {status !== 'draft' && (
          <IconButton
            small
            name={messages.download({ invoice: name })}
            icon={Download}
            busy={pdf.busy}
            onPress={() => pdf.save(invoice)}
          />
        )}
      </span>
    </li>
  );
};

/** Status of an invoice. One whose dispute the operator has won is paid as before. */
const Status = ({ of: { status, refundedAmount, totalAmount, currency, dispute } }: { of: Invoice }) => {
  const { invoices: messages } = useMessages('subscription');
  const { money } = useBillingFormat();
  if (dispute === 'open') return <Badge tone="warning">{messages.disputed}</Badge>;
  if (dispute === 'lost') return <Badge>{messages.chargedBack}</Badge>;
  if (refundedAmount <= 0) return <Badge tone={TONES[status]}>{messages.statuses[status]}</Badge>;
  if (refundedAmount >= totalAmount) return <Badge>{messages.refunded}</Badge>;
  return <Badge>{messages.partlyRefunded({ amount: money.exact({ amount: refundedAmount, currency }) })}</Badge>;
};

/** Downloads an invoice as PDF. */
const useInvoicePdf = () => {
  const { invoices: messages, failures } = useMessages('subscription');
  const toast = useToast();
  const wordsOf = useFailureMessage({ ...failures, serverError: messages.downloadFailed });
  const ask = useCommand(invoices.pdf);
  const save = async ({ id, receiptNumber }: Invoice) => {
    const answer = await ask.run({
      params: { invoiceId: id },
      query: { outputFileName: `invoice-${receiptNumber || id}.pdf` },
    });
    if (!answer.ok) {
      toast({ about: id, text: wordsOf(answer.failure) ?? '', tone: 'danger' });
      return;
    }
    const href = URL.createObjectURL(answer.value.blob);
    Object.assign(document.createElement('a'), { href, download: answer.value.name }).click();
    // the download has started by then
    setTimeout(() => URL.revokeObjectURL(href));
  };
  return { busy: ask.busy, save: (invoice: Invoice) => void save(invoice) };
};

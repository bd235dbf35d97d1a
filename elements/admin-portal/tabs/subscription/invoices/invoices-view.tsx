import { FileText } from 'lucide';
import { useState } from 'react';
import { invoices } from '../../../../../core/contract/billing.ts';
import { useCall } from '../../../../kit/use-call.ts';
import { mapResult } from '../../../../kit/query-result.ts';
import { useMessages } from '../../../../kit/use-messages.ts';
import { useStyles } from '../../../../kit/use-styles.ts';
import { Answer } from '../../../../ui/answer/answer.tsx';
import { EmptyState } from '../../../../ui/empty-state/empty-state.tsx';
import { Pagination } from '../../../../ui/pagination/pagination.tsx';
import { SkeletonRows } from '../../../../ui/skeleton/skeleton.tsx';
import { InvoiceLine } from './invoice-line.tsx';
import css from '../billing-list.css?inline';

/** Invoices on a page. Ours. */
const PAGE = 10;

/** Invoices, the newest first, by pages: number, date, amount, status, PDF. */
export const InvoicesView = ({ onPay }: { onPay: ((invoiceId: string) => void) | undefined }) => {
  useStyles(css);
  const { invoices: messages } = useMessages('subscription');
  const [page, setPage] = useState(1);
  // one more than is shown tells whether there is another page
  const query = { _limit: String(PAGE + 1), _offset: String((page - 1) * PAGE) };
  const list = mapResult(useCall(invoices.list, { query }), (found) => ({
    shown: found.slice(0, PAGE),
    more: found.length > PAGE,
  }));
  return (
    <Answer
      of={list}
      waiting={<SkeletonRows rows={5} columns={3} />}
      isEmpty={({ shown }) => shown.length === 0 && page === 1}
      empty={
        <EmptyState icon={FileText} title={messages.none.title}>
          {messages.none.hint}
        </EmptyState>
      }
    >
      {({ shown, more }) => (
        <>
          <ul className="fe-billing-list fe-billing-card" role="list" aria-label={messages.label}>
            {shown.map((invoice) => (
              <InvoiceLine key={invoice.id} of={invoice} onPay={onPay} />
            ))}
          </ul>
          <Pagination
            page={page}
            pageSize={PAGE}
            shown={shown.length}
            more={more}
            label={messages.label}
            onChange={setPage}
          />
        </>
      )}
    </Answer>
  );
};

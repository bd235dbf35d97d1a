import { useState } from 'react';
import type { Result } from '../../../core/contract/failure.ts';
import { saveFile } from '../../kit/dom/save-file.ts';
import { useFailureMessage } from '../../kit/use-failure-message.ts';
import { useToast } from '../../ui/toast/use-toast.ts';
import { type CsvColumn, csvOf } from './csv.ts';

/**
 * Exports a list as CSV. `rows` returns all rows that match the search and the filters, on all pages; if it is
 * cancelled, nothing is saved or announced.
 *
 * ```tsx
 * const exported = useExport({ name: 'roles.csv', columns, rows: async () => ok(found) });
 * <DataTable {...exported} … />
 * ```
 */
export const useExport = <Row>({
  name,
  columns,
  rows,
}: {
  name: string;
  columns: readonly CsvColumn<Row>[];
  rows: () => Promise<Result<readonly Row[]>>;
}): { onExport: () => void; exporting: boolean } => {
  const [exporting, setExporting] = useState(false);
  const toast = useToast();
  const wordsOf = useFailureMessage();
  const save = async () => {
    setExporting(true);
    const found = await rows();
    setExporting(false);
    if (found.ok) saveFile(name, csvOf(columns, found.value), 'text/csv;charset=utf-8');
    else if (found.failure.kind !== 'cancelled') toast({ text: wordsOf(found.failure) ?? '', tone: 'danger' });
  };
  return { onExport: () => void save(), exporting };
};

import { DataTable } from '../../../../elements/ui/data-table/data-table.tsx';
import type { GalleryEntry } from '../gallery-entry.ts';
import { idle, staffTable } from '../staff-table.tsx';

export const entry: GalleryEntry = {
  name: 'Data table without its rows',
  is: 'Loading, empty, no match and failed, each told apart.',
  wide: true,
  states: {
    loading: () => <DataTable {...staffTable} rows={[]} state="loading" pageSize={3} />,
    'loading again': () => <DataTable {...staffTable} state="reloading" />,
    empty: () => <DataTable {...staffTable} rows={[]} total={0} />,
    'no match': () => <DataTable {...staffTable} rows={[]} total={0} search="zzz" onSearch={idle} />,
    failed: () => <DataTable {...staffTable} rows={[]} state="failed" />,
    'failed to load again': () => <DataTable {...staffTable} state="failed" />,
    'some skipped': () => (
      <DataTable
        {...staffTable}
        onDismissOutcome={idle}
        outcome={{
          done: '8 people locked',
          skipped: [
            { name: 'Ada Lovelace', reason: 'the last administrator cannot be locked' },
            { name: 'Noa Ben-Ami', reason: 'hasn’t accepted the invitation yet' },
            { name: 'Grace Hopper', reason: 'hasn’t accepted the invitation yet' },
          ],
        }}
      />
    ),
  },
};

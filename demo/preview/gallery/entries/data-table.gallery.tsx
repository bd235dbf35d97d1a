import { DataTable } from '../../../../elements/ui/data-table/data-table.tsx';
import type { GalleryEntry } from '../gallery-entry.ts';
import { StaffTable, staff, staffTable } from '../staff-table.tsx';

export const entry: GalleryEntry = {
  name: 'Data table',
  is: 'The table of all screens: search, sort, pages, selection, and cards if space is narrow.',
  wide: true,
  states: {
    full: () => <StaffTable />,
    filtered: () => (
      <StaffTable
        label="Users by role"
        filtered={[{ field: 'role', operator: 'is', value: ['Administrator', 'Support', 'Billing'] }]}
      />
    ),
    'some chosen': () => (
      <StaffTable label="Users to lock" chosen={{ all: false, ids: new Set(staff.slice(4, 16).map(({ id }) => id)) }} />
    ),
    'rows only': () => <DataTable {...staffTable} total={3} searchLabel={undefined} />,
    'with details': () => (
      <DataTable
        {...staffTable}
        details={({ id, role }) => (id === 'u-2' ? undefined : <p>The role “{role}” was given on the first day.</p>)}
      />
    ),
  },
};

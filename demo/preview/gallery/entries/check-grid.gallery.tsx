import { useState } from 'react';
import { CheckGrid, type GridColumn, GridOf } from '../../../../elements/ui/check-grid/check-grid.tsx';
import { SearchField } from '../../../../elements/ui/search-field/search-field.tsx';
import type { GalleryEntry } from '../gallery-entry.ts';

const rows = [
  { id: 'users.read', group: 'Users', label: 'See users', hint: 'Names, addresses and last sign-in.' },
  { id: 'users.write', group: 'Users', label: 'Change users' },
  { id: 'roles.read', group: 'Roles', label: 'See roles' },
  {
    id: 'roles.write',
    group: 'Roles',
    label: 'Change the roles of the department of unmanned underwater vehicles in Rostock-Warnemünde',
  },
];
const roles: readonly GridColumn[] = [
  { id: 'Admin', label: 'Admin', lock: 'Included with every account' },
  { id: 'Member', label: 'Member' },
  { id: 'Support', label: 'Support' },
];

const Live = ({ columns = roles, changed = false, locked = false }) => {
  const [on, setOn] = useState(
    () => new Set(['Member users.read', 'Support users.read', ...rows.map(({ id }) => `Admin ${id}`)]),
  );
  return (
    <CheckGrid
      label="Permissions"
      head="Permission"
      rows={rows}
      columns={columns}
      isOn={(row, column) => on.has(`${column} ${row}`)}
      isChanged={(row, column) => changed && `${column} ${row}` === 'Member users.read'}
      {...(locked && { disabledReasonOf: (row) => (row === 'roles.write' ? 'Not yours to give' : undefined) })}
      onChange={(ids, column, isOn) =>
        setOn((before) => {
          const changedCells = ids.map((id) => `${column} ${id}`);
          return isOn
            ? new Set([...before, ...changedCells])
            : new Set([...before].filter((cell) => !changedCells.includes(cell)));
        })
      }
    />
  );
};

const Searched = () => {
  const [text, setText] = useState('');
  return (
    <GridOf bar={<SearchField label="Search permissions" value={text} onChange={setText} />}>
      <Live />
    </GridOf>
  );
};

export const entry: GalleryEntry = {
  name: 'Check grid',
  is: 'A matrix of checkboxes: which columns apply to each row.',
  wide: true,
  states: {
    'for several roles': () => <Live />,
    'for one role': () => <Live columns={[{ id: 'Member', label: 'Member' }]} />,
    changed: () => <Live changed />,
    'some not to be changed': () => <Live locked />,
    'under a search': () => <Searched />,
  },
};

import { Plus } from 'lucide';
import { useState } from 'react';
import { Button } from '../../../../elements/ui/button/button.tsx';
import { CheckboxList } from '../../../../elements/ui/checkbox-list/checkbox-list.tsx';
import { FilterChip, type FilterChipProps } from '../../../../elements/ui/filter-chip/filter-chip.tsx';
import { FilterChips } from '../../../../elements/ui/filter-chip/filter-chips.tsx';
import { Icon } from '../../../../elements/ui/icon/icon.tsx';
import type { GalleryEntry } from '../gallery-entry.ts';

const idle = () => undefined;
const roles = ['Admin', 'Member', 'Read only'].map((label) => ({ value: label, label }));
const operators = [
  { value: 'is', label: 'is' },
  { value: 'isNot', label: 'is not' },
];

const Roles = ({ first, ...props }: Partial<FilterChipProps<string>> & { first: readonly string[] }) => {
  const [value, setValue] = useState(first);
  const [operator, setOperator] = useState('is');
  return (
    <FilterChip
      column="Role"
      operators={operators}
      operator={operator}
      onOperator={setOperator}
      value={value.length > 0 ? value.join(', ') : undefined}
      onRemove={idle}
      {...props}
    >
      <CheckboxList label="Role" options={roles} value={value} onChange={setValue} />
    </FilterChip>
  );
};

export const entry: GalleryEntry = {
  name: 'Filter chip',
  is: 'One filter on the rows of a table.',
  states: {
    filled: () => <Roles first={['Admin']} />,
    'nothing chosen yet': () => <Roles first={[]} />,
    'one way to compare': () => <Roles first={['Admin', 'Member']} operators={operators.slice(0, 1)} />,
    fixed: () => <FilterChip column="Tenant" operators={operators.slice(0, 1)} operator="is" value="Acme Robotics" />,
    disabled: () => <Roles first={['Admin']} disabled />,
    open: () => (
      <div style={{ blockSize: 200 }}>
        <Roles first={['Member']} defaultOpen />
      </div>
    ),
    'a bar of them': () => (
      <FilterChips
        onClear={idle}
        add={
          <Button onPress={idle}>
            <Icon of={Plus} size={16} /> Filter
          </Button>
        }
      >
        <Roles first={['Admin', 'Member']} />
        <FilterChip column="Status" operators={operators.slice(0, 1)} operator="is" value="Invited" onRemove={idle}>
          Status
        </FilterChip>
      </FilterChips>
    ),
    'long text': () => (
      <FilterChip
        column="Abteilung für Unterwasserfahrzeuge"
        operators={[{ value: 'is', label: 'enthält nicht' }]}
        operator="is"
        value="Donaudampfschifffahrtselektrizitätenhauptbetriebswerkbauunterbeamtengesellschaft"
        onRemove={idle}
      />
    ),
  },
};

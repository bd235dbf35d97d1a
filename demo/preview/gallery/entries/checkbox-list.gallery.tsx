import { useState } from 'react';
import { CheckboxList, type CheckboxListProps } from '../../../../elements/ui/checkbox-list/checkbox-list.tsx';
import type { GalleryEntry } from '../gallery-entry.ts';

const roles = [
  { value: 'Admin', label: 'Admin', hint: 'Manages people, security and billing.' },
  { value: 'Member', label: 'Member', hint: 'Works with everything, changes no settings.' },
  { value: 'ReadOnly', label: 'Read only' },
  { value: 'Support', label: 'Support', hint: 'Given by Acme Robotics.', disabled: true },
];

const Live = ({ value: first = [], ...props }: Partial<CheckboxListProps<string>>) => {
  const [value, setValue] = useState(first);
  return <CheckboxList label="Roles" options={roles} {...props} value={value} onChange={setValue} />;
};

export const entry: GalleryEntry = {
  name: 'Checkbox list',
  is: 'Several of a few options, all of them visible.',
  states: {
    empty: () => <Live />,
    filled: () => <Live value={['Member', 'ReadOnly']} hint="They take effect at the next sign-in." />,
    'all or none': () => <Live all="All roles" value={['Member']} />,
    'all chosen': () => <Live all="All roles" value={['Admin', 'Member', 'ReadOnly']} />,
    failed: () => <Live error="Choose at least one role." />,
    disabled: () => <Live value={['Admin']} disabled />,
    'read-only': () => <Live value={['Admin', 'ReadOnly']} readOnly />,
    'long text': () => (
      <Live
        label="Roles in the department of unmanned underwater vehicles in Rostock-Warnemünde"
        value={['1']}
        options={[
          { value: '1', label: 'Administrator of the test basin for unmanned underwater vehicles' },
          { value: '2', label: 'Donaudampfschifffahrtselektrizitätenhauptbetriebswerkbauunterbeamtengesellschaft' },
        ]}
      />
    ),
  },
};

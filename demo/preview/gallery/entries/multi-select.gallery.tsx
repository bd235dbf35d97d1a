import { useState } from 'react';
import type { Chip } from '../../../../elements/ui/multi-select/chips.tsx';
import { MultiSelect } from '../../../../elements/ui/multi-select/multi-select.tsx';
import type { MultiSelectProps } from '../../../../elements/ui/multi-select/multi-select-props.ts';
import type { GalleryEntry } from '../gallery-entry.ts';

const roles: Chip[] = [
  { value: 'Admin', label: 'Admin', hint: 'Manages people, security and billing.' },
  { value: 'Member', label: 'Member', hint: 'Works with everything, changes no settings.' },
  { value: 'ReadOnly', label: 'Read only' },
  { value: 'Support', label: 'Support', disabled: true },
];
const address = (text: string): Chip => ({
  value: text.toLowerCase(),
  label: text,
  error: /^[^@]+@[^@]+\.[^@]+$/.test(text) ? undefined : 'Not an email address.',
});
const invited = ['ada@acme.test', 'bo@acme.test', 'rosa@', 'sue@acme.test', 'not an address'].map(address);
const crowd = Array.from({ length: 60 }, (_, at) => address(`engineer-${at + 1}@acme.test`));

const Live = ({ value: first = [], ...props }: Partial<MultiSelectProps<Chip>>) => {
  const [value, setValue] = useState(first);
  return (
    <MultiSelect label="Roles" options={roles} placeholder="Find a role" {...props} value={value} onChange={setValue} />
  );
};
const Invited = (props: Partial<MultiSelectProps<Chip>>) => (
  <Live
    label="Email addresses"
    options={[]}
    placeholder="ada@example.com, bo@example.com"
    onPaste={(pieces) => pieces.map(address)}
    {...props}
  />
);

export const entry: GalleryEntry = {
  name: 'Multi-select',
  is: 'Several of many options, found by typing and shown as chips.',
  states: {
    empty: () => <Live />,
    filled: () => <Live value={roles.slice(0, 2)} hint="They take effect at the next sign-in." />,
    failed: () => <Live required error="Choose at least one role." />,
    disabled: () => <Live value={roles.slice(0, 2)} disabled />,
    'read-only': () => <Live value={roles.slice(0, 3)} readOnly />,
    open: () => (
      <div style={{ blockSize: 270 }}>
        <Live value={roles.slice(1, 2)} defaultOpen />
      </div>
    ),
    'values of one’s own': () => <Invited hint="Separate them by commas, spaces or lines." />,
    'some of them wrong': () => <Invited value={invited} />,
    'a crowd': () => <Invited value={crowd} />,
    'long text': () => (
      <Live
        label="Groups of the department of unmanned underwater vehicles in Rostock-Warnemünde"
        value={[
          { value: '1', label: 'Administrators of the test basin for unmanned underwater vehicles' },
          { value: '2', label: 'Donaudampfschifffahrtselektrizitätenhauptbetriebswerkbauunterbeamtengesellschaft' },
        ]}
      />
    ),
  },
};

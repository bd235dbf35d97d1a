import { type ReactNode, useState } from 'react';
import { failed, ok } from '../../../../core/contract/failure.ts';
import type { ListedChoice } from '../../../../elements/ui/choices/choice.ts';
import { Combobox, type ComboboxProps } from '../../../../elements/ui/combobox/combobox.tsx';
import type { GalleryEntry } from '../gallery-entry.ts';

const people: ListedChoice[] = [
  { value: '1', label: 'Ada Lovelace', hint: 'ada@acme.test' },
  { value: '2', label: 'Bo Diddley', hint: 'bo@acme.test' },
  { value: '3', label: 'Rosa Ångström', hint: 'ro@acme.test' },
  { value: '4', label: 'Sue Ponsonby', hint: 'sue@acme.test', disabled: true },
];
const zones: ListedChoice[] = Intl.supportedValuesOf('timeZone').map((zone) => ({
  value: zone,
  label: zone.split('/').slice(1).join(', ').replaceAll('_', ' ') || zone,
  group: zone.split('/')[0],
}));
const never = () => new Promise<never>(() => undefined);

/** Room for a list that is open. */
const Room = ({ height, children }: { height: number; children: ReactNode }) => (
  <div style={{ blockSize: height }}>{children}</div>
);

const Live = ({ value: first, ...props }: Partial<ComboboxProps<ListedChoice>>) => {
  const [value, setValue] = useState(first);
  return (
    <Combobox label="Owner" options={people} placeholder="Find a person" {...props} value={value} onChange={setValue} />
  );
};

export const entry: GalleryEntry = {
  name: 'Combobox',
  is: 'One of many options, found by typing.',
  states: {
    empty: () => <Live />,
    filled: () => <Live value={people[0]} hint="Hears of every change." />,
    required: () => <Live value={people[0]} required />,
    failed: () => <Live required error="Choose who owns this key." />,
    disabled: () => <Live value={people[1]} disabled />,
    'read-only': () => <Live value={people[1]} readOnly />,
    open: () => (
      <Room height={290}>
        <Live value={people[2]} defaultOpen />
      </Room>
    ),
    'open, in groups': () => (
      <Room height={400}>
        <Live
          label="Time zone"
          options={zones}
          value={zones.find(({ value }) => value === 'Europe/Berlin')}
          defaultOpen
        />
      </Room>
    ),
    'open, loading': () => (
      <Room height={130}>
        <Live options={never} defaultOpen />
      </Room>
    ),
    'open, not loaded': () => (
      <Room height={130}>
        <Live options={async () => failed('offline')} defaultOpen />
      </Room>
    ),
    'open, nothing there': () => (
      <Room height={130}>
        <Live options={async () => ok([])} defaultOpen />
      </Room>
    ),
    'long text': () => (
      <Live
        label="Owner of the department of unmanned underwater vehicles in Rostock-Warnemünde"
        value={{
          value: '9',
          label:
            'Prof. Dr. Maximiliane Wolkenstein-Trostburg von Donaudampfschifffahrtselektrizitätenhauptbetriebswerk',
        }}
      />
    ),
  },
};

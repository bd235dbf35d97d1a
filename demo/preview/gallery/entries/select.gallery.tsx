import { useState } from 'react';
import { Select, type SelectProps } from '../../../../elements/ui/select/select.tsx';
import type { GalleryEntry } from '../gallery-entry.ts';

const regions = [
  { value: 'eu-central', label: 'Frankfurt', group: 'Europe' },
  { value: 'eu-west', label: 'Dublin', group: 'Europe' },
  { value: 'us-east', label: 'Virginia', group: 'America' },
  { value: 'us-west', label: 'Oregon', group: 'America', disabled: true },
];

const Live = ({ value: first, ...props }: Partial<SelectProps<string>>) => {
  const [value, setValue] = useState(first);
  return <Select label="Region" options={regions} {...props} value={value} onChange={setValue} />;
};

export const entry: GalleryEntry = {
  name: 'Select',
  is: 'One option of a short list.',
  states: {
    empty: () => <Live />,
    'with a placeholder': () => <Live placeholder="Choose a region" optional />,
    filled: () => <Live value="eu-west" hint="Where the data is kept. It cannot be changed later." />,
    failed: () => <Live required error="Choose a region." />,
    disabled: () => <Live value="eu-central" disabled />,
    'disabled and empty': () => <Live disabled />,
    'read-only': () => <Live value="eu-central" readOnly />,
    'long text': () => (
      <Live
        label="Region of the department of unmanned underwater vehicles in Rostock-Warnemünde"
        options={[
          { value: 'a', label: 'Rostock-Warnemünde, Forschungszentrum für unbemannte Unterwasserfahrzeuge, Halle 4' },
        ]}
        value="a"
      />
    ),
  },
};

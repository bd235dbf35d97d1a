import { useState } from 'react';
import { CountryField } from '../../../../elements/ui/country-field/country-field.tsx';
import type { GalleryEntry } from '../gallery-entry.ts';

const Live = ({ country = '', ...props }: { country?: string; required?: boolean; error?: string }) => {
  const [value, setValue] = useState(country);
  return <CountryField label="Country" {...props} value={value} onChange={setValue} />;
};

export const entry: GalleryEntry = {
  name: 'Country field',
  is: 'A country by its name, as an address has it.',
  states: {
    empty: () => <Live />,
    filled: () => <Live country="DE" />,
    required: () => <Live country="IL" required />,
    failed: () => <Live required error="Choose a country." />,
    'an unknown code': () => <Live country="XX" />,
    disabled: () => <CountryField label="Country" value="FR" disabled onChange={() => undefined} />,
  },
};

import { useState } from 'react';
import { type Swatch, Swatches, type SwatchesProps } from '../../../../elements/ui/swatches/swatches.tsx';
import type { GalleryEntry } from '../gallery-entry.ts';

const COLORS: Swatch[] = [
  { color: '', name: 'None' },
  { color: '#3b6fd4', name: 'Blue' },
  { color: '#b4540a', name: 'Orange' },
  { color: '#0f766e', name: 'Teal' },
  { color: '#fde68a', name: 'Sand' },
];

const Live = ({ value: first = '#3b6fd4', ...props }: Partial<SwatchesProps>) => {
  const [value, setValue] = useState(first);
  return <Swatches label="Color" options={COLORS} {...props} value={value} onChange={setValue} />;
};

export const entry: GalleryEntry = {
  name: 'Swatches',
  is: 'One of a few colors.',
  states: {
    chosen: () => <Live />,
    none: () => <Live value="" hint="Shown beside the name." />,
    'a light color': () => <Live value="#fde68a" />,
    failed: () => <Live error="Choose another color." />,
    disabled: () => <Live disabled />,
    'read-only': () => <Live readOnly />,
  },
};

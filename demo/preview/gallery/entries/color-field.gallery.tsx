import { type ComponentProps, useState } from 'react';
import { ColorField, isColor } from '../../../../elements/ui/color-field/color-field.tsx';
import type { GalleryEntry } from '../gallery-entry.ts';

type Props = ComponentProps<typeof ColorField>;

const Live = ({ value: first = '#0f766e', ...props }: Partial<Props>) => {
  const [value, setValue] = useState(first);
  return (
    <ColorField
      label="Brand color"
      pick="Pick a color"
      fallback="#4f46e5"
      check={(text) => (isColor(text) ? undefined : 'Enter a color, such as #3366cc.')}
      {...props}
      value={value}
      onChange={setValue}
    />
  );
};

export const entry: GalleryEntry = {
  name: 'ColorField',
  is: 'Color, typed or picked.',
  states: {
    chosen: () => <Live />,
    none: () => <Live value="" optional hint="The usual color where there is none." />,
    failed: () => <Live value="#12" error="Enter a color, such as #3366cc." />,
    disabled: () => <Live disabled />,
    'read-only': () => <Live readOnly />,
  },
};

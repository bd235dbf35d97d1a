import { useState } from 'react';
import { NumberField } from '../../../../elements/ui/number-field/number-field.tsx';
import type { GalleryEntry } from '../gallery-entry.ts';

type Props = Parameters<typeof NumberField>[0];

const Live = ({ value, ...props }: Partial<Props>) => {
  const [now, setNow] = useState(value);
  return <NumberField label="Sign out when idle" {...props} value={now} onChange={setNow} />;
};

export const entry: GalleryEntry = {
  name: 'Number field',
  is: 'A number with its unit, minimum, maximum and step.',
  states: {
    empty: () => <Live unit="minute" min={5} max={1440} step={5} required />,
    filled: () => <Live unit="minute" min={5} max={1440} step={5} value={30} hint="Counted from the last call." />,
    'a large number': () => <Live label="Seats" value={1234567} min={0} />,
    'a fraction': () => <Live label="Tax" unit="percent" value={7.5} min={0} max={100} step={0.5} />,
    'of a word of its own': () => (
      <Live
        label="Attempts before a lock"
        unit={(count) => (count === 1 ? 'attempt' : 'attempts')}
        value={1}
        min={1}
        max={10}
      />
    ),
    'at its least': () => <Live unit="day" value={1} min={1} max={90} label="Links last" />,
    failed: () => <Live unit="minute" value={2} min={5} error="Enter 5 minutes or more." />,
    'read-only': () => <Live unit="minute" value={30} min={5} max={1440} readOnly />,
    disabled: () => <Live unit="minute" value={30} min={5} max={1440} disabled />,
  },
};

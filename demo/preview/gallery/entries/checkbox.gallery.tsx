import { useState } from 'react';
import { Checkbox, type CheckboxProps } from '../../../../elements/ui/checkbox/checkbox.tsx';
import type { GalleryEntry } from '../gallery-entry.ts';

const Live = ({ value: first = false, ...props }: Partial<CheckboxProps>) => {
  const [value, setValue] = useState(first);
  return <Checkbox label="Remember this device for 30 days" {...props} value={value} onChange={setValue} />;
};

export const entry: GalleryEntry = {
  name: 'Checkbox',
  is: 'A choice of yes or no that applies when its form is submitted.',
  states: {
    empty: () => <Live />,
    checked: () => <Live value />,
    'partly chosen': () => <Live label="All 12 members" indeterminate />,
    'with a hint': () => <Live value hint="You are not asked for a code on this browser until 21 December." />,
    failed: () => <Live label="I saved my recovery codes" required error="Save the codes first, then mark this." />,
    disabled: () => <Live label="Require a second factor" disabled hint="Your plan decides this." />,
    'disabled and checked': () => <Live label="Require a second factor" value disabled />,
    'read-only': () => <Live label="Sign in with a password" readOnly />,
    'read-only and checked': () => <Live label="Sign in with a passkey" value readOnly />,
    'long text': () => (
      <Live
        value
        label="Send the weekly report of the department of unmanned underwater vehicles in Rostock-Warnemünde to everyone who has administered it"
        hint="ada.lovelace+weekly-reports@unmanned-underwater-vehicles.acme-robotics.example.com"
      />
    ),
  },
};

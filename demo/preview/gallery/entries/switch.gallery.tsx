import { useState } from 'react';
import { Switch, type SwitchProps } from '../../../../elements/ui/switch/switch.tsx';
import type { GalleryEntry } from '../gallery-entry.ts';

const Live = ({ value: first = false, ...props }: Partial<SwitchProps>) => {
  const [value, setValue] = useState(first);
  return <Switch label="Allow sign-up" {...props} value={value} onChange={setValue} />;
};

export const entry: GalleryEntry = {
  name: 'Switch',
  is: 'Turns a setting on or off immediately.',
  states: {
    off: () => <Live />,
    on: () => <Live value />,
    'with a hint': () => <Live value hint="Anyone with an address of your domains may join." />,
    'busy, off': () => <Live busy />,
    'busy, on': () => <Live value busy />,
    failed: () => <Live error="This was not saved. Check your connection and try again." />,
    disabled: () => <Live label="Single sign-on only" disabled hint="Set up single sign-on first." />,
    'disabled and on': () => <Live label="Single sign-on only" value disabled />,
    'read-only': () => <Live readOnly />,
    'read-only and on': () => <Live value readOnly />,
    'long text': () => (
      <Live
        value
        label="Send the weekly report of the department of unmanned underwater vehicles in Rostock-Warnemünde"
        hint="ada.lovelace+weekly-reports@unmanned-underwater-vehicles.acme-robotics.example.com"
      />
    ),
  },
};

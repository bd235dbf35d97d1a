import { useState } from 'react';
import { LinkButton } from '../../../../elements/ui/button/link-button.tsx';
import { TextField } from '../../../../elements/ui/text-field/text-field.tsx';
import type { GalleryEntry } from '../gallery-entry.ts';

type Props = Parameters<typeof TextField>[0];

const Live = ({ value = '', ...props }: Omit<Props, 'value' | 'onChange' | 'label'> & Partial<Props>) => {
  const [now, setNow] = useState(value);
  return <TextField label="Company name" {...props} value={now} onChange={setNow} />;
};

export const entry: GalleryEntry = {
  name: 'Text field',
  is: 'A line of text.',
  states: {
    empty: () => <Live hint="As your customers know it." placeholder="Acme Robotics" />,
    filled: () => <Live value="Acme Robotics" />,
    optional: () => <Live label="Job title" optional />,
    'an address': () => <Live label="Email" kind="email" value="ada.lovelace@acme.test" autoComplete="email" />,
    'words around': () => <Live label="Domain" kind="code" before="https://" value="robots" after=".acme.test" />,
    'with an action': () => (
      <Live label="Website" kind="url" action={<LinkButton onPress={() => undefined}>Take from domain</LinkButton>} />
    ),
    'long text': () => (
      <Live value="Department of unmanned underwater vehicles and their crews, Rostock-Warnemünde, building 14 b" />
    ),
    failed: () => <Live value="Acme" error="Another company has this name. Add a place or a legal form to it." />,
    'read-only': () => <Live value="Acme Robotics" readOnly hint="Your administrator keeps it." />,
    disabled: () => <Live value="Acme Robotics" disabled />,
  },
};

import { useEffect, useRef } from 'react';
import { SecretField } from '../../../../elements/ui/secret-field/secret-field.tsx';
import type { GalleryEntry } from '../gallery-entry.ts';

const Shown = () => {
  const place = useRef<HTMLDivElement>(null);
  useEffect(() => place.current?.querySelector<HTMLElement>('[aria-pressed=false]')?.click(), []);
  return (
    <div ref={place}>
      <SecretField label="Client secret" value="a81f5cf0-94e7-4d7e-8bfc-53c1e2b6d7a9" />
    </div>
  );
};

export const entry: GalleryEntry = {
  name: 'Secret field',
  is: 'A generated secret, hidden until it is revealed.',
  states: {
    hidden: () => (
      <SecretField
        label="Client secret"
        value="a81f5cf0-94e7-4d7e-8bfc-53c1e2b6d7a9"
        hint="It is shown only this once. Keep it where your other secrets are."
      />
    ),
    shown: () => <Shown />,
    'long text': () => (
      <SecretField
        label="Token for the provisioning of people and groups"
        value={'dGhlIHRva2VuIGlzIGxvbmc'.repeat(9)}
      />
    ),
  },
};

import { IdentifierPill } from '../../../../elements/ui/identifier-pill/identifier-pill.tsx';
import type { GalleryEntry } from '../gallery-entry.ts';

const idle = () => undefined;

export const entry: GalleryEntry = {
  name: 'Identifier pill',
  is: 'The email address of the sign-in, on every screen after the first.',
  states: {
    'an email address': () => <IdentifierPill identifier="ada@acme.test" change="Change" onChange={idle} />,
    'a phone number': () => <IdentifierPill identifier="+49 381 4949 0" change="Change" onChange={idle} />,
    'a long address': () => (
      <IdentifierPill
        identifier="ada.lovelace+analytical-engines@department-of-unmanned-underwater-vehicles.acme-robotics.example.com"
        change="Change"
        onChange={idle}
      />
    ),
  },
};

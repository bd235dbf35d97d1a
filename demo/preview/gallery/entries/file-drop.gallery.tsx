import { useState } from 'react';
import { FileDrop } from '../../../../elements/ui/file-drop/file-drop.tsx';
import type { GalleryEntry } from '../gallery-entry.ts';

type Props = Parameters<typeof FileDrop>[0];

const file = (name: string, bytes: number) => new File([new Uint8Array(bytes)], name);
const none: readonly File[] = [];
const MEGABYTE = 1024 ** 2;

const Live = ({ value = none, ...props }: Partial<Props>) => {
  const [now, setNow] = useState(value);
  return <FileDrop label="Logo" {...props} value={now} onChange={setNow} />;
};

export const entry: GalleryEntry = {
  name: 'File drop',
  is: 'Files to drop, choose or paste, with the allowed types and sizes.',
  states: {
    empty: () => <Live types={['image/png', 'image/jpeg']} maxBytes={5 * MEGABYTE} />,
    'one file': () => (
      <Live label="Metadata" types={['.xml']} maxBytes={MEGABYTE} value={[file('acme-robotics-idp.xml', 7300)]} />
    ),
    'many files': () => (
      <Live
        label="Certificates"
        types={['.pem', '.crt']}
        maxFiles={5}
        value={[file('signing-2026.pem', 1800), file('signing-2027.pem', 1834)]}
        hint="The old one is kept until it has run out."
      />
    ),
    'long text': () => (
      <Live
        value={[file('list-of-everyone-in-the-department-of-unmanned-underwater-vehicles-rostock.csv', 2.4 * MEGABYTE)]}
      />
    ),
    busy: () => <Live value={[file('acme-robotics.png', 48_200)]} busy />,
    failed: () => (
      <Live
        types={['image/png', 'image/jpeg']}
        maxBytes={5 * MEGABYTE}
        error="This picture cannot be read. Save it again as PNG or JPEG."
        required
      />
    ),
    'read-only': () => <Live value={[file('acme-robotics.png', 48_200)]} readOnly />,
    'read-only, empty': () => <Live readOnly />,
    disabled: () => <Live types={['image/png']} disabled hint="Your plan has no logo of its own." />,
  },
};

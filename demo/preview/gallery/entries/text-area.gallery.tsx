import { useState } from 'react';
import { TextArea } from '../../../../elements/ui/text-area/text-area.tsx';
import type { GalleryEntry } from '../gallery-entry.ts';

type Props = Parameters<typeof TextArea>[0];

const Live = ({ value = '', ...props }: Partial<Props>) => {
  const [now, setNow] = useState(value);
  return <TextArea label="Description" {...props} value={now} onChange={setNow} />;
};

const story =
  'Looks after the underwater vehicles of the Rostock yard, their crews and their papers.\n\nMay order parts up to 2,000 euros.';

export const entry: GalleryEntry = {
  name: 'Text area',
  is: 'Text of several lines.',
  states: {
    empty: () => (
      <Live hint="What people of this group do." placeholder="Looks after the underwater vehicles" optional />
    ),
    filled: () => <Live value={story} />,
    'with a limit': () => <Live value={story} limit={200} />,
    'over the limit': () => <Live value={story} limit={100} error="Remove 22 characters." />,
    'long text': () => <Live value={`${story} `.repeat(12)} mostRows={6} />,
    'one long word': () => <Live value={'https://docs.acme-robotics.example/'.repeat(6)} leastRows={2} />,
    failed: () => <Live required error="Required" />,
    'read-only': () => <Live value={story} readOnly />,
    disabled: () => <Live value={story} disabled />,
  },
};

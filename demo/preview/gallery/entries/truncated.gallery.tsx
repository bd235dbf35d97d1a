import { Truncated } from '../../../../elements/ui/truncated/truncated.tsx';
import type { GalleryEntry } from '../gallery-entry.ts';

const KEY = 'fe_live_9f86d081884c7d659a2feaa0c55ad015a3bf4f1b2b0b822cd15d6c15b0f00a08';
const NAME = 'Department of unmanned underwater vehicles of Acme Robotics in Rostock-Warnemünde';

export const entry: GalleryEntry = {
  name: 'Truncated value',
  is: 'A value on one line, truncated if space ends, with its full text on demand.',
  states: {
    short: () => <Truncated value="ada@acme.test" />,
    long: () => <Truncated value={NAME} />,
    'long, to be copied': () => <Truncated value={NAME} copy="name" />,
    'an id': () => <Truncated value="6f3c1f0e-5a07-4c8b-9c4e-0d2f6f1f7a11" code copy="tenant ID" />,
    'a key with its end in sight': () => <Truncated value={KEY} code keepEnd={6} copy="key" />,
    'right to left': () => <Truncated value="המחלקה לכלי שיט בלתי מאוישים של חברת אקמה רובוטיקה בחיפה" copy="name" />,
    missing: () => <Truncated value={undefined} copy="tenant ID" />,
  },
};

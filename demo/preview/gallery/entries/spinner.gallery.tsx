import { Spinner } from '../../../../elements/ui/spinner/spinner.tsx';
import type { GalleryEntry } from '../gallery-entry.ts';

export const entry: GalleryEntry = {
  name: 'Spinner',
  is: 'Something is on its way, and how long it takes is not known.',
  states: {
    'as it is': () => <Spinner />,
    'with a name of its own': () => <Spinner label="Checking the domain" />,
  },
};

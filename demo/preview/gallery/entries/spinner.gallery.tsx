import { Spinner } from '../../../../elements/ui/spinner/spinner.tsx';
import type { GalleryEntry } from '../gallery-entry.ts';

export const entry: GalleryEntry = {
  name: 'Spinner',
  is: 'Loading with no known end.',
  states: {
    'as it is': () => <Spinner />,
    'with a name of its own': () => <Spinner label="Checking the domain" />,
  },
};

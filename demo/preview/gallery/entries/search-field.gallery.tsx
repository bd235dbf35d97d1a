import { useState } from 'react';
import { SearchField } from '../../../../elements/ui/search-field/search-field.tsx';
import type { GalleryEntry } from '../gallery-entry.ts';

const People = ({ search = '', results }: { search?: string; results?: number }) => {
  const [value, setValue] = useState(search);
  return <SearchField label="Search users" value={value} onChange={setValue} results={results} />;
};

export const entry: GalleryEntry = {
  name: 'Search field',
  is: 'A search that starts after typing (debounced), with the number of results.',
  states: {
    empty: () => <People />,
    filled: () => <People search="ada" results={3} />,
    'nothing found': () => <People search="zzz" results={0} />,
    'a long search': () => (
      <People search="everyone of the department of unmanned underwater vehicles in Rostock-Warnemünde" />
    ),
    disabled: () => <SearchField label="Search users" value="" onChange={() => undefined} disabled />,
    'disabled and filled': () => <SearchField label="Search users" value="ada" onChange={() => undefined} disabled />,
  },
};

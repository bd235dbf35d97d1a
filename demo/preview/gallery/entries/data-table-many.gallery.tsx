import { useState } from 'react';
import type { GalleryEntry } from '../gallery-entry.ts';
import { staffOf } from '../staff.ts';
import { StaffTable } from '../staff-table.tsx';

const Many = ({ count }: { count: number }) => {
  const [rows] = useState(() => staffOf(count));
  return (
    <div style={{ '--_fe-table-height': '320px' }}>
      <StaffTable rows={rows} virtual label={`The first ${count}`} />
    </div>
  );
};

export const entry: GalleryEntry = {
  name: 'Data table of many rows',
  is: 'A virtual table: only the visible rows are rendered.',
  wide: true,
  states: {
    '10,000 rows': () => <Many count={10_000} />,
    'fewer rows than fit': () => <Many count={4} />,
  },
};

import { type ReactNode, useState } from 'react';
import { DateRange, type DateRangeProps } from '../../../../elements/ui/date-range/date-range.tsx';
import type { GalleryEntry } from '../gallery-entry.ts';

const days = { from: '2026-11-03', to: '2026-11-14' };

/** Room for a popover that is open. */
const Room = ({ height, children }: { height: number; children: ReactNode }) => (
  <div style={{ blockSize: height }}>{children}</div>
);

const Live = ({ value: first, ...props }: Partial<DateRangeProps>) => {
  const [value, setValue] = useState(first);
  return (
    <DateRange label="When" timeZone="Europe/Berlin" latest="2026-11-21" {...props} value={value} onChange={setValue} />
  );
};

export const entry: GalleryEntry = {
  name: 'Date range',
  is: 'A range of dates: a period up to now, or days in a calendar.',
  states: {
    empty: () => <Live placeholder="Any time" />,
    'a span': () => <Live value="7d" hint="Records are kept for a year." />,
    days: () => <Live value={days} />,
    'over the end of a year': () => <Live value={{ from: '2025-12-24', to: '2026-01-06' }} />,
    failed: () => <Live error="Choose what the report is about." />,
    disabled: () => <Live value="24h" disabled />,
    'read-only': () => <Live value={days} readOnly />,
    open: () => (
      <Room height={260}>
        <Live value="24h" defaultOpen />
      </Room>
    ),
    'open, with days': () => (
      <Room height={640}>
        <Live value={days} earliest="2026-01-15" defaultOpen />
      </Room>
    ),
    'long text': () => (
      <Live
        label="When the department of unmanned underwater vehicles in Rostock-Warnemünde was administered"
        value={{ from: '2025-09-24', to: '2026-09-26' }}
      />
    ),
  },
};

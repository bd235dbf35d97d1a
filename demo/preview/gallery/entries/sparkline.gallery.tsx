import { Sparkline } from '../../../../elements/ui/sparkline/sparkline.tsx';
import type { GalleryEntry } from '../gallery-entry.ts';

const WEEK = [31, 42, 38, 51, 47, 12, 9];
const MONTH = Array.from({ length: 30 }, (_, day) =>
  Math.round(50 + 22 * Math.sin(day / 2.2) + (day % 7 === 5 ? -25 : 3)),
);
const YEARS = Array.from(
  { length: 4000 },
  (_, at) => Math.round(500 + 300 * Math.sin(at / 90)) + (at === 2100 ? 900 : 0),
);
const euros = (value: number) => value.toLocaleString('en', { style: 'currency', currency: 'EUR' });

export const entry: GalleryEntry = {
  name: 'Spark line',
  is: 'A trend over time, as small as a word.',
  states: {
    'a week': () => <Sparkline label="Sign-ins, last 7 days" values={WEEK} />,
    'a month, tall': () => <Sparkline label="Sign-ins, last 30 days" values={MONTH} tall />,
    'only the change': () => (
      <Sparkline label="Members, last 7 days" values={[1204, 1206, 1206, 1211, 1210, 1214, 1218]} base="lowest" />
    ),
    'of money': () => (
      <Sparkline label="Invoices, last 6 months" values={[120, 120, 180, 180, 240, 240]} write={euros} />
    ),
    'with a gap': () => (
      <Sparkline label="Deliveries, last 8 days" values={[12, 18, 16, undefined, null, 9, 14, 22]} tone="info" />
    ),
    'below nought': () => (
      <Sparkline label="Seats gained, last 6 weeks" values={[4, 2, -3, -5, 1, 3]} tone="warning" tall />
    ),
    'always the same': () => <Sparkline label="Failed sign-ins, last 7 days" values={[0, 0, 0, 0, 0, 0, 0]} />,
    'one value': () => <Sparkline label="Sign-ins, today" values={[17]} />,
    'very many values': () => <Sparkline label="Audit events, last 11 years" values={YEARS} tall />,
    'no data yet': () => <Sparkline label="Sign-ins, last 7 days" values={[]} />,
  },
};

import { AccountTimeContext } from '../../../../elements/ui/relative-time/account-time.ts';
import { AbsoluteTime, RelativeTime } from '../../../../elements/ui/relative-time/relative-time.tsx';
import type { GalleryEntry } from '../gallery-entry.ts';

const MINUTE_MS = 60_000;
const DAY_MS = 24 * 60 * MINUTE_MS;
const from = (away: number) => Date.now() + away;
const JUNE = '2026-06-09T21:05:00Z';

export const entry: GalleryEntry = {
  name: 'Relative time',
  is: 'A time in relation to now, kept current, with the exact time in its title.',
  states: {
    now: () => <RelativeTime at={from(-5000)} />,
    'minutes ago': () => <RelativeTime at={from(-4 * MINUTE_MS)} />,
    'three days ago': () => <RelativeTime at={from(-3 * DAY_MS)} />,
    'months ago, short': () => <RelativeTime at={from(-150 * DAY_MS)} short />,
    'years ago': () => <RelativeTime at={from(-1000 * DAY_MS)} />,
    'in two weeks': () => <RelativeTime at={from(14 * DAY_MS + MINUTE_MS)} />,
    'never, or not known': () => <RelativeTime at={undefined} />,
    'not a time': () => <RelativeTime at="the day before yesterday" />,
    'a moment': () => <AbsoluteTime at={JUNE} />,
    'a day': () => <AbsoluteTime at={JUNE} only="date" />,
    'a moment as the account has it': () => (
      <AccountTimeContext.Provider value={{ timezone: 'Asia/Tokyo', dateFormat: 'DD/MM/YYYY', timeFormat: '12h' }}>
        <AbsoluteTime at={JUNE} />
      </AccountTimeContext.Provider>
    ),
  },
};

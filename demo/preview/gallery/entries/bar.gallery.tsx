import { Bar } from '../../../../elements/ui/bar/bar.tsx';
import type { GalleryEntry } from '../gallery-entry.ts';

export const entry: GalleryEntry = {
  name: 'Bar',
  is: 'Parts of a whole, or the used part of a limit.',
  states: {
    'one part of a whole': () => <Bar label="Seats" parts={[{ name: 'Used', value: 38 }]} total={50} />,
    'nothing used': () => <Bar label="Seats" parts={[{ name: 'Used', value: 0 }]} total={50} />,
    'more than there is': () => <Bar label="Seats" parts={[{ name: 'Used', value: 62 }]} total={50} />,
    'made up of parts': () => (
      <Bar
        label="Multi-factor sign-in"
        parts={[
          { name: 'Passkey', value: 412, tone: 'success' },
          { name: 'Authenticator app', value: 268, tone: 'info' },
          { name: 'SMS', value: 41, tone: 'warning' },
          { name: 'None', value: 119, tone: 'neutral' },
        ]}
      />
    ),
    'parts of a limit': () => (
      <Bar
        label="Monthly active users"
        total={20_000}
        parts={[
          { name: 'Rostock', value: 7420 },
          { name: 'Department of unmanned underwater vehicles, Warnemünde', value: 3180 },
          { name: 'Haifa', value: 96 },
          { name: 'Kyoto', value: 3 },
        ]}
      />
    ),
    'six parts': () => (
      <Bar
        label="Audit events, last 7 days"
        parts={['Sign-ins', 'Invitations', 'Roles', 'Tokens', 'Policies', 'Other'].map((name, at) => ({
          name,
          value: 600 - at * 90,
        }))}
      />
    ),
    'of nothing': () => (
      <Bar
        label="Invitations"
        parts={[
          { name: 'Accepted', value: 0 },
          { name: 'Pending', value: 0 },
        ]}
      />
    ),
  },
};

import type { Ports } from '../../../server/ports.ts';
import { ADA, shown } from './list-tab.ts';
import type { PortalScene } from '../scene.ts';

const TAG = 'fe-profile-tab';
const LONG = 'Regional coordinator of unmanned underwater vehicles and their maintenance, Northern Jutland';

/** Changes what is known of Ada before anyone looks. */
const ada =
  (fields: object) =>
  async ({ store }: Ports) => {
    await store.scoped({ across: 'seeds' }).transaction((rows) => rows.users.update({ email: ADA }, fields));
  };
const settled = shown('.fe-settings');

/** The profile of the signed-in user. */
export const scenes = {
  'profile/edit': {
    tag: TAG,
    as: ADA,
    shows: 'shows the personal details, language and time zone',
    reads: ['Personal details', 'Job title', 'Language and time', 'For emails and text messages we send you.'],
    play: settled,
  },
  'profile/managed': {
    tag: TAG,
    as: ADA,
    shows: 'says that a directory manages the person, and lets language and time zone be changed',
    reads: ['Your company’s directory manages these details.'],
    preview: {
      seed: ada({
        managedBy: 'scim2',
        metadata: JSON.stringify({ jobTitle: LONG, address: 'Hafenstraße 12\n20457 Hamburg', timezone: 'Asia/Tokyo' }),
      }),
    },
    play: settled,
  },
} satisfies Record<string, PortalScene>;

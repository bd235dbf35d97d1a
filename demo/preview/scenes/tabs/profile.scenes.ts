import type { Ports } from '../../../server/ports.ts';
import { ADA, dialogShown, shown } from './list-tab.ts';
import type { PortalScene } from '../scene.ts';

const TAG = 'fe-profile-tab';
const BO = 'bo@acme.test';
const DELETION = { accountDeletion: { enabled: true, graceDays: 14 } };
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
  'profile/danger-zone': {
    tag: TAG,
    as: ADA,
    shows: 'offers the data as a file, and says why the only administrator cannot leave or delete the account',
    reads: [
      'Danger zone',
      'Export data',
      'This is your only company.',
      'You’re the only administrator of Acme Robotics.',
    ],
    preview: { config: DELETION },
    play: shown('.fe-line'),
  },
  'profile/delete-account': {
    tag: TAG,
    as: BO,
    shows: 'asks before an account is deleted, for its email',
    reads: ['Delete your account?', 'Until then you can keep it.', 'We email you a link that keeps it.'],
    preview: { config: DELETION },
    play: async (stage) => {
      await shown('.fe-line')(stage);
      stage.box.setAttribute('path', '/?dialog=deleteAccount');
      await dialogShown(stage);
    },
  },
  'profile/deletion-pending': {
    tag: TAG,
    as: BO,
    shows: 'says when the account will be deleted, and offers to keep it',
    reads: ['Your account will be deleted on', 'Keep my account'],
    preview: {
      config: DELETION,
      seed: async ({ store }: Ports) => {
        const all = store.scoped({ across: 'seeds' });
        const [user] = await all.users.find({ where: { email: BO }, limit: 1 });
        if (!user) return;
        const about = { userId: user.id, deleteAt: '2026-02-14T09:30:00.000Z', createdAt: '2026-01-31T09:30:00.000Z' };
        await all.transaction((rows) => rows.accountDeletions.insert({ id: crypto.randomUUID(), ...about }));
      },
    },
    play: shown('.fe-line'),
  },
} satisfies Record<string, PortalScene>;

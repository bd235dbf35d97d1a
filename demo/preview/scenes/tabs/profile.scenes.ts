import type { Ports } from '../../../server/ports.ts';
import { ADA, dialogShown, shown } from './list-tab.ts';
import type { PortalScene, Stage } from '../scene.ts';

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
const PHOTO = `data:image/svg+xml,${encodeURIComponent('<svg xmlns="http://www.w3.org/2000/svg" viewBox="0 0 8 8"><rect width="8" height="8" fill="#7c9cbf"/><circle cx="4" cy="3.2" r="1.6" fill="#f5d6b4"/><rect x="1.6" y="5.2" width="4.8" height="3" rx="1.4" fill="#39506b"/></svg>')}`;

/** Opens a dialog, as an address would. */
const opened = (dialog: string) => async (stage: Stage) => {
  await settled(stage);
  stage.box.setAttribute('path', `/?dialog=${dialog}`);
  await dialogShown(stage);
};

/** The profile of the signed-in user. */
export const scenes = {
  'profile/edit': {
    tag: TAG,
    as: ADA,
    shows: 'shows the personal details, language and time zone',
    reads: [
      'Add photo',
      'Personal details',
      'Job title',
      'Language and time',
      'For emails and text messages we send you.',
      'ada@acme.test',
      'No phone number',
    ],
    play: settled,
  },
  'profile/complete': {
    tag: TAG,
    as: ADA,
    shows: 'shows a photo and a phone number, and offers to change and remove them',
    reads: ['Change photo', 'Remove photo', '+4915112345678', 'Change number'],
    preview: { seed: ada({ profilePictureUrl: PHOTO, metadata: JSON.stringify({ phoneNumber: '+4915112345678' }) }) },
    play: settled,
  },
  'profile/photo': {
    tag: TAG,
    as: ADA,
    shows: 'asks for a photo',
    reads: ['Your photo', 'Cancel'],
    play: opened('photo'),
  },
  'profile/remove-photo': {
    tag: TAG,
    as: ADA,
    shows: 'asks before the photo is removed',
    reads: ['Remove your photo?', 'People will see your initials instead.'],
    preview: { seed: ada({ profilePictureUrl: PHOTO }) },
    play: opened('remove-photo'),
  },
  'profile/phone': {
    tag: TAG,
    as: ADA,
    shows: 'asks for a phone number',
    reads: ['Your phone number', 'We’ll text a code to it.', 'Send code'],
    play: opened('phone'),
  },
  'profile/email': {
    tag: TAG,
    as: ADA,
    shows: 'asks for another email address and says when it counts',
    reads: ['Change your email address', 'can be undone from your current address for three days', 'New email address'],
    play: opened('email'),
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
    shows: 'offers the data as a file, and says why the only company cannot be left',
    reads: ['Danger zone', 'Export data', 'This is your only company.', 'Delete account'],
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

import type { Ports } from '../../../server/ports.ts';
import { profile } from '../../../../core/contract/profile.ts';
import { ADA, dialogShown, shown, wire } from './list-tab.ts';
import { typedInto } from '../typed.ts';
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
const LONG_EMAIL = 'ada.lovelace.of.the.analytical.engines@mathematics.example.test';

/** Opens a dialog, as an address would. */
const opened = (dialog: string) => async (stage: Stage) => {
  await settled(stage);
  stage.box.setAttribute('path', `/?dialog=${dialog}`);
  await dialogShown(stage);
};

/** Picture of three stripes, wider than high. */
const aPicture = async (): Promise<File> => {
  const canvas = new OffscreenCanvas(600, 400);
  const context = canvas.getContext('2d');
  for (const [at, colour] of ['#7c9cbf', '#f5d6b4', '#39506b'].entries()) {
    if (context) context.fillStyle = colour;
    context?.fillRect(at * 200, 0, 200, 400);
  }
  return new File([await canvas.convertToBlob({ type: 'image/png' })], 'stripes.png', { type: 'image/png' });
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
  'profile/crop': {
    tag: TAG,
    as: ADA,
    shows: 'lets a photo be moved and zoomed',
    reads: ['Your photo', 'Zoom', 'Choose another', 'Save photo'],
    play: async (stage) => {
      await opened('photo')(stage);
      const input = stage.box.shadowRoot?.querySelector<HTMLInputElement>('input[type=file]');
      const files = new DataTransfer();
      files.items.add(await aPicture());
      if (input) input.files = files.files;
      input?.dispatchEvent(new Event('change', { bubbles: true }));
      await stage.shown('.fe-crop');
      await stage.settled();
    },
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
  'profile/email-pending': {
    tag: TAG,
    as: ADA,
    shows: 'says which of the two addresses has confirmed',
    reads: ['Waiting for both addresses to confirm.', `${ADA} has confirmed`, `${LONG_EMAIL} hasn’t confirmed yet`],
    play: async (stage) => {
      await opened('email')(stage);
      await typedInto(stage, 'dialog input', LONG_EMAIL);
      stage.box.shadowRoot?.querySelector<HTMLFormElement>('dialog form')?.requestSubmit();
      await stage.shown('.fe-pending-email');
      const { searchParams } = await stage.preview.link(ADA);
      const body = { userId: searchParams.get('userId') ?? '', token: searchParams.get('token') ?? '' };
      await stage.ask(profile.confirmEmail, { body });
      // as on coming back from the tab of the mail
      document.dispatchEvent(new Event('visibilitychange'));
      await stage.until(() => stage.box.shadowRoot?.querySelectorAll('.fe-pending-email .fe-icon').length === 2);
      await stage.settled();
    },
  },
  'profile/fields': {
    tag: TAG,
    as: ADA,
    shows: 'hides fields and lets others be read only, as the host says',
    reads: ['Job title', 'No phone number'],
    options: {
      themeOptions: {
        adminPortal: {
          pages: {
            profile: {
              fieldsProperties: {
                address: { appearance: 'hidden' },
                jobTitle: { appearance: 'viewOnly' },
                phoneNumber: { appearance: 'viewOnly' },
              },
            },
          },
        },
      },
    },
    preview: { seed: ada({ metadata: JSON.stringify({ jobTitle: 'Pilot', address: 'Somewhere' }) }) },
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
    shows: 'offers the data as a file, and says why the only company cannot be left',
    reads: ['Danger zone', 'Export data', 'This is your only company.', 'Delete account'],
    preview: { config: DELETION },
    play: shown('.fe-line'),
  },
  'profile/loading': {
    tag: TAG,
    as: ADA,
    shows: 'holds the place of what can be done with the account',
    reads: ['Personal details', 'Danger zone'],
    before: wire('stalled', /\/me\/account$/),
    play: (stage) => stage.shown('.fe-settings .fe-skeleton-group'),
  },
  'profile/failed': {
    tag: TAG,
    as: ADA,
    shows: 'says why what can be done with the account did not load, and offers to try again',
    reads: ['Personal details', 'Danger zone', 'You’re offline', 'Try again'],
    before: wire('down', /\/me\/account$/),
    play: shown('.fe-empty'),
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

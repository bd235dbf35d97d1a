import { socialLinks } from '../../../../core/contract/social.ts';
import { passkeys } from '../../../../core/contract/passkeys.ts';
import type { UserId } from '../../../../core/contract/entities/ids.ts';
import type { Writer } from '../../../server/store/store.ts';
import type { Ports } from '../../../server/ports.ts';
import { ADA, dialogShown, shown } from './list-tab.ts';
import type { PortalScene, Stage } from '../scene.ts';

const TAG = 'fe-privacy-tab';
const GOOGLE = 'ea9b8d66-4d01-1d21-3ce4-b6b48cb575d4';
const LONG = 'The key on the ring with the blue tag that lives in the second drawer of the desk in Northern Jutland';
/** Passkeys sign in. */
const PASSKEYS = { secondaryAuthStrategies: [{ strategy: 'Passkeys' as const, isActive: true }] };
const AT = '2026-01-15T09:30:00.000Z';

/** Adds rows of Ada's before anyone looks. */
const ada =
  (insert: (rows: Writer, userId: UserId) => Promise<unknown>) =>
  async ({ store }: Ports): Promise<void> => {
    const all = store.scoped({ across: 'seeds' });
    const [user] = await all.users.find({ where: { email: ADA }, limit: 1 });
    if (user) await all.transaction((rows) => insert(rows, user.id));
  };

const aKey = (
  userId: UserId,
  fields: { factor: boolean; name: string; lastUsedAt: string | null; aaguid?: string },
) => ({
  aaguid: null,
  id: crypto.randomUUID(),
  userId,
  credentialId: crypto.randomUUID(),
  publicKey: 'key',
  counter: 0,
  deviceType: fields.factor ? ('CrossPlatform' as const) : ('Platform' as const),
  transports: ['internal'],
  createdAt: AT,
  ...fields,
});

const withPasskeys = ada(async (rows, userId) => {
  await rows.passkeys.insert(aKey(userId, { factor: false, name: '', lastUsedAt: AT, aaguid: GOOGLE }));
  await rows.passkeys.insert(aKey(userId, { factor: false, name: LONG, lastUsedAt: null }));
});

const withPhones = ada(async (rows, userId) => {
  const at = { createdAt: AT, updatedAt: AT, lastUsedAt: null };
  for (const [phoneNumber, verified] of [
    ['+4915112345678', true],
    ['+972541234567', false],
  ] as const) {
    const id = crypto.randomUUID();
    const wayIn = verified ? phoneNumber : id;
    await rows.phones.insert({ id, userId, phoneNumber, verified, wayIn, factor: false, ...at });
  }
});
const withManyPhones = ada(async (rows, userId) => {
  for (let one = 0; one < 10; one += 1) {
    const phoneNumber = `+49151123456${one}0`;
    const about = { userId, phoneNumber, wayIn: phoneNumber, verified: true, factor: false, lastUsedAt: null };
    await rows.phones.insert({ id: crypto.randomUUID(), ...about, createdAt: AT, updatedAt: AT });
  }
});
const SMS = { secondaryAuthStrategies: [{ strategy: 'SmsCode' as const, isActive: true }] };
const SOCIAL = {
  social: (['google', 'github', 'linkedin', 'slack'] as const).map((type) => ({ type, clientId: 'demo' })),
};
const withLinks = ada(async (rows, userId) => {
  const from = { issuer: 'https://accounts.google.com', subject: '1', provider: 'google', name: 'Ada Lovelace' };
  const about = { userId, ...from, email: 'ada.lovelace@gmail.test', createdAt: AT, lastUsedAt: AT };
  await rows.identities.insert({ id: crypto.randomUUID(), ...about });
});

const settled = shown('.fe-settings');
const lines = shown('.fe-line');
/** Opens a dialog, as an address would. */
const opened =
  (path: string) =>
  async (stage: Stage): Promise<void> => {
    await settled(stage);
    stage.box.setAttribute('path', path);
    await dialogShown(stage);
  };
const aboutKey = async ({ ask }: Stage) => (await ask(passkeys.list, {})).devices[0]?.id;
const aboutLink = async ({ ask }: Stage) => (await ask(socialLinks.list, {})).links[0]?.id;
const about =
  (view: string, dialog: string, find: (stage: Stage) => Promise<string | undefined>) => async (stage: Stage) => {
    await lines(stage);
    stage.box.setAttribute('path', `/${view}?dialog=${dialog}&row=${(await find(stage)) ?? ''}`);
    await dialogShown(stage);
  };

/** How the signed-in user signs in, and where they are signed in. */
export const scenes = {
  'privacy/sign-in': {
    tag: TAG,
    as: ADA,
    shows: 'shows password and passkeys',
    reads: ['Change password', 'Passkeys', 'Last used', 'Not used yet', 'Google Password Manager', 'Add passkey'],
    preview: { seed: withPasskeys, config: PASSKEYS },
    play: lines,
  },
  'privacy/no-passkeys': {
    tag: TAG,
    as: ADA,
    shows: 'says that there is no passkey yet',
    reads: ['No passkeys yet.'],
    preview: { config: PASSKEYS },
    play: shown('.fe-lines-none'),
  },
  'privacy/change-password': {
    tag: TAG,
    as: ADA,
    shows: 'asks for the current and the new password',
    reads: ['You’ll be signed out everywhere else.', 'Current password', 'New password'],
    play: opened('/?dialog=changePassword'),
  },
  'privacy/remove-passkey': {
    tag: TAG,
    as: ADA,
    shows: 'asks before a passkey is removed',
    reads: ['You can no longer sign in with it.'],
    preview: { seed: withPasskeys, config: PASSKEYS },
    play: about('', 'removePasskey', aboutKey),
  },
  'privacy/phone-numbers': {
    tag: TAG,
    as: ADA,
    shows: 'lists the phone numbers, and which is not confirmed',
    reads: ['Phone numbers', '+4915112345678', 'Not confirmed', 'Add phone number'],
    preview: { seed: withPhones, config: SMS },
    play: lines,
  },
  'privacy/phone-numbers-full': {
    tag: TAG,
    as: ADA,
    shows: 'says that there are as many phone numbers as there can be',
    reads: ['You have 10 numbers, as many as you can.'],
    preview: { seed: withManyPhones, config: SMS },
    play: lines,
  },
  'privacy/add-phone': {
    tag: TAG,
    as: ADA,
    shows: 'asks for a new phone number',
    reads: ['We text it a code to confirm it’s yours.', 'Text me a code'],
    preview: { config: SMS },
    play: opened('/?dialog=addPhone'),
  },
  'privacy/linked-accounts': {
    tag: TAG,
    as: ADA,
    shows: 'lists linked accounts, and offers the other providers',
    reads: ['Linked accounts', 'Google', 'ada.lovelace@gmail.test', 'Link an account'],
    preview: { seed: withLinks, config: SOCIAL },
    play: lines,
  },
  'privacy/unlink-account': {
    tag: TAG,
    as: ADA,
    shows: 'asks before an account is unlinked',
    reads: ['Unlink Google?', 'Your account there stays as it is.'],
    preview: { seed: withLinks, config: SOCIAL },
    play: about('', 'unlink', aboutLink),
  },
} satisfies Record<string, PortalScene>;

import { ownMfa } from '../../../../core/contract/own-mfa.ts';
import { phones } from '../../../../core/contract/phones.ts';
import { socialLinks } from '../../../../core/contract/social.ts';
import { passkeys } from '../../../../core/contract/passkeys.ts';
import type { SessionId, UserId } from '../../../../core/contract/entities/ids.ts';
import type { Writer } from '../../../server/store/store.ts';
import type { Ports } from '../../../server/ports.ts';
import { ADA, dialogShown, shown, wire } from './list-tab.ts';
import type { PortalScene, Stage } from '../scene.ts';

const TAG = 'fe-privacy-tab';
const GOOGLE = 'ea9b8d66-4d01-1d21-3ce4-b6b48cb575d4';
const LONG = 'The key on the ring with the blue tag that lives in the second drawer of the desk in Northern Jutland';
/** Passkeys sign in. */
const PASSKEYS = { secondaryAuthStrategies: [{ strategy: 'Passkeys' as const, isActive: true }] };
const [AT, LATER] = ['2026-01-15T09:30:00.000Z', '2026-02-03T16:05:00.000Z'] as const;

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

const addFactors = ada(async (rows, userId) => {
  const phone = {
    phoneNumber: '+4915112345678',
    factor: true,
    verified: true,
    createdAt: AT,
    updatedAt: AT,
    lastUsedAt: null,
  };
  const id = crypto.randomUUID();
  await rows.phones.insert({ id, userId, wayIn: id, ...phone });
  await rows.passkeys.insert(aKey(userId, { factor: true, name: LONG, lastUsedAt: null }));
  for (let at = 0; at < 9; at += 1)
    await rows.recoveryCodes.insert({
      id: crypto.randomUUID(),
      userId,
      codeHash: `${at}`,
      createdAt: AT,
      usedAt: null,
    });
});
const withPasskeys = ada(async (rows, userId) => {
  await rows.passkeys.insert(aKey(userId, { factor: false, name: '', lastUsedAt: AT, aaguid: GOOGLE }));
  await rows.passkeys.insert({ ...aKey(userId, { factor: false, name: LONG, lastUsedAt: null }), createdAt: LATER });
});

const withPhones = ada(async (rows, userId) => {
  for (const [phoneNumber, verified, createdAt] of [
    ['+4915112345678', true, AT],
    ['+972541234567', false, LATER],
  ] as const) {
    const id = crypto.randomUUID();
    const about = { userId, phoneNumber, verified, factor: false, lastUsedAt: null };
    await rows.phones.insert({ id, wayIn: verified ? phoneNumber : id, ...about, createdAt, updatedAt: createdAt });
  }
});
const withManyPhones = ada(async (rows, userId) => {
  for (let one = 0; one < 10; one += 1) {
    const phoneNumber = `+49151123456${one}0`;
    const about = { userId, phoneNumber, wayIn: phoneNumber, verified: true, factor: false, lastUsedAt: null };
    await rows.phones.insert({ id: crypto.randomUUID(), ...about, createdAt: AT, updatedAt: AT });
  }
});
const aSessionId = () => crypto.randomUUID() as string as SessionId; // a new id is branded here
/** Session in which Sue of the support acts as Ada. */
const withImpersonator = async ({ store }: Ports): Promise<void> => {
  const all = store.scoped({ across: 'seeds' });
  const [[user], [sue]] = await Promise.all([
    all.users.find({ where: { email: ADA }, limit: 1 }),
    all.users.find({ where: { email: 'sue@acme.test' }, limit: 1 }),
  ]);
  if (!user || !sue) return;
  const tokens = { tokenHash: 'scene', previousHash: null, successorSalt: null, generation: 0 };
  const from = { ipAddress: '198.51.100.24', userAgent: 'Mozilla/5.0 (X11; Linux x86_64; rv:146.0) Firefox/146.0' };
  const times = { createdAt: AT, rotatedAt: AT, authenticatedAt: AT, steppedUpAt: null, endedAt: null };
  await all.transaction((rows) =>
    rows.sessions.insert({
      id: aSessionId(),
      tenantId: user.tenantId,
      userId: user.id,
      ...tokens,
      ...from,
      ...times,
      expires: '9999-12-31T23:59:59.000Z',
      amr: ['pwd'],
      browser: null,
      renewedBy: null,
      actor: { userId: sue.id, email: sue.email, sessionId: aSessionId() },
    }),
  );
};
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

/** Change of Ada's rows that comes once she is signed in, whom it would keep from it; then a view that has not been read. */
const onceSignedIn = (
  change: (ports: Ports) => Promise<void>,
  path: string,
  play: (stage: Stage) => Promise<void>,
): Pick<PortalScene, 'preview' | 'play'> => {
  let make: (() => Promise<void>) | undefined;
  return {
    preview: {
      seed: async (ports) => {
        make = () => change(ports);
      },
    },
    play: async (stage) => {
      await settled(stage);
      await make?.();
      stage.box.setAttribute('path', path);
      await play(stage);
    },
  };
};
/** Second steps of hers, and what is opened then. */
const withFactors = (play: (stage: Stage) => Promise<void>) => onceSignedIn(addFactors, '/mfa', play);
/** Ada without a password, and what is done then. */
const withoutPassword = (play: (stage: Stage) => Promise<void>) => ({
  attributes: { path: '/loginSessions' },
  ...onceSignedIn(
    ada((rows, id) => rows.users.update({ id }, { passwordHash: null })),
    '/',
    async (stage) => {
      await shown('.fe-lines-none + .fe-lines-actions')(stage);
      await play(stage);
    },
  ),
});
const askForLink = async (stage: Stage): Promise<void> => {
  stage.box.shadowRoot?.querySelector<HTMLElement>('.fe-lines-none + .fe-lines-actions button')?.click();
  await shown('.fe-banner')(stage);
};
const lines = shown('.fe-line');
const at = (path: string) => ({ path });
/** Opens a dialog, as an address would. */
const opened =
  (path: string) =>
  async (stage: Stage): Promise<void> => {
    await settled(stage);
    stage.box.setAttribute('path', path);
    await dialogShown(stage);
  };
const aboutKey = async ({ ask }: Stage) => (await ask(passkeys.list, {})).devices[0]?.id;
const aboutNumber = async ({ ask }: Stage) => (await ask(phones.list, { query: {} })).items[0]?.id;
const aboutLink = async ({ ask }: Stage) => (await ask(socialLinks.list, {})).links[0]?.id;
const aboutPhone = async ({ ask }: Stage) => (await ask(ownMfa.devices, {})).phones[0]?.id;
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
  'privacy/no-password': {
    tag: TAG,
    as: ADA,
    shows: 'offers a password to a person without one',
    reads: ['You don’t have one yet.', 'Once it’s set, you’re signed out everywhere.', 'Set a password'],
    ...withoutPassword(async () => undefined),
  },
  'privacy/password-link': {
    tag: TAG,
    as: ADA,
    shows: 'says where the link that sets a password was sent, and when it can be sent again',
    reads: ['We sent a link to ada@acme.test.', 'Resend in'],
    ...withoutPassword(askForLink),
  },
  'privacy/password-link-failed': {
    tag: TAG,
    as: ADA,
    shows: 'says why the link was not sent, and offers it again',
    reads: ['You’re offline', 'Set a password'],
    ...withoutPassword(async (stage) => {
      wire('down', /\/passwords\/reset$/)(stage);
      await askForLink(stage);
    }),
  },
  'privacy/remove-passkey': {
    tag: TAG,
    as: ADA,
    shows: 'asks before a passkey is removed',
    reads: ['You can no longer sign in with it.'],
    preview: { seed: withPasskeys, config: PASSKEYS },
    play: about('', 'removePasskey', aboutKey),
  },
  'privacy/rename-passkey': {
    tag: TAG,
    as: ADA,
    shows: 'asks for the name of a passkey',
    reads: ['Rename Google Password Manager', 'Leave it empty to call it “Google Password Manager”.'],
    preview: { seed: withPasskeys, config: PASSKEYS },
    play: about('', 'renamePasskey', aboutKey),
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
  'privacy/remove-phone': {
    tag: TAG,
    as: ADA,
    shows: 'says how a phone number is removed, also without the phone',
    reads: ['Remove +4915112345678?', 'I don’t have this phone. Email me the code'],
    preview: { seed: withPhones, config: SMS },
    play: about('', 'removePhone', aboutNumber),
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
  'privacy/factors': {
    tag: TAG,
    as: ADA,
    shows: 'lists the second steps and counts the recovery codes',
    reads: ['Second steps', '+4915112345678', 'Recovery codes', '9 codes left'],
    ...withFactors(lines),
  },
  'privacy/no-factors': {
    tag: TAG,
    as: ADA,
    shows: 'says that there is no second step yet',
    reads: ['Your account is protected by its first step alone.', 'Add a second step'],
    attributes: at('/mfa'),
    play: settled,
  },
  'privacy/add-factor': {
    tag: TAG,
    as: ADA,
    shows: 'offers the kinds of second step, the recommended one first',
    reads: ['Authenticator app', 'Recommended', 'Security key'],
    attributes: at('/mfa'),
    play: opened('/mfa?dialog=addFactor'),
  },
  'privacy/remove-factor': {
    tag: TAG,
    as: ADA,
    shows: 'asks before a second step is removed',
    reads: ['Remove +4915112345678?', 'You can no longer confirm it’s you with it.'],
    ...withFactors(about('mfa', 'removeFactor', aboutPhone)),
  },
  'privacy/renew-codes': {
    tag: TAG,
    as: ADA,
    shows: 'asks before recovery codes are replaced',
    reads: ['Make new recovery codes?', 'Your old codes stop working.'],
    ...withFactors(async (stage) => {
      await lines(stage);
      stage.box.setAttribute('path', '/mfa?dialog=renewCodes');
      await dialogShown(stage);
    }),
  },
  'privacy/sessions': {
    tag: TAG,
    as: ADA,
    shows: 'lists where the person is signed in, this device first',
    reads: ['Where you’re signed in', 'This device', 'Active now'],
    attributes: at('/loginSessions'),
    play: lines,
  },
  'privacy/sessions-impersonated': {
    tag: TAG,
    as: ADA,
    shows: 'marks a session in which someone else acts as the person',
    reads: ['This device', 'Firefox on Linux', 'Impersonated', '198.51.100.24'],
    attributes: at('/loginSessions'),
    preview: { seed: withImpersonator },
    play: shown('.fe-line + .fe-line'),
  },
  'privacy/sessions-failed': {
    tag: TAG,
    as: ADA,
    shows: 'says why the sessions did not load, and offers to try again',
    reads: ['Try again'],
    attributes: at('/loginSessions'),
    before: wire('down', /\/sessions\/v1\/me$/),
    play: shown('.fe-empty'),
  },
} satisfies Record<string, PortalScene>;

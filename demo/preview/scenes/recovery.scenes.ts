import { users } from '../../../core/contract/users.ts';
import { SEEDED_PASSWORD } from '../../server/dev/people.ts';
import type { Ports } from '../../server/ports.ts';
import type { Scene, Stage } from './scene.ts';

const ADA = 'ada@acme.test';
const NEW_PASSWORD = 'Correct-horse-9';
const DAY_MS = 86_400_000;

type World = Pick<Stage, 'preview' | 'ask' | 'go'>;

const mailed = async ({ ask, preview }: World): Promise<URLSearchParams> => {
  await ask(users.resetPassword, { body: { email: ADA } });
  return (await preview.link(ADA)).searchParams;
};

const following = async (world: World) => world.go('resetPasswordUrl', await mailed(world));

const setting =
  (password: string) =>
  async ({ enter, submit }: Stage) => {
    await enter({ password });
    await submit();
  };

/** An app and a passkey have been added since Ada last signed in. */
const setUpLately = async ({ store, clock, sealer }: Ports) => {
  const all = store.scoped({ across: 'seeds' });
  const [ada] = await all.users.find({ where: { email: ADA } });
  if (!ada) throw new Error('Ada is not there');
  const common = { userId: ada.id, createdAt: clock.now().toISOString() };
  const passkey = { credentialId: 'lately', publicKey: '', counter: 0, transports: [], name: 'Work laptop' };
  const kind = { deviceType: 'Platform', factor: false, aaguid: null, lastUsedAt: null } as const;
  const app = {
    id: crypto.randomUUID(),
    ...common,
    sealedSecret: await sealer.seal(''),
    lastStep: 0,
    name: '',
    lastUsedAt: null,
  };
  await all.transaction(async (rows) => {
    await rows.authenticators.insert(app);
    await rows.passkeys.insert({ id: crypto.randomUUID(), ...common, ...passkey, ...kind });
  });
};

/** A forgotten password, the mail about it and the new one. */
export const recoveryScenes = {
  'forgot-password/form': { shows: 'asks whose password it is', before: ({ go }) => go('forgetPasswordUrl') },
  'forgot-password/success': {
    shows: 'sends the person to their inbox without saying whether there is an account',
    before: ({ go }) => go('forgetPasswordUrl'),
    play: async ({ enter, submit }) => {
      await enter({ email: 'unknown@acme.test' });
      await submit();
    },
  },
  'forgot-password/limited': {
    shows: 'says when another mail may be asked for',
    before: ({ go }) => go('forgetPasswordUrl'),
    play: async ({ enter, submit, preview }) => {
      await enter({ email: ADA });
      preview.network.state = 'overrun';
      await submit();
    },
  },
  'reset-password/form': { shows: 'asks for the new password', before: following },
  'reset-password/weak': {
    shows: 'says which rules the password breaks',
    before: following,
    play: async (stage) => {
      await stage.until(() => stage.box.querySelector('li') !== null);
      await stage.enter({ password: 'aaa' });
      await stage.send();
    },
  },
  'reset-password/breached': {
    shows: 'says that the password is known from a breach',
    before: following,
    play: setting('Password1234'),
  },
  'reset-password/reused': {
    shows: 'says that the password was used before',
    before: following,
    play: setting(SEEDED_PASSWORD),
  },
  'reset-password/success': {
    shows: 'leads to sign-in, which says that the password is changed',
    before: following,
    play: setting(NEW_PASSWORD),
  },
  'reset-password/success/removed': {
    shows: 'says what was removed, as another person can have set it up',
    preview: { seed: setUpLately },
    before: following,
    play: setting(NEW_PASSWORD),
  },
  'reset-password/expired': {
    shows: 'says that the link has expired and offers a new one',
    before: async (world) => {
      await following(world);
      world.preview.advance(DAY_MS);
    },
    play: setting(NEW_PASSWORD),
  },
  'reset-password/used': {
    shows: 'says that the link has been used',
    before: async (world) => {
      const link = await mailed(world);
      const userId = link.get('userId') ?? '';
      const token = link.get('token') ?? '';
      await world.ask(users.verifyPasswordReset, { body: { userId, token, password: NEW_PASSWORD } });
      world.go('resetPasswordUrl', link);
    },
    play: setting('Another-horse-9'),
  },
  'reset-password/invalid': { shows: 'says that the link does not work', before: ({ go }) => go('resetPasswordUrl') },
  logout: {
    shows: 'is ending the session',
    play: async (stage) => {
      await stage.enter({ email: ADA });
      await stage.submit();
      await stage.enter({ password: SEEDED_PASSWORD });
      await stage.submit();
      await stage.until(() => stage.box.hidden === true);
      stage.preview.network.state = 'stalled';
      stage.go('logoutUrl');
    },
  },
} as const satisfies Record<string, Scene>;

import { users } from '../../../core/contract/users.ts';
import type { Ports } from '../../server/ports.ts';
import type { Scene, Stage } from './scene.ts';

const BO = 'bo@acme.test';
const DAY_MS = 86_400_000;

type World = Pick<Stage, 'preview' | 'ask' | 'go'>;

/** Bo has been added by an administrator and has not confirmed the address yet. */
const unconfirmed =
  (changes: { passwordHash?: null } = {}) =>
  async ({ store }: Ports) =>
    void (await store
      .reaching({ across: 'seeds' })
      .transaction((rows) => rows.users.update({ email: BO }, { verified: false, ...changes })));

const mailed = async ({ ask, preview }: World): Promise<URLSearchParams> => {
  await ask(users.resetActivation, { body: { email: BO } });
  return (await preview.link(BO)).searchParams;
};

const following = async (world: World) => world.go('activateUrl', await mailed(world));

const followingSpent = async (world: World) => {
  const link = await mailed(world);
  await world.ask(users.activate, { body: { userId: link.get('userId') ?? '', token: link.get('token') ?? '' } });
  world.go('activateUrl', link);
};

const followingLate = async (world: World) => {
  const link = await mailed(world);
  world.preview.advance(2 * DAY_MS);
  world.go('activateUrl', link);
};

/** Confirming an address, and what can go wrong with it. */
export const activationScenes = {
  'activation/activating': {
    shows: 'is trying the link',
    preview: { seed: unconfirmed() },
    holdAt: ({ activation }) => activation?.step === 'activating' && activation.pending,
    before: following,
  },
  'activation/form': {
    shows: 'asks for the first password',
    preview: { seed: unconfirmed({ passwordHash: null }) },
    before: following,
  },
  'activation/form/breached': {
    shows: 'says that the password is known from a breach',
    preview: { seed: unconfirmed({ passwordHash: null }) },
    before: following,
    play: async ({ enter, submit }) => {
      await enter({ password: 'Password1234' });
      await submit();
    },
  },
  'activation/success': {
    shows: 'says that the account is active',
    preview: { seed: unconfirmed() },
    holdAt: ({ activation }) => activation?.step === 'success',
    before: following,
  },
  'activation/expired': {
    shows: 'says that the link has expired and offers a new one',
    preview: { seed: unconfirmed() },
    before: followingLate,
  },
  'activation/used': {
    shows: 'says that the link has been used',
    preview: { seed: unconfirmed() },
    before: followingSpent,
  },
  'activation/invalid': {
    shows: 'says that the link does not work',
    before: ({ go }) => go('activateUrl'),
  },
  'activation/resent': {
    shows: 'sends the person to their inbox',
    preview: { seed: unconfirmed() },
    before: followingLate,
    play: async ({ enter, submit }) => {
      await enter({ email: BO });
      await submit();
    },
  },
  'activation/offline': {
    shows: 'says that the service cannot be reached and offers to try again',
    preview: { seed: unconfirmed() },
    play: async (stage) => {
      const link = await mailed(stage);
      await stage.settled();
      stage.preview.network.state = 'down';
      stage.go('activateUrl', link);
      await stage.shown('[role=alert]');
    },
  },
} as const satisfies Record<string, Scene>;

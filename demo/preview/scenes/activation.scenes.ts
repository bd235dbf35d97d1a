import { users } from '../../../core/contract/users.ts';
import type { Ports } from '../../server/ports.ts';
import type { Scene, Stage } from './scene.ts';

const BO = 'bo@acme.test';
const DAY_MS = 86_400_000;

type World = Pick<Stage, 'preview' | 'ask' | 'go'>;

/** Bo has signed up in another browser and has not confirmed the address yet. */
const unconfirmed = async ({ store }: Ports) =>
  void (await store
    .scoped({ across: 'seeds' })
    .transaction((rows) => rows.users.update({ email: BO }, { verified: false })));

const mailed = async ({ ask, preview }: World): Promise<URLSearchParams> => {
  await ask(users.resetActivation, { body: { email: BO } });
  return (await preview.link(BO)).searchParams;
};

const following = async (world: World) => world.go('activateUrl', await mailed(world));

/** Signs up a new user; the query of the mailed link. */
const signedUp = async ({ ask, preview }: World): Promise<URLSearchParams> => {
  const email = 'grace@harbour.test';
  const body = { email, name: 'Grace Hopper', companyName: 'Harbour', password: 'Correct-horse-9' };
  await ask(users.signUp, { body });
  return (await preview.link(email)).searchParams;
};

const followingOwn = async (world: World) => world.go('activateUrl', await signedUp(world));

const followingSpent = async (world: World) => {
  const link = await signedUp(world);
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
    holdAt: ({ activation }) => activation?.step === 'activating' && activation.pending,
    before: followingOwn,
  },
  'activation/form': {
    shows: 'asks for names and a password in another browser than that of the sign-up',
    preview: { seed: unconfirmed },
    before: following,
  },
  'activation/form/breached': {
    shows: 'says that the password is known from a breach',
    preview: { seed: unconfirmed },
    before: following,
    play: async ({ enter, submit }) => {
      await enter({ name: 'Bo Member', companyName: 'Harbour', password: 'Password1234' });
      await submit();
    },
  },
  'activation/success': {
    shows: 'says that the account is active',
    holdAt: ({ activation }) => activation?.step === 'success',
    before: followingOwn,
  },
  'activation/expired': {
    shows: 'says that the link has expired and offers a new one',
    preview: { seed: unconfirmed },
    before: followingLate,
  },
  'activation/used': {
    shows: 'says that the link has been used',
    before: followingSpent,
  },
  'activation/invalid': {
    shows: 'says that the link does not work',
    before: ({ go }) => go('activateUrl'),
  },
  'activation/resent': {
    shows: 'sends the person to their inbox',
    preview: { seed: unconfirmed },
    before: followingLate,
    play: async ({ enter, submit }) => {
      await enter({ email: BO });
      await submit();
    },
  },
  'activation/offline': {
    shows: 'says that the service cannot be reached and offers to try again',
    preview: { seed: unconfirmed },
    play: async (stage) => {
      const link = await mailed(stage);
      await stage.settled();
      stage.preview.network.state = 'down';
      stage.go('activateUrl', link);
      await stage.shown('[role=alert]');
    },
  },
} as const satisfies Record<string, Scene>;

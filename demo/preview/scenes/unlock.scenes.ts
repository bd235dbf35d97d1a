import { auth } from '../../../core/contract/auth.ts';
import { users } from '../../../core/contract/users.ts';
import type { PreviewOptions } from '../preview.ts';
import type { Scene, Stage } from './scene.ts';

const ADA = 'ada@acme.test';
const HOUR_MS = 3_600_000;

/** The first wrong guess locks. */
const preview: PreviewOptions = { config: { lockoutPolicy: { enabled: true, maxAttempts: 1, lockedMinutes: 600 } } };

type World = Pick<Stage, 'preview' | 'ask' | 'go'>;

/** Fails a sign-in of Ada, whose account gets locked; the query of the mailed unlock link. */
const mailed = async ({ ask, preview: { link } }: World): Promise<URLSearchParams> => {
  await ask(auth.login, { body: { email: ADA, password: 'Wrong-passw0rd' } }).catch(() => undefined);
  return (await link(ADA)).searchParams;
};

const following = async (world: World) => world.go('unlockUrl', await mailed(world));

const followingSpent = async (world: World) => {
  const link = await mailed(world);
  await world.ask(users.unlock, { body: { userId: link.get('userId') ?? '', token: link.get('token') ?? '' } });
  world.go('unlockUrl', link);
};

const followingLate = async (world: World) => {
  const link = await mailed(world);
  world.preview.advance(2 * HOUR_MS);
  world.go('unlockUrl', link);
};

/** A locked account, and what can go wrong with its mail. */
export const unlockScenes = {
  'unlock/unlocking': {
    shows: 'is trying the link',
    preview,
    holdAt: ({ unlock }) => unlock?.step === 'unlocking' && unlock.pending,
    before: following,
  },
  'unlock/success': { shows: 'says that the account is unlocked and leads to signing in', preview, before: following },
  'unlock/expired': {
    shows: 'says that the link has expired and offers a new one',
    preview,
    before: followingLate,
  },
  'unlock/used': { shows: 'says that the link has been used', preview, before: followingSpent },
  'unlock/invalid': { shows: 'says that the link does not work', before: ({ go }) => go('unlockUrl') },
  'unlock/resent': {
    shows: 'sends the person to their inbox without saying whether there is an account',
    preview,
    before: followingLate,
    play: async ({ enter, submit }) => {
      await enter({ email: ADA });
      await submit();
    },
  },
  'unlock/offline': {
    shows: 'says that the service cannot be reached and offers to try again',
    preview,
    play: async (stage) => {
      const link = await mailed(stage);
      await stage.settled();
      stage.preview.network.state = 'down';
      stage.go('unlockUrl', link);
      await stage.shown('[role=alert]');
    },
  },
} as const satisfies Record<string, Scene>;

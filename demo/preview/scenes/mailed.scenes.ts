import { auth } from '../../../core/contract/auth.ts';
import type { PreviewOptions } from '../preview.ts';
import type { Scene, Stage } from './scene.ts';
import { LOCKS_AT_ONCE, wrong } from './typed.ts';

const ADA = 'ada@acme.test';
const QUARTER_MS = 15 * 60_000;

/** A server where one way in comes first. */
const first = (authStrategy: 'Code' | 'MagicLink' | 'EmailAndPassword'): PreviewOptions => ({
  config: { authStrategy, otherAuthStrategies: ['EmailAndPassword', 'Code', 'MagicLink'] },
});

const identified = async ({ enter, submit }: Stage, email = ADA) => {
  await enter({ email });
  await submit();
};

const codeTo = async ({ preview }: Stage, email = ADA): Promise<string> => {
  const [mail] = await preview.mails(email);
  return mail?.text.match(/^\d{6}$/m)?.[0] ?? '';
};

/** Types a code; the sixth digit sends it. */
const typed = async (stage: Stage, code: string) => {
  await stage.enter({ code });
  await stage.settled();
};

type World = Pick<Stage, 'preview' | 'ask' | 'go'>;

/** Ada has asked for a link in another browser. */
const mailed = async ({ ask, preview: { link } }: World): Promise<URLSearchParams> => {
  await ask(auth.passwordlessPrelogin, { params: { type: 'magiclink' }, body: { email: ADA } });
  return (await link(ADA)).searchParams;
};

const following = async (world: World) => world.go('magicLinkCallbackUrl', await mailed(world));

const followingAfter = (ms: number) => async (world: World) => {
  const link = await mailed(world);
  world.preview.advance(ms);
  world.go('magicLinkCallbackUrl', link);
};

const goingOn = async (stage: Stage) => {
  await stage.press(0);
};

/** Signing in by what is mailed, the other ways in, and what can go wrong with them. */
export const mailedScenes = {
  'login/code': { shows: 'asks for the code that was mailed', preview: first('Code'), play: identified },
  'login/code/locked': {
    shows: 'says that signing in is locked and where the way out is',
    preview: { config: { ...first('Code').config, lockoutPolicy: LOCKS_AT_ONCE } },
    play: async (stage) => {
      await identified(stage);
      await typed(stage, wrong(await codeTo(stage)));
    },
  },
  'login/code/wrong': {
    shows: 'says that the code is not right and how often it may be tried',
    preview: first('Code'),
    play: async (stage) => {
      await identified(stage);
      await typed(stage, wrong(await codeTo(stage)));
    },
  },
  'login/code/unknown': {
    shows: 'says the same of an account that does not exist',
    preview: first('Code'),
    play: async (stage) => {
      await identified(stage, 'unknown@acme.test');
      await typed(stage, '123456');
    },
  },
  'login/code/spent': {
    shows: 'says that the code was tried too often',
    preview: first('Code'),
    play: async (stage) => {
      await identified(stage);
      const guess = wrong(await codeTo(stage));
      for (const _ of [1, 2, 3, 4])
        await stage
          .ask(auth.passwordlessPostlogin, { params: { type: 'code' }, body: { token: guess } })
          .catch(() => undefined);
      await typed(stage, guess);
    },
  },
  'login/code/expired': {
    shows: 'says that the code has expired',
    preview: first('Code'),
    play: async (stage) => {
      await identified(stage);
      const code = await codeTo(stage);
      stage.preview.advance(QUARTER_MS);
      await typed(stage, code);
    },
  },
  'login/code/offline': {
    shows: 'says that the service cannot be reached',
    preview: first('Code'),
    play: async (stage) => {
      await identified(stage);
      stage.preview.network.state = 'down';
      await typed(stage, '123456');
    },
  },
  'login/code/success': {
    shows: 'says that the person is in',
    preview: first('Code'),
    holdAt: ({ login }) => login?.step === 'success',
    play: async (stage) => {
      await identified(stage);
      await typed(stage, await codeTo(stage));
    },
  },
  'login/magic-link': { shows: 'sends the person to their inbox', preview: first('MagicLink'), play: identified },
  'login/methods': {
    shows: 'offers the ways in',
    preview: first('MagicLink'),
    before: () => localStorage.removeItem('preferred-login-method'),
    play: async (stage) => {
      await identified(stage);
      await stage.press(2);
    },
  },
  'login/methods/last': {
    shows: 'says which one was used last in this browser',
    preview: first('EmailAndPassword'),
    before: () => localStorage.setItem('preferred-login-method', 'Code'),
    play: async (stage) => {
      await identified(stage);
      await stage.press(1);
    },
  },
  'login/no-way-in': {
    shows: 'says that there is no way in for this email',
    preview: { config: { authStrategy: 'NoLocalAuthentication' } },
    play: identified,
  },
  'magic-link/opening': {
    shows: 'is trying the link',
    preview: first('MagicLink'),
    holdAt: ({ magicLink }) => magicLink?.step === 'opening' && magicLink.pending,
    before: following,
  },
  'magic-link/confirm': {
    shows: 'asks before it signs in where the link was not asked for',
    preview: first('MagicLink'),
    before: following,
  },
  'magic-link/expired': {
    shows: 'says that the link has expired',
    preview: first('MagicLink'),
    before: followingAfter(QUARTER_MS),
    play: goingOn,
  },
  'magic-link/used': {
    shows: 'says that the link has been used',
    preview: first('MagicLink'),
    before: async (world) => {
      const link = await mailed(world);
      const token = link.get('token') ?? '';
      await world.ask(auth.passwordlessPostlogin, { params: { type: 'magiclink' }, body: { token } });
      await world.ask(auth.logout, {});
      world.go('magicLinkCallbackUrl', link);
    },
    play: goingOn,
  },
  'magic-link/invalid': {
    shows: 'says that the link does not work',
    before: ({ go }) => go('magicLinkCallbackUrl'),
  },
} as const satisfies Record<string, Scene>;

import { ownAccount } from '../../../core/contract/own-account.ts';
import type { PreviewOptions } from '../preview.ts';
import type { Scene, Stage } from './scene.ts';

const BO = 'bo@acme.test';
const DAY_MS = 86_400_000;
const preview: PreviewOptions = { config: { accountDeletion: { enabled: true, graceDays: 14 } } };

type World = Pick<Stage, 'box' | 'until' | 'preview' | 'ask' | 'go'>;

/** Has the account deleted; the query of the mailed link that keeps it. */
const mailed = async ({ box, until, ask, preview: { link } }: World): Promise<URLSearchParams> => {
  // signed in
  await until(() => box.hidden === true);
  await ask(ownAccount.requestDeletion, {});
  return (await link(BO)).searchParams;
};

/** An account that is to be deleted, and the link that keeps it. */
export const keepAccountScenes = {
  'keep-account/success': {
    shows: 'says that the account is kept and leads to signing in',
    preview,
    as: BO,
    play: async (world) => world.go('keepAccountUrl', await mailed(world)),
  },
  'keep-account/expired': {
    shows: 'says that the link has expired and leads to signing in',
    preview,
    as: BO,
    play: async (world) => {
      const link = await mailed(world);
      world.preview.advance(15 * DAY_MS);
      world.go('keepAccountUrl', link);
    },
  },
  'keep-account/invalid': { shows: 'says that the link does not work', before: ({ go }) => go('keepAccountUrl') },
} as const satisfies Record<string, Scene>;

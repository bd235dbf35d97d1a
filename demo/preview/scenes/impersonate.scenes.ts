import type { Ports } from '../../server/ports.ts';
import type { Scene, Stage } from './scene.ts';

/** The route with the id of one of the seeded people in its query. */
const naming = (email: string) => {
  let userId = '';
  return {
    preview: {
      seed: async ({ store }: Ports) => {
        const [person] = await store.scoped({ across: 'seeds' }).users.find({ where: { email } });
        userId = person?.id ?? '';
      },
    },
    before: ({ go }: Pick<Stage, 'go'>) => go('impersonationUrl', new URLSearchParams({ userId })),
  };
};

/** Impersonation by address, and what can go wrong with it. */
export const impersonateScenes = {
  'impersonate/opening': {
    shows: 'is looking up the person',
    as: 'sue@acme.test',
    ...naming('bo@acme.test'),
    holdAt: ({ impersonate }) => impersonate?.step === 'impersonating' && impersonate.pending,
  },
  'impersonate/confirm': {
    shows: 'asks before it begins, and says for how long',
    as: 'sue@acme.test',
    ...naming('bo@acme.test'),
  },
  'impersonate/refused': {
    shows: 'says that the person may do more',
    as: 'sue@acme.test',
    ...naming('ada@acme.test'),
    play: ({ press }) => press(0),
  },
  'impersonate/missing': {
    shows: 'says that the address names no one',
    as: 'sue@acme.test',
    before: ({ go }) => go('impersonationUrl'),
  },
} as const satisfies Record<string, Scene>;

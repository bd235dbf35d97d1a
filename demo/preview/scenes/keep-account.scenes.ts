import type { Scene } from './scene.ts';

/** The link of a mail about a deletion, which keeps the account. */
export const keepAccountScenes = {
  'keep-account/invalid': { shows: 'says that the link does not work', before: ({ go }) => go('keepAccountUrl') },
} as const satisfies Record<string, Scene>;

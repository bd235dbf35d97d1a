import type { Scene } from './scene.ts';

/** The links mailed about a change of an email address. */
export const emailChangeScenes = {
  'email-change/invalid': { shows: 'says that the link does not work', before: ({ go }) => go('emailChangeUrl') },
} as const satisfies Record<string, Scene>;

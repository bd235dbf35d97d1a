import type { Scene } from './scene.ts';

/** The box of an application whose people sign in on the service's own page. */
export const hostedScenes = {
  'hosted/start': { shows: 'leads to the page of the service', options: { hostedLoginBox: true } },
} as const satisfies Record<string, Scene>;

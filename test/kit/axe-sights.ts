import type { RunOptions } from 'axe-core';

/** Scope of an axe run: all of it once; a dark page differs in colours alone, one that runs from right to left in all else. */
export type Sight = 'all' | 'colours' | 'all but colours';

/** Options of axe for each. */
export const SIGHTS: Readonly<Record<Sight, RunOptions>> = {
  all: {},
  colours: { runOnly: ['color-contrast', 'link-in-text-block'] },
  'all but colours': { rules: { 'color-contrast': { enabled: false }, 'link-in-text-block': { enabled: false } } },
};

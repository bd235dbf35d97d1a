import type { RunOptions } from 'axe-core';

/** Scope of an axe run: all of it once; a dark page differs in colours alone, one that runs from right to left in all else. */
export type AxeScope = 'all' | 'colours' | 'all but colours';

/** Options of axe for each. */
export const AXE_SCOPES: Readonly<Record<AxeScope, RunOptions>> = {
  all: {},
  colours: { runOnly: ['color-contrast', 'link-in-text-block'] },
  'all but colours': { rules: { 'color-contrast': { enabled: false }, 'link-in-text-block': { enabled: false } } },
};

import axe, { type RunOptions } from 'axe-core';

/** Scope of an axe run: all of it once; a dark page differs in colours alone, one that runs from right to left in all else. */
export type Sight = 'all' | 'colours' | 'all but colours';

const SIGHTS: Readonly<Record<Sight, RunOptions>> = {
  all: {},
  colours: { runOnly: ['color-contrast', 'link-in-text-block'] },
  'all but colours': { rules: { 'color-contrast': { enabled: false }, 'link-in-text-block': { enabled: false } } },
};

/** Faults that axe finds in a node and below, a line each. */
export const axeFaults = async (node: HTMLElement, sight: Sight = 'all'): Promise<string[]> => {
  const { violations } = await axe.run(node, { resultTypes: ['violations'], ...SIGHTS[sight] });
  return violations.map(
    ({ id, nodes }) =>
      `${id}: ${nodes.map(({ html, any }) => html + any.map(({ message }) => message).join()).join('\n')}`,
  );
};

import axe from 'axe-core';
import { SIGHTS, type Sight } from './axe-sights.ts';

/** Faults that axe finds in a node and below, a line each. */
export const axeFaults = async (node: HTMLElement, sight: Sight = 'all'): Promise<string[]> => {
  const { violations } = await axe.run(node, { resultTypes: ['violations'], ...SIGHTS[sight] });
  return violations.map(
    ({ id, nodes }) =>
      `${id}: ${nodes.map(({ html, any }) => html + any.map(({ message }) => message).join()).join('\n')}`,
  );
};

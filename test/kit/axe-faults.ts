import axe from 'axe-core';
import { AXE_SCOPES, type AxeScope } from './axe-scopes.ts';

/** Faults that axe finds in a node and below, a line each. */
export const axeFaults = async (node: HTMLElement, sight: AxeScope = 'all'): Promise<string[]> => {
  const { violations } = await axe.run(node, { resultTypes: ['violations'], preload: false, ...AXE_SCOPES[sight] });
  return violations.map(
    ({ id, nodes }) =>
      `${id}: ${nodes.map(({ html, any }) => html + any.map(({ message }) => message).join()).join('\n')}`,
  );
};

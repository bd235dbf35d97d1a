import { createElement } from '../kit/dom/nodes.ts';

/** Empty frame: the bar has no place of its own until the user is known to be impersonated. */
export const actingBarFrame = (): Node => createElement('span');

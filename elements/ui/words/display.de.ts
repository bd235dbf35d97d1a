import type { DisplayMessages } from './display.en.ts';

/** What the components of this family say, in German. */
export const displayDe: DisplayMessages = {};

import type { DisplayMessages } from './display.en.ts';

/** What the components of this family say, in Hebrew. */
export const displayHe: DisplayMessages = {};

import type { OverlaysMessages } from './overlays.en.ts';

/** What the components of this family say, in Hebrew. */
export const overlaysHe: OverlaysMessages = {};

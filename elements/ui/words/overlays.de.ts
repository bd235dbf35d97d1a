import type { OverlaysMessages } from './overlays.en.ts';

/** What the components of this family say, in German. */
export const overlaysDe: OverlaysMessages = {};

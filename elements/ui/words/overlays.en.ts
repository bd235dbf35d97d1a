/** What the components of this family say, in English. */
export const overlaysEn = {};

export type OverlaysMessages = typeof overlaysEn;

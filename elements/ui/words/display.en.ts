/** What the components of this family say, in English. */
export const displayEn = {};

export type DisplayMessages = typeof displayEn;

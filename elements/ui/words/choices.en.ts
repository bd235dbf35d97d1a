/** What the components of this family say, in English. */
export const choicesEn = {};

export type ChoicesMessages = typeof choicesEn;

/** What the components of this family say, in English. */
export const choicesEn = {
  /** In a select in which nothing is chosen yet. */
  choose: 'Choose',
};

export type ChoicesMessages = typeof choicesEn;

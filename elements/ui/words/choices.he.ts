import type { ChoicesMessages } from './choices.en.ts';

/** What the components of this family say, in Hebrew. */
export const choicesHe: ChoicesMessages = {
  choose: 'בחירה',
};

import type { ChoicesMessages } from './choices.en.ts';

/** What the components of this family say, in German. */
export const choicesDe: ChoicesMessages = {
  choose: 'Auswählen',
};

import type { InputsMessages } from './inputs.en.ts';

/** What the components of this family say, in German. */
export const inputsDe: InputsMessages = {
  optional: 'optional',
};

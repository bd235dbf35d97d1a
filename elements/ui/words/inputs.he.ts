import type { InputsMessages } from './inputs.en.ts';

/** What the components of this family say, in Hebrew. */
export const inputsHe: InputsMessages = {
  optional: 'לא חובה',
};

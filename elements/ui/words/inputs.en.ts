/** What the components of this family say, in English. */
export const inputsEn = {
  /** After the label of a field that may stay empty. */
  optional: 'optional',
};

export type InputsMessages = typeof inputsEn;

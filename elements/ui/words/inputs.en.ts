/** What the components of this family say, in English. */
export const inputsEn = {};

export type InputsMessages = typeof inputsEn;

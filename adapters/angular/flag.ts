/** Value of a flag in a template: an attribute without a value is true. */
export type Flag = boolean | '' | 'true' | 'false' | undefined;

/** Reads a flag; an input that was not given stays undefined. */
export const toFlag = (value: Flag): boolean | undefined =>
  value === undefined || typeof value === 'boolean' ? value : value !== 'false';

/** What the components of this family say, in English. */
export const tableEn = {};

export type TableMessages = typeof tableEn;

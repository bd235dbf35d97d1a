/** Classes of the elements and the functions that a page needs beside them. Importing it registers nothing. */
export type * from './element-types.ts';
export { registerElement } from './kit/define.ts';
export * from './manifest.ts';

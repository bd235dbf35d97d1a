import type { Catalog } from '../namespaces.ts';
import { messages } from './common.ts';

/** All messages of Spanish: the common ones, and the files of the other namespaces. */
export const catalog: Catalog = {
  common: { messages },
  files: import.meta.glob(['./*.ts', '!./common.ts', '!./mails.ts']),
};

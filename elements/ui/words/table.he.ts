import type { TableMessages } from './table.en.ts';

/** What the components of this family say, in Hebrew. */
export const tableHe: TableMessages = {};

import type { TableMessages } from './table.en.ts';

/** What the components of this family say, in German. */
export const tableDe: TableMessages = {};

import type { SearchEntry } from '../../pages/docs/search.d.mts';

/** Site of the documents: HTML of pages by their paths, entries of the search, and files to copy from `demo/docs`. */
export interface Site {
  readonly pages: Readonly<Record<string, string>>;
  readonly entries: readonly SearchEntry[];
  readonly files: readonly string[];
}

export function readSite(): Promise<Site>;

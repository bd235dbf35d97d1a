/** Entry of the search index: an API name, a section or a page. */
export interface SearchEntry {
  readonly title: string;
  readonly page: string;
  readonly url: string;
  readonly text: string;
  readonly isName: boolean;
}

export interface SearchResult extends Omit<SearchEntry, 'text'> {
  readonly excerpt: string;
}

export function createIndex(entries: readonly SearchEntry[]): object;
export function openIndex(data: object): (text: string, limit: number) => SearchResult[];

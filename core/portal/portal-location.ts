import { type PortalSection, sectionAt, slugOf } from './sections.ts';

/** A condition that a list's rows have to meet. */
export interface LocationFilter {
  readonly field: string;
  readonly operator: string;
  readonly value: readonly string[];
}

/** View of a list: search, page, sort and filters. */
export interface ListView {
  readonly search?: string;
  /** The first page is 1, and is not said. */
  readonly page?: number;
  readonly sort?: { readonly column: string; readonly direction: 'asc' | 'desc' };
  readonly filters?: readonly LocationFilter[];
}

/** Location in the portal, as an address can restore it. */
export interface PortalLocation {
  readonly tab?: PortalSection | undefined;
  readonly subTab?: string | undefined;
  /** The row whose details are open, or which the dialog is about. */
  readonly row?: string | undefined;
  readonly dialog?: string | undefined;
  readonly list?: ListView | undefined;
}

const part = (text: string | undefined): string | undefined => {
  try {
    return text ? decodeURIComponent(text) : undefined;
  } catch {
    return undefined;
  }
};

const sortOf = (text: string | null): ListView['sort'] => {
  const [, column, direction] = /^(.+)\.(asc|desc)$/.exec(text ?? '') ?? [];
  return column && (direction === 'asc' || direction === 'desc') ? { column, direction } : undefined;
};

const FILTER = 'filter.';

const filtersOf = (query: URLSearchParams): LocationFilter[] => {
  const names = new Set([...query.keys()].filter((name) => name.startsWith(FILTER)));
  return [...names].map((name) => {
    const [field = '', operator = 'is'] = name.slice(FILTER.length).split('~');
    return { field, operator, value: query.getAll(name) };
  });
};

const listOf = (query: URLSearchParams): ListView | undefined => {
  const page = Number(query.get('page') ?? 1);
  const [search, sort, filters] = [query.get('search'), sortOf(query.get('sort')), filtersOf(query)];
  const list = {
    ...(search && { search }),
    ...(Number.isSafeInteger(page) && page > 1 && { page }),
    ...(sort && { sort }),
    ...(filters.length > 0 && { filters }),
  };
  return Object.keys(list).length > 0 ? list : undefined;
};

/**
 * Reads a place: `/users?row=…&dialog=delete&search=ada&sort=name.desc&page=2&filter.role~is=Admin`. A tab that stands
 * alone leaves its own name out (`/?dialog=add`). What cannot be read is left out.
 */
export const parsePortalLocation = (text: string, alone?: PortalSection): PortalLocation => {
  const [path = '', query = ''] = text.split('#')[0]?.split(/\?(.*)/s) ?? [];
  const parts = path.split('/').filter(Boolean).map(part);
  const fields = new URLSearchParams(query);
  const [tab, subTab] = alone ? [alone, parts[0]] : [sectionAt(parts[0]), parts[1]];
  const place: PortalLocation = {
    tab,
    subTab,
    row: fields.get('row') ?? undefined,
    dialog: fields.get('dialog') ?? undefined,
    list: listOf(fields),
  };
  // what is not said is not there: two places are the same when they are written alike
  return Object.fromEntries(Object.entries(place).filter(([, value]) => value !== undefined));
};

/** The path and the query of a place. */
export const partsOf = (place: PortalLocation, alone?: PortalSection): { path: string; query: URLSearchParams } => {
  const { tab, subTab, row, dialog, list = {} } = place;
  const path = [...(alone || !tab ? [] : [slugOf(tab)]), ...(subTab ? [encodeURIComponent(subTab)] : [])].join('/');
  const query = new URLSearchParams();
  if (row) query.set('row', row);
  if (dialog) query.set('dialog', dialog);
  if (list.search) query.set('search', list.search);
  if (list.sort) query.set('sort', `${list.sort.column}.${list.sort.direction}`);
  for (const { field, operator, value } of list.filters ?? [])
    for (const one of value) query.append(`${FILTER}${field}~${operator}`, one);
  if (list.page && list.page > 1) query.set('page', String(list.page));
  return { path: `/${path}`, query };
};

/** Formats a location as `parsePortalLocation` parses it. */
export const formatPortalLocation = (place: PortalLocation, alone?: PortalSection): string => {
  const { path, query } = partsOf(place, alone);
  return query.size > 0 ? `${path}?${query}` : path;
};

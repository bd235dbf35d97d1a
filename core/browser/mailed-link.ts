import { LINK_FIELDS, MAILED_ROUTES } from '../contract/mailed-routes.ts';
import { safeStorage } from './storage.ts';

/**
 * Storage key of a mailed link that no app has read yet: in `sessionStorage` for a reload, and on the page's global
 * object.
 */
const KEY = 'fe.mailedLink';
const WAITING = Symbol.for(KEY);

/**
 * Meta element with the paths of mailed links, in place of the default ones; without any, the address is left alone.
 */
const PATHS = 'head > meta[name="fe-link-paths"]';

const INNER = 'http://hash';

const tab = safeStorage('sessionStorage');
// separately loaded scripts share nothing but the page's global object
const page = globalThis as { [WAITING]?: string };

/** The link that waits, as its place and its query; none is empty. */
export const keptMailedLink = (): string => (page[WAITING] ??= tab.read(KEY) ?? '');

export const keepMailedLink = (link: string): void => {
  page[WAITING] = link;
  if (link) tab.write(KEY, link);
  else tab.remove(KEY);
};

export const bare = (path: string): string => path.replace(/(?<=.)\/+$/, '');

/** An address changed where it has a path and a query: itself, and behind the `#`. `change` tells whether it did. */
export const edited = (href: string, change: (part: URL, sign: string) => boolean): string => {
  const whole = new URL(href);
  change(whole, '');
  if (!whole.hash.startsWith('#/')) return whole.href;
  const inner = new URL(INNER + whole.hash.slice(1));
  if (change(inner, '#')) whole.hash = inner.href.slice(INNER.length);
  return whole.href;
};

/** Which of a link's fields an address has. */
export const carried = ({ searchParams }: URL) => LINK_FIELDS.filter((field) => searchParams.has(field));

/** Paths of mailed links, below any base path. */
const mailedPaths = (): readonly string[] => {
  const named = document.querySelector(PATHS)?.getAttribute('content');
  return named?.split(/[\s,]+/).filter(Boolean) ?? Object.values(MAILED_ROUTES);
};

/**
 * Takes what a mailed link carries out of the address before other scripts of the page run, and keeps it in the tab's
 * storage until an app reads it. Runs when it is loaded; `routes` are those that only the page's own script knows.
 */
export const hideMailedLink = (routes?: Readonly<Record<string, unknown>>): void => {
  if (typeof document === 'undefined') return;
  const known = (routes ? Object.keys(MAILED_ROUTES).map((name) => routes[name]) : mailedPaths())
    .filter((path) => typeof path === 'string')
    .map(bare);
  const href = edited(location.href, (part, sign) => {
    const path = bare(part.pathname);
    const fields = carried(part);
    if (fields.length === 0 || !known.some((end) => path.endsWith(end))) return false;
    keepMailedLink(
      `${sign}${path}?${new URLSearchParams(fields.map((field) => [field, part.searchParams.get(field) ?? '']))}`,
    );
    for (const field of fields) part.searchParams.delete(field);
    return true;
  });
  if (href !== location.href) history.replaceState(history.state, '', href);
};

hideMailedLink();

import { bare, carried, edited, keepMailedLink, keptMailedLink } from './mailed-link.ts';

/** The address with the link that was taken out of it, while it is still the link's and no app has read it. */
const withWaitingLink = (href: string): string => {
  const [where, query] = keptMailedLink().split('?');
  if (!query) return href;
  return edited(href, (part, sign) => {
    if (sign + bare(part.pathname) !== where || carried(part).length > 0) return false;
    for (const [field, value] of new URLSearchParams(query)) part.searchParams.set(field, value);
    return true;
  });
};

/** Drops the link that waits for this address: an app has read it, or has left it behind. */
const dropWaitingLink = (): void => {
  if (withWaitingLink(location.href) !== location.href) keepMailedLink('');
};

/** The page's address and its history. */
export interface Address {
  /** With what a mailed link carries, also where that is out of the address already, until `replace` leaves it away. */
  href(): string;
  /** State of the current history entry. */
  state(): Readonly<Record<string, unknown>>;
  push(url: string, state?: Readonly<Record<string, unknown>>): void;
  replace(url: string, state?: Readonly<Record<string, unknown>>): void;
  /** Goes back so many entries, one unless told. */
  back(entries?: number): void;
  /** Loads another page, in place of this one's entry if asked. */
  load(url: string, replace: boolean): void;
  /** Calls back when the address has changed by whatever hand. */
  onMove(listener: () => void): () => void;
}

/** Address assumed where there is no `location`. */
const NOWHERE = 'http://localhost/';

/** The address of the page this code runs in. */
export const pageAddress: Address = {
  href: () => (globalThis.location ? withWaitingLink(globalThis.location.href) : NOWHERE),
  // a host may keep anything there
  state: () => Object(globalThis.history?.state ?? {}),
  push: (url, state = {}) => globalThis.history?.pushState(state, '', url),
  replace: (url, state = globalThis.history?.state) => {
    if (globalThis.location) dropWaitingLink();
    globalThis.history?.replaceState(state, '', url);
  },
  back: (entries = 1) => globalThis.history?.go(-entries),
  load: (url, replace) => (replace ? globalThis.location?.replace(url) : globalThis.location?.assign(url)),
  onMove: (listener) => {
    const stop = new AbortController();
    const { signal } = stop;
    for (const event of ['popstate', 'hashchange']) globalThis.window?.addEventListener(event, listener, { signal });
    // not in every browser, nor in the compiler's list: tells of a host router's own pushState
    const { navigation } = globalThis as { navigation?: EventTarget };
    // later, for a router may move the address while React commits, when no component may be updated
    const later = () => queueMicrotask(() => signal.aborted || listener());
    navigation?.addEventListener('currententrychange', later, { signal });
    return () => stop.abort();
  },
};

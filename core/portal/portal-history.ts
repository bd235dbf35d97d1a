import type { Address } from '../browser/location.ts';
import { type TabHistory, tabHistory } from '../browser/tab-history.ts';
import { hashPlace, pathPlace } from '../router/url-format.ts';
import { partsOf, type Place, readPlace, writePlace } from './portal-location.ts';
import type { Section } from './sections.ts';

/** Where a portal keeps its place: for itself, behind the page's `#`, or in its path. */
export type Routing = 'memory' | 'hash' | 'path';

/** Keeps where somebody is. */
export interface PlaceKeeper {
  current(): Place;
  go(place: Place, options?: { replace?: boolean }): void;
  /** The address of a place, for links; nothing in memory. */
  href(place: Place): string | undefined;
  subscribe(listener: () => void): () => void;
  close(): void;
}

/** What a keeper is made of. */
export interface KeeperParts {
  routing: Routing;
  /** Below which path it is: `/portal`. */
  basename?: string | undefined;
  address: Address;
  /** A tab that stands alone. */
  alone?: Section | undefined;
  /** Where it begins, unless an address says so. */
  begin?: Place | undefined;
  /** Goes on once a screen with something unsaved has asked; at once where there is none. */
  leave?: ((then: () => void) => void) | undefined;
  history?: TabHistory | undefined;
  /** Moves the page, where the host does that itself. */
  onRedirectTo?: ((path: string, options: { replace: boolean }) => void) | undefined;
}

const announcer = () => {
  const listeners = new Set<() => void>();
  return {
    tell: () => listeners.forEach((listener) => listener()),
    subscribe: (listener: () => void) => {
      listeners.add(listener);
      return () => void listeners.delete(listener);
    },
  };
};

const inMemory = (begin: Place): PlaceKeeper => {
  const { tell, subscribe } = announcer();
  let place = begin;
  return {
    current: () => place,
    go: (next) => {
      place = next;
      tell();
    },
    href: () => undefined,
    subscribe,
    close: () => undefined,
  };
};

/**
 * Keeps a place. In an address, the browser's own ways back and forth lead along it: where a screen has something unsaved,
 * the page comes back to where it was, and goes on there once that is left.
 */
export const keepPlace = ({
  routing,
  basename,
  address,
  alone,
  begin = {},
  leave = (then) => then(),
  history = tabHistory,
  onRedirectTo,
}: KeeperParts): PlaceKeeper => {
  if (routing === 'memory') return inMemory(alone ? { ...begin, tab: alone } : begin);
  const { tell, subscribe } = announcer();
  const spot = routing === 'hash' ? hashPlace(address, basename) : pathPlace(address, basename);
  const read = (): Place => {
    const { path, query } = spot.read();
    return readPlace(query.size > 0 ? `${path}?${query}` : path, alone);
  };
  const href = (place: Place): string => {
    const { path, query } = partsOf(place, alone);
    return spot.href(path === '/' && basename ? '' : path, query);
  };
  const found = read();
  let last = writePlace(found, alone) === '/' ? { ...begin, ...found } : found;
  let written = writePlace(found, alone);
  let index = history.index();
  /** Where the page is sent from here: nobody is asked about that. */
  let wanted: string | undefined;
  /** Where the page is on its way back from. */
  let left: string | undefined;
  const go = (place: Place, { replace = false } = {}) => {
    const to = href(place);
    wanted = writePlace(place, alone);
    if (onRedirectTo) onRedirectTo(to, { replace });
    else if (replace) address.replace(to);
    else address.push(to);
    look();
  };
  /** Brings the page back from where it was taken. Returns how it gets there after all. */
  const comeBack = (from: string, to: Place): (() => void) => {
    const now = history.index();
    if (index === undefined || now === undefined || index === now) {
      const replace = index !== undefined;
      go(last, { replace });
      return () => go(to, { replace });
    }
    const by = now - index;
    left = from;
    history.step(-by);
    return () => {
      wanted = from;
      history.step(by);
    };
  };
  const arrive = (place: Place, text: string) => {
    [last, written, index] = [place, text, history.index()];
    [wanted, left] = [undefined, undefined];
    tell();
  };
  const look = () => {
    const next = read();
    const text = writePlace(next, alone);
    if (text === written) {
      [index, wanted, left] = [history.index(), undefined, undefined];
      return;
    }
    if (text === left) return;
    if (text === wanted) return arrive(next, text);
    let goOn = () => arrive(next, text);
    let asked = false;
    let free = false;
    leave(() => {
      free = !asked;
      goOn();
    });
    if (free) return;
    asked = true;
    goOn = comeBack(text, next);
  };
  const stop = address.onMove(look);
  return { current: () => last, href, go, subscribe, close: stop };
};

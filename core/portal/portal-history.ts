import type { Address } from '../browser/location.ts';
import { type TabHistory, tabHistory } from '../browser/tab-history.ts';
import { hashUrlFormat, pathUrlFormat } from '../router/url-format.ts';
import { partsOf, type PortalLocation, parsePortalLocation, formatPortalLocation } from './portal-location.ts';
import type { PortalSection } from './sections.ts';

/** Storage of a portal's location: in memory, in the hash or in the path. */
export type Routing = 'memory' | 'hash' | 'path';

/** History of the portal's locations. */
export interface PortalHistory {
  current(): PortalLocation;
  go(place: PortalLocation, options?: { replace?: boolean }): void;
  /** The address of a place, for links; nothing in memory. */
  href(place: PortalLocation): string | undefined;
  subscribe(listener: () => void): () => void;
  close(): void;
}

/** Options of a portal history. */
export interface PortalHistoryOptions {
  routing: Routing;
  /** Below which path it is: `/portal`. */
  basename?: string | undefined;
  address: Address;
  /** A tab that stands alone. */
  alone?: PortalSection | undefined;
  /** Initial location, unless the address names one. */
  begin?: PortalLocation | undefined;
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

const inMemory = (begin: PortalLocation): PortalHistory => {
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
 * Keeps a place. In an address, the browser's own ways back and forth lead along it: where a screen has something
 * unsaved, the page comes back to where it was, and goes on there once that is left.
 */
export const createPortalHistory = ({
  routing,
  basename,
  address,
  alone,
  begin = {},
  leave = (then) => then(),
  history = tabHistory,
  onRedirectTo,
}: PortalHistoryOptions): PortalHistory => {
  if (routing === 'memory') return inMemory(alone ? { ...begin, tab: alone } : begin);
  const { tell, subscribe } = announcer();
  const spot = routing === 'hash' ? hashUrlFormat(address, basename) : pathUrlFormat(address, basename);
  const read = (): PortalLocation => {
    const { path, query } = spot.read();
    return parsePortalLocation(query.size > 0 ? `${path}?${query}` : path, alone);
  };
  const href = (place: PortalLocation): string => {
    const { path, query } = partsOf(place, alone);
    return spot.href(path === '/' && basename ? '' : path, query);
  };
  const found = read();
  let last = formatPortalLocation(found, alone) === '/' ? { ...begin, ...found } : found;
  let written = formatPortalLocation(found, alone);
  let index = history.index();
  /** Target of a navigation started here: `leave` is not asked again. */
  let wanted: string | undefined;
  /** Location that the browser is being moved back from. */
  let left: string | undefined;
  const go = (place: PortalLocation, { replace = false } = {}) => {
    const to = href(place);
    wanted = formatPortalLocation(place, alone);
    if (onRedirectTo) onRedirectTo(to, { replace });
    else if (replace) address.replace(to);
    else address.push(to);
    look();
  };
  /** Brings the page back from where it was taken. Returns how it gets there after all. */
  const comeBack = (from: string, to: PortalLocation): (() => void) => {
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
  const arrive = (place: PortalLocation, text: string) => {
    [last, written, index] = [place, text, history.index()];
    [wanted, left] = [undefined, undefined];
    tell();
  };
  const look = () => {
    const next = read();
    const text = formatPortalLocation(next, alone);
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

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
  /** Address of a location, for links; undefined in memory. */
  href(place: PortalLocation): string | undefined;
  subscribe(listener: () => void): () => void;
  close(): void;
}

/** Options of a portal history. */
export interface PortalHistoryOptions {
  routing: Routing;
  /** Base path: `/portal`. */
  basename?: string | undefined;
  address: Address;
  /** Tab that is shown alone, without the others. */
  alone?: PortalSection | undefined;
  /** Initial location, unless the address names one. */
  begin?: PortalLocation | undefined;
  /** Navigation guard: continues once a screen with unsaved changes allows it; at once where there is none. */
  leave?: ((then: () => void) => void) | undefined;
  history?: TabHistory | undefined;
  /** Moves the page, where the host does that itself. */
  onRedirectTo?: ((path: string, options: { replace: boolean }) => unknown) | undefined;
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
 * Creates the history of a portal. In an address, the browser's Back and Forward move through it: a screen with unsaved
 * changes is returned to first, and the navigation continues once the guard allows it.
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
  /** Continuation that waits for the browser to be back: of two moves at once, a browser may make one. */
  let onward: (() => void) | undefined;
  const go = (place: PortalLocation, { replace = false } = {}) => {
    const to = href(place);
    wanted = formatPortalLocation(place, alone);
    if (onRedirectTo) onRedirectTo(to, { replace });
    else if (replace) address.replace(to);
    else address.push(to);
    look();
  };
  /** Moves the browser back to the current location. Returns the function that goes to the new one after all. */
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
    const move = () => {
      wanted = from;
      history.step(by);
    };
    return () => {
      if (left === from) onward = move;
      else move();
    };
  };
  const arrive = (place: PortalLocation, text: string) => {
    [last, written, index] = [place, text, history.index()];
    [wanted, left, onward] = [undefined, undefined, undefined];
    tell();
  };
  const look = () => {
    const next = read();
    const text = formatPortalLocation(next, alone);
    if (text === written) {
      const move = onward;
      index = history.index();
      // the event of an address that is back may come late, when the browser is on its way again
      if (left !== undefined || wanted === written) [wanted, left, onward] = [undefined, undefined, undefined];
      move?.();
      return;
    }
    if (text === left) return;
    if (text === wanted) return arrive(next, text);
    let goOn = () => arrive(next, text);
    let requested = false;
    let free = false;
    leave(() => {
      free = !requested;
      goOn();
    });
    if (free) return;
    requested = true;
    goOn = comeBack(text, next);
  };
  const stop = address.onMove(look);
  return { current: () => last, href, go, subscribe, close: stop };
};

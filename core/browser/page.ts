import { advise } from './developer/advise.ts';
import type { Problem } from './developer/problems.ts';
import { type Channel, openChannel } from './channel.ts';
import { type Address, pageAddress } from './location.ts';
import { safeStorage, type SafeStorage } from './storage.ts';

/**
 * Runs work while no other tab of this origin runs work of that name. After `waitMs` of waiting, and where there are no
 * locks, it goes ahead all the same: a lock orphaned by a suspended tab must not freeze this one.
 */
export const withLock = async <Value>(name: string, waitMs: number, work: () => Promise<Value>): Promise<Value> => {
  const locks = globalThis.navigator?.locks;
  if (!locks) return work();
  let started = false;
  const begin = () => {
    started = true;
    return work();
  };
  try {
    return await locks.request(name, { signal: AbortSignal.timeout(waitMs) }, begin);
  } catch (error) {
    if (started) throw error;
    return work();
  }
};

/**
 * Creates a monotonic clock in milliseconds. The wall clock can be wrong or be set while the page is open, and
 * `performance.now()` can stop while the machine sleeps: the one that advanced further since the last reading counts.
 */
export const createClock = (): (() => number) => {
  let time = 0;
  let steady = performance.now();
  let wall = Date.now();
  return () => {
    const [steadyNow, wallNow] = [performance.now(), Date.now()];
    time += Math.max(steadyNow - steady, wallNow - wall, 0);
    [steady, wall] = [steadyNow, wallNow];
    return time;
  };
};

/** Calls back when the page is shown, comes online or is restored from the back-forward cache (`restored`). */
const onPageResume = (listener: (restored: boolean) => void): (() => void) => {
  const page = globalThis.window;
  if (!page) return () => undefined;
  const stop = new AbortController();
  const { signal } = stop;
  page.addEventListener('pageshow', ({ persisted }) => listener(persisted), { signal });
  page.addEventListener('online', () => listener(false), { signal });
  page.document.addEventListener(
    'visibilitychange',
    () => page.document.visibilityState === 'visible' && listener(false),
    { signal },
  );
  return () => stop.abort();
};

export type { Channel };

/** The page an app lives in. The only way to the window; everything in it is harmless where there is none. */
export interface BrowserPage {
  /** False on a server. */
  exists(): boolean;
  readonly address: Address;
  /** Kept for all tabs. */
  readonly local: SafeStorage;
  /** Kept for this tab. */
  readonly tab: SafeStorage;
  channel(name: string, onMessage: (message: unknown) => void): Channel;
  /** Runs work while no other tab runs work of that name; waits so long, then goes ahead. */
  alone<Value>(name: string, waitMs: number, work: () => Promise<Value>): Promise<Value>;
  /** Calls back when the page resumes: shown again, online again, or restored from the back-forward cache. */
  onAwake(listener: (restored: boolean) => void): () => void;
  /** Whether a person can see the page: false in a background tab and on a server. */
  isVisible(): boolean;
  /** Monotonic time in milliseconds, including sleep. */
  now(): number;
  /** Leaves nothing but these words. Source: product.md#initialisation. */
  blank(words: string): void;
  log(level: 'warn' | 'error', words: string): void;
  /** Explains a misconfiguration to the page's developer. */
  advise(problem: Problem): void;
  /** Calls the page's `onFronteggEvent`, where it has one: for tag managers. Source: product.md#host-events. */
  report(action: PageEvent, payload: object): void;
}

/** Names of what a page's own `onFronteggEvent` is called with. Source: product.md#host-events. */
export type PageEvent = 'signup_completed' | 'user_verified';

const report = (action: PageEvent, payload: object): void => {
  // any script of the page may have defined it
  const listener: unknown = Reflect.get(globalThis.window ?? {}, 'onFronteggEvent');
  if (typeof listener === 'function') Reflect.apply(listener, globalThis.window, [action, payload]);
};

/** The page this code runs in. */
export const browserPage: BrowserPage = {
  exists: () => globalThis.window !== undefined,
  address: pageAddress,
  local: safeStorage('localStorage'),
  tab: safeStorage('sessionStorage'),
  channel: openChannel,
  alone: withLock,
  onAwake: onPageResume,
  isVisible: () => globalThis.document?.visibilityState === 'visible',
  now: createClock(),
  blank: (words) => globalThis.document?.body.replaceChildren(words),
  // oxlint-disable-next-line no-console
  log: (level, words) => console[level](words),
  advise,
  report,
};

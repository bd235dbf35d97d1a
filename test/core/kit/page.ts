import { threadId } from 'node:worker_threads';
import { type Channel, openChannel } from '../../../core/browser/channel.ts';
import { messageOf } from '../../../core/browser/developer/problems.ts';
import { createClock } from '../../../core/browser/page.ts';
import type { BrowserPage } from '../../../core/browser/page.ts';
import type { SafeStorage } from '../../../core/browser/storage.ts';
import type { TabHistory } from '../../../core/browser/tab-history.ts';

/** A page as a browser would keep it: a history, storage, and a diary of what was done to it. */
export interface PaperPage extends BrowserPage {
  /** Addresses the page was sent to by a full load. */
  readonly loads: string[];
  readonly words: string[];
  readonly blanked: string[];
  /** Calls of the page's `onFronteggEvent`. */
  readonly reports: [action: string, payload: object][];
  /** The browser's own Back and Forward. */
  back(): void;
  forward(): void;
  /** History of the tab, as the browser reports it. */
  readonly history: TabHistory;
  /** Client-side navigation, as a host's router does it: another address without a load. */
  visit(url: string): void;
  awake(restored?: boolean): void;
  /** Sends the tab to the background; `awake` brings it back. */
  hide(): void;
  entries(): string[];
}

const paperShelf = (): SafeStorage => {
  const kept = new Map<string, string>();
  return {
    read: (key) => kept.get(key),
    write: (key, value) => void kept.set(key, value),
    remove: (key) => void kept.delete(key),
  };
};

/** The name of a channel that only this file's pages are on: Node carries a channel through every thread of a process. */
export const lineOf = (name: string): string => `${name} of ${threadId}`;

/** Opens a page at an address. Tabs of one browser share `local`. */
export const openPage = (at = 'https://app.test/account/login', local: SafeStorage = paperShelf()): PaperPage => {
  const history: { url: string; state: Readonly<Record<string, unknown>> }[] = [{ url: new URL(at).href, state: {} }];
  let index = 0;
  let isVisible = true;
  const movers = new Set<() => void>();
  const awakers = new Set<(restored: boolean) => void>();
  const entry = () => history[index] ?? { url: at, state: {} };
  const resolve = (url: string) => new URL(url, entry().url).href;
  const moved = () => {
    for (const mover of movers) mover();
  };
  const go = (by: number) => {
    index = Math.min(Math.max(index + by, 0), history.length - 1);
    moved();
  };
  const push = (url: string, state = {}) => {
    history.splice(index + 1, history.length, { url: resolve(url), state });
    index += 1;
    moved();
  };
  const loads: string[] = [];
  const words: string[] = [];
  const blanked: string[] = [];
  const reports: PaperPage['reports'] = [];
  return {
    exists: () => true,
    loads,
    words,
    blanked,
    reports,
    history: { index: () => index, step: go },
    back: () => go(-1),
    forward: () => go(1),
    visit: (url) => push(url),
    isVisible: () => isVisible,
    hide: () => {
      isVisible = false;
    },
    awake: (restored = false) => {
      isVisible = true;
      for (const awaker of awakers) awaker(restored);
    },
    entries: () => history.map(({ url }) => new URL(url).pathname + new URL(url).search + new URL(url).hash),
    address: {
      href: () => entry().url,
      state: () => Object(entry().state ?? {}),
      push,
      replace: (url, state = entry().state) => {
        history[index] = { url: resolve(url), state };
        moved();
      },
      back: (entries = 1) => go(-entries),
      load: (url) => void loads.push(resolve(url)),
      onMove: (listener) => {
        movers.add(listener);
        return () => movers.delete(listener);
      },
    },
    local,
    tab: paperShelf(),
    channel: (name, onMessage): Channel => openChannel(lineOf(name), onMessage),
    alone: (_name, _waitMs, work) => work(),
    onAwake: (listener) => {
      awakers.add(listener);
      return () => awakers.delete(listener);
    },
    now: createClock(),
    blank: (text) => void blanked.push(text),
    log: (level, text) => void words.push(`${level}: ${text}`),
    advise: (problem) => void words.push(`advice: ${messageOf(problem)}`),
    report: (action, payload) => void reports.push([action, payload]),
  };
};

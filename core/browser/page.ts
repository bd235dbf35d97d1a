import { awakenings } from './awake.ts';
import { type Channel, openChannel } from './channel.ts';
import { createClock } from './clock.ts';
import { type Address, pageAddress } from './location.ts';
import { withLock } from './lock.ts';
import { type Shelf, shelf } from './storage.ts';

export type { Channel };

/** The page an app lives in. The only way to the window; everything in it is harmless where there is none. */
export interface Page {
  /** False on a server. */
  exists(): boolean;
  readonly address: Address;
  /** Kept for all tabs. */
  readonly local: Shelf;
  /** Kept for this tab. */
  readonly tab: Shelf;
  channel(name: string, onMessage: (message: unknown) => void): Channel;
  /** Runs work while no other tab runs work of that name; waits so long, then goes ahead. */
  alone<Value>(name: string, waitMs: number, work: () => Promise<Value>): Promise<Value>;
  /** Calls back when the page may have missed something: shown again, online again, or restored as it was left. */
  onAwake(listener: (restored: boolean) => void): () => void;
  /** Milliseconds that only grow, time asleep among them. */
  now(): number;
  /** Leaves nothing but these words. Source: product.md#initialisation. */
  blank(words: string): void;
  log(level: 'warn' | 'error', words: string): void;
}

/** The page this code runs in. */
export const browserPage: Page = {
  exists: () => globalThis.window !== undefined,
  address: pageAddress,
  local: shelf('localStorage'),
  tab: shelf('sessionStorage'),
  channel: openChannel,
  alone: withLock,
  onAwake: awakenings,
  now: createClock(),
  blank: (words) => globalThis.document?.body.replaceChildren(words),
  // oxlint-disable-next-line no-console
  log: (level, words) => console[level](words),
};

import { LRUCache } from 'lru-cache';
import type { Ports } from '../ports.ts';

/**
 * How long this node believes what it was told, in milliseconds. Ours: what another node has ended is seen within 5 s, the
 * time of an answer under way included. Source: architecture.md#server.
 */
export const BELIEVED_MS = 3000;

/** Cache of at most `max` entries, each for 3 s by the server's clock; the one used longest ago makes room. */
export const briefCache = <Entry extends object>({ clock }: Pick<Ports, 'clock'>, max: number) => {
  const cache = new LRUCache<string, Entry>({
    max,
    // an entry is stale beyond its time, and ours is not to be used at its end either
    ttl: BELIEVED_MS - 1,
    ttlResolution: 0,
    perf: { now: () => clock.now().getTime() },
  });
  return {
    get: (key: string): Entry | undefined => {
      // a clock that was put back makes everything stale
      if (cache.getRemainingTTL(key) >= BELIEVED_MS) cache.delete(key);
      return cache.get(key);
    },
    set: (key: string, entry: Entry): void => void cache.set(key, entry),
    /** Deletes an entry unless another took its place. */
    drop: (key: string, entry: Entry): void => void (cache.peek(key) === entry && cache.delete(key)),
    /** Deletes all that hold. */
    dropAll: (test: (entry: Entry) => boolean): void => {
      const gone = [...cache.entries()].filter(([, entry]) => test(entry));
      for (const [key] of gone) cache.delete(key);
    },
  };
};

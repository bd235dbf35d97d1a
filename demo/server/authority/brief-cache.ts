import { LRUCache } from 'lru-cache';
import type { Ports } from '../ports.ts';

/**
 * TTL of cached answers, in milliseconds. Ours: what another node has ended is seen within 5 s, the time of an answer
 * under way included. Source: architecture.md#server.
 */
const TTL_MS = 3000;

/** LRU cache of at most `max` entries, TTL 3 s by the server's clock. */
export const briefCache = <Entry extends object>({ clock }: Pick<Ports, 'clock'>, max: number) => {
  const cache = new LRUCache<string, Entry>({
    max,
    // the cache expires entries after the TTL, ours at it
    ttl: TTL_MS - 1,
    ttlResolution: 0,
    // kept until the cache is full, expired entries would be most of the heap
    ttlAutopurge: true,
    perf: { now: () => clock.now().getTime() },
  });
  return {
    get: (key: string): Entry | undefined => {
      // a clock set back makes all entries stale
      if (cache.getRemainingTTL(key) >= TTL_MS) cache.delete(key);
      return cache.get(key);
    },
    set: (key: string, entry: Entry): void => void cache.set(key, entry),
    /** Deletes an entry unless it has been replaced. */
    drop: (key: string, entry: Entry): void => void (cache.peek(key) === entry && cache.delete(key)),
    /** Deletes all that hold. */
    dropAll: (test: (entry: Entry) => boolean): void => {
      const dropped = [...cache.entries()].filter(([, entry]) => test(entry));
      for (const [key] of dropped) cache.delete(key);
    },
  };
};

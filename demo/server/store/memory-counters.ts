import { CLOCK_SLACK_MS, type Count, type Counters } from './store.ts';

const later = (now: Date, ms: number) => new Date(now.getTime() + ms).toISOString();

/** Counters in memory. */
export const memoryCounters = (): Counters => {
  const counts = new Map<string, Count>();
  const put = (key: string, points: number, expires: string): Count => {
    const count = { points, expires };
    counts.set(key, count);
    return { ...count };
  };
  const current = (key: string, now: Date) => {
    const count = counts.get(key);
    return count && count.expires > now.toISOString() ? count : undefined;
  };
  return {
    add: async (key, points, lastsMs, now) => {
      const kept = current(key, now);
      // a window that ends later than any new one is from before the clock was set back
      const lives = kept && kept.expires <= later(now, lastsMs + CLOCK_SLACK_MS);
      const { points: before = 0, expires = later(now, lastsMs) } = lives ? kept : {};
      return put(key, Math.max(0, before + points), expires);
    },
    set: async (key, points, lastsMs, now) => put(key, points, later(now, lastsMs)),
    get: async (key, now) => {
      const count = current(key, now);
      return count && { ...count };
    },
    several: async (keys, now) =>
      new Map(
        keys.flatMap((key) => {
          const count = current(key, now);
          return count ? [[key, { ...count }] as const] : [];
        }),
      ),
    remove: async (key) => void counts.delete(key),
    clear: async (now) => {
      const expired = [...counts.keys()].filter((key) => !current(key, now));
      for (const key of expired) counts.delete(key);
      return expired.length;
    },
  };
};

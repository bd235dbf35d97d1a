import { RateLimiterRes } from 'rate-limiter-flexible';
import StoreLimiter from 'rate-limiter-flexible/lib/RateLimiterStoreAbstract.js';
import type { Clock, Limiter } from '../ports.ts';
import { CLOCK_SLACK_MS, type Count, type Counters } from '../store/store.ts';
import type { Allowance } from './limits.ts';

/** Limiter of the library over our counters, which all nodes share. */
class CountedLimiter extends StoreLimiter {
  readonly #counters: Counters;
  readonly #clock: Clock;

  constructor(counters: Counters, clock: Clock, { times, seconds }: Allowance, sheds: boolean) {
    const shed = sheds && { inMemoryBlockOnConsumed: times + 1 };
    super({ storeClient: counters, keyPrefix: 'limit', points: times, duration: seconds, ...shed });
    this.#counters = counters;
    this.#clock = clock;
  }

  // The names below are the library's, which calls them.

  _upsert(key: string, points: number, lastsMs: number, afresh: boolean): Promise<Count> {
    return this.#counters[afresh ? 'set' : 'add'](key, points, lastsMs, this.#clock.now());
  }

  _getRateLimiterRes(_key: string, changed: number, { points, expires }: Count): RateLimiterRes {
    const left = Math.max(this.points - points, 0);
    const ms = Math.max(Date.parse(expires) - this.#clock.now().getTime(), 0);
    return new RateLimiterRes(left, ms, points, points === changed);
  }
}

/**
 * Rate limiter over counters that all nodes share. With `sheds`, a node refuses a key that is over its limit by itself
 * until the window ends, by the machine's clock and without a query.
 */
export const flexibleLimiter = (counters: Counters, clock: Clock, { sheds = false } = {}): Limiter => {
  const limiters = new Map<string, CountedLimiter>();
  let latestMs = 0;
  const limiterOf = (allowance: Allowance) => {
    const nowMs = clock.now().getTime();
    // what was shed until a time that will not come for long
    if (nowMs < latestMs - CLOCK_SLACK_MS) limiters.clear();
    latestMs = nowMs;
    const name = `${allowance.times}/${allowance.seconds}`;
    const known = limiters.get(name) ?? new CountedLimiter(counters, clock, allowance, sheds);
    limiters.set(name, known);
    return known;
  };
  return {
    take: async (key, allowance) => {
      try {
        await limiterOf(allowance).consume(key);
        return 0;
      } catch (cause) {
        if (!(cause instanceof RateLimiterRes)) throw cause;
        return Math.max(1, Math.ceil(cause.msBeforeNext / 1000));
      }
    },
    giveBack: async (key, allowance) => void (await limiterOf(allowance).reward(key)),
  };
};

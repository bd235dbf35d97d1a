import { ok, type Result } from '../../../core/contract/failure.ts';
import { digest } from '../keys/secrets.ts';
import type { Ports } from '../ports.ts';
import { type Refusal, rateLimited } from '../refusal.ts';
import { type LimitName, LIMITS } from './limits.ts';

/** Counts one call against its limit. */
export interface Counting {
  /** Refuses where the IP address is over its limit. */
  byAddress(): Promise<Result<undefined, Refusal>>;
  /** Refuses where the account is over its limit. */
  byAccount(account: string): Promise<Result<undefined, Refusal>>;
  /** Uncounts the call, where only failures count. */
  succeeded(): Promise<void>;
}

const FREE: Counting = {
  byAddress: async () => ok(undefined),
  byAccount: async () => ok(undefined),
  succeeded: async () => undefined,
};

/** Counter of a call's limits; without an IP address, `byAddress` does not count. */
export const counting = (
  { limiter, config, log }: Ports,
  name: LimitName | undefined,
  address: string | null,
): Counting => {
  if (!name) return FREE;
  // successes give their points back; a second limit counts them, too
  const names: readonly LimitName[] = name === 'proof' ? ['proof', 'signIn'] : [name];
  const refunds: (() => Promise<void>)[] = [];

  const take = async (by: 'address' | 'account', subject: string): Promise<Result<undefined, Refusal>> => {
    const waits = names.map(async (limit) => {
      const key = `${limit}:${by}:${subject}`;
      const allowance = config.limits[limit][by === 'address' ? 'perAddress' : 'perAccount'];
      const seconds = await limiter.take(key, allowance);
      if (seconds > 0) log.warn({ limit, by }, 'A limit was reached');
      else if (LIMITS[limit].counts === 'failures') refunds.push(() => limiter.giveBack(key, allowance));
      return seconds;
    });
    const seconds = Math.max(...(await Promise.all(waits)));
    return seconds > 0 ? rateLimited(seconds) : ok(undefined);
  };
  return {
    byAddress: async () => (address === null ? ok(undefined) : take('address', address)),
    // hashed: the address need not belong to an account, and stays out of the table
    byAccount: async (account) => take('account', await digest(account)),
    succeeded: async () => void (await Promise.all(refunds.map((giveBack) => giveBack()))),
  };
};

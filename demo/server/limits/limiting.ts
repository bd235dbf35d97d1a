import { ok, type Result } from '../../../core/contract/failure.ts';
import { digest } from '../access/secrets.ts';
import type { Ports } from '../ports.ts';
import { type Refusal, tooMany } from '../refusal.ts';
import { type LimitName, LIMITS } from './limits.ts';

/** Counts one call against its limit. */
export interface Counting {
  /** Declines where the address has asked too often. */
  byAddress(): Promise<Result<undefined, Refusal>>;
  /** Declines where too much was asked about one account. */
  byAccount(account: string): Promise<Result<undefined, Refusal>>;
  /** Takes back what was counted, where only failures count. */
  succeeded(): Promise<void>;
}

const FREE: Counting = {
  byAddress: async () => ok(undefined),
  byAccount: async () => ok(undefined),
  succeeded: async () => undefined,
};

/** The limit of a call that comes from an address; null where there is none to tell callers apart by. */
export const counting = (
  { limiter, config, log }: Ports,
  name: LimitName | undefined,
  address: string | null,
): Counting => {
  if (!name) return FREE;
  const { perAddress, perAccount } = config.limits[name];
  const taken: (() => Promise<void>)[] = [];

  const take = async (by: string, key: string, allowance: typeof perAddress): Promise<Result<undefined, Refusal>> => {
    const seconds = await limiter.take(key, allowance);
    if (seconds > 0) {
      log.warn({ limit: name, by }, 'A limit was reached');
      return tooMany(seconds);
    }
    taken.push(() => limiter.giveBack(key, allowance));
    return ok(undefined);
  };
  return {
    byAddress: async () =>
      address === null ? ok(undefined) : take('address', `${name}:address:${address}`, perAddress),
    // whoever is asked about need not have an account, nor want to be in a table
    byAccount: async (account) => take('account', `${name}:account:${await digest(account)}`, perAccount),
    succeeded: async () => {
      if (LIMITS[name].counts === 'failures') await Promise.all(taken.map((giveBack) => giveBack()));
    },
  };
};

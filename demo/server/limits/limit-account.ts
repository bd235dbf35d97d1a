import { ok, type Result } from '../../../core/contract/failure.ts';
import { digest } from '../keys/secrets.ts';
import type { Ports } from '../ports.ts';
import { type Refusal, rateLimited } from '../refusal.ts';
import type { LimitName } from './limits.ts';

/**
 * Counts a call against the limit of an account that only the handler knows. `giveBack` uncounts it, where only
 * failures count.
 */
export const limitAccount = async (
  { limiter, config, log }: Pick<Ports, 'limiter' | 'config' | 'log'>,
  name: LimitName,
  account: string,
): Promise<Result<{ giveBack(): Promise<void> }, Refusal>> => {
  const key = `${name}:account:${await digest(account)}`;
  const allowance = config.limits[name].perAccount;
  const seconds = await limiter.take(key, allowance);
  if (seconds === 0) return ok({ giveBack: () => limiter.giveBack(key, allowance) });
  log.warn({ limit: name, by: 'account' }, 'A limit was reached');
  return rateLimited(seconds);
};

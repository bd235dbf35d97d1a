import { ok, type Result } from '../../../core/contract/failure.ts';
import { digest } from '../access/secrets.ts';
import type { Ports } from '../ports.ts';
import { type Refusal, tooMany } from '../refusal.ts';
import type { LimitName } from './limits.ts';

/** Counts what is done about an account that only the handler knows. */
export const limitAccount = async (
  { limiter, config, log }: Pick<Ports, 'limiter' | 'config' | 'log'>,
  name: LimitName,
  account: string,
): Promise<Result<undefined, Refusal>> => {
  const seconds = await limiter.take(`${name}:account:${await digest(account)}`, config.limits[name].perAccount);
  if (seconds === 0) return ok(undefined);
  log.warn({ limit: name, by: 'account' }, 'A limit was reached');
  return tooMany(seconds);
};

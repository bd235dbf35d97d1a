import { codeOf } from '../start-failure.ts';
import { StalePlan } from './retry.ts';

/** Error: the store does not respond, or not in time. A write is committed whole or not at all. */
export class StoreUnavailable extends Error {
  override readonly name = 'Unavailable';
}

/**
 * Codes of a connection that is refused, cut or closed to us, of a server that starts, stops, lacks room or was too slow,
 * and of conflicts that outlasted every retry. Source: PostgreSQL "Error Codes"; errno(3).
 */
const CODES = /^(08...|53...|57014|57P0[1-5]|58030|25P0[34]|40001|40P01|E(CONN|PIPE|TIMEDOUT|HOST|NET|AI_AGAIN)\w*)$/;

/** Messages of driver errors without a code. */
const WORDS =
  /^(Connection terminated|timeout exceeded when trying to connect|Query read timeout|Client has encountered)/;

/** Maps an error to `StoreUnavailable` where another try can succeed; others unchanged. */
export const asUnavailable = (cause: unknown): unknown => {
  if (!(cause instanceof Error)) return cause;
  const away = cause instanceof StalePlan || CODES.test(codeOf(cause) ?? '') || WORDS.test(cause.message);
  return away ? new StoreUnavailable(cause.message, { cause }) : cause;
};

import type { Account } from '../account/account.ts';
import { invalid, PaymentError } from './payment-error.ts';

/** Seconds that an answer is kept for its key. Source: Stripe API "Idempotent requests". */
const KEPT_SECONDS = 24 * 3_600;

/** Answer of a call that has an idempotency key. */
export interface KeyedAnswer {
  status: number;
  body: unknown;
  replayed: boolean;
}

/**
 * Answers a call once for its key: the same call again has the same answer, a decline included, and another one is
 * refused. A call refused for its parameters keeps nothing. Source: Stripe API "Idempotent requests".
 */
export const answerOnce = (account: Account, key: string, call: string, run: () => unknown): KeyedAnswer => {
  if (key.length > 255)
    throw invalid('The idempotency key has more than 255 characters.', undefined, 'idempotency_key_too_long');
  const { idempotency } = account.state;
  const kept = Object.hasOwn(idempotency, key) ? idempotency[key] : undefined;
  if (kept && account.now() - kept.at < KEPT_SECONDS) {
    if (kept.call !== call)
      throw new PaymentError(400, {
        type: 'idempotency_error',
        message:
          'Keys for idempotent requests can only be used with the same parameters they were first used with. ' +
          `Try using a key other than '${key}' if you meant to execute a different request.`,
      });
    return { status: kept.status, body: JSON.parse(kept.body), replayed: true };
  }
  const keep = (status: number, body: unknown) => {
    idempotency[key] = { call, status, body: JSON.stringify(body), at: account.now() };
    return { status, body, replayed: false };
  };
  try {
    return keep(200, run());
  } catch (error) {
    // checked before anything was done: the call may be made again, put right
    if (!(error instanceof PaymentError) || error.body.type !== 'card_error') throw error;
    return keep(error.status, { error: error.body });
  }
};

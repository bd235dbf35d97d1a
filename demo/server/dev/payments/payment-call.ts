import type { Account } from './account/account.ts';
import type { Params } from './wire/params.ts';

/** Call under way. */
export interface PaymentCall {
  account: Account;
  params: Params;
  /** Ids in the path, in order. */
  ids: readonly string[];
  /** Base URL of the pages of the processor: `http://127.0.0.1:3000/dev/payments`. */
  base: string;
}

/** Handler of a call; answers an object in Stripe's shape. */
export type Handler = (call: PaymentCall) => unknown;

/** Calls by method and path: `POST customers/{id}`. */
export type Routes = Readonly<Record<string, Handler>>;

/** The id at a place of the path. */
export const idAt = ({ ids }: PaymentCall, at = 0): string => ids[at] ?? '';

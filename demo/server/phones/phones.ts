import { phones } from '../../../core/contract/phones.ts';
import { serve } from '../serve.ts';
import { create, list, preverify, verify } from './phone-numbers.ts';
import { remove, verifyRemoval } from './phone-removal.ts';
import { change, reset, verifyReset } from './reset.ts';

/** Phone numbers that sign in. Source: protocol/accounts.md#phone-reset, protocol/accounts.md#phone-numbers. */
export const phoneRoutes = serve(phones, {
  reset,
  verifyReset,
  change,
  list,
  create,
  preverify,
  verify,
  remove,
  verifyRemoval,
});

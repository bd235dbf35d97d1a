import { phones } from '../../../core/contract/phones.ts';
import { serve } from '../serve.ts';
import { list, preverify, verify } from './phone-numbers.ts';
import { change, reset, verifyReset } from './reset.ts';

/** Phone numbers that sign in. Source: protocol/accounts.md#phone-reset, protocol/accounts.md#phone-numbers. */
export const phoneRoutes = serve(phones, { reset, verifyReset, change, list, preverify, verify });

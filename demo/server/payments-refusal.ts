import type { Result } from '../../core/contract/failure.ts';
import type { PaymentsFailed } from './payments.ts';
import { invalidField, refuse, type Refusal } from './refusal.ts';

/** Refusal of a call whose payment provider has refused, or not answered. Source: protocol/billing.md#failures. */
export const paymentsRefusal = ({ kind, code, field }: PaymentsFailed): Result<never, Refusal> => {
  if (kind === 'unavailable') return refuse('paymentProviderUnavailable');
  if (field !== undefined) return invalidField(field, 'malformed');
  if (kind !== 'declined') return refuse('paymentProviderFailed');
  const refused = refuse('paymentDeclined');
  if (!refused.ok && code !== undefined) refused.failure.body.declineCode = code;
  return refused;
};

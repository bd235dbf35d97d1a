import type { CardProviderError } from '../browser/card-provider.ts';

/** Reason of a refused payment, as people are told it. */
export type DeclineReason =
  | 'cardDeclined'
  | 'insufficientFunds'
  | 'limitExceeded'
  | 'expiredCard'
  | 'wrongNumber'
  | 'wrongCvc'
  | 'wrongAddress'
  | 'cardNotSupported'
  | 'confirmationFailed'
  | 'bankUnreachable'
  | 'duplicatePayment'
  | 'testCard';

const CODES: Readonly<Record<Exclude<DeclineReason, 'cardDeclined'>, readonly string[]>> = {
  insufficientFunds: ['insufficient_funds'],
  limitExceeded: [
    'card_velocity_exceeded',
    'card_decline_rate_limit_exceeded',
    'withdrawal_count_limit_exceeded',
    'pin_try_exceeded',
  ],
  expiredCard: ['expired_card', 'invalid_expiry_month', 'invalid_expiry_year', 'invalid_expiry_year_past'],
  wrongNumber: ['incorrect_number', 'invalid_number'],
  wrongCvc: ['incorrect_cvc', 'invalid_cvc'],
  wrongAddress: ['incorrect_zip', 'incorrect_address', 'postal_code_invalid'],
  cardNotSupported: [
    'card_not_supported',
    'currency_not_supported',
    'not_permitted',
    'transaction_not_allowed',
    'service_not_allowed',
  ],
  confirmationFailed: [
    'authentication_required',
    'authentication_not_handled',
    'payment_intent_authentication_failure',
    'setup_intent_authentication_failure',
    'mobile_device_authentication_required',
    'approve_with_id',
  ],
  bankUnreachable: ['processing_error', 'issuer_not_available', 'try_again_later', 'reenter_transaction'],
  duplicatePayment: ['duplicate_transaction'],
  testCard: ['testmode_decline', 'live_mode_test_card', 'test_mode_live_card'],
};

// the keys of a literal are its names
const REASONS = Object.keys(CODES) as (keyof typeof CODES)[];

/**
 * Reason of a decline by the provider's code. Ours: what concerns fraud, and lost or stolen cards, is told as an ordinary
 * decline, as the provider asks for. Source: Stripe "Decline codes".
 */
export const declineReasonOf = (...codes: readonly (string | undefined)[]): DeclineReason =>
  REASONS.find((reason) => codes.some((code) => code !== undefined && CODES[reason].includes(code))) ?? 'cardDeclined';

/** Whether the provider's error is a decline, and not an outage or a fault of the page. */
export const isDecline = ({ type }: CardProviderError): boolean => type === 'card_error' || type === 'validation_error';

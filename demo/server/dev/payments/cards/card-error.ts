import type { ErrorBody } from '../wire/payment-error.ts';
import type { Decline } from './test-cards.ts';

/** Codes that are error codes of their own; the others are decline codes of `card_declined`. */
const OWN_CODES: readonly Decline[] = ['expired_card', 'incorrect_cvc', 'processing_error'];

const MESSAGES: Readonly<Record<Decline, string>> = {
  generic_decline: 'Your card was declined.',
  insufficient_funds: 'Your card has insufficient funds.',
  lost_card: 'Your card was declined.',
  stolen_card: 'Your card was declined.',
  card_velocity_exceeded:
    'Your card was declined for making repeated attempts too frequently or exceeding its amount limit.',
  fraudulent: 'Your card was declined.',
  expired_card: 'Your card has expired.',
  incorrect_cvc: "Your card's security code is incorrect.",
  processing_error: 'An error occurred while processing your card. Try again in a little bit.',
};

const PARAMS: Partial<Record<Decline, string>> = { expired_card: 'exp_month', incorrect_cvc: 'cvc' };

/** Body of the error of a declined card. Source: Stripe API "Errors"; "Decline codes". */
export const declineBody = (decline: Decline): ErrorBody => ({
  type: 'card_error',
  code: OWN_CODES.includes(decline) ? decline : 'card_declined',
  message: MESSAGES[decline],
  ...(!OWN_CODES.includes(decline) && { decline_code: decline }),
  ...(PARAMS[decline] !== undefined && { param: PARAMS[decline] }),
});

/** Body of the error of a payment without the customer, whose card asks for one. */
export const authenticationRequired = (): ErrorBody => ({
  type: 'card_error',
  code: 'authentication_required',
  decline_code: 'authentication_required',
  message: 'Your card was declined. This transaction requires authentication.',
});

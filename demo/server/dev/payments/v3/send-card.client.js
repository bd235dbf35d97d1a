// Sends the card to the processor; the page that has the frame hears of the answer alone.
import { brandOf, faultOf } from './card-input.js';
import { encode } from './form-body.js';

/** First field with a fault, and the fault. */
export const invalidOf = (all) =>
  ['number', 'expiry', 'cvc']
    .map((name) => [name, faultOf[name](all[name], brandOf(all.number))])
    .find(([, fault]) => fault);

const cardOf = ({ number, expiry, cvc }) => ({
  number,
  exp_month: Number(expiry.slice(0, 2)),
  exp_year: Number(expiry.slice(2)),
  cvc,
});

/** The error with a message in the language of the fields. */
const translated = (error, t) => {
  const isAuthentication = /authentication/.test(error.code ?? '');
  const message = t[error.decline_code] ?? t[error.code] ?? (isAuthentication ? t.authentication : error.message);
  return { ...error, message };
};

/** Makes a payment method of the card, or confirms an intent by it. */
export const sendCard = async ({ path, body, billing, methodOnly, key, all }, t) => {
  const method = { type: 'card', card: cardOf(all), billing_details: billing };
  const sent = methodOnly ? method : { ...body, payment_method_data: method };
  try {
    const answer = await fetch(`v1/${path}`, {
      method: 'POST',
      body: encode({ ...sent, key }, '', new URLSearchParams()),
    });
    const made = await answer.json();
    return made.error ? { error: translated(made.error, t) } : made;
  } catch {
    return { error: { type: 'api_connection_error', message: t.unreachable } };
  }
};

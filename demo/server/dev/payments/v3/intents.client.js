// Intents by their client secret.
import { integration } from './frames.js';

export const isSetup = (secret) => secret.startsWith('seti_');
export const idOf = (secret) => secret.split('_secret_')[0];
export const resourceOf = (secret) =>
  `${isSetup(secret) ? 'setup_intents' : 'payment_intents'}/${encodeURIComponent(idOf(secret))}`;

export const named = (secret, intent) => ({ [isSetup(secret) ? 'setupIntent' : 'paymentIntent']: intent });

export const checkSecret = (secret) => {
  if (typeof secret !== 'string' || !/^(pi|seti)_\w+_secret_\w+$/.test(secret))
    throw integration(
      `Invalid value for clientSecret: value should be a client secret of the form \${id}_secret_\${secret}.`,
    );
  return secret;
};

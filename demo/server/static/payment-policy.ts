import { isLoopback } from '../http/loopback.ts';
import type { ContentSecurityPolicy } from '../http/security-headers.ts';

/** Name of the Trusted Types policy by which the script of the card fields is loaded. */
export const PAYMENT_POLICY = 'fe-payments';

/** Origins of Stripe's script, frames and calls. Source: Stripe "Security guide", Content Security Policy. */
const STRIPE = {
  script: ['https://js.stripe.com', 'https://*.js.stripe.com'],
  frame: ['https://js.stripe.com', 'https://*.js.stripe.com', 'https://hooks.stripe.com'],
  connect: ['https://api.stripe.com'],
};

/** Both names of this machine, at the port of an address: the card fields are at the one that the page is not. */
const namesOf = (address: URL): string[] =>
  ['localhost', '127.0.0.1'].map((name) => `${address.protocol}//${name}${address.port && `:${address.port}`}`);

/**
 * Content-Security-Policy additions for the card fields of this script: Stripe's own, or the test card processor's, whose
 * list has the same shape.
 */
export const paymentPolicy = (scriptUrl: string): ContentSecurityPolicy => {
  const address = new URL(scriptUrl);
  const own = isLoopback(address.hostname) ? namesOf(address) : [];
  const { script, frame, connect } = own.length > 0 ? { script: own, frame: own, connect: own } : STRIPE;
  return {
    scriptSrc: ["'self'", ...script],
    frameSrc: ["'self'", ...frame],
    connectSrc: ["'self'", ...connect],
  };
};

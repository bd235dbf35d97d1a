import type Stripe from 'stripe';

/** Action that an intent waits for: 3-D Secure, in the page's script or, with a return address, on a page of its own. */
export const nextAction = (
  intent: { id: string; client_secret: string | null },
  returnUrl: string | undefined,
  base: string,
): Stripe.PaymentIntent.NextAction => {
  const challenge = `${base}/challenge?${new URLSearchParams({ client_secret: intent.client_secret ?? '' }).toString()}`;
  if (returnUrl === undefined)
    return {
      type: 'use_stripe_sdk',
      use_stripe_sdk: { type: 'three_d_secure_redirect', stripe_js: challenge, source: intent.id },
    } as Stripe.PaymentIntent.NextAction; // the fields inside are for Stripe's own script, and undocumented
  const url = `${challenge}&${new URLSearchParams({ return_url: returnUrl }).toString()}`;
  return { type: 'redirect_to_url', redirect_to_url: { url, return_url: returnUrl } };
};

import { Stripe } from 'stripe';
import { createProcessor, type Processor } from '../../demo/server/dev/payments/processor.ts';

/** Test card processor with the official library over it, and a clock that tests move. */
export const testPayments = (start = Date.UTC(2026, 0, 31, 12)) => {
  let milliseconds = start;
  const processor = createProcessor({ now: () => milliseconds });
  return {
    processor,
    stripe: libraryOf(processor),
    /** Moves the processor's clock; what is due on the way is done. */
    advance: (seconds: number) => {
      milliseconds += seconds * 1000;
      processor.tick();
    },
    seconds: () => Math.floor(milliseconds / 1000),
  };
};

/** The official library, whose requests this processor answers. */
export const libraryOf = (processor: Processor, options: Stripe.StripeConfig = {}): Stripe =>
  new Stripe(processor.account.state.secretKey, {
    httpClient: Stripe.createFetchHttpClient((input: RequestInfo | URL, init?: RequestInit) =>
      processor.fetch(new Request(input, init)),
    ),
    maxNetworkRetries: 0,
    ...options,
  });

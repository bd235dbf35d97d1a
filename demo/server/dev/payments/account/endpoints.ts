import type Stripe from 'stripe';
import { type Account, API_VERSION } from './account.ts';
import { randomLetters } from './random.ts';

/** Endpoint with its secret. */
export type Endpoint = Stripe.WebhookEndpoint & { secret: string };

/** Makes an endpoint that events are delivered to. */
export const makeEndpoint = (account: Account, url: string, events: string[] = ['*']): Endpoint => {
  const endpoint: Endpoint = {
    id: account.id('we'),
    object: 'webhook_endpoint',
    api_version: API_VERSION,
    application: null,
    created: account.now(),
    description: null,
    enabled_events: events,
    livemode: false,
    metadata: {},
    secret: `whsec_${randomLetters(32)}`,
    status: 'enabled',
    url,
  };
  account.state.endpoints[endpoint.id] = endpoint;
  return endpoint;
};

const OWN = 'Endpoint of the server that started this processor';

/** The endpoint of the server that started the processor: the same over restarts, also on another port. */
export const registerEndpoint = (account: Account, url: string): Endpoint => {
  const known = Object.values(account.state.endpoints).find(({ description }) => description === OWN);
  const endpoint = known ?? makeEndpoint(account, url);
  return Object.assign(endpoint, { url, description: OWN });
};

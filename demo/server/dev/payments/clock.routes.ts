import type Stripe from 'stripe';
import { createdWithin } from './account/account.routes.ts';
import { found } from './account/account.ts';
import { makeEndpoint } from './account/endpoints.ts';
import { idAt, type Routes } from './payment-call.ts';
import { passTime } from './subscriptions/passing-time.ts';
import { LIST_PARAMS, listPage } from './wire/lists.ts';
import { invalid } from './wire/payment-error.ts';

const DAY_SECONDS = 86_400;
/** Days after which Stripe deletes a test clock. Source: Stripe "Test clocks", limitations. */
const KEPT_DAYS = 30;

const wantsType = (wanted: string | undefined, types: readonly string[] | undefined, type: string): boolean => {
  if (types) return types.includes(type);
  if (wanted === undefined) return true;
  return wanted.endsWith('.*') ? type.startsWith(wanted.slice(0, -1)) : wanted === type;
};

/** Calls about events, endpoints and test clocks. */
export const clockRoutes: Routes = {
  'GET events': ({ account, params }) => {
    params.only(...LIST_PARAMS, 'type', 'types', 'created', 'delivery_success');
    const within = createdWithin(params);
    const [type, types] = [params.text('type'), params.texts('types')];
    const events = Object.values(account.state.events).filter(
      (event) => wantsType(type, types, event.type) && within(event),
    );
    return listPage(events, params, '/v1/events');
  },
  'GET events/{id}': (call) => found(call.account.state.events, idAt(call), 'event'),
  'POST webhook_endpoints': ({ account, params }) => {
    params.only<keyof Stripe.WebhookEndpointCreateParams>(
      'url',
      'enabled_events',
      'description',
      'metadata',
      'api_version',
      'expand',
    );
    const url = params.required('url');
    if (!URL.canParse(url) || !/^https?:/.test(url)) throw invalid('Invalid URL', 'url', 'url_invalid');
    return makeEndpoint(account, url, params.texts('enabled_events') ?? ['*']);
  },
  'GET webhook_endpoints': ({ account, params }) => {
    const page = listPage(Object.values(account.state.endpoints), params.only(...LIST_PARAMS), '/v1/webhook_endpoints');
    return { ...page, data: page.data.map((endpoint) => ({ ...endpoint, secret: undefined })) };
  },
  'DELETE webhook_endpoints/{id}': (call) => {
    const { id } = found(call.account.state.endpoints, idAt(call), 'webhook endpoint');
    delete call.account.state.endpoints[id];
    return { id, object: 'webhook_endpoint', deleted: true };
  },
  'POST test_helpers/test_clocks': ({ account, params }) => {
    params.only('frozen_time', 'name', 'expand');
    const frozen = params.integer('frozen_time') ?? Number(params.required('frozen_time'));
    const clock: Stripe.TestHelpers.TestClock = {
      id: account.id('clock'),
      object: 'test_helpers.test_clock',
      created: account.now(),
      deletes_after: account.now() + KEPT_DAYS * DAY_SECONDS,
      frozen_time: frozen,
      livemode: false,
      name: params.text('name') ?? null,
      status: 'ready',
      status_details: {},
    };
    account.state.testClocks[clock.id] = clock;
    account.emit('test_helpers.test_clock.created', clock);
    return clock;
  },
  'GET test_helpers/test_clocks': ({ account, params }) =>
    listPage(Object.values(account.state.testClocks), params.only(...LIST_PARAMS), '/v1/test_helpers/test_clocks'),
  'GET test_helpers/test_clocks/{id}': (call) => found(call.account.state.testClocks, idAt(call), 'test clock'),
  'POST test_helpers/test_clocks/{id}/advance': (call) => {
    const { account, params, base } = call;
    const clock = found(account.state.testClocks, idAt(call), 'test clock');
    const to = params.only('frozen_time', 'expand').integer('frozen_time') ?? Number(params.required('frozen_time'));
    if (to <= clock.frozen_time) throw invalid('The frozen time must be after the present one.', 'frozen_time');
    account.emit('test_helpers.test_clock.advancing', { ...clock, status: 'advancing' });
    passTime(account, clock.id, to, base);
    clock.frozen_time = to;
    account.emit('test_helpers.test_clock.ready', clock);
    // as Stripe answers, whose clocks take a while
    return { ...clock, status: 'advancing' };
  },
  'DELETE test_helpers/test_clocks/{id}': (call) => {
    const { account } = call;
    const clock = found(account.state.testClocks, idAt(call), 'test clock');
    const { customers, subscriptions, testClocks } = account.state;
    for (const [id, customer] of Object.entries(customers))
      if (!customer.deleted && customer.test_clock === clock.id)
        customers[id] = { id, object: 'customer', deleted: true };
    for (const subscription of Object.values(subscriptions))
      if (subscription.test_clock === clock.id) subscription.status = 'canceled';
    delete testClocks[clock.id];
    return { id: clock.id, object: 'test_helpers.test_clock', deleted: true };
  },
};

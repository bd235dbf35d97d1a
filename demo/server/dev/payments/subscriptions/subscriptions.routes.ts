import type Stripe from 'stripe';
import { createdWithin } from '../account/account.routes.ts';
import { found } from '../account/account.ts';
import { idAt, type PaymentCall, type Routes } from '../payment-call.ts';
import { LIST_PARAMS, listPage } from '../wire/lists.ts';
import { createSubscription } from './create-subscription.ts';
import { cancelSubscription, resumeSubscription } from './end-subscription.ts';
import { scheduleRoutes } from './schedules.ts';
import { updateSubscription } from './update-subscription.ts';

const subscriptionOf = (call: PaymentCall): Stripe.Subscription =>
  found(call.account.state.subscriptions, idAt(call), 'subscription');

const ENDED = ['canceled', 'incomplete_expired'];

/** Whether a subscription has the status that a list asks for; those that are not canceled without one. */
const hasStatus = (wanted: string | undefined, status: string): boolean => {
  if (wanted === undefined) return status !== 'canceled';
  if (wanted === 'all') return true;
  return wanted === 'ended' ? ENDED.includes(status) : wanted === status;
};

/** Calls about subscriptions. */
export const subscriptionRoutes: Routes = {
  'POST subscriptions': ({ account, params, base }) => createSubscription(account, params, base),
  'GET subscriptions': ({ account, params }) => {
    params.only(...LIST_PARAMS, 'customer', 'status', 'price', 'created', 'test_clock');
    const [customer, status, price] = [params.text('customer'), params.text('status'), params.text('price')];
    const clock = params.text('test_clock');
    const within = createdWithin(params);
    const subscriptions = Object.values(account.state.subscriptions).filter(
      (one) =>
        (customer === undefined || one.customer === customer) &&
        (clock === undefined || one.test_clock === clock) &&
        (price === undefined || one.items.data.some((item) => item.price.id === price)) &&
        hasStatus(status, one.status) &&
        within(one),
    );
    return listPage(subscriptions, params, '/v1/subscriptions');
  },
  'GET subscriptions/{id}': subscriptionOf,
  'POST subscriptions/{id}': (call) => updateSubscription(call.account, subscriptionOf(call), call.params, call.base),
  'DELETE subscriptions/{id}': (call) => cancelSubscription(call.account, subscriptionOf(call), call.params, call.base),
  'POST subscriptions/{id}/resume': (call) =>
    resumeSubscription(call.account, subscriptionOf(call), call.params, call.base),
  ...scheduleRoutes,
};

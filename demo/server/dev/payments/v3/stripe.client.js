// Stands for Stripe.js (`https://js.stripe.com/v3/`): the calls that this product makes of it, answered by the test card
// processor. Served with its imports as one classic script that defines `window.Stripe`; card data stays in frames of
// another origin.
import { CardElement, Elements } from './card-element.js';
import { challenge } from './challenge-frame.js';
import { encode } from './form-body.js';
import { base, integration } from './frames.js';
import { checkSecret, idOf, isSetup, named, resourceOf } from './intents.js';

const connectionError = {
  type: 'api_connection_error',
  message: 'We are unable to connect to the payment service. Check your connection and try again.',
};

const Stripe = (key, { locale = 'auto' } = {}) => {
  if (typeof key !== 'string' || !key.startsWith('pk_'))
    throw integration('Please call Stripe() with your publishable key. You used an empty string or another key.');

  const call = async (path, body) => {
    const text = encode({ ...body, key }, '', new URLSearchParams());
    try {
      const answer = await (body?.get
        ? fetch(`${base}v1/${path}?${encode({ ...body.get, key }, '', new URLSearchParams())}`)
        : fetch(`${base}v1/${path}`, { method: 'POST', body: text }));
      return await answer.json();
    } catch {
      return { error: connectionError };
    }
  };

  const retrieve = async (secret) => {
    const intent = await call(resourceOf(secret), { get: { client_secret: checkSecret(secret) } });
    return intent.error ? { error: intent.error } : named(secret, intent);
  };

  /** What an intent has come to, as an answer: the error of its last attempt, where it failed. */
  const outcomeOf = async (secret) => {
    const { error, setupIntent, paymentIntent } = await retrieve(secret);
    if (error) return { error };
    const intent = setupIntent ?? paymentIntent;
    const last = setupIntent?.last_setup_error ?? paymentIntent?.last_payment_error;
    if (intent.status === 'requires_payment_method' && last)
      return { error: { ...last, [isSetup(secret) ? 'setup_intent' : 'payment_intent']: intent } };
    return named(secret, intent);
  };

  const act = async (secret, intent) => {
    const { next_action } = intent;
    if (intent.status !== 'requires_action') return named(secret, intent);
    if (next_action?.type === 'redirect_to_url') {
      location.assign(next_action.redirect_to_url.url);
      return new Promise(() => undefined);
    }
    await challenge(key, secret, locale);
    return outcomeOf(secret);
  };

  const running = new Set();
  /** One confirmation of an intent at a time. */
  const once = async (secret, work) => {
    if (running.has(secret)) throw integration('This intent is already being confirmed.');
    running.add(secret);
    try {
      return await work();
    } finally {
      running.delete(secret);
    }
  };

  const answerOf = (secret, answer, handleActions = true) => {
    if (answer.error) return { error: answer.error };
    return handleActions ? act(secret, answer) : named(secret, answer);
  };

  /** Confirms by fields, or by a payment method that there is. */
  const confirm = (secret, { element, kinds, billing, method, body = {}, handleActions }) =>
    once(secret, async () => {
      const path = `${resourceOf(secret)}/confirm`;
      const all = { ...body, client_secret: secret, use_stripe_sdk: true };
      const answer = element
        ? await element._ask({ type: 'confirm', path, body: all, billing, kinds })
        : await call(path, { ...all, ...(method && { payment_method: method }) });
      return answerOf(secret, answer, handleActions);
    });

  const confirmElements = async (wanted, { elements, clientSecret, confirmParams = {}, redirect = 'always' }) => {
    const secret = checkSecret(clientSecret ?? elements?._options.clientSecret);
    if (isSetup(secret) !== (wanted === 'setup')) throw integration(`The client secret is not of a ${wanted} intent.`);
    const { return_url, payment_method_data, payment_method } = confirmParams;
    if (redirect === 'always' && !return_url)
      throw integration('confirmParams.return_url is required where redirect is not if_required.');
    const element = elements?._first();
    if (elements && !element) throw integration('The payment element is not mounted, or not ready yet.');
    const outcome = await confirm(secret, {
      element,
      kinds: elements?._kinds(),
      billing: payment_method_data?.billing_details,
      method: payment_method,
    });
    if (!outcome.error && redirect === 'always') {
      const address = new URL(return_url);
      const name = isSetup(secret) ? 'setup_intent' : 'payment_intent';
      for (const [field, value] of [
        [name, idOf(secret)],
        [`${name}_client_secret`, secret],
        ['redirect_status', 'succeeded'],
      ])
        address.searchParams.set(field, value);
      location.assign(address);
      return new Promise(() => undefined);
    }
    return outcome;
  };

  const confirmCard = async (secret, data = {}, { handleActions = true } = {}) => {
    checkSecret(secret);
    const { payment_method: method } = data;
    if (typeof method === 'string' || method === undefined) return confirm(secret, { method, handleActions });
    const element = method.card;
    if (!(element instanceof CardElement)) throw integration('payment_method.card must be a card element.');
    return confirm(secret, {
      element,
      kinds: element._elements._kinds(),
      billing: method.billing_details,
      handleActions,
    });
  };

  return {
    elements: (options = {}) => new Elements(key, { locale, ...options }),
    confirmSetup: (options) => confirmElements('setup', options),
    confirmPayment: (options) => confirmElements('payment', options),
    confirmCardSetup: confirmCard,
    confirmCardPayment: confirmCard,
    retrieveSetupIntent: retrieve,
    retrievePaymentIntent: retrieve,
    handleNextAction: async ({ clientSecret }) => {
      const { error, setupIntent, paymentIntent } = await retrieve(checkSecret(clientSecret));
      return error ? { error } : act(clientSecret, setupIntent ?? paymentIntent);
    },
    handleCardAction: async (clientSecret) => {
      const { error, paymentIntent } = await retrieve(checkSecret(clientSecret));
      return error ? { error } : act(clientSecret, paymentIntent);
    },
    createPaymentMethod: async ({ type, card, elements, billing_details, params }) => {
      const element = card instanceof CardElement ? card : elements?._first();
      if (!element) throw integration(`createPaymentMethod of ${type ?? 'elements'} takes a card element.`);
      const answer = await element._ask({
        type: 'confirm',
        path: 'payment_methods',
        methodOnly: true,
        billing: billing_details ?? params?.billing_details,
        kinds: element._elements._kinds(),
      });
      return answer.error ? { error: answer.error } : { paymentMethod: answer };
    },
    registerAppInfo: () => undefined,
    _registerWrapper: () => undefined,
  };
};
Stripe.version = 3;
globalThis.Stripe = Stripe;

import { Stripe } from 'stripe';
import { describe, expect, it } from 'vitest';
import { testPayments } from '../../../../kit/payments.ts';

const failure = (work: Promise<unknown>): Promise<Stripe.errors.StripeError> =>
  work.then(
    () => expect.unreachable('the call succeeded'),
    (error: unknown) => error as Stripe.errors.StripeError,
  );

const setUp = async (token: string) => {
  const { stripe, processor } = testPayments();
  const customer = await stripe.customers.create({ name: 'Acme', email: 'billing@acme.test' });
  const intent = await stripe.setupIntents.create({ customer: customer.id, allowed_payment_method_types: ['card'] });
  const confirm = () => stripe.setupIntents.confirm(intent.id, { payment_method: token });
  return { stripe, processor, customer, intent, confirm };
};

const DECLINES: readonly [token: string, code: string, declineCode: string | undefined][] = [
  ['pm_card_chargeDeclined', 'card_declined', 'generic_decline'],
  ['pm_card_chargeDeclinedInsufficientFunds', 'card_declined', 'insufficient_funds'],
  ['pm_card_chargeDeclinedLostCard', 'card_declined', 'lost_card'],
  ['pm_card_chargeDeclinedStolenCard', 'card_declined', 'stolen_card'],
  ['pm_card_chargeDeclinedExpiredCard', 'expired_card', undefined],
  ['pm_card_chargeDeclinedIncorrectCvc', 'incorrect_cvc', undefined],
  ['pm_card_chargeDeclinedProcessingError', 'processing_error', undefined],
];

describe('a card that is set up', () => {
  it('is attached to its customer, and pays', async () => {
    const { stripe, customer, confirm } = await setUp('pm_card_visa');
    const intent = await confirm();
    expect(intent).toMatchObject({ status: 'succeeded', next_action: null, last_setup_error: null });
    const { data } = await stripe.paymentMethods.list({ customer: customer.id, type: 'card' });
    expect(data).toMatchObject([{ id: intent.payment_method, card: { brand: 'visa', last4: '4242', exp_month: 12 } }]);
    const payment = await stripe.paymentIntents.create({
      amount: 4900,
      currency: 'usd',
      customer: customer.id,
      payment_method: String(intent.payment_method),
      off_session: true,
      confirm: true,
    });
    expect(payment).toMatchObject({ status: 'succeeded', amount_received: 4900, amount: 4900 });
    const charge = await stripe.charges.retrieve(String(payment.latest_charge));
    expect(charge).toMatchObject({ paid: true, amount: 4900, outcome: { type: 'authorized' } });
  });

  for (const [token, code, declineCode] of DECLINES)
    it(`is refused with ${code} ${declineCode ?? ''} for ${token}`, async () => {
      const { stripe, customer, intent, confirm } = await setUp(token);
      const error = await failure(confirm());
      expect(error).toBeInstanceOf(Stripe.errors.StripeCardError);
      expect(error).toMatchObject({ code, statusCode: 402 });
      expect(error.decline_code || undefined).toBe(declineCode);
      expect(error.raw).toMatchObject({ setup_intent: { id: intent.id, status: 'requires_payment_method' } });
      expect((await stripe.setupIntents.retrieve(intent.id)).last_setup_error).toMatchObject({ code });
      expect((await stripe.customers.listPaymentMethods(customer.id)).data).toEqual([]);
    });

  it('can be attached and declined at its first payment', async () => {
    const { stripe, customer, confirm } = await setUp('pm_card_chargeCustomerFail');
    const { payment_method } = await confirm();
    const error = await failure(
      stripe.paymentIntents.create({
        amount: 100,
        currency: 'usd',
        customer: customer.id,
        payment_method: String(payment_method),
        confirm: true,
      }),
    );
    expect(error).toMatchObject({ code: 'card_declined', decline_code: 'generic_decline' });
    expect(error.payment_intent).toMatchObject({ status: 'requires_payment_method', amount_received: 0 });
  });
});

/** Ends the 3-D Secure of an intent, as its page does. */
const answer = async (
  { processor, intent }: Pick<Awaited<ReturnType<typeof setUp>>, 'processor' | 'intent'>,
  outcome: string,
) => {
  const { publishableKey } = processor.account.state;
  const body = new URLSearchParams({ client_secret: intent.client_secret ?? '', outcome, key: publishableKey });
  return processor.fetch(new Request('http://127.0.0.1/v1/three_d_secure', { method: 'POST', body }));
};

describe('3-D Secure', () => {
  it('is asked for, and the card is set up once it has passed', async () => {
    const made = await setUp('pm_card_authenticationRequiredOnSetup');
    expect(await made.confirm()).toMatchObject({ status: 'requires_action', next_action: { type: 'use_stripe_sdk' } });
    expect((await answer(made, 'pass')).status).toBe(200);
    const intent = await made.stripe.setupIntents.retrieve(made.intent.id);
    expect(intent).toMatchObject({ status: 'succeeded', next_action: null });
    const payment = { amount: 900, currency: 'eur', customer: made.customer.id, confirm: true };
    const method = { ...payment, payment_method: String(intent.payment_method) };
    expect(await made.stripe.paymentIntents.create({ ...method, off_session: true })).toMatchObject({
      status: 'succeeded',
    });
    expect(await made.stripe.paymentIntents.create(method)).toMatchObject({ status: 'requires_action' });
  });

  for (const outcome of ['fail', 'close'])
    it(`leaves no card where it ends with ${outcome}`, async () => {
      const made = await setUp('pm_card_authenticationRequired');
      await made.confirm();
      await answer(made, outcome);
      expect(await made.stripe.setupIntents.retrieve(made.intent.id)).toMatchObject({
        status: 'requires_payment_method',
        payment_method: null,
        last_setup_error: { code: 'setup_intent_authentication_failure' },
      });
      expect((await made.stripe.customers.listPaymentMethods(made.customer.id)).data).toEqual([]);
    });

  it('is not asked of a payment without the customer, which fails with authentication_required', async () => {
    const made = await setUp('pm_card_authenticationRequired');
    await made.confirm();
    await answer(made, 'pass');
    const { payment_method } = await made.stripe.setupIntents.retrieve(made.intent.id);
    const error = await failure(
      made.stripe.paymentIntents.create({
        amount: 900,
        currency: 'eur',
        customer: made.customer.id,
        payment_method: String(payment_method),
        off_session: true,
        confirm: true,
      }),
    );
    expect(error).toMatchObject({ code: 'authentication_required', statusCode: 402 });
  });

  it('leads to a page of its own where the payment names an address to return to', async () => {
    const made = await setUp('pm_card_authenticationRequired');
    const intent = await made.stripe.setupIntents.confirm(made.intent.id, {
      payment_method: 'pm_card_authenticationRequired',
      return_url: 'http://localhost:3000/account',
    });
    expect(intent.next_action).toMatchObject({
      type: 'redirect_to_url',
      redirect_to_url: {
        return_url: 'http://localhost:3000/account',
        url: expect.stringContaining('/dev/payments/challenge?'),
      },
    });
  });
});

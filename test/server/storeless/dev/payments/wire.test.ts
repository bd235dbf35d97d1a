import { Stripe } from 'stripe';
import { describe, expect, it, vi } from 'vitest';
import { decodeForm } from '../../../../../demo/server/dev/payments/wire/form.ts';
import { libraryOf, testPayments } from '../../../../kit/payments.ts';

const failure = (work: Promise<unknown>): Promise<Stripe.errors.StripeError> =>
  work.then(
    () => expect.unreachable('the call succeeded'),
    (error: unknown) => error as Stripe.errors.StripeError,
  );

describe('a form-encoded body', () => {
  it('nests by brackets, in objects and lists', () => {
    const form = decodeForm('a=1&items[0][price]=p&items[1][price]=q&expand[]=x&expand[]=y&metadata[k]=v%20w&empty=');
    expect(structuredClone(form)).toEqual({
      a: '1',
      items: [{ price: 'p' }, { price: 'q' }],
      expand: ['x', 'y'],
      metadata: { k: 'v w' },
      empty: '',
    });
  });

  for (const [what, body] of [
    ['is too deep', `a${'[b]'.repeat(20)}=1`],
    ['has too many parameters', Array.from({ length: 2000 }, (_, at) => `a${at}=1`).join('&')],
    ['is too long', `a=${'x'.repeat(200_000)}`],
    ['has a malformed name', 'a]b[=1'],
    ['is both a text and an object', 'a=1&a[b]=2'],
  ] as const)
    it(`is refused where it ${what}`, () =>
      expect(() => decodeForm(body)).toThrow(expect.objectContaining({ status: 400 })));

  it('reaches no prototype', () => {
    decodeForm('__proto__[polluted]=1&constructor[prototype][polluted]=1');
    expect({}).not.toHaveProperty('polluted');
  });
});

describe('an idempotency key', () => {
  it('answers the same call with the same answer, a decline included', async () => {
    const { stripe, processor } = testPayments();
    const options = { idempotencyKey: 'one' };
    const [first, second] = [
      await stripe.customers.create({ name: 'A' }, options),
      await stripe.customers.create({ name: 'A' }, options),
    ];
    expect(second.id).toBe(first.id);
    expect(Object.keys(processor.account.state.customers)).toEqual([first.id]);
    const pay = () =>
      stripe.paymentIntents.create(
        { amount: 100, currency: 'usd', payment_method: 'pm_card_chargeDeclined', confirm: true },
        { idempotencyKey: 'two' },
      );
    const errors = [await failure(pay()), await failure(pay())];
    expect(errors.map(({ code }) => code)).toEqual(['card_declined', 'card_declined']);
    expect(Object.keys(processor.account.state.charges)).toHaveLength(1);
  });

  it('is refused with other parameters', async () => {
    const { stripe } = testPayments();
    await stripe.customers.create({ name: 'A' }, { idempotencyKey: 'one' });
    const error = await failure(stripe.customers.create({ name: 'B' }, { idempotencyKey: 'one' }));
    expect(error).toBeInstanceOf(Stripe.errors.StripeIdempotencyError);
  });

  it('keeps nothing of a call that was refused for its parameters', async () => {
    const { stripe } = testPayments();
    const options = { idempotencyKey: 'one' };
    expect(await failure(stripe.customers.create({ email: 'nonsense' }, options))).toMatchObject({
      code: 'email_invalid',
    });
    expect(await stripe.customers.create({ email: 'ada@acme.test' }, options)).toMatchObject({
      email: 'ada@acme.test',
    });
  });
});

describe('a list', () => {
  it('comes newest first, in pages', async () => {
    const { stripe } = testPayments();
    const names = Array.from({ length: 25 }, (_, at) => `c${at}`);
    for (const name of names) await stripe.customers.create({ name });
    const first = await stripe.customers.list({ limit: 10 });
    expect(first).toMatchObject({ object: 'list', has_more: true, url: '/v1/customers' });
    expect(first.data.map(({ name }) => name)).toEqual(names.toReversed().slice(0, 10));
    const all = await stripe.customers.list({ limit: 10 }).autoPagingToArray({ limit: 100 });
    expect(all.map(({ name }) => name)).toEqual(names.toReversed());
    const before = await stripe.customers.list({ limit: 3, ending_before: all[10]?.id ?? '' });
    expect(before.data.map(({ name }) => name)).toEqual(['c17', 'c16', 'c15']);
  });
});

describe('a call', () => {
  it('is refused without a key, with a wrong one, and for a page what only servers may do', async () => {
    const { processor } = testPayments();
    const { publishableKey } = processor.account.state;
    const ask = async (key?: string) => {
      const headers = key === undefined ? {} : { authorization: `Bearer ${key}` };
      return (await processor.fetch(new Request('http://127.0.0.1/v1/customers', { headers }))).status;
    };
    expect([await ask(), await ask('sk_test_wrong'), await ask(publishableKey)]).toEqual([401, 401, 403]);
  });

  it('of a page reads an intent by its client secret alone, without its customer', async () => {
    const { processor, stripe } = testPayments();
    const customer = await stripe.customers.create({});
    const intent = await stripe.setupIntents.create({ customer: customer.id, metadata: { inner: 'yes' } });
    const page = new Stripe(processor.account.state.publishableKey, {
      httpClient: Stripe.createFetchHttpClient((input: RequestInfo | URL, init?: RequestInit) =>
        processor.fetch(new Request(input, init)),
      ),
      maxNetworkRetries: 0,
    });
    expect((await failure(page.setupIntents.retrieve(intent.id))).statusCode).toBe(400);
    expect(
      (await failure(page.setupIntents.retrieve(intent.id, { client_secret: 'seti_x_secret_y' }))).statusCode,
    ).toBe(400);
    const seen = await page.setupIntents.retrieve(intent.id, { client_secret: intent.client_secret ?? '' });
    expect(seen).toMatchObject({ id: intent.id, status: 'requires_payment_method' });
    expect(seen).not.toHaveProperty('customer');
    expect(seen).not.toHaveProperty('metadata');
  });

  it('with an unknown parameter, path or id is refused in Stripe’s shape', async () => {
    const { stripe } = testPayments();
    // @ts-expect-error -- no parameter of theirs
    expect(await failure(stripe.customers.create({ nick: 'x' }))).toMatchObject({
      code: 'parameter_unknown',
      param: 'nick',
      statusCode: 400,
    });
    expect(await failure(stripe.customers.retrieve('cus_none'))).toMatchObject({
      code: 'resource_missing',
      statusCode: 404,
    });
    expect(await failure(stripe.payouts.list())).toMatchObject({ statusCode: 404 });
  });

  it('expands up to four levels, of which the data of a list is one', async () => {
    const { stripe } = testPayments();
    await stripe.setupIntents.create({ payment_method: 'pm_card_visa' });
    const { data } = await stripe.setupIntents.list({ expand: ['data.payment_method'] });
    expect(data).toMatchObject([{ payment_method: { card: { last4: '4242' } } }]);
    const error = await failure(stripe.invoices.list({ expand: ['data.payments.data.payment.payment_intent'] }));
    expect(error.message).toContain('more than 4 levels');
    expect((await failure(stripe.setupIntents.list({ expand: ['data.nonsense'] }))).statusCode).toBe(400);
  });

  it('is answered as late as the processor is slow', async () => {
    const { processor } = testPayments();
    processor.account.state.faults.slowMs = 20_000;
    vi.useFakeTimers({ toFake: ['setTimeout', 'clearTimeout'] });
    try {
      let answered = false;
      const { secretKey } = processor.account.state;
      const headers = { authorization: `Bearer ${secretKey}` };
      const answer = processor.fetch(new Request('http://127.0.0.1/v1/customers', { headers }));
      void answer.then(() => (answered = true));
      await vi.advanceTimersByTimeAsync(19_999);
      expect(answered).toBe(false);
      await vi.advanceTimersByTimeAsync(1);
      expect((await answer).status).toBe(200);
    } finally {
      vi.useRealTimers();
    }
  });

  it('is answered with 503 while the processor is down', async () => {
    const { processor } = testPayments();
    processor.account.state.faults.down = true;
    expect(await failure(libraryOf(processor).customers.list())).toMatchObject({ statusCode: 503 });
  });
});

/** A processor with an endpoint that sees what is delivered. */
const delivered = async () => {
  const { processor, stripe, advance } = testPayments();
  const endpoint = await stripe.webhookEndpoints.create({
    url: 'http://127.0.0.1/hook',
    enabled_events: ['customer.created'],
  });
  const seen: { body: string; signature: string }[] = [];
  let status = 200;
  const deliver = () =>
    processor.deliver(async (request) => {
      seen.push({ body: await request.text(), signature: request.headers.get('stripe-signature') ?? '' });
      return new Response(null, { status });
    });
  const answerWith = (next: number) => {
    status = next;
  };
  const events = () => seen.map(({ body }) => (JSON.parse(body) as Stripe.Event).id);
  return { processor, stripe, advance, endpoint, seen, deliver, answerWith, events };
};

describe('an event', () => {
  it('is delivered with a signature that the library takes', async () => {
    const { stripe, deliver, seen, endpoint, processor } = await delivered();
    const customer = await stripe.customers.create({ name: 'Acme' });
    await stripe.prices.list();
    await deliver();
    expect(seen).toHaveLength(1);
    const [{ body, signature }] = seen as [{ body: string; signature: string }];
    const at = processor.account.now();
    const event = await stripe.webhooks.constructEventAsync(
      body,
      signature,
      endpoint.secret ?? '',
      300,
      undefined,
      at * 1000,
    );
    expect(event).toMatchObject({
      type: 'customer.created',
      data: { object: { id: customer.id, name: 'Acme' } },
      api_version: '2026-10-28.endive',
    });
    await expect(
      stripe.webhooks.constructEventAsync(body, signature, 'whsec_wrong', 300, undefined, at * 1000),
    ).rejects.toThrow();
    expect((await stripe.events.retrieve(event.id)).type).toBe('customer.created');
  });

  it('is delivered again until it is taken', async () => {
    const { stripe, advance, deliver, events, answerWith } = await delivered();
    await stripe.customers.create({});
    answerWith(500);
    await deliver();
    await deliver();
    expect(events()).toHaveLength(1);
    answerWith(200);
    advance(10);
    await deliver();
    advance(1000);
    await deliver();
    expect(events()).toHaveLength(2);
    expect(new Set(events()).size).toBe(1);
  });

  it('is dropped, doubled and delayed on demand', async () => {
    const { processor, stripe, advance, deliver, events } = await delivered();
    const { faults } = processor.account.state;
    faults.drop = 1;
    await stripe.customers.create({});
    await deliver();
    expect(events()).toEqual([]);
    Object.assign(faults, { drop: 0, double: 1, delaySeconds: 60 });
    const { id } = await stripe.customers.create({});
    await deliver();
    expect(events()).toEqual([]);
    advance(60);
    await deliver();
    expect(events()).toHaveLength(2);
    expect(new Set(events()).size).toBe(1);
    const listed = await stripe.events.list({ type: 'customer.created' });
    expect(listed.data.map(({ data }) => (data.object as Stripe.Customer).id)).toContain(id);
    expect(listed.data).toHaveLength(2);
  });

  it('comes in any order on demand, each once', async () => {
    const { processor, stripe, deliver, events } = await delivered();
    processor.account.state.faults.shuffle = true;
    for (let made = 0; made < 30; made += 1) await stripe.customers.create({});
    await deliver();
    const inOrder = Object.values(processor.account.state.events)
      .filter(({ type }) => type === 'customer.created')
      .map(({ id }) => id);
    expect(events()).not.toEqual(inOrder);
    expect(events().toSorted()).toEqual(inOrder.toSorted());
  });

  it('waits for an endpoint that is out, and is taken after it', async () => {
    const { stripe, advance, deliver, events, answerWith } = await delivered();
    answerWith(503);
    await stripe.customers.create({});
    for (const seconds of [0, 2, 10, 60]) {
      advance(seconds);
      await deliver();
    }
    expect(events()).toHaveLength(4);
    answerWith(200);
    advance(600);
    await deliver();
    advance(86_400);
    await deliver();
    expect(events()).toHaveLength(5);
  });
});

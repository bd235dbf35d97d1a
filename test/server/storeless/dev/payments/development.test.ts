import { mkdtempSync, readFileSync, rmSync, statSync, writeFileSync } from 'node:fs';
import { createServer, type Server } from 'node:http';
import type { AddressInfo } from 'node:net';
import { tmpdir } from 'node:os';
import { join } from 'node:path';
import { createContext, Script } from 'node:vm';
import { Stripe } from 'stripe';
import { afterEach, beforeEach, describe, expect, it } from 'vitest';
import { devPages } from '../../../../../demo/server/dev/dev-pages.ts';
import { type DevelopmentProcessor, openProcessor } from '../../../../../demo/server/dev/payments/open-processor.ts';
import { openPhone } from '../../../../../demo/server/dev/phone/phone.ts';
import { paymentPolicy } from '../../../../../demo/server/static/payment-policy.ts';
import { movingClock } from '../../../../kit/moving-clock.ts';
import { silentLog } from '../../../../kit/silent-log.ts';

const PAGES = 'http://localhost:3000';

describe('the processor of development', () => {
  let folder: string;
  let hook: Server;
  let processor: DevelopmentProcessor;
  const received: { body: string; signature: string }[] = [];
  const clock = movingClock();
  const file = () => join(folder, 'data', 'payments.json');
  const open = () =>
    openProcessor({
      file: file(),
      clock,
      log: silentLog,
      publicUrl: PAGES,
      webhookUrl: `http://127.0.0.1:${(hook.address() as AddressInfo).port}/hook`,
    });
  const library = () => {
    const { secretKey, apiBase } = processor.settings;
    const { hostname, port } = new URL(apiBase);
    return new Stripe(secretKey, { host: hostname, port, protocol: 'http', maxNetworkRetries: 0 });
  };
  const mailbox = { smtpUrl: '', list: () => [], get: () => undefined, close: async () => undefined };
  const ask = async (path: string, init?: RequestInit) =>
    devPages(mailbox, openPhone(clock), processor)(new Request(`${PAGES}${path}`, init));
  const page = async () => (await (await ask('/dev/payments'))?.text()) ?? '';
  const command = async (body: unknown, type = 'application/json') =>
    (
      await ask('/dev/payments/control', {
        method: 'POST',
        headers: { 'content-type': type },
        body: JSON.stringify(body),
      })
    )?.status;

  beforeEach(async () => {
    folder = mkdtempSync(join(tmpdir(), 'fe-payments-'));
    received.length = 0;
    hook = createServer((request, answer) => {
      let body = '';
      request.on('data', (part) => {
        body += part;
      });
      request.on('end', () => {
        received.push({ body, signature: String(request.headers['stripe-signature']) });
        answer.end();
      });
    });
    await new Promise<void>((listening) => hook.listen(0, '127.0.0.1', listening));
    processor = await open();
  });
  afterEach(async () => {
    await processor.close();
    hook.closeAllConnections();
    await new Promise((closed) => hook.close(closed));
    rmSync(folder, { recursive: true });
  });

  it('answers the library by host, port and protocol, and delivers its events', async () => {
    const customer = await library().customers.create({ name: 'Acme' });
    await expect.poll(() => received.length).toBeGreaterThan(0);
    const events = await Promise.all(
      received.map(({ body, signature }) =>
        library().webhooks.constructEventAsync(
          body,
          signature,
          processor.settings.webhookSecret,
          300,
          undefined,
          clock.now().getTime(),
        ),
      ),
    );
    expect(events.map(({ type, data }) => [type, (data.object as { id: string }).id])).toContainEqual([
      'customer.created',
      customer.id,
    ]);
  });

  it('has the prices of the demo’s plans', async () => {
    const { data } = await library().prices.list();
    expect(data.map(({ id, unit_amount }) => [id, unit_amount])).toEqual(
      expect.arrayContaining([
        ['price_growth_month', 4900],
        ['price_growth_year', 49000],
        ['price_scale_month', 19900],
      ]),
    );
  });

  it('keeps customers, cards and keys over a restart, in a file for its owner alone', async () => {
    const { settings } = processor;
    const customer = await library().customers.create({ name: 'Acme' });
    await library().paymentMethods.attach('pm_card_visa', { customer: customer.id });
    await processor.close();
    expect(statSync(file()).mode & 0o777).toBe(0o600);
    processor = await open();
    expect(processor.settings).toMatchObject({ secretKey: settings.secretKey, webhookSecret: settings.webhookSecret });
    expect((await library().customers.retrieve(customer.id)).deleted).toBeUndefined();
    expect((await library().customers.listPaymentMethods(customer.id)).data).toMatchObject([
      { card: { last4: '4242' } },
    ]);
  });

  it('forgets old events and answers at its next start, but none that waits', async () => {
    const { state } = processor.account;
    for (let at = 0; at < 6_000; at += 1) processor.account.emit('customer.updated', { id: 'cus_x' });
    state.idempotency['old'] = { call: 'x', status: 200, body: '{}', at: processor.account.now() - 90_000 };
    for (const delivery of state.deliveries) delivery.state = 'delivered';
    const [first = ''] = Object.keys(state.events);
    const waiting = state.deliveries.find(({ event }) => event === first);
    if (waiting) waiting.state = 'waiting';
    state.faults.delaySeconds = 1_000;
    if (waiting) waiting.dueAt += 1_000;
    processor.changed();
    await processor.close();
    processor = await open();
    const kept = Object.keys(processor.account.state.events);
    expect(kept.length).toBeLessThan(5_010);
    expect(kept.includes(first)).toBe(waiting !== undefined);
    expect(processor.account.state.idempotency).toEqual({});
  });

  it('starts empty where its file cannot be read', async () => {
    await processor.close();
    writeFileSync(file(), readFileSync(file(), 'utf8').slice(0, 50));
    processor = await open();
    expect((await library().customers.list()).data).toEqual([]);
  });

  it('shows what it holds, escaped, and moves its clock', async () => {
    const stripe = library();
    const customer = await stripe.customers.create({
      name: '<script>alert(1)</script>',
      payment_method: 'pm_card_visa',
    });
    const [method] = (await stripe.customers.listPaymentMethods(customer.id)).data;
    await stripe.subscriptions.create({
      customer: customer.id,
      items: [{ price: 'price_growth_month' }],
      default_payment_method: method?.id ?? '',
    });
    expect(await page()).toContain('&lt;script&gt;alert(1)');
    expect(await page()).not.toMatch(/<script(?![^>]*\bsrc=)|<style|\sstyle=|\son\w+=/);
    expect(await page()).toContain('1 × Growth, $49.00 a month');
    expect(await command({ action: 'advance', seconds: 40 * 86_400 })).toBe(204);
    expect((await stripe.invoices.list({ customer: customer.id })).data).toHaveLength(2);
  });

  it('signs by the machine’s time also where its own clock is ahead', async () => {
    await command({ action: 'advance', seconds: 40 * 86_400 });
    await library().customers.create({ name: 'Acme' });
    await expect.poll(() => received.length).toBeGreaterThan(0);
    for (const { signature } of received)
      expect(signature).toMatch(new RegExp(`^t=${Math.floor(clock.now().getTime() / 1000)},`));
  });

  it('takes faults that can be, as JSON alone', async () => {
    const faults = { down: true, shuffle: false, slowMs: 0, drop: 0.5, double: 0, delaySeconds: 0 };
    expect(await command({ action: 'faults', faults: { ...faults, drop: 7 } })).toBe(400);
    expect(await command({ action: 'faults', faults: { ...faults, __proto__: null, extra: 1 } })).toBe(400);
    expect(await command({ action: 'advance', seconds: -1 })).toBe(400);
    expect(await command({ action: 'faults', faults }, 'text/plain')).toBe(415);
    expect(await command({ action: 'redeliver', id: 'whd_none' })).toBe(404);
    expect(processor.account.state.faults.down).toBe(false);
    expect(await command({ action: 'faults', faults })).toBe(204);
    await expect(library().customers.list()).rejects.toMatchObject({ statusCode: 503 });
    expect((await ask('/dev/payments/v3/'))?.status).toBe(503);
    // the way back
    expect((await ask('/dev/payments'))?.status).toBe(200);
  });

  it('serves the script to pages of any origin, and its frames to those of this machine', async () => {
    const script = await ask('/dev/payments/v3/');
    expect(script?.headers.get('cross-origin-resource-policy')).toBe('cross-origin');
    // a classic script, which leaves one name in the page
    const page = createContext({
      URL,
      document: { currentScript: { src: `${PAGES}/dev/payments/v3/` } },
      location: new URL('http://localhost:3000/account'),
    });
    new Script((await script?.text()) ?? '').runInContext(page);
    const names = new Script('[typeof Stripe, typeof base, typeof Elements, Stripe.version]').runInContext(page);
    expect([...names]).toEqual(['function', 'undefined', 'undefined', 3]);
    expect(() => new Script("Stripe('sk_test_secret')").runInContext(page)).toThrow('publishable key');
    for (const path of ['/dev/payments/fields.js', '/dev/payments/challenge.js']) {
      const module = (await (await ask(path))?.text()) ?? '';
      const imports = Array.from(module.matchAll(/from '\.\/([\w-]+\.js)'/g), ([, name]) => `/dev/payments/${name}`);
      expect(imports).not.toEqual([]);
      for (const name of imports) expect([name, (await ask(name))?.status]).toEqual([name, 200]);
    }
    for (const path of ['/dev/payments/fields', '/dev/payments/challenge']) {
      const policy = (await ask(path))?.headers.get('content-security-policy');
      expect(policy).toMatch(/^default-src 'none'; script-src 'self'; style-src 'self'; connect-src 'self'/);
      expect(policy).toMatch(/frame-ancestors http:\/\/localhost:\* /);
    }
  });
});

describe('the policy of pages with card fields', () => {
  it('lists Stripe’s origins for Stripe’s script', () => {
    expect(paymentPolicy('https://js.stripe.com/v3/')).toEqual({
      scriptSrc: ["'self'", 'https://js.stripe.com', 'https://*.js.stripe.com'],
      frameSrc: ["'self'", 'https://js.stripe.com', 'https://*.js.stripe.com', 'https://hooks.stripe.com'],
      connectSrc: ["'self'", 'https://api.stripe.com'],
    });
  });

  it('lists both names of this machine for the processor’s', () => {
    const both = ["'self'", 'http://localhost:3000', 'http://127.0.0.1:3000'];
    expect(paymentPolicy(`${PAGES}/dev/payments/v3/`)).toEqual({ scriptSrc: both, frameSrc: both, connectSrc: both });
  });
});

import { createServer, type IncomingMessage, type Server } from 'node:http';
import type { AddressInfo } from 'node:net';
import { text } from 'node:stream/consumers';
import { afterAll, beforeAll, describe, expect, it } from 'vitest';
import { guardedFetch } from '../../../../demo/server/fetch/guarded-fetch.ts';
import { SmsRefused } from '../../../../demo/server/ports.ts';
import { twilio } from '../../../../demo/server/sms/twilio.ts';

const ACCOUNT = `AC${'0'.repeat(32)}`;

/** Response of Twilio to its documented test numbers. Source: Twilio "Test credentials", "REST API: error and warning dictionary". */
const answerTo = (to: string | null): [status: number, body: object] => {
  if (to === '+15005550001') return [400, { code: 21211, message: `Invalid 'To' Phone Number: ${to}`, status: 400 }];
  if (to === '+15005550009') return [400, { code: 21614, message: 'not a mobile number', status: 400 }];
  if (to === '+15005550002') return [429, { code: 20429, message: 'Too Many Requests', status: 429 }];
  if (to === '+15005550003') return [503, { code: 20503, message: 'Service Unavailable', status: 503 }];
  return [201, { sid: 'SM1', status: 'queued', to }];
};

describe('messages sent through Twilio', () => {
  const asked: {
    path: string | undefined;
    method: string | undefined;
    type: string | undefined;
    form: URLSearchParams;
  }[] = [];
  let service: Server;
  let baseUrl: string;
  const serve = async (request: IncomingMessage) => {
    const form = new URLSearchParams(await text(request));
    asked.unshift({ path: request.url, method: request.method, type: request.headers['content-type'], form });
    const known = request.headers.authorization === `Basic ${btoa(`${ACCOUNT}:token`)}`;
    return known ? answerTo(form.get('To')) : ([401, { code: 20003, message: 'Authenticate', status: 401 }] as const);
  };
  beforeAll(async () => {
    service = createServer((request, response) => {
      void serve(request).then(([status, body]) =>
        response.writeHead(status, { 'content-type': 'application/json' }).end(JSON.stringify(body)),
      );
    });
    await new Promise<void>((listening) => service.listen(0, '127.0.0.1', () => listening()));
    baseUrl = `http://127.0.0.1:${(service.address() as AddressInfo).port}`; // it listens on a port
  });
  afterAll(() => new Promise((closed) => service.close(closed)));

  const sender = (more: { authToken?: string; from?: string } = {}) =>
    twilio({
      fetch: guardedFetch({ privateHosts: [new URL(baseUrl).host] }),
      accountSid: ACCOUNT,
      authToken: 'token',
      from: '+15005550006',
      baseUrl,
      ...more,
    });
  const failureOf = (to: string, more = {}) =>
    sender(more)
      .send({ to, text: '123456' })
      .then(
        () => undefined,
        (cause: unknown) => cause,
      );

  it('are requested as its Messages API documents', async () => {
    await sender().send({ to: '+4915112345678', text: '123456 ist Ihr Code für Äcme.' });
    const [{ path, method, type, form } = asked[0]!] = asked;
    expect([method, path, type]).toEqual([
      'POST',
      `/2010-04-01/Accounts/${ACCOUNT}/Messages.json`,
      'application/x-www-form-urlencoded',
    ]);
    expect(Object.fromEntries(form)).toEqual({
      To: '+4915112345678',
      From: '+15005550006',
      Body: '123456 ist Ihr Code für Äcme.',
    });
    await sender({ from: `MG${'1'.repeat(32)}` }).send({ to: '+4915112345678', text: 'x' });
    expect(asked[0]?.form.get('MessagingServiceSid')).toMatch(/^MG1/);
    expect(asked[0]?.form.has('From')).toBe(false);
  });

  it('are given up on permanent errors and wrong credentials', async () => {
    for (const to of ['+15005550001', '+15005550009']) expect(await failureOf(to)).toBeInstanceOf(SmsRefused);
    expect(await failureOf('+4915112345678', { authToken: 'wrong' })).toBeInstanceOf(SmsRefused);
  });

  it('are retried on overload, server errors and timeouts', async () => {
    for (const to of ['+15005550002', '+15005550003']) {
      const failure = await failureOf(to);
      expect(failure).toBeInstanceOf(Error);
      expect(failure).not.toBeInstanceOf(SmsRefused);
    }
    expect(await failureOf('+4915112345678', { baseUrl: 'http://127.0.0.1:9' })).not.toBeInstanceOf(SmsRefused);
  });

  it('log neither number nor text on failure', async () => {
    expect(String(await failureOf('+15005550001'))).toBe('SmsRefused: the SMS service answered 400 with error 21211');
  });
});

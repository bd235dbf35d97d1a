import { createServer, type Server } from 'node:http';
import type { AddressInfo } from 'node:net';
import { text } from 'node:stream/consumers';
import { afterAll, beforeAll, beforeEach, describe, expect, it } from 'vitest';
import { auth } from '../../../core/contract/auth.ts';
import { configurations } from '../../../core/contract/configurations.ts';
import { users } from '../../../core/contract/users.ts';
import { recaptcha } from '../../../demo/server/captcha/recaptcha.ts';
import { guardedFetch } from '../../../demo/server/fetch/guarded-fetch.ts';
import { routes } from '../../../demo/server/routes.ts';
import { PASSWORD } from '../../kit/company.ts';
import { silentLog } from '../../kit/silent-log.ts';
import { openTestServer, type TestServer } from '../../kit/server.ts';

const SECRET = 'the secret of the site';

const signIn = (at: TestServer, recaptchaToken?: string) =>
  at.browser().call(auth.login, {
    body: { email: 'ada@acme.test', password: PASSWORD, ...(recaptchaToken && { recaptchaToken }) },
  });

describe('the captcha', () => {
  let server: TestServer;
  let service: Server;
  let verifyUrl: string;
  let asked: { method: string | undefined; type: string | undefined; form: Record<string, string> }[] = [];
  /** Answer of the captcha service to the next token, in its documented form. */
  let answer: () => [status: number, body: string];
  const says = (verdict: object) => {
    answer = () => [200, JSON.stringify({ challenge_ts: '2026-01-31T12:00:00Z', hostname: 'acme.test', ...verdict })];
  };
  beforeAll(async () => {
    server = await openTestServer();
    service = createServer(async (request, response) => {
      const form = Object.fromEntries(new URLSearchParams(await text(request)));
      asked.push({ method: request.method, type: request.headers['content-type'], form });
      const [status, body] = answer();
      response.writeHead(status, { 'content-type': 'application/json' }).end(body);
    });
    await new Promise<void>((listening) => service.listen(0, '127.0.0.1', listening));
    verifyUrl = `http://127.0.0.1:${(service.address() as AddressInfo).port}/recaptcha/api/siteverify`; // it listens on a port
  });
  afterAll(async () => {
    await new Promise((closed) => service.close(closed));
    await server.close();
  });
  beforeEach(() => {
    asked = [];
    says({ success: true, score: 0.9, action: 'login' });
  });

  const policy = (enabled = true) => ({ captchaPolicy: { enabled, siteKey: 'site-key', minScore: 0.5, verifyUrl } });
  const guarded = (log = silentLog) => {
    const fetch = guardedFetch({ privateHosts: [new URL(verifyUrl).host] });
    const captcha = recaptcha({ fetch, log, secret: SECRET, ...policy().captchaPolicy });
    return server.configured(policy(), { captcha });
  };
  it('has public settings for pages', async () => {
    const { value } = await guarded().browser().call(configurations.captchaPolicy);
    expect(value).toMatchObject({ enabled: true, siteKey: 'site-key' });
    expect(JSON.stringify(value)).not.toContain(SECRET);
  });

  it('asks the service with our secret, the token and the address, as documented', async () => {
    expect((await signIn(guarded(), 'a-token')).status).toBe(200);
    expect(asked).toEqual([
      {
        method: 'POST',
        type: 'application/x-www-form-urlencoded',
        form: { secret: SECRET, response: 'a-token', remoteip: '192.0.2.7' },
      },
    ]);
  });

  const refusals: [what: string, verdict: object][] = [
    ['has been used before', { success: false, 'error-codes': ['timeout-or-duplicate'] }],
    ['is made up', { success: false, 'error-codes': ['invalid-input-response'] }],
    ['is a robot’s', { success: true, score: 0.1, action: 'login' }],
    ['was made for something else', { success: true, score: 0.9, action: 'prelogin' }],
    ['was made for nothing', { success: true, score: 0.9 }],
    ['was made for nothing in particular', { success: true, score: 0.9, action: '' }],
  ];
  for (const [what, verdict] of refusals)
    it(`refuses a caller whose token ${what}`, async () => {
      says(verdict);
      const { status, errorCode } = await signIn(guarded(), 'a-token');
      expect([status, errorCode]).toEqual([403, 'captchaFailed']);
    });

  it('refuses a caller without a token, without asking the service', async () => {
    expect((await signIn(guarded())).errorCode).toBe('captchaFailed');
    expect(asked).toEqual([]);
  });

  it('guards sign-up, too', async () => {
    says({ success: true, score: 0 });
    const body = { email: 'new@robots.test', name: 'A robot', companyName: 'Robots', password: 'Never-before-7' };
    const refused = await guarded()
      .browser()
      .call(users.signUp, { body: { ...body, recaptchaToken: 'a-token' } });
    expect(refused.errorCode).toBe('captchaFailed');
  });

  const bodies: Record<string, object> = {
    '/identity/resources/auth/v1/user': { email: 'ada@acme.test', password: PASSWORD },
    '/identity/resources/auth/v1/passwordless/{type}/prelogin': { email: 'ada@acme.test' },
    '/identity/resources/auth/v1/webauthn/postlogin': {
      id: 'AAAA',
      response: { clientDataJSON: 'AAAA', authenticatorData: 'AAAA', signature: 'AAAA' },
    },
    '/identity/resources/users/v1/signUp': {
      email: 'new@robots.test',
      name: 'A robot',
      companyName: 'Robots',
      password: 'Never-before-7',
    },
  };
  for (const { endpoint, rule } of routes.filter((route) => route.rule.captcha))
    it(`of ${endpoint.path} requires its own action: a token of another is refused`, async () => {
      const at = guarded();
      const ask = async (action: string) => {
        says({ success: true, score: 0.9, action });
        const url = `${at.ports.publicUrl}/frontegg${endpoint.path.replace('{type}', 'code')}`;
        const body = JSON.stringify({ ...bodies[endpoint.path], recaptchaToken: 'a-token' });
        const headers = { 'content-type': 'application/json' };
        return (await at.serve(new Request(url, { method: endpoint.method, headers, body }))).json();
      };
      for (const action of ['login', 'signup', 'prelogin', 'purchase', ''].filter((other) => other !== rule.captcha))
        expect(await ask(action), action).toMatchObject({ errorCode: 'captchaFailed' });
      const { errorCode } = await ask(rule.captcha ?? '');
      expect(['captchaFailed', 'invalidInput']).not.toContain(errorCode);
    });

  it('lets people in while the service is down, refuses us or answers nonsense, with a log line', async () => {
    const lines: string[] = [];
    const note = (_: object, message: string) => void lines.push(message);
    const at = guarded({ info: () => undefined, warn: note, error: note });
    answer = () => [500, 'oh no'];
    expect((await signIn(at, 'a-token')).status).toBe(200);
    answer = () => [200, '{"success":"yes"}'];
    expect((await signIn(at, 'a-token')).status).toBe(200);
    says({ success: false, 'error-codes': ['invalid-input-secret'] });
    expect((await signIn(at, 'a-token')).status).toBe(200);
    expect(lines).toEqual([
      'The captcha service did not answer',
      'The captcha service did not answer',
      'The captcha service refuses our secret: correct FE_CAPTCHA_SECRET',
    ]);
  });

  it('is off where the operator does not enable it', async () => {
    expect((await signIn(server.configured(policy(false)))).status).toBe(200);
  });

  it('of development accepts any token but a robot’s', async () => {
    const at = server.configured(policy());
    expect((await signIn(at, 'anything')).status).toBe(200);
    for (const token of ['robot', undefined]) expect((await signIn(at, token)).errorCode).toBe('captchaFailed');
  });
});

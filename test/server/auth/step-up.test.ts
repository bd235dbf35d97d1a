import { decodeJwt } from 'jose';
import { afterAll, beforeAll, beforeEach, describe, expect, it } from 'vitest';
import { auth } from '../../../core/contract/auth.ts';
import { mfa } from '../../../core/contract/mfa.ts';
import { ownMfa } from '../../../core/contract/own-mfa.ts';
import { passkeys } from '../../../core/contract/passkeys.ts';
import { phones } from '../../../core/contract/phones.ts';
import { stepUp } from '../../../core/contract/step-up.ts';
import { users } from '../../../core/contract/users.ts';
import type { MfaStrategy } from '../../../core/contract/entities/mfa.ts';
import { isSteppedUp } from '../../../demo/server/authority/stepped-up.ts';
import { routes } from '../../../demo/server/routes.ts';
import type { SteppedUp } from '../../../demo/server/rules.ts';
import type { Browser } from '../../kit/browser.ts';
import { openCompany, PASSWORD } from '../../kit/company.ts';
import { enter } from '../../kit/enter.ts';
import { anApp, challengeIn } from '../../kit/factors.ts';
import { ROOMY_LIMITS } from '../../kit/roomy-limits.ts';
import { openTestServer, type TestServer } from '../../kit/server.ts';

const SECOND = 1000;
const MINUTE = 60 * SECOND;
const mfaOf = (...strategies: MfaStrategy[]) => ({
  mfa: { enforceMFAType: 'DontForce' as const, strategies, rememberDays: 14 },
});

/** A call that anybody signed in may make, asking for several factors while the work runs. */
const guarding = async (steppedUp: SteppedUp, work: () => Promise<unknown>) => {
  const rule = routes.find(({ endpoint }) => endpoint === users.me)?.rule as { steppedUp?: SteppedUp }; // put back below
  Object.assign(rule, { steppedUp });
  try {
    return await work();
  } finally {
    delete rule.steppedUp;
  }
};
const ask = async (browser: Browser, maxAge?: number) =>
  browser.call(stepUp.generate, { body: maxAge === undefined ? {} : { maxAge } });

describe('stepping up', () => {
  let server: TestServer;
  let domain: string;
  beforeAll(async () => {
    const limits = { limits: ROOMY_LIMITS };
    server = (await openTestServer()).configured({ ...limits, ...mfaOf('AuthenticatorApp', 'EmailCode') });
  });
  afterAll(() => server.close());
  beforeEach(async () => {
    domain = `${crypto.randomUUID()}.test`;
    await openCompany(server.store, server.acme.roleIds, domain);
  });
  const ada = () => `ada@${domain}`;

  const byMail = async (browser: Browser, at: Browser, maxAge?: number) => {
    const { mfaToken } = challengeIn(await ask(browser, maxAge));
    const { value } = await at.call(mfa.sendEmailCode, { body: { mfaToken } });
    const code = (await server.mailsTo(ada()))[0]?.text.match(/^\d{6}$/m)?.[0] ?? '000000';
    return at.call(mfa.verifyEmailCode, { body: { mfaToken, code, otcToken: value.otcToken ?? 'none' } });
  };

  it('is required by a call that needs it, and works within the same session', async () => {
    const browser = await enter(server, ada());
    const { cookie, token } = browser;
    await guarding({ maxAge: 300 }, async () => {
      const refused = await browser.call(users.me);
      expect([refused.status, refused.errorCode]).toEqual([403, 'stepUpRequired']);
      const { status, value } = await byMail(browser, browser);
      expect(status).toBe(200);
      browser.token = value.accessToken;
      const claims = decodeJwt(value.accessToken ?? '');
      expect(claims).toMatchObject({ amr: ['pwd', 'otp', 'mfa'], auth_time: server.clock.now().getTime() / 1000 });
      expect(claims['acr']).toContain('multi-factor');
      expect(claims['sid']).toBe(decodeJwt(token ?? '')['sid']);
      expect(browser.cookie).toBe(cookie);
      expect((await browser.call(users.me)).status).toBe(200);
      // what the server knows counts, not what a token says
      browser.token = token;
      expect((await browser.call(users.me)).status).toBe(200);
      server.clock.pass(4 * MINUTE);
      await browser.refresh();
      expect((await browser.call(users.me)).status).toBe(200);
      server.clock.pass(MINUTE + SECOND);
      await browser.refresh();
      expect((await browser.call(users.me)).errorCode).toBe('stepUpRequired');
    });
    const audits = await server.store.audits.find({ where: { email: ada() } });
    expect(audits.map(({ action }) => action)).toContain('Identity confirmed');
  });

  it('takes the maximum age of the proof, and is skipped where it is fresh', async () => {
    const browser = await enter(server, ada());
    await guarding({ maxAge: 60 }, async () => {
      const { headers } = await browser.call(users.me);
      expect(headers.get('www-authenticate')).toBeNull();
    });
    browser.token = (await byMail(browser, browser)).value.accessToken;
    expect((await ask(browser, 60)).value.mfaRequired).toBe(false);
    server.clock.pass(61 * SECOND);
    expect((await ask(browser, 60)).value.mfaRequired).toBe(true);
    expect((await ask(browser)).value.mfaRequired).toBe(false);
  });

  it('is required to add a sign-in method more than ten minutes after signing in, so that a stolen session cannot', async () => {
    const browser = await enter(server, ada());
    const body = { phoneNumber: '+4915112345678' };
    const begin = async () =>
      (
        await Promise.all([
          browser.call(ownMfa.enrollAuthenticator),
          browser.call(ownMfa.enrollWebAuthn, { body: {} }),
          browser.call(ownMfa.enrollSms, { body }),
          browser.call(passkeys.create),
          browser.call(phones.preverify, { body }),
        ])
      ).map(({ status, errorCode }) => errorCode ?? status);
    const open = [200, 'methodDisabled', 'methodDisabled', 'methodDisabled', 'methodDisabled'];
    expect(await begin()).toEqual(open);
    server.clock.pass(10 * MINUTE + SECOND);
    await browser.refresh();
    expect(await begin()).toEqual(open.map(() => 'stepUpRequired'));
    browser.token = (await byMail(browser, browser, 600)).value.accessToken;
    expect(await begin()).toEqual(open);
  });

  it('counts in the browser whose session requested it only', async () => {
    const browser = await enter(server, ada());
    for (const other of [server.browser(), await enter(server, ada()), await enter(server, `bo@${domain}`)])
      expect((await byMail(browser, other)).errorCode).toBe('challengeExpired');
  });

  it('needs the enrolled factor, not a mailed code', async () => {
    const strict = server.configured({ mfa: { ...server.ports.config.mfa, enforceMFAType: 'Force' } });
    const first = strict.browser();
    const { mfaToken } = challengeIn(await first.call(auth.login, { body: { email: ada(), password: PASSWORD } }));
    const { value } = await first.call(mfa.enrollAuthenticator, { body: { mfaToken } });
    const app = anApp(value.otpauthUrl, server.clock);
    await first.call(mfa.verifyNewAuthenticator, { body: { mfaToken, token: app.code() } });
    server.clock.pass(30 * SECOND);
    const browser = await enter(server, ada());
    const asked = challengeIn(await ask(browser));
    expect(asked.mfaDevices).toMatchObject({ authenticators: [{ id: expect.any(String) }], emails: [] });
    expect((await byMail(browser, browser)).errorCode).toBeDefined();
    const params = { deviceId: asked.mfaDevices.authenticators[0]?.id ?? '' };
    const body = { mfaToken: asked.mfaToken, value: app.code(), rememberDevice: true };
    expect((await browser.call(mfa.verifyAuthenticator, { params, body })).status).toBe(200);
    expect(browser.trusted).toBeUndefined();
  });

  it('enrolls a first factor only soon after signing in', async () => {
    const other = server.configured(mfaOf('AuthenticatorApp'));
    const browser = Object.assign(other.browser(), await enter(server, ada()));
    const at = other.browser();
    [at.token, at.cookie] = [browser.token, browser.cookie];
    expect(challengeIn(await ask(at)).mfaEnrolled).toBe(false);
    server.clock.pass(10 * MINUTE + SECOND);
    await at.refresh();
    expect((await ask(at)).errorCode).toBe('challengeExpired');
  });

  const TABLE: [amr: string[], ageSeconds: number, rule: SteppedUp, is: boolean][] = [
    [['pwd'], 0, {}, false],
    [['otp', 'sms'], 0, {}, false],
    [['pwd', 'otp', 'mfa'], 0, {}, true],
    [['hwk', 'user', 'mfa'], 9999, {}, true],
    [['pwd', 'mfa'], 60, { maxAge: 60 }, true],
    [['pwd', 'mfa'], 61, { maxAge: 60 }, false],
    [['pwd'], 0, { maxAge: 60 }, false],
    [['pwd', 'mfa'], 1, { maxAge: 0 }, false],
  ];
  for (const [amr, age, rule, is] of TABLE)
    it(`${is ? 'is there' : 'is not there'} by ${amr.join(' ')} of ${age} s for ${JSON.stringify(rule)}`, () => {
      const atMs = server.clock.now().getTime() - age * SECOND;
      expect(isSteppedUp(server, { proof: { amr, atMs } }, rule)).toBe(is);
    });
});

describe('a breached password', () => {
  const PASSED = 'security-center-show-login-flows';
  let server: TestServer;
  beforeAll(async () => {
    server = await openTestServer();
  });
  afterAll(() => server.close());
  const breached = { has: async (password: string) => password === PASSWORD };

  it('is refused under the flag, and the mail to replace it says why', async () => {
    const strict = server.configured({ flags: { [PASSED]: 'on' } }, { breached });
    const browser = strict.browser();
    const body = { email: 'ada@acme.test', password: PASSWORD };
    const { status, value } = await browser.call(auth.login, { body });
    expect([status, 'isBreachedPassword' in value && value.isBreachedPassword]).toEqual([200, true]);
    expect([browser.cookie, value.accessToken]).toEqual([undefined, undefined]);
    expect((await strict.browser().call(auth.login, { body: { ...body, password: 'Wrong-guess-1' } })).errorCode).toBe(
      'invalidCredentials',
    );
    await browser.call(users.resetPassword, { body: { email: body.email } });
    const [mail] = await server.mailsTo(body.email);
    expect(mail?.subject).toContain('data breach');
    const link = await server.linkTo(body.email);
    const password = 'Never-before-77';
    expect((await browser.call(users.verifyPasswordReset, { body: { ...link, password } })).status).toBe(200);
    expect((await strict.browser().signIn(body.email, password)).status).toBe(200);
    await browser.call(users.resetPassword, { body: { email: body.email } });
    expect((await server.mailsTo(body.email))[0]?.subject).not.toContain('breach');
  });

  it('is accepted without the flag', async () => {
    const lenient = server.configured({}, { breached });
    expect((await lenient.browser().signIn('bo@acme.test')).value.mfaRequired).toBe(false);
  });
});

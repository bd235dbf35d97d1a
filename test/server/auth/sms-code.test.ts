import { decodeJwt } from 'jose';
import { afterAll, beforeAll, beforeEach, describe, expect, it } from 'vitest';
import { auth } from '../../../core/contract/auth.ts';
import { mfa } from '../../../core/contract/mfa.ts';
import { phones } from '../../../core/contract/phones.ts';
import type { Browser } from '../../kit/browser.ts';
import { openCompany, PASSWORD } from '../../kit/company.ts';
import { enter } from '../../kit/enter.ts';
import { challengeIn } from '../../kit/factors.ts';
import { wrongCode } from '../../kit/wrong-code.ts';
import { ROOMY_LIMITS } from '../../kit/roomy-limits.ts';
import { aPhone } from '../../kit/rows.ts';
import { openTestServer, type TestServer } from '../../kit/server.ts';
import { outcomesOf } from '../../kit/outcomes.ts';

const MINUTE = 60_000;
const sms = { params: { type: 'smscode' } };
const enterCode = (browser: Browser, token: string) =>
  browser.call(auth.passwordlessPostlogin, { ...sms, body: { token } });

describe('a phone', () => {
  let server: TestServer;
  let numbers = 0;
  let domain: string;
  let number: string;
  beforeAll(async () => {
    server = (await openTestServer()).configured({
      limits: ROOMY_LIMITS,
      secondaryAuthStrategies: [{ strategy: 'SmsCodeV2', isActive: true }],
      mfa: { enforceMFAType: 'DontForce', strategies: ['SMS'], rememberDays: 14 },
    });
  });
  afterAll(() => server.close());
  beforeEach(async () => {
    domain = `${crypto.randomUUID()}.test`;
    number = `+4915112${String((numbers += 1)).padStart(6, '0')}`;
    await openCompany(server.store, server.acme.roleIds, domain);
  });
  const ada = () => `ada@${domain}`;
  const bo = () => `bo@${domain}`;
  const codeTo = async (to = number) => (await server.textsTo(to))[0]?.text.match(/^\d{6}/)?.[0] ?? '';

  /** Signed in, they make the phone their way in. */
  const register = async (email: string, to = number) => {
    const browser = await enter(server, email);
    const { value } = await browser.call(phones.preverify, { body: { phoneNumber: to } });
    const answer = await browser.call(phones.verify, { body: { ...value, code: await codeTo(to) } });
    const [user] = await server.store.users.find({ where: { email } });
    return { browser, answer, userId: user?.id ?? 'none' };
  };
  const ask = async (named: object, browser = server.browser()) => {
    expect((await browser.call(auth.passwordlessPrelogin, { ...sms, body: named })).status).toBe(200);
    return browser;
  };

  const strict = () => server.configured({ mfa: { enforceMFAType: 'Force', strategies: ['SMS'], rememberDays: 14 } });
  const reset = async (email: string) => {
    const { value } = await server.browser().call(phones.reset, { body: { email } });
    const [mail] = await server.mailsTo(email);
    return { ...value, code: mail?.text.match(/^\d{6}$/m)?.[0] ?? '000000' };
  };
  const confirm = (body: { resetPhoneNumberToken: string; code: string }) =>
    server.browser().call(phones.verifyReset, { body });
  const login = async (email: string) =>
    challengeIn(
      await strict()
        .browser()
        .call(auth.login, { body: { email, password: PASSWORD } }),
    );
  const enrol = async (email: string) => {
    const { mfaToken } = await login(email);
    const browser = strict().browser();
    const { value } = await browser.call(mfa.enrollSms, { body: { mfaToken, phoneNumber: number } });
    const body = { mfaToken, otcToken: value.otcToken, code: await codeTo() };
    return browser.call(mfa.verifyNewSms, { body });
  };

  it('signs in by number, email or (quick login) id; each code works once and is stored hashed', async () => {
    const { answer, browser: own, userId } = await register(ada());
    expect(answer.status).toBe(200);
    expect((await own.call(phones.list)).value).toMatchObject({ items: [{ phoneNumber: number, verified: true }] });
    for (const named of [{ phoneNumber: number }, { email: ada() }, { userId }]) {
      const browser = await ask(named);
      const kept = browser.code;
      const code = await codeTo();
      expect(JSON.stringify([await server.store.links.find(), await server.store.audits.find()])).not.toContain(code);
      const { status, value } = await enterCode(browser, code);
      expect([status, value.email]).toEqual([200, ada()]);
      expect(decodeJwt(value.accessToken ?? '')['amr']).toEqual(['otp', 'sms']);
      browser.code = kept;
      expect(await outcomesOf(enterCode(browser, code))).toEqual(['codeExpired']);
    }
    expect((await server.textsTo(number))[0]?.text).toMatch(/^\d{6} is your Tasklane code\..*\n\n@localhost #\d{6}$/s);
  });

  it('is answered alike for an unknown account, and no message leaves', async () => {
    await register(ada());
    const unregistered = { phoneNumber: '+4915199999999' };
    for (const named of [unregistered, { email: `unknown@${domain}` }, { userId: crypto.randomUUID() }]) {
      const [known, unknown] = [await ask({ phoneNumber: number }), await ask(named)];
      expect(await outcomesOf(enterCode(unknown, '000000'))).toEqual(
        await outcomesOf(enterCode(known, wrongCode(await codeTo()))),
      );
    }
    expect(await server.textsTo('+4915199999999')).toEqual([]);
    expect(await server.textsTo('')).toEqual([]);
  });

  it('allows five attempts in all, expires after five minutes, and works once in two tabs', async () => {
    await register(ada());
    const browser = await ask({ phoneNumber: number });
    const code = await codeTo();
    const guesses = await outcomesOf(...Array.from({ length: 6 }, () => enterCode(browser, wrongCode(code))));
    expect(guesses.filter((guess) => guess.startsWith('codeInvalid'))).toHaveLength(4);
    expect(await outcomesOf(enterCode(browser, code))).toEqual(['codeAttemptsExceeded']);

    const late = await ask({ phoneNumber: number });
    const lateCode = await codeTo();
    server.clock.pass(5 * MINUTE);
    expect(await outcomesOf(enterCode(late, lateCode))).toEqual(['codeExpired']);

    const twice = await ask({ phoneNumber: number });
    const both = await outcomesOf(...[0, 1].map(async () => enterCode(twice, await codeTo())));
    expect(both.toSorted()).toEqual(['200', 'codeExpired']);
  });

  it('refuses a code sent to another phone, by mail, or for another browser', async () => {
    const his = `${number.slice(0, -1)}9`;
    await register(ada());
    await register(bo(), his);
    const [hers, theirs] = [await ask({ phoneNumber: number }), await ask({ phoneNumber: his })];
    expect(await outcomesOf(enterCode(hers, await codeTo(his)))).toEqual(['codeInvalid 4']);
    expect(await outcomesOf(enterCode(server.browser(), await codeTo()))).toEqual(['codeExpired']);
    const asMailed = theirs.call(auth.passwordlessPostlogin, {
      params: { type: 'code' },
      body: { token: await codeTo(his) },
    });
    expect((await asMailed).status).toBeGreaterThanOrEqual(400);
  });

  it('is the sign-in method of one account only', async () => {
    await register(ada());
    const { answer } = await register(bo());
    expect(answer.errorCode).toBe('phoneNumberTaken');
    expect(await outcomesOf(enterCode(await ask({ phoneNumber: number }), await codeTo()))).toEqual(['200']);
  });

  it('gets only a few messages an hour for one account', async () => {
    const strict = server.configured({
      limits: {
        ...ROOMY_LIMITS,
        sms: { perAddress: { times: 3, seconds: 3600 }, perAccount: { times: 3, seconds: 3600 } },
      },
    });
    const send = () => strict.browser().call(auth.passwordlessPrelogin, { ...sms, body: { phoneNumber: number } });
    const answers = [];
    for (let at = 0; at < 5; at += 1) answers.push((await send()).status);
    expect(answers).toEqual([200, 200, 200, 429, 429]);
  });

  it('is disabled where the operator does not offer it', async () => {
    const closed = server.configured({ secondaryAuthStrategies: [] });
    const body = { phoneNumber: number };
    expect((await closed.browser().call(auth.passwordlessPrelogin, { ...sms, body })).errorCode).toBe('methodDisabled');
  });

  describe('as a second factor', () => {
    it('is enrolled by a code, then shown with its number masked, and is no sign-in method', async () => {
      expect(await enrol(ada())).toMatchObject({ status: 200, value: { recoveryCodes: expect.any(Array) } });
      const { mfaToken, mfaDevices } = await login(ada());
      const [phone] = mfaDevices.phones;
      expect(phone?.phoneNumber).toMatch(/^\+•+\d{4}$/);
      const browser = server.browser();
      const params = { deviceId: phone?.id ?? '' };
      const { value } = await browser.call(mfa.sendSms, { params, body: { mfaToken } });
      expect(value.phoneNumber).toBe(phone?.phoneNumber);
      const hand = (code: string, more = {}) =>
        browser.call(mfa.verifySms, { params, body: { mfaToken, otcToken: value.otcToken, code, ...more } });
      expect(
        await outcomesOf(hand(wrongCode(await codeTo())), hand(await codeTo(), { otcToken: 'x'.repeat(43) })),
      ).toEqual(['codeInvalid 4', 'codeExpired']);
      const { value: entered } = await hand(await codeTo());
      expect(decodeJwt(entered.accessToken ?? '')['amr']).toEqual(['pwd', 'otp', 'sms', 'mfa']);
      expect(await outcomesOf(hand(await codeTo()))).toEqual(['challengeExpired']);
      const before = (await server.textsTo(number)).length;
      await ask({ phoneNumber: number });
      expect((await server.textsTo(number)).length).toBe(before);
    });

    it('does not count for a user who signed in by phone: another one is enrolled where forced', async () => {
      await enrol(ada());
      const [user] = await server.store.users.find({ where: { email: ada() } });
      const wayIn = `${number}9`;
      const phone = aPhone({ ...(user && { userId: user.id }), factor: false, phoneNumber: wayIn, wayIn });
      await server.store.transaction((rows) => rows.phones.insert(phone));
      const browser = await ask({ email: ada() }, strict().browser());
      const { value } = await enterCode(browser, await codeTo(wayIn));
      expect(value).toMatchObject({ mfaRequired: true, mfaEnrolled: false, mfaDevices: { phones: [] } });
    });

    it('of another person is not found', async () => {
      await enrol(ada());
      const { mfaDevices } = await login(ada());
      const { mfaToken } = await login(bo());
      const params = { deviceId: mfaDevices.phones[0]?.id ?? '' };
      expect((await server.browser().call(mfa.sendSms, { params, body: { mfaToken } })).status).toBe(401);
      await register(bo(), `${number.slice(0, -1)}8`);
    });

    it('needs a number with its country code', async () => {
      const { mfaToken } = await login(bo());
      const answer = await server.browser().call(mfa.enrollSms, { body: { mfaToken, phoneNumber: '015112345678' } });
      expect(answer).toMatchObject({ status: 400, errorCode: 'invalidInput' });
    });
  });

  describe('that is lost', () => {
    it('is replaced in three steps, and the new one signs in; each token works once', async () => {
      await register(ada());
      const begun = await reset(ada());
      const both = await Promise.all([confirm(begun), confirm(begun)]);
      expect(both.map(({ status }) => status).toSorted()).toEqual([200, 401]);
      const { changePhoneNumberToken } = both.find(({ status }) => status === 200)?.value ?? {
        changePhoneNumberToken: '',
      };
      const next = `${number.slice(0, -1)}7`;
      const body = { changePhoneNumberToken, phoneNumber: next };
      const change = () => server.browser().call(phones.change, { body });
      expect(await outcomesOf(change())).toEqual(['200']);
      expect(await outcomesOf(change())).toEqual(['challengeExpired']);
      expect((await server.mailsTo(ada()))[0]?.subject).toContain('phone number was changed');
      await ask({ phoneNumber: next });
      expect(await codeTo(next)).toBe('');
      const browser = await ask({ email: ada() });
      expect(await outcomesOf(enterCode(browser, await codeTo(next)))).toEqual(['200']);
      expect(await outcomesOf(enterCode(await ask({ phoneNumber: next }), await codeTo(next)))).toEqual(['200']);
    });

    it('is answered alike for an unknown account, and a code allows five attempts', async () => {
      const [known, unknown] = [await reset(ada()), await reset(`unknown@${domain}`)];
      const wrong = (begun: typeof known) => confirm({ ...begun, code: wrongCode(begun.code) });
      for (const begun of [known, unknown])
        expect((await outcomesOf(...Array.from({ length: 6 }, () => wrong(begun)))).toSorted()).toEqual([
          'codeAttemptsExceeded',
          'codeAttemptsExceeded',
          'codeInvalid 1',
          'codeInvalid 2',
          'codeInvalid 3',
          'codeInvalid 4',
        ]);
      expect(await outcomesOf(confirm(known))).toEqual(['codeAttemptsExceeded']);
    });

    it('cannot be guessed by repeated resets: the address locks, known or not', async () => {
      const tries = server.ports.config.lockoutPolicy.maxAttempts;
      for (const email of [ada(), `unknown@${domain}`]) {
        const answers: string[] = [];
        for (let time = 0; time < tries + 1; time += 1) {
          const begun = await reset(email);
          answers.push(...(await outcomesOf(confirm({ ...begun, code: wrongCode(begun.code) }))));
        }
        expect(answers.slice(-3)).toEqual(['codeInvalid 4', 'accountLocked', 'accountLocked']);
      }
      expect(await outcomesOf(confirm(await reset(ada())))).toEqual(['accountLocked']);
    });

    it('is not changed by another person’s code, or an expired one', async () => {
      const [hers, his] = [await reset(ada()), await reset(bo())];
      expect(await outcomesOf(confirm({ ...hers, code: his.code }))).toEqual(['codeInvalid 4']);
      server.clock.pass(5 * MINUTE);
      expect(await outcomesOf(confirm(his))).toEqual(['codeExpired']);
    });
  });
});

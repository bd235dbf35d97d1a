import { afterEach, beforeEach, describe, expect, it } from 'vitest';
import { next } from '../../../core/flow/flow.ts';
import { loginFeature } from '../../../core/login/login.feature.ts';
import { phoneResetFeature } from '../../../core/phone-reset/phone-reset.feature.ts';
import {
  type PhoneResetEvent,
  phoneResetFlow,
  type PhoneResetStep,
} from '../../../core/phone-reset/phone-reset.flow.ts';
import { quickLoginFeature } from '../../../core/quick-login/quick-login.feature.ts';
import {
  type QuickLoginEvent,
  quickLoginFlow,
  type QuickLoginStep,
} from '../../../core/quick-login/quick-login.flow.ts';
import { openApp } from '../kit/open-app.ts';
import { openPage } from '../kit/page.ts';
import { ADA, startServer } from '../kit/server.ts';
import { aPhone } from '../../kit/rows.ts';
import { wrongCode } from '../../kit/wrong-code.ts';
import { eventually } from '../../kit/eventually.ts';
import { pass, startTime, stopTime } from '../kit/virtual-time.ts';

const NUMBER = '+4915112345678';
const NEW_NUMBER = '+4915187654321';
const EMAIL = 'ada@acme.test';

/** A server where people can sign in by a code to their phone; Ada has one that she has verified, unless told otherwise. */
const serve = (verified = true) => {
  const server = startServer({
    otherAuthStrategies: ['SmsCode'],
    secondaryAuthStrategies: [{ strategy: 'SmsCodeV2', isActive: true }],
  });
  if (verified)
    server.prepare(({ store }) =>
      store.transaction((rows) =>
        rows.phones.insert(aPhone({ userId: ADA, phoneNumber: NUMBER, factor: false, wayIn: NUMBER })),
      ),
    );
  return server;
};

beforeEach(() => stopTime());
afterEach(() => startTime());

const resetMoves: [from: PhoneResetStep, on: PhoneResetEvent, to: PhoneResetStep][] = [
  ['ResetPhoneNumber', 'mailed', 'VerifyResetPhoneNumber'],
  ['ResetPhoneNumber', 'verified', 'ResetPhoneNumber'],
  ['VerifyResetPhoneNumber', 'verified', 'ChangePhoneNumber'],
  ['VerifyResetPhoneNumber', 'startedOver', 'ResetPhoneNumber'],
  ['ChangePhoneNumber', 'startedOver', 'ResetPhoneNumber'],
];
const quickMoves: [from: QuickLoginStep, on: QuickLoginEvent, to: QuickLoginStep][] = [
  ['number', 'numberGiven', 'code'],
  ['code', 'numberWrong', 'number'],
  ['code', 'begun', 'number'],
];

describe('the flow of a phone', () => {
  for (const [from, on, to] of resetMoves)
    it(`reset goes from ${from} to ${to} on ${on}`, () => expect(next(phoneResetFlow, from, on, undefined)).toBe(to));
  for (const [from, on, to] of quickMoves)
    it(`registration goes from ${from} to ${to} on ${on}`, () =>
      expect(next(quickLoginFlow, from, on, undefined)).toBe(to));
});

const lose = async () => {
  const page = openPage('https://app.test/account/reset-phone-number');
  const opened = await openApp({ page, server: serve() });
  const login = opened.app.use(loginFeature);
  const phoneReset = opened.app.use(phoneResetFeature);
  await phoneReset.request({ email: ' ada@acme.test ' });
  return { ...opened, login, phoneReset, phone: () => opened.state().phoneReset };
};

describe('a lost phone', () => {
  it('is replaced in three steps, and the first code of the new one signs in', async () => {
    const { phoneReset, login, phone, page, state, server } = await lose();
    expect(phone()).toMatchObject({ step: 'VerifyResetPhoneNumber', email: 'ada@acme.test', pending: false });
    const code = await server.codeTo(EMAIL);
    await phoneReset.submitCode({ code: wrongCode(code) });
    expect(phone()).toMatchObject({
      step: 'VerifyResetPhoneNumber',
      failure: { kind: 'codeInvalid', attemptsLeft: 4 },
    });
    await phoneReset.submitCode({ code });
    expect(phone()).toMatchObject({ step: 'ChangePhoneNumber' });
    expect(JSON.stringify(state())).not.toMatch(new RegExp(`token"|${code}`, 'i'));
    expect(await phoneReset.change({ phoneNumber: NEW_NUMBER })).toBe(true);
    const left = phoneReset.signIn();
    await pass(0);
    await left;
    await login.chooseMethod('SmsCode', 'ada@acme.test');
    expect(new URL(page.address.href()).pathname).toBe('/account/login');
    expect(state().login).toMatchObject({ step: 'loginWithSmsOtc', email: 'ada@acme.test' });
    expect(server.calls.find(({ url }) => url.endsWith('/smscode/prelogin'))?.body).toBe('{"email":"ada@acme.test"}');
    await login.submitCode({ code: await server.codeTo(NEW_NUMBER) });
    expect(state().session.status).toBe('signedIn');
  });

  it('gets another mailed code on request, and reports an expired challenge', async () => {
    const { phoneReset, phone, server } = await lose();
    await phoneReset.sendAgain();
    expect(phone()).toMatchObject({ again: true, step: 'VerifyResetPhoneNumber' });
    await phoneReset.submitCode({ code: await server.codeTo(EMAIL) });
    (await server.opened).clock.pass(60 * 60_000);
    expect(await phoneReset.change({ phoneNumber: NEW_NUMBER })).toBe(false);
    expect(phone()).toMatchObject({ step: 'ChangePhoneNumber', failure: { kind: 'challengeExpired' } });
  });

  it('starts over with one step back', async () => {
    const { phoneReset, phone, page, server } = await lose();
    await phoneReset.submitCode({ code: await server.codeTo(EMAIL) });
    page.back();
    expect(phone()).toMatchObject({ step: 'ResetPhoneNumber', email: 'ada@acme.test' });
    expect(page.entries()).toEqual(['/account/reset-phone-number', '/account/reset-phone-number']);
  });
});

const signIn = async ({ verified = false, wish = true } = {}) => {
  const opened = await openApp({ server: serve(verified) });
  const login = opened.app.use(loginFeature);
  const quickLogin = opened.app.use(quickLoginFeature);
  if (wish) opened.page.local.write('register-quick-login', 'sms');
  await login.submitIdentifier({ email: 'ada@acme.test' });
  await login.submitPassword({ password: opened.server.password });
  await eventually(() => expect(opened.state().login?.step).not.toBe('loginWithPassword'));
  return { ...opened, login, quickLogin, step: () => opened.state().login?.step };
};

describe('registering a phone for quick login', () => {
  it('follows a sign-in, is confirmed by a code, and enables quick login', async () => {
    const { login, quickLogin, step, state, server, app } = await signIn();
    expect(step()).toBe('registerQuickLogin');
    await quickLogin.submitPhoneNumber({ phoneNumber: NUMBER });
    expect(state().quickLogin).toMatchObject({ step: 'code', phoneNumber: NUMBER });
    const code = await server.codeTo(NUMBER);
    expect(await quickLogin.submitCode({ code: wrongCode(code) })).toBe(false);
    expect(state().quickLogin).toMatchObject({ failure: { kind: 'codeInvalid' } });
    expect(quickLogin.isKnown()).toBe(false);
    expect(await quickLogin.submitCode({ code })).toBe(true);
    login.tell('promptAnswered');
    expect(step()).toBe('success');

    await app.logout();
    expect(quickLogin.isKnown()).toBe(true);
    await login.chooseMethod('QuickSmsCode');
    expect(step()).toBe('loginWithQuickSmsOtc');
    expect(server.calls.at(-1)?.body).toBe(JSON.stringify({ userId: ADA }));
    await login.submitCode({ code: await server.codeTo(NUMBER) });
    expect(state().session.status).toBe('signedIn');
  });

  it('is offered once to a person who came by a code to it, and the answer is remembered', async () => {
    for (const accepted of [true, false]) {
      const server = serve();
      const { app, state, page } = await openApp({ server });
      const login = app.use(loginFeature);
      const quickLogin = app.use(quickLoginFeature);
      const comeIn = async () => {
        await login.chooseMethod('SmsCode', 'ada@acme.test');
        await login.submitCode({ code: await server.codeTo(NUMBER) });
        await eventually(() => expect(state().login?.step).not.toBe('loginWithSmsOtc'));
      };
      await comeIn();
      expect(state().login?.step).toBe('registerQuickLogin');
      quickLogin.answerOffer(accepted);
      login.tell('promptAnswered');
      expect(quickLogin.isKnown()).toBe(accepted);
      expect(page.local.read(`${ADA}-sms`)).toBe(String(accepted));
      await app.logout();
      await comeIn();
      expect(state().login?.step).toBe('success');
    }
  });

  it('is skipped where the account has one, or the user did not choose it', async () => {
    const { quickLogin, step, page } = await signIn({ verified: true });
    expect(step()).toBe('success');
    expect(quickLogin.isKnown()).toBe(true);
    expect(page.local.read('register-quick-login')).toBeUndefined();
    const other = await signIn({ wish: false });
    expect(other.step()).toBe('success');
    expect(other.quickLogin.isKnown()).toBe(false);
  });
});

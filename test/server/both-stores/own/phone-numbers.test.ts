import { afterAll, beforeAll, beforeEach, describe, expect, it } from 'vitest';
import { auth } from '../../../../core/contract/auth.ts';
import { PHONE_NUMBERS_MAX } from '../../../../core/contract/limits.ts';
import { phones } from '../../../../core/contract/phones.ts';
import type { Browser } from '../../../kit/browser.ts';
import { openCompany } from '../../../kit/company.ts';
import { enter } from '../../../kit/enter.ts';
import { ROOMY_LIMITS } from '../../../kit/roomy-limits.ts';
import { aPhone } from '../../../kit/rows.ts';
import { openTestServer, type TestServer } from '../../../kit/server.ts';

const MINUTE = 60_000;

describe('the phone numbers of a person', () => {
  let server: TestServer;
  let ada: Browser;
  let email: string;
  let first: string;
  let second: string;
  let made = 0;
  beforeAll(async () => {
    server = (await openTestServer()).configured({
      limits: ROOMY_LIMITS,
      secondaryAuthStrategies: [{ strategy: 'SmsCode', isActive: true }],
    });
  });
  afterAll(() => server.close());
  beforeEach(async () => {
    const domain = `${crypto.randomUUID()}.test`;
    await openCompany(server.store, server.acme.roleIds, domain);
    email = `ada@${domain}`;
    ada = await enter(server, email);
    [first, second] = [0, 1].map(() => `+4915177${String((made += 1)).padStart(6, '0')}`) as [string, string];
  });

  const codeTo = async (to: string) => (await server.textsTo(to))[0]?.text.match(/^\d{6}/)?.[0] ?? '';
  const add = async (number: string, by = ada) => {
    const { value } = await by.call(phones.create, { body: { phoneNumber: number } });
    return by.call(phones.verify, { body: { otcToken: value.otcToken ?? '', code: await codeTo(number) } });
  };
  const listed = async () => (await ada.call(phones.list, { query: {} })).value;
  const idOf = async (number: string) =>
    (await listed()).items.find(({ phoneNumber }) => phoneNumber === number)?.id ?? '';
  const remove = async (number: string, by?: 'email') => {
    const phoneId = await idOf(number);
    const asked = await ada.call(phones.remove, { params: { phoneId }, query: by ? { by } : {} });
    const finish = (code: string, browser = ada) =>
      browser.call(phones.verifyRemoval, { params: { phoneId }, body: { otcToken: asked.value.otcToken, code } });
    return { asked, finish };
  };

  it('are added one by one, and each signs in; a code by address goes to the newest', async () => {
    expect((await add(first)).status).toBe(200);
    server.clock.pass(MINUTE);
    expect((await add(second)).status).toBe(200);
    expect((await listed()).items.map(({ phoneNumber, verified }) => [phoneNumber, verified])).toEqual([
      [first, true],
      [second, true],
    ]);
    const sms = { params: { type: 'smscode' } };
    const browser = server.browser();
    await browser.call(auth.passwordlessPrelogin, { ...sms, body: { email } });
    const { status } = await browser.call(auth.passwordlessPostlogin, {
      ...sms,
      body: { token: await codeTo(second) },
    });
    expect(status).toBe(200);
  });

  it('are kept unverified without a code, until one that was sent there is entered', async () => {
    const { value } = await ada.call(phones.create, { body: { phoneNumber: first, verify: false } });
    expect(value).toEqual({});
    expect((await listed()).items).toMatchObject([{ phoneNumber: first, verified: false }]);
    await add(first);
    expect((await listed()).items).toMatchObject([{ phoneNumber: first, verified: true }]);
  });

  it('are ten at most, on pages of ten', async () => {
    const [user] = await server.store.users.find({ where: { email } });
    await server.store.transaction(async (rows) => {
      for (let at = 0; at < PHONE_NUMBERS_MAX; at += 1) {
        const number = `${first}${at}`;
        const phone = { ...(user && { userId: user.id }), factor: false, phoneNumber: number, wayIn: number };
        await rows.phones.insert(aPhone(phone));
      }
    });
    const { items, _metadata } = await listed();
    expect([items.length, _metadata]).toEqual([10, { totalItems: 10, totalPages: 1 }]);
    const more = await ada.call(phones.preverify, { body: { phoneNumber: second } });
    expect(more.errorCode).toBe('phoneNumberLimitReached');
    const unproven = await ada.call(phones.create, { body: { phoneNumber: second, verify: false } });
    expect(unproven.errorCode).toBe('phoneNumberLimitReached');
  });

  it('are removed by a code sent there, once, in the session that asked', async () => {
    await add(first);
    const { asked, finish } = await remove(first);
    expect(asked.value.phoneId).toBe(await idOf(first));
    const code = await codeTo(first);
    expect((await finish(code, await enter(server, email))).errorCode).toBe('codeExpired');
    expect((await finish(code)).status).toBe(200);
    expect((await listed()).items).toEqual([]);
    const [mail] = await server.mailsTo(email);
    expect(mail?.subject).toMatch(/phone number/);
    const audits = await server.store.audits.find({ where: { action: 'Phone number removed' } });
    expect(audits.length).toBeGreaterThan(0);
    expect((await finish(code)).status).toBe(404);
  });

  it('are removed by a mailed code where the phone is lost', async () => {
    await add(first);
    const before = (await server.textsTo(first)).length;
    const { finish } = await remove(first, 'email');
    expect(await server.textsTo(first)).toHaveLength(before);
    const [mail] = await server.mailsTo(email);
    expect((await finish(mail?.text.match(/\b\d{6}\b/)?.[0] ?? '')).status).toBe(200);
  });

  it('are not removed by a wrong code, by a code for another one, or long after signing in', async () => {
    await add(first);
    await add(second);
    const { finish } = await remove(first);
    const other = await remove(second);
    expect((await finish(await codeTo(second))).status).toBe(401);
    expect((await other.finish('000000')).errorCode).toBe('codeInvalid');
    server.clock.pass(60 * MINUTE);
    await ada.refresh();
    const { asked } = await remove(first);
    expect(asked.errorCode).toBe('stepUpRequired');
    expect((await listed()).items).toHaveLength(2);
  });

  it('keep the last one where it is the only way in', async () => {
    await add(first);
    await add(second);
    await server.store.transaction((rows) => rows.users.update({ email }, { passwordHash: null }));
    const { finish } = await remove(first);
    expect((await finish(await codeTo(first))).status).toBe(200);
    expect((await remove(second)).asked.errorCode).toBe('lastSignInMethod');
  });
});

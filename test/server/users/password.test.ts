import { afterAll, beforeAll, describe, expect, it } from 'vitest';
import { users } from '../../../core/contract/users.ts';
import { DEFAULT_CONFIG } from '../../../demo/server/vendor/config.ts';
import { openCompany, PASSWORD } from '../../kit/company.ts';
import { openTestServer, type TestServer } from '../../kit/server.ts';
import { leftOf, setUpAll } from '../../kit/sign-in-methods.ts';

const MINUTE = 60_000;
let server: TestServer;
let count = 0;

beforeAll(async () => {
  server = await openTestServer();
});
afterAll(() => server.close());

/** Email of a new user in a company of their own. */
const newUser = async () => {
  count += 1;
  await openCompany(server.store, server.acme.roleIds, `company${count}.test`);
  return `ada@company${count}.test`;
};
const forgot = (email: string) => server.browser().call(users.resetPassword, { body: { email } });
const reset = async (link: { userId: string; token: string }, password: string) =>
  server.browser().call(users.verifyPasswordReset, { body: { ...link, password } });
const signInStatus = async (email: string, password: string) => (await server.browser().signIn(email, password)).status;
const actionsOf = async (email: string) =>
  (await server.store.audits.find({ where: { email }, order: [['createdAt', 'desc']] })).map(({ action }) => action);

describe('forgetting a password', () => {
  it('is answered alike for known and unknown addresses, and mails only those with an account', async () => {
    const email = await newUser();
    for (const address of [email, 'unknown@acme.test'])
      expect(await forgot(address)).toMatchObject({ status: 200, value: {} });
    expect(await server.mailsTo(email)).toHaveLength(1);
    expect(await server.mailsTo('unknown@acme.test')).toEqual([]);
  });

  it('sets a new one by the mailed link: the old one is refused, the new one accepted', async () => {
    const email = await newUser();
    await forgot(email);
    expect(await reset(await server.linkTo(email), 'Brand-new-pass-1')).toMatchObject({ status: 200, value: {} });
    expect([await signInStatus(email, PASSWORD), await signInStatus(email, 'Brand-new-pass-1')]).toEqual([401, 200]);
  });

  it('ends browser trust, and removes sign-in methods added since the last proof other than mail', async () => {
    const email = await newUser();
    const addresses = [email, email.replace('ada', 'bo'), email.replace('ada', 'new')];
    const left = [];
    for (const address of addresses) {
      const { userId } = await setUpAll(server.store, address);
      const provenAt = address === email ? '2026-02-01T12:00:00.000Z' : '2026-01-30T12:00:00.000Z';
      await server.store.transaction((rows) => rows.users.update({ id: userId }, { provenAt }));
      await forgot(address);
      const { value } = await reset(await server.linkTo(address), 'Brand-new-pass-1');
      left.push([value.removed.map(({ type }) => type), ...(await leftOf(server.store, { userId }))]);
    }
    const all = ['authenticator', 'phone', 'passkey', 'recoveryCodes', 'identity'];
    expect(left).toEqual([
      [[], 1, 1, 1, 1, 0, 1, 1],
      [all, 0, 0, 0, 0, 0, 0, 1],
      [all, 0, 0, 0, 0, 0, 0, 0],
    ]);
  });

  it('ends every session, mails the person, and is audited', async () => {
    const email = await newUser();
    const [here, there] = [server.browser(), server.browser()];
    await here.signIn(email);
    await there.signIn(email);
    await forgot(email);
    const link = await server.linkTo(email);
    await reset(link, 'Brand-new-pass-1');
    for (const browser of [here, there]) {
      expect((await browser.call(users.me)).errorCode).toBe('sessionEnded');
      expect((await browser.refresh()).errorCode).toBe('sessionEnded');
    }
    expect(await server.mailsTo(email)).toHaveLength(2);
    expect(await actionsOf(email)).toEqual(expect.arrayContaining(['Password reset', 'Password reset requested']));
  });

  it('confirms the address too: the reader of the mail owns it', async () => {
    const email = (await newUser()).replace('ada', 'new');
    await forgot(email);
    await reset(await server.linkTo(email), 'Brand-new-pass-1');
    expect(await signInStatus(email, 'Brand-new-pass-1')).toBe(200);
  });

  it('works once, for an hour, and only by the newest link', async () => {
    const email = await newUser();
    await forgot(email);
    const older = await server.linkTo(email);
    server.clock.pass(1000);
    await forgot(email);
    const newer = await server.linkTo(email);
    expect((await reset(older, 'Brand-new-pass-1')).errorCode).toBe('linkExpired');
    expect((await reset(newer, 'Brand-new-pass-1')).status).toBe(200);
    expect((await reset(newer, 'Brand-new-pass-2')).errorCode).toBe('linkAlreadyUsed');
    await forgot(email);
    const late = await server.linkTo(email);
    server.clock.pass(60 * MINUTE);
    expect((await reset(late, 'Brand-new-pass-2')).errorCode).toBe('linkExpired');
    expect((await reset({ ...late, token: 'made-up' }, 'Brand-new-pass-2')).errorCode).toBe('linkInvalid');
  });

  it('refuses weak, breached and earlier passwords, and keeps the link', async () => {
    const email = await newUser();
    await forgot(email);
    const link = await server.linkTo(email);
    const lenient = server.configured({
      passwordPolicy: { ...DEFAULT_CONFIG.passwordPolicy, minOptionalTestsToPass: 0 },
    });
    const body = { ...link, password: 'password1234' };
    expect((await reset(link, 'weak')).errorCode).toBe('passwordPolicyNotMet');
    expect((await lenient.browser().call(users.verifyPasswordReset, { body })).errorCode).toBe('passwordBreached');
    expect((await reset(link, PASSWORD)).errorCode).toBe('passwordReused');
    expect((await reset(link, 'Brand-new-pass-1')).status).toBe(200);
  });
});

const change = (browser: ReturnType<TestServer['browser']>, password: string, newPassword: string) =>
  browser.call(users.changePassword, { body: { password, newPassword } });

describe('changing a password', () => {
  it('requires the current one', async () => {
    const browser = server.browser();
    await browser.signIn(await newUser());
    const answer = await change(browser, 'wrong', 'Brand-new-pass-1');
    expect(answer).toMatchObject({ status: 400, errors: ['password: is not the current one'] });
  });

  it('ends the other sessions, keeps this one, mails the person and is audited', async () => {
    const email = await newUser();
    const [here, there] = [server.browser(), server.browser()];
    await here.signIn(email);
    await there.signIn(email);
    expect((await change(here, PASSWORD, 'Brand-new-pass-1')).status).toBe(200);
    expect((await here.call(users.me)).status).toBe(200);
    expect((await there.call(users.me)).errorCode).toBe('sessionEnded');
    expect(await signInStatus(email, 'Brand-new-pass-1')).toBe(200);
    expect(await server.mailsTo(email)).toHaveLength(1);
    expect(await actionsOf(email)).toContain('Password changed');
  });

  it('refuses the last four, the current one included, and accepts the fifth again', async () => {
    const browser = server.browser();
    await browser.signIn(await newUser());
    const chosen = [PASSWORD, 'Chosen-pass-1', 'Chosen-pass-2', 'Chosen-pass-3'];
    for (const [at, next] of chosen.slice(1).entries()) {
      server.clock.pass(1000);
      expect((await change(browser, chosen[at] ?? '', next)).status).toBe(200);
    }
    for (const earlier of chosen)
      expect((await change(browser, 'Chosen-pass-3', earlier)).errorCode).toBe('passwordReused');
    server.clock.pass(1000);
    expect((await change(browser, 'Chosen-pass-3', 'Chosen-pass-4')).status).toBe(200);
    expect((await change(browser, 'Chosen-pass-4', PASSWORD)).status).toBe(200);
  });

  it('accepts the same one where no history is kept', async () => {
    const free = server.configured({ passwordHistoryPolicy: { enabled: false, historySize: 4 } });
    const browser = free.browser();
    await browser.signIn(await newUser());
    expect((await change(browser, PASSWORD, PASSWORD)).status).toBe(200);
  });

  it('is refused to a caller without a session', async () => {
    expect((await change(server.browser(), PASSWORD, 'Brand-new-pass-1')).status).toBe(401);
  });
});

describe('the password policy', () => {
  it('is the same for every caller and every account asked about', async () => {
    for (const query of [{}, { userId: crypto.randomUUID() }, { userId: 'nonsense' }])
      expect((await server.browser().call(users.passwordConfig, { query })).value).toEqual(
        DEFAULT_CONFIG.passwordPolicy,
      );
  });
});

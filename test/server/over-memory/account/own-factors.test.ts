import { afterAll, beforeAll, describe, expect, it } from 'vitest';
import { MFA_STRATEGIES } from '../../../../core/contract/entities/mfa.ts';
import type { UserId } from '../../../../core/contract/entities/ids.ts';
import { mfa } from '../../../../core/contract/mfa.ts';
import { stepUp } from '../../../../core/contract/step-up.ts';
import type { MfaRequired } from '../../../../core/contract/entities/auth.ts';
import { EMAIL_FACTOR, ownMfa } from '../../../../core/contract/own-mfa.ts';
import { FRESH_SECONDS } from '../../../../demo/server/authority/stepped-up.ts';
import type { Writer } from '../../../../demo/server/store/store.ts';
import { anAuthenticatorDevice } from '../../../kit/authenticator.ts';
import type { Browser } from '../../../kit/browser.ts';
import { openCompany } from '../../../kit/company.ts';
import { BY_BOTH, enter } from '../../../kit/enter.ts';
import { anApp } from '../../../kit/factors.ts';
import { outcomesOf } from '../../../kit/outcomes.ts';
import { ROOMY_LIMITS } from '../../../kit/roomy-limits.ts';
import { anMfaPolicy, aPhone } from '../../../kit/rows.ts';
import { openTestServer, type TestServer } from '../../../kit/server.ts';

const remove = (browser: Browser, deviceId: string) => browser.call(ownMfa.removeDevice, { params: { deviceId } });
const left = async (browser: Browser) => (await browser.call(ownMfa.recoveryCodes)).value.left;

describe('a person’s own second factors', () => {
  let server: TestServer;
  let count = 0;
  beforeAll(async () => {
    server = (await openTestServer()).configured({
      limits: ROOMY_LIMITS,
      mfa: { enforceMFAType: 'DontForce', strategies: MFA_STRATEGIES, rememberDays: 14 },
    });
  });
  afterAll(() => server.close());

  const bo = async ({ forced = false } = {}) => {
    count += 1;
    const domain = `factors${count}.test`;
    const { tenantId } = await openCompany(server.store, server.acme.roleIds, domain);
    const policy = anMfaPolicy({ tenantId, enforceMfaType: forced ? 'Force' : 'DontForce' });
    await server.store.transaction((rows) => rows.mfaPolicies.insert(policy));
    const email = `bo@${domain}`;
    const browser = await enter(server, email, BY_BOTH);
    const add = async (insert: (rows: Writer, userId: UserId) => Promise<unknown>) => {
      const [user] = await server.store.users.find({ where: { email } });
      if (user) await server.store.transaction((rows) => insert(rows, user.id));
    };
    return { email, browser, add };
  };
  const mailedCode = async (email: string) => (await server.mailsTo(email))[0]?.text.match(/^\d{6}$/m)?.[0] ?? '';
  const textedCode = async (number: string) => (await server.textsTo(number))[0]?.text.slice(0, 6) ?? '';
  const addMail = async (browser: Browser, email: string) => {
    const { otcToken } = (await browser.call(ownMfa.enrollEmail)).value;
    return browser.call(ownMfa.verifyNewEmail, { body: { otcToken, code: await mailedCode(email) } });
  };

  it('include codes by mail, with recovery codes that can be renewed; the last one takes the codes along', async () => {
    const { email, browser } = await bo();
    expect(await outcomesOf(browser.call(ownMfa.renewRecoveryCodes))).toEqual(['404']);
    const first = (await addMail(browser, email)).value.recoveryCodes ?? [];
    expect([first.length, await left(browser)]).toEqual([10, 10]);
    expect((await browser.call(ownMfa.devices)).value.emails).toEqual([{ email }]);
    const second = (await browser.call(ownMfa.renewRecoveryCodes)).value.recoveryCodes ?? [];
    expect([second.length, second.some((code) => first.includes(code))]).toEqual([10, false]);
    expect(await outcomesOf(remove(browser, EMAIL_FACTOR))).toEqual(['200']);
    expect([await left(browser), (await browser.call(ownMfa.devices)).value.emails]).toEqual([0, []]);
    expect(await outcomesOf(remove(browser, EMAIL_FACTOR))).toEqual(['404']);
    expect((await server.mailsTo(email))[0]?.subject).toContain('method removed');
  });

  it('ask for a fresh proof to be added, removed or given new codes', async () => {
    const { email, browser, add } = await bo();
    const phone = aPhone();
    await add((rows, userId) => rows.phones.insert({ ...phone, userId }));
    server.clock.pass((FRESH_SECONDS + 1) * 1000);
    await browser.refresh();
    const calls = [
      browser.call(ownMfa.enrollEmail),
      browser.call(ownMfa.enrollAuthenticator),
      browser.call(ownMfa.enroll),
      browser.call(ownMfa.askToRemoveSms, { params: { deviceId: phone.id } }),
      browser.call(ownMfa.renewRecoveryCodes),
      remove(browser, phone.id),
    ];
    expect(new Set(await outcomesOf(...calls))).toEqual(new Set(['stepUpRequired']));
    expect(await outcomesOf(remove(await enter(server, email, BY_BOTH), phone.id))).toEqual(['200']);
  });

  it('keep the last one where a company requires it, however it is removed and however many try at once', async () => {
    const { email, browser, add } = await bo({ forced: true });
    const [one, other] = [aPhone({ phoneNumber: '+4915100000001' }), aPhone({ phoneNumber: '+4915100000002' })];
    await add(async (rows, userId) => {
      await rows.phones.insert({ ...one, userId });
      await rows.phones.insert({ ...other, userId });
    });
    const both = await outcomesOf(remove(browser, one.id), remove(browser, other.id));
    expect(both.toSorted()).toEqual(['200', 'lastFactor']);
    const [kept] = (await browser.call(ownMfa.devices)).value.phones;
    const params = { deviceId: kept?.id ?? '' };
    const { otcToken } = (await browser.call(ownMfa.askToRemoveSms, { params })).value;
    const body = { otcToken, code: await textedCode(kept?.phoneNumber ?? '') };
    expect(await outcomesOf(browser.call(ownMfa.removeSms, { params, body }))).toEqual(['lastFactor']);
    await addMail(browser, email);
    expect(await outcomesOf(browser.call(ownMfa.removeSms, { params, body }))).toEqual(['200']);
    expect(await outcomesOf(remove(browser, EMAIL_FACTOR))).toEqual(['lastFactor']);
  });

  it('have names, and say when they were set up and last used', async () => {
    const { browser } = await bo();
    const { otpauthUrl } = (await browser.call(ownMfa.enrollAuthenticator)).value;
    const app = anApp(otpauthUrl, server.clock);
    await browser.call(ownMfa.verifyNewAuthenticator, { body: { token: app.code() } });
    const createdAt = server.clock.now().toISOString();
    const [made] = (await browser.call(ownMfa.devices)).value.authenticators;
    expect(made).toEqual({ id: made?.id, name: '', createdAt });
    const rename = (at: Browser, name: string) =>
      at.call(ownMfa.renameDevice, { params: { deviceId: made?.id ?? '' }, body: { name } });
    expect(await outcomesOf(rename((await bo()).browser, 'Mine'), rename(browser, 'Old phone'))).toEqual([
      '404',
      '200',
    ]);
    server.clock.pass(30_000);
    const params = { deviceId: made?.id ?? '' };
    const { mfaToken } = (await browser.call(stepUp.generate, { body: { maxAge: 1 } })).value as MfaRequired;
    await browser.call(mfa.verifyAuthenticator, { params, body: { mfaToken, value: app.code() } });
    const [used] = (await browser.call(ownMfa.devices)).value.authenticators;
    expect(used).toEqual({ ...made, name: 'Old phone', lastUsedAt: server.clock.now().toISOString() });
  });

  it('are set up and removed by the older calls, too', async () => {
    const { browser } = await bo();
    const { otpauthUrl } = (await browser.call(ownMfa.enroll)).value;
    const app = anApp(otpauthUrl, server.clock);
    expect((await browser.call(ownMfa.verifyEnroll, { body: { token: app.code() } })).value.recoveryCodes).toHaveLength(
      10,
    );
    expect(await outcomesOf(browser.call(ownMfa.disable, { body: {} }))).toEqual(['codeInvalid 4']);
    server.clock.pass(30_000);
    expect(await outcomesOf(browser.call(ownMfa.disable, { body: { token: app.code() } }))).toEqual(['200']);

    const key = anAuthenticatorDevice({ transports: ['usb'] });
    const { webauthnToken, options } = (await browser.call(ownMfa.enrollWebAuthn, { body: {} })).value;
    const made = { deviceType: 'CrossPlatform' as const, webauthnToken, options: key.create(options) };
    await browser.call(ownMfa.verifyNewWebAuthn, { body: made });
    const [known] = (await browser.call(ownMfa.devices)).value.webauthn;
    const params = { deviceId: known?.id ?? '' };
    const asked = (await browser.call(ownMfa.askToRemoveWebAuthn, { params })).value;
    const proof = { webauthnToken: asked.webauthnToken, options: key.get(asked.options) };
    expect(await outcomesOf(browser.call(ownMfa.removeWebAuthn, { params, body: {} }))).toEqual(['challengeExpired']);
    expect(await outcomesOf(browser.call(ownMfa.removeWebAuthn, { params, body: proof }))).toEqual(['200']);
    const { webauthn, authenticators } = (await browser.call(ownMfa.devices)).value;
    expect([webauthn, authenticators]).toEqual([[], []]);
  });
});

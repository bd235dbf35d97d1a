import { decodeJwt } from 'jose';
import { afterAll, beforeAll, beforeEach, describe, expect, it } from 'vitest';
import { auth } from '../../../core/contract/auth.ts';
import { mfa } from '../../../core/contract/mfa.ts';
import { passkeys } from '../../../core/contract/passkeys.ts';
import { publicConfigurations } from '../../../core/contract/public-configurations.ts';
import { updateSignCount } from '../../../demo/server/passkeys/passkey-store.ts';
import { anAuthenticatorDevice } from '../../kit/authenticator.ts';
import type { Browser } from '../../kit/browser.ts';
import { openCompany, PASSWORD } from '../../kit/company.ts';
import { BY_BOTH, enter } from '../../kit/enter.ts';
import { challengeIn } from '../../kit/factors.ts';
import { ROOMY_LIMITS } from '../../kit/roomy-limits.ts';
import { openTestServer, type TestServer } from '../../kit/server.ts';
import { outcomesOf } from '../../kit/outcomes.ts';

const MINUTE = 60_000;
type Device = ReturnType<typeof anAuthenticatorDevice>;
const optionsFor = async (browser: Browser) => (await browser.call(passkeys.prelogin, { body: {} })).value;
const post = (browser: Browser, body: ReturnType<Device['get']>) => browser.call(passkeys.postlogin, { body });
const signIn = async (browser: Browser, device: Device) => post(browser, device.get(await optionsFor(browser)));

describe('a passkey', () => {
  let server: TestServer;
  let domain: string;
  beforeAll(async () => {
    server = (await openTestServer()).configured({
      limits: ROOMY_LIMITS,
      secondaryAuthStrategies: [{ strategy: 'Passkeys', isActive: true }],
      mfa: { enforceMFAType: 'Force', strategies: ['WebAuthnPlatform', 'WebAuthnCrossPlatform'], rememberDays: 14 },
    });
  });
  afterAll(() => server.close());
  beforeEach(async () => {
    domain = `${crypto.randomUUID()}.test`;
    await openCompany(server.store, server.acme.roleIds, domain);
  });
  const ada = () => `ada@${domain}`;
  const bo = () => `bo@${domain}`;

  const register = async (email: string, device = anAuthenticatorDevice(), at?: Browser) => {
    const browser = at ?? (await enter(server, email, BY_BOTH));
    const { value } = await browser.call(passkeys.create);
    const answer = await browser.call(passkeys.verify, { body: device.create(value) });
    return { browser, device, answer, options: value };
  };
  const login = async (email: string) =>
    challengeIn(await server.browser().call(auth.login, { body: { email, password: PASSWORD } }));
  const enrol = async (email: string, device = anAuthenticatorDevice({ verifies: false, transports: ['usb'] })) => {
    const { mfaToken } = await login(email);
    const browser = server.browser();
    const deviceType = 'CrossPlatform' as const;
    const { value } = await browser.call(mfa.enrollWebAuthn, { body: { mfaToken, deviceType } });
    const { webauthnToken } = value;
    const body = { mfaToken, deviceType, webauthnToken, options: device.create(value.options) };
    return { device, options: value.options, answer: await browser.call(mfa.verifyNewWebAuthn, { body }) };
  };
  const ask = async (email: string) => {
    const { mfaToken, mfaDevices } = await login(email);
    const params = { deviceId: mfaDevices.webauthn[0]?.id ?? '' };
    const { value } = await server.browser().call(mfa.askWebAuthn, { params, body: { mfaToken } });
    return { mfaToken, mfaDevices, params, ...value };
  };
  type Asked = Awaited<ReturnType<typeof ask>>;
  const show = ({ params, mfaToken, webauthnToken }: Asked, options: ReturnType<Device['get']>) =>
    server.browser().call(mfa.verifyWebAuthn, { params, body: { mfaToken, webauthnToken, options } });

  it('of a page on another port of this machine is accepted in development, and refused in production', async () => {
    const origin = 'http://localhost:5173';
    const { device } = await register(ada());
    for (const [dev, status] of [
      [true, 200],
      [false, 401],
    ] as const) {
      const at = server.configured({}, { dev });
      const browser = at.browser();
      const shown = device.get(await optionsFor(browser), { from: origin });
      expect((await post(browser, shown)).status).toBe(status);
      const own = await enter(at, bo(), BY_BOTH);
      const { value } = await own.call(passkeys.create);
      const made = await own.call(passkeys.verify, { body: anAuthenticatorDevice({ origin }).create(value) });
      expect(made.status).toBe(status);
    }
  });

  it('is discoverable, and signs in as both factors at once', async () => {
    const { browser: own, device, answer, options } = await register(ada());
    expect(answer.status).toBe(200);
    expect(options).toMatchObject({
      rp: { id: 'localhost' },
      user: { name: ada() },
      authenticatorSelection: { residentKey: 'required', userVerification: 'required' },
    });
    expect(atob(options.user.id)).not.toContain(ada());
    const browser = server.browser();
    const asked = await optionsFor(browser);
    expect(asked).toMatchObject({ rpId: 'localhost', userVerification: 'required' });
    expect(asked.allowCredentials).toBeUndefined();
    const { status, value } = await post(browser, device.get(asked));
    expect([status, value.email, value.mfaRequired]).toEqual([200, ada(), false]);
    expect(decodeJwt(value.accessToken ?? '')).toMatchObject({ amr: ['hwk', 'user', 'mfa'] });
    expect((await own.call(passkeys.list)).value.devices).toMatchObject([
      { credentialId: device.id, deviceType: 'Platform', lastUsedAt: expect.any(String) },
    ]);
    expect((await server.mailsTo(ada()))[0]?.subject).toContain('verification method added');
  });

  it('that is synced to other devices is marked in the token', async () => {
    const { device } = await register(ada(), anAuthenticatorDevice({ copied: true }));
    const { value } = await signIn(server.browser(), device);
    expect(decodeJwt(value.accessToken ?? '')['amr']).toEqual(['swk', 'user', 'mfa']);
  });

  it('answers each challenge once, in its own browser, within five minutes, with one challenge per tab', async () => {
    const { device } = await register(ada());
    const browser = server.browser();
    const [first, second] = [await optionsFor(browser), await optionsFor(browser)];
    const kept = browser.passkey;
    const proof = device.get(first);
    expect(await outcomesOf(post(browser, proof))).toEqual(['200']);
    browser.passkey = kept;
    // its count is one that was seen
    expect(await outcomesOf(post(browser, proof))).toEqual(['passkeyVerificationFailed']);
    expect(await outcomesOf(post(browser, device.get(first)))).toEqual(['challengeExpired']);
    const elsewhere = server.browser();
    await optionsFor(elsewhere);
    expect(await outcomesOf(post(elsewhere, device.get(second)))).toEqual(['challengeExpired']);
    browser.passkey = kept;
    expect(await outcomesOf(post(browser, device.get(second)))).toEqual(['200']);
    const late = await optionsFor(browser);
    server.clock.pass(5 * MINUTE);
    expect(await outcomesOf(post(browser, device.get(late)))).toEqual(['challengeExpired']);
    const forged = { ...late, challenge: 'x'.repeat(43) };
    expect(await outcomesOf(post(browser, device.get(forged)))).toEqual(['challengeExpired']);
    browser.passkey = `${forged.challenge}.${server.clock.now().getTime() + MINUTE}.${'A'.repeat(22)}`;
    expect(await outcomesOf(post(browser, device.get(forged)))).toEqual(['challengeExpired']);
  });

  it('raises its sign count by compare-and-set, so that concurrent proofs never lower it', async () => {
    await register(ada());
    const [ofAda] = await server.store.users.find({ where: { email: ada() } });
    const [read] = await server.store.passkeys.find({ where: { ...(ofAda && { userId: ofAda.id }) } });
    if (!read) throw new Error('There is no passkey');
    const counts = [read.counter + 7, read.counter + 5];
    const counted = (to: number) => server.store.transaction((rows) => updateSignCount(rows, server.ports, read, to));
    expect([await counted(counts[0] ?? 0), await counted(counts[1] ?? 0)]).toEqual([true, false]);
    expect((await server.store.passkeys.get(read.id))?.counter).toBe(counts[0]);
  });

  it('starts one session for the same proof sent many times at once', async () => {
    const { device } = await register(ada());
    const browser = server.browser();
    const asked = await optionsFor(browser);
    const kept = browser.passkey;
    const proof = device.get(asked);
    const answers = await outcomesOf(
      ...Array.from({ length: 5 }, () => post(Object.assign(server.browser(), { passkey: kept }), proof)),
    );
    expect(answers.filter((answer) => answer === '200')).toHaveLength(1);
  });

  it('is refused for another page, another ceremony, another person, an unverified one, or a count that went back', async () => {
    const { device } = await register(ada());
    const { options } = await register(bo());
    const browser = server.browser();
    const asked = async () => optionsFor(browser);
    expect(await outcomesOf(post(browser, device.get(await asked(), { from: 'https://evil.test' })))).toEqual([
      'passkeyVerificationFailed',
    ]);
    expect(await outcomesOf(post(browser, device.get(await asked(), { type: 'webauthn.create' })))).toEqual([
      'passkeyVerificationFailed',
    ]);
    expect(await outcomesOf(post(browser, device.get({ ...(await asked()), rpId: 'evil.test' })))).toEqual([
      'passkeyVerificationFailed',
    ]);
    expect(await outcomesOf(post(browser, device.get(await asked(), { userHandle: options.user.id })))).toEqual([
      'passkeyVerificationFailed',
    ]);
    const good = device.get(await asked());
    const signature = `${good.response.signature.slice(0, -6)}AAAAAA`;
    expect(await outcomesOf(post(browser, { ...good, response: { ...good.response, signature } }))).toEqual([
      'passkeyVerificationFailed',
    ]);
    device.countTo(50);
    expect((await signIn(browser, device)).status).toBe(200);
    device.countTo(10);
    expect((await signIn(browser, device)).errorCode).toBe('passkeyVerificationFailed');
    const careless = anAuthenticatorDevice({ verifies: false });
    expect((await register(ada(), careless)).answer.errorCode).toBe('passkeyVerificationFailed');
    const audits = await server.store.audits.find({ where: { email: ada(), action: 'Sign-in failed' } });
    expect(audits.length).toBe(6);
  });

  it('is listed with its maker, the name its owner gives it, and when it was last used', async () => {
    const device = anAuthenticatorDevice({ aaguid: 'ea9b8d66-4d01-1d21-3ce4-b6b48cb575d4' });
    const { browser, answer } = await register(ada(), device);
    const params = { deviceId: answer.value.id };
    const [made] = (await browser.call(passkeys.list)).value.devices;
    expect(made).toMatchObject({ ...answer.value, name: '', provider: { name: 'Google Password Manager' } });
    expect(made).not.toHaveProperty('lastUsedAt');
    const rename = (at: Browser, name: string) => at.call(passkeys.rename, { params, body: { name } });
    expect((await rename(await enter(server, bo(), BY_BOTH), 'Mine')).status).toBe(404);
    expect((await rename(browser, 'x'.repeat(61))).status).toBe(400);
    expect((await rename(browser, ' Work laptop ')).status).toBe(200);
    await signIn(server.browser(), device);
    const [used] = (await browser.call(passkeys.list)).value.devices;
    expect(used).toMatchObject({ name: 'Work laptop', lastUsedAt: server.clock.now().toISOString() });
  });

  it('stays where it is the only way in', async () => {
    const { browser, answer } = await register(ada());
    await server.store.transaction((rows) => rows.users.update({ email: ada() }, { passwordHash: null }));
    const remove = (id: string) => browser.call(passkeys.remove, { params: { deviceId: id } });
    expect((await remove(answer.value.id)).errorCode).toBe('lastSignInMethod');
    await register(ada(), anAuthenticatorDevice(), browser);
    expect((await remove(answer.value.id)).status).toBe(200);
  });

  it('that is unknown or removed is refused as unknown', async () => {
    const stranger = anAuthenticatorDevice();
    const { browser, device } = await register(ada());
    expect((await signIn(server.browser(), stranger)).errorCode).toBe('passkeyNotFound');
    server.clock.pass(1000);
    const second = await register(ada(), anAuthenticatorDevice(), browser);
    const { devices } = (await browser.call(passkeys.list)).value;
    const remove = (at: Browser) => at.call(passkeys.remove, { params: { deviceId: devices[0]?.id ?? '' } });
    expect((await remove(await enter(server, bo(), BY_BOTH))).status).toBe(404);
    expect((await remove(browser)).value).toEqual({
      rpId: 'localhost',
      userId: second.options.user.id,
      allAcceptedCredentialIds: [second.device.id],
    });
    expect((await remove(browser)).status).toBe(404);
    expect((await signIn(server.browser(), device)).errorCode).toBe('passkeyNotFound');
    expect((await signIn(server.browser(), second.device)).status).toBe(200);
  });

  it('is registered once, for the user and session that requested it', async () => {
    const { browser, device } = await register(ada());
    const again = (await browser.call(passkeys.create)).value;
    expect(again.excludeCredentials).toMatchObject([{ id: device.id }]);
    expect((await browser.call(passkeys.verify, { body: device.create(again) })).errorCode).toBe(
      'passkeyAlreadyRegistered',
    );

    const made = anAuthenticatorDevice();
    const { value } = await browser.call(passkeys.create);
    const body = made.create(value);
    for (const other of [await enter(server, bo(), BY_BOTH), await enter(server, ada(), BY_BOTH)])
      expect((await other.call(passkeys.verify, { body })).errorCode).toBe('challengeExpired');
    expect((await browser.call(passkeys.verify, { body: made.create(value, 'https://evil.test') })).errorCode).toBe(
      'passkeyVerificationFailed',
    );
    const twice = await outcomesOf(browser.call(passkeys.verify, { body }), browser.call(passkeys.verify, { body }));
    expect(twice.filter((answer) => answer === '200')).toHaveLength(1);
  });

  it('is offered only where the operator enabled it', async () => {
    const closed = server.configured({ secondaryAuthStrategies: [{ strategy: 'Passkeys', isActive: false }] });
    expect((await closed.browser().call(passkeys.prelogin, { body: {} })).errorCode).toBe('methodDisabled');
  });

  it('is offered where it is a main strategy, too', async () => {
    const main = server.configured({ authStrategy: 'Passkeys', secondaryAuthStrategies: [] });
    expect((await main.browser().call(passkeys.prelogin, { body: {} })).status).toBe(200);
    const { value } = await main.browser().call(publicConfigurations.publicStrategies);
    expect(value.mainAuthStrategies[0]).toEqual({ strategy: 'Passkeys' });
  });

  describe('as a second factor', () => {
    it('is enrolled, then requested by its id, and is no sign-in method by itself', async () => {
      const { device, options, answer } = await enrol(ada());
      expect(options.authenticatorSelection).toMatchObject({
        authenticatorAttachment: 'cross-platform',
        residentKey: 'discouraged',
      });
      expect(answer).toMatchObject({ status: 200, value: { recoveryCodes: expect.any(Array) } });
      const asked = await ask(ada());
      expect(asked.mfaDevices.webauthn).toMatchObject([{ deviceType: 'CrossPlatform', name: '' }]);
      expect(asked.options.allowCredentials).toMatchObject([{ id: device.id, transports: ['usb'] }]);
      const { status, value } = await show(asked, device.get(asked.options));
      expect([status, decodeJwt(value.accessToken ?? '')['amr']]).toEqual([200, ['pwd', 'hwk', 'mfa']]);
      expect((await signIn(server.browser(), device)).errorCode).toBe('passkeyNotFound');
    });

    it('is refused for another challenge, key or person, and the second time', async () => {
      const [hers, his] = [await enrol(ada()), await enrol(bo())];
      const [first, second, theirs] = [await ask(ada()), await ask(ada()), await ask(bo())];
      expect(await outcomesOf(show(first, hers.device.get(second.options)))).toEqual(['passkeyVerificationFailed']);
      expect(
        await outcomesOf(show({ ...first, webauthnToken: second.webauthnToken }, hers.device.get(second.options))),
      ).toEqual(['challengeExpired']);
      expect(await outcomesOf(show(first, his.device.get(first.options)))).toEqual(['passkeyNotFound']);
      expect(await outcomesOf(show({ ...theirs, params: first.params }, hers.device.get(theirs.options)))).toEqual([
        'passkeyNotFound',
      ]);
      const proof = hers.device.get(first.options);
      expect((await outcomesOf(show(first, proof), show(first, proof))).filter((one) => one === '200')).toHaveLength(1);
      expect(await outcomesOf(show({ ...second, webauthnToken: first.webauthnToken }, proof))).toEqual([
        'challengeExpired',
      ]);
    });

    it('is enrolled once, with its own challenge', async () => {
      const { device } = await enrol(ada());
      expect((await enrol(bo(), device)).answer.errorCode).toBe('passkeyAlreadyRegistered');
    });
  });
});

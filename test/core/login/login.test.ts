import { afterEach, beforeEach, describe, expect, it, vi } from 'vitest';
import { next } from '../../../core/flow/flow.ts';
import { DWELL_MS } from '../../../core/login/login.effects.ts';
import { loginFeature } from '../../../core/login/login.feature.ts';
import { type LoginContext, type LoginEvent, loginFlow, type LoginStep } from '../../../core/login/login.flow.ts';
import { keepSignInArrival, signInArrival } from '../../../core/sign-in/sign-in-notice.ts';
import { mfaFeature } from '../../../core/mfa/mfa.feature.ts';
import { openApp } from '../kit/open-app.ts';
import { openPage } from '../kit/page.ts';
import { ACME, ADA, LOGIN, ME, PRELOGIN, startServer } from '../kit/server.ts';
import { putProvider } from '../../../demo/server/dev/sso-rows.ts';
import { anAuthenticator, aPhone } from '../../kit/rows.ts';
import { pass, startTime, stopTime } from '../kit/virtual-time.ts';

const BY_PASSWORD: LoginContext = { method: 'EmailAndPassword' };

const moves: [from: LoginStep, on: LoginEvent, to: LoginStep, given?: LoginContext][] = [
  ['preLogin', 'ssoAbsent', 'loginWithOtc', { method: 'Code' }],
  ['preLogin', 'ssoAbsent', 'magicLinkPreLoginSuccess', { method: 'MagicLink' }],
  ['preLogin', 'ssoAbsent', 'preLogin', {}],
  ['loginWithOtc', 'methodsAsked', 'chooseMethod'],
  ['loginWithOtc', 'signedIn', 'success'],
  ['loginWithOtc', 'wentBack', 'preLogin'],
  ['magicLinkPreLoginSuccess', 'signedIn', 'success'],
  ['magicLinkPreLoginSuccess', 'methodsAsked', 'chooseMethod'],
  ['loginWithPassword', 'methodsAsked', 'chooseMethod'],
  ['chooseMethod', 'methodChosen', 'loginWithPassword'],
  ['chooseMethod', 'methodChosen', 'loginWithOtc', { method: 'Code' }],
  ['chooseMethod', 'wentBack', 'preLogin'],
  ['preLogin', 'ssoFound', 'redirectToSSO'],
  ['preLogin', 'ssoAbsent', 'loginWithPassword'],
  ['preLogin', 'signedIn', 'success'],
  ['preLogin', 'wentBack', 'preLogin'],
  ['preLogin', 'signedOut', 'preLogin'],
  ['loginWithPassword', 'signedIn', 'success'],
  ['loginWithPassword', 'wentBack', 'preLogin'],
  ['loginWithPassword', 'ssoAbsent', 'loginWithPassword'],
  ['redirectToSSO', 'ssoRejected', 'loginWithSSOFailed'],
  ['redirectToSSO', 'wentBack', 'preLogin'],
  ['redirectToSSO', 'signedIn', 'success'],
  ['preLogin', 'ssoReturned', 'completingSSO'],
  ['completingSSO', 'ssoRejected', 'loginWithSSOFailed'],
  ['completingSSO', 'signedIn', 'success'],
  ['loginWithPassword', 'ssoFound', 'redirectToSSO'],
  ['loginWithSSOFailed', 'wentBack', 'preLogin'],
  ['loginWithSSOFailed', 'signedIn', 'success'],
  ['success', 'signedOut', 'preLogin'],
  ['preLogin', 'ssoAbsent', 'loginWithSmsOtc', { method: 'SmsCode' }],
  ['preLogin', 'methodChosen', 'loginWithQuickSmsOtc', { method: 'QuickSmsCode' }],
  ['preLogin', 'methodChosen', 'loginWithSmsOtc', { method: 'SmsCode' }],
  ['loginWithSmsOtc', 'methodChosen', 'loginWithSmsOtc', { method: 'SmsCode' }],
  ['loginWithQuickSmsOtc', 'wentBack', 'preLogin', { method: 'QuickSmsCode' }],
  ['loginWithQuickSmsOtc', 'mfaRequired', 'loginWithTwoFactor', { enrolledInMfa: true }],
  ['loginWithPassword', 'signedIn', 'registerQuickLogin', { registersQuickly: true, lacksPasskey: true }],
  ['registerQuickLogin', 'promptAnswered', 'success', { registersQuickly: true }],
  ['loginWithPassword', 'mfaRequired', 'loginWithTwoFactor', { enrolledInMfa: true }],
  ['loginWithPassword', 'mfaRequired', 'forceTwoFactor', { enrolledInMfa: false }],
  ['loginWithOtc', 'mfaRequired', 'loginWithTwoFactor', { enrolledInMfa: true }],
  ['loginWithSmsOtc', 'mfaRequired', 'forceTwoFactor', { enrolledInMfa: false }],
  ['preLogin', 'mfaRequired', 'loginWithTwoFactor', { enrolledInMfa: true }],
  ['redirectToSSO', 'mfaRequired', 'forceTwoFactor', {}],
  ['loginWithTwoFactor', 'signedIn', 'success'],
  ['loginWithTwoFactor', 'deviceLost', 'recoverTwoFactor'],
  ['loginWithTwoFactor', 'wentBack', 'preLogin'],
  ['recoverTwoFactor', 'deviceFound', 'loginWithTwoFactor'],
  ['recoverTwoFactor', 'wentBack', 'preLogin'],
  ['recoverTwoFactor', 'signedIn', 'success'],
  ['forceTwoFactor', 'signedIn', 'success'],
  ['forceTwoFactor', 'deviceLost', 'forceTwoFactor'],
  ['loginWithPassword', 'passwordBreached', 'breachedPassword'],
  ['breachedPassword', 'resetSent', 'breachedPasswordSuccess'],
  ['breachedPasswordSuccess', 'wentBack', 'preLogin'],
  ['loginWithPassword', 'signedIn', 'promptPasskeys', { lacksPasskey: true }],
  ['forceTwoFactor', 'signedIn', 'promptPasskeys', { lacksPasskey: true }],
  ['promptPasskeys', 'promptAnswered', 'success', { lacksPasskey: true }],
  ['promptPasskeys', 'wentBack', 'promptPasskeys', { lacksPasskey: true }],
  ['promptPasskeys', 'signedOut', 'preLogin'],
  ['success', 'wentBack', 'success'],
];

describe('the login flow', () => {
  for (const [from, on, to, given = BY_PASSWORD] of moves)
    it(`goes from ${from} to ${to} on ${on} with ${JSON.stringify(given)}`, () =>
      expect(next(loginFlow, from, on, given)).toBe(to));
});

const openLogin = async (...given: Parameters<typeof openApp>) => {
  const opened = await openApp(...given);
  const login = opened.app.use(loginFeature);
  return { ...opened, login, step: () => opened.state().login?.step };
};

beforeEach(() => stopTime());
afterEach(() => startTime());

describe('signing in', () => {
  it('asks for the email, then the password, then shows success for 200 ms and redirects', async () => {
    const { login, step, page, server, state, app, facts } = await openLogin();
    await login.submitIdentifier({ email: ' ada@acme.test ' });
    expect(step()).toBe('loginWithPassword');
    await login.submitPassword({ password: server.password });
    expect(step()).toBe('success');
    expect(state().session).toMatchObject({
      status: 'signedIn',
      user: { name: 'Ada Lovelace' },
      activeTenant: { name: 'Company at acme.test' },
    });
    expect(app.getAccessToken()).toBeDefined();
    expect(facts.map(({ type }) => type)).toContain('session.started');
    vi.advanceTimersByTime((DWELL_MS.success ?? 0) - 1);
    expect(page.address.href()).toBe('https://app.test/account/login');
    // the history goes back first
    await pass(2);
    expect(page.address.href()).toBe('https://app.test/');
    expect(app.router.current()).toBeUndefined();
  });

  it('keeps the email and stays signed out after a wrong password', async () => {
    const { login, step, state, app } = await openLogin();
    await login.submitIdentifier({ email: 'ada@acme.test' });
    await login.submitPassword({ password: 'wrong' });
    expect(step()).toBe('loginWithPassword');
    expect(state().login).toMatchObject({
      email: 'ada@acme.test',
      pending: false,
      failure: { kind: 'invalidCredentials' },
    });
    expect(state().session.status).toBe('signedOut');
    expect(app.getAccessToken()).toBeUndefined();
  });

  it('never keeps the password in the state', async () => {
    const { login, state, app, server } = await openLogin();
    const seen: string[] = [];
    app.store.subscribe(() => seen.push(JSON.stringify(state())));
    await login.submitIdentifier({ email: 'ada@acme.test' });
    await login.submitPassword({ password: server.password });
    expect(seen.join()).not.toContain(server.password);
  });

  it('sends one request for two submits', async () => {
    const { login, server } = await openLogin();
    await login.submitIdentifier({ email: 'ada@acme.test' });
    const first = login.submitPassword({ password: server.password });
    expect(login.submitPassword({ password: 'other' })).toBe(first);
    await first;
    expect(server.count('/auth/v1/user')).toBe(1);
  });

  it('shows an offline error when the server is unreachable, and stays', async () => {
    const { login, step, state, server } = await openLogin();
    server.fault(PRELOGIN, 'offline');
    await login.submitIdentifier({ email: 'ada@acme.test' });
    expect(step()).toBe('preLogin');
    expect(state().login?.failure?.kind).toBe('offline');
    await login.submitIdentifier({ email: 'ada@acme.test' });
    expect(state().login?.failure).toBeUndefined();
    server.fault(LOGIN, 'offline');
    await login.submitPassword({ password: server.password });
    expect(state().login).toMatchObject({ step: 'loginWithPassword', pending: false, failure: { kind: 'offline' } });
  });

  it('shows how long to wait when rate limited, and stays', async () => {
    const { login, step, state, server } = await openLogin();
    server.fault(PRELOGIN, { status: 429, headers: { 'retry-after': '42' }, body: { errors: ['Too many requests'] } });
    await login.submitIdentifier({ email: 'ada@acme.test' });
    expect(step()).toBe('preLogin');
    expect(state().login?.failure).toMatchObject({ kind: 'rateLimited', retryAfter: 42 });
  });

  it('continues to the password when the SSO lookup fails on the server', async () => {
    const { login, step, server } = await openLogin();
    server.fault(PRELOGIN, { status: 500, body: { errors: ['broken'] } });
    await login.submitIdentifier({ email: 'ada@acme.test' });
    expect(step()).toBe('loginWithPassword');
  });

  it('requests the profile three times, 2000 ms apart', async () => {
    const { login, step, server } = await openLogin();
    await login.submitIdentifier({ email: 'ada@acme.test' });
    server.fault(ME, 'offline', { status: 500 });
    const done = login.submitPassword({ password: server.password });
    await pass(2000);
    expect(server.count('/v2/me')).toBe(2);
    await pass(2000);
    await done;
    expect(server.count('/v2/me')).toBe(3);
    expect(step()).toBe('success');
  });

  it("sends the page's tenant and marks its calls as the login box's", async () => {
    const { login, server } = await openLogin({ page: openPage('https://app.test/account/login?tenantId=t-9') });
    await login.submitIdentifier({ email: 'ada@acme.test' });
    const call = server.calls.at(-1);
    expect(call?.body).toBe('{"email":"ada@acme.test","tenantId":"t-9"}');
    expect(call?.headers['frontegg-source']).toBe('login-box');
  });

  it('takes an email that is sent before the notice is there', async () => {
    const page = openPage('https://app.test/account/login');
    keepSignInArrival({ name: 'default', page }, { notice: 'passwordChanged', email: 'ada@acme.test' });
    const { app, state } = await openApp({ page });
    await app.use(loginFeature).submitIdentifier({ email: 'ada@acme.test' });
    expect(state().login?.step).toBe('loginWithPassword');
    expect(signInArrival({ name: 'default', page })).toBeUndefined();
  });

  it('redirects a signed-in user at once', async () => {
    const page = openPage('https://app.test/account/login?redirectUrl=%2Fteam');
    const { server } = await openApp();
    server.remember('ada@acme.test');
    const { app, step } = await openLogin({ page, server });
    expect(app.router.current()).toBeUndefined();
    expect(page.address.href()).toBe('https://app.test/team');
    expect(step()).toBe('preLogin');
    page.visit('/account/login');
    await Promise.resolve();
    expect(page.address.href()).toBe('https://app.test/');
  });
});

/** People of acme.test sign in at a provider of their company's. */
const ssoFor = (server: ReturnType<typeof startServer>, address: string, idpType: 'saml' | 'oidc' = 'saml') =>
  server.prepare(({ store }) =>
    store.transaction((rows) => putProvider(rows, ACME, 'acme.test', { ssoEndpoint: address, type: idpType })),
  );

describe('single sign-on', () => {
  it('waits 2000 ms, then loads the provider', async () => {
    const { login, step, page, server } = await openLogin();
    ssoFor(server, 'https://idp.test/saml?x=1');
    await login.submitIdentifier({ email: 'ada@acme.test' });
    expect(step()).toBe('redirectToSSO');
    vi.advanceTimersByTime(1999);
    expect(page.loads).toEqual([]);
    vi.advanceTimersByTime(1);
    expect(page.loads).toEqual([
      `https://idp.test/saml?x=1&redirect_uri=${encodeURIComponent('https://app.test/account/saml/callback')}`,
    ]);
  });

  it('adds nothing to an address that is a request by SAML', async () => {
    const { login, page, server } = await openLogin();
    ssoFor(server, 'https://idp.test/saml?SAMLRequest=x&Signature=y');
    await login.submitIdentifier({ email: 'ada@acme.test' });
    login.continueToSso();
    expect(page.loads).toEqual(['https://idp.test/saml?SAMLRequest=x&Signature=y']);
  });

  it('loads the provider at once on request', async () => {
    const { login, page, server } = await openLogin();
    ssoFor(server, 'https://idp.test/authorize?client_id=1', 'oidc');
    await login.submitIdentifier({ email: 'ada@acme.test' });
    login.continueToSso();
    expect(page.loads).toEqual([
      `https://idp.test/authorize?client_id=1&redirect_uri=${encodeURIComponent('https://app.test/account/oidc/callback')}`,
    ]);
  });

  it('is cancelled by going back', async () => {
    const { login, step, page, server } = await openLogin();
    ssoFor(server, 'https://idp.test/saml');
    await login.submitIdentifier({ email: 'ada@acme.test' });
    page.back();
    expect(step()).toBe('preLogin');
    vi.advanceTimersByTime(5000);
    expect(page.loads).toEqual([]);
  });

  it('shows a failure for 1000 ms where the address is invalid, then goes to authenticatedUrl', async () => {
    const { login, step, page, server } = await openLogin();
    server.foreignOnce(PRELOGIN, { body: { address: 'javascript:alert(1)', idpType: 'saml' } });
    await login.submitIdentifier({ email: 'ada@acme.test' });
    vi.advanceTimersByTime(2000);
    expect(page.loads).toEqual([]);
    expect(step()).toBe('loginWithSSOFailed');
    vi.advanceTimersByTime(1000);
    expect(step()).toBe('preLogin');
    expect(page.address.href()).toBe('https://app.test/');
  });

  it('starts over when the page returns from the back-forward cache', async () => {
    const { login, step, page, server } = await openLogin();
    ssoFor(server, 'https://idp.test/saml');
    await login.submitIdentifier({ email: 'ada@acme.test' });
    vi.advanceTimersByTime(2000);
    page.awake(true);
    expect(step()).toBe('preLogin');
  });
});

describe('going back', () => {
  it("uses an entry of the browser's history", async () => {
    const { login, step, page } = await openLogin();
    await login.submitIdentifier({ email: 'ada@acme.test' });
    expect(page.entries()).toEqual(['/account/login', '/account/login']);
    page.back();
    expect(step()).toBe('preLogin');
    await login.submitIdentifier({ email: 'ada@acme.test' });
    login.goBack();
    expect(step()).toBe('preLogin');
    expect(page.entries()).toEqual(['/account/login', '/account/login']);
  });

  it('leads one step back from each inner step', async () => {
    const { login, step, page } = await openLogin({ server: startServer({ otherAuthStrategies: ['Code'] }) });
    await login.submitIdentifier({ email: 'ada@acme.test' });
    login.tell('methodsAsked');
    await login.chooseMethod('Code');
    expect([step(), page.entries().length]).toEqual(['loginWithOtc', 4]);
    for (const before of ['chooseMethod', 'loginWithPassword', 'preLogin'] as const) {
      page.back();
      expect(step()).toBe(before);
    }
  });

  it('leads from a second factor to the previous step, and by the screen’s link to the start', async () => {
    const { login, step, page, app, server } = await openLogin();
    server.prepare(({ store }) =>
      store.transaction(async (rows) => {
        await rows.authenticators.insert(anAuthenticator({ userId: ADA }));
        await rows.phones.insert(aPhone({ userId: ADA }));
      }),
    );
    await login.submitIdentifier({ email: 'ada@acme.test' });
    await login.submitPassword({ password: server.password });
    const mfa = app.use(mfaFeature);
    await pass(0);
    expect([step(), app.store.getState().mfa?.step]).toEqual(['loginWithTwoFactor', 'verify']);
    const [factor] = app.store.getState().mfa?.factors ?? [];
    await mfa.choose(factor!);
    expect(app.store.getState().mfa?.step).toBe('authenticatorApp');
    page.back();
    expect([step(), app.store.getState().mfa?.step]).toEqual(['loginWithTwoFactor', 'verify']);
    page.back();
    expect(step()).toBe('loginWithPassword');
    await login.submitPassword({ password: server.password });
    expect(step()).toBe('loginWithTwoFactor');
    login.goBack();
    expect([step(), page.address.state()]).toEqual(['preLogin', {}]);
  });

  it('reuses the history entry of a previous step', async () => {
    const { login, step, page } = await openLogin();
    await login.submitIdentifier({ email: 'ada@acme.test' });
    login.tell('methodsAsked');
    await login.chooseMethod('EmailAndPassword');
    expect(step()).toBe('loginWithPassword');
    page.back();
    expect(step()).toBe('preLogin');
  });

  it('leaves sign-in with one Back after signing in', async () => {
    const { login, page, server } = await openLogin({ page: openPage('https://app.test/before') });
    page.visit('/account/login');
    await login.submitIdentifier({ email: 'ada@acme.test' });
    await login.submitPassword({ password: server.password });
    await pass((DWELL_MS.success ?? 0) + 1);
    expect(page.address.href()).toBe('https://app.test/');
    page.back();
    expect(page.address.href()).toBe('https://app.test/before');
  });

  it('navigates only once the host’s own router has heard that the history went back', async () => {
    const heard: string[] = [];
    const onRedirectTo = (path: string) => void heard.push(`navigation to ${path}`);
    const { login, page, server } = await openLogin({ onRedirectTo });
    await login.submitIdentifier({ email: 'ada@acme.test' });
    await login.submitPassword({ password: server.password });
    page.address.onMove(() => heard.push('back'));
    await pass((DWELL_MS.success ?? 0) + 1);
    expect(heard).toEqual(['back', 'navigation to /']);
  });

  it('adds no history entry in memory', async () => {
    const { login, step, page } = await openLogin({ page: openPage('https://host.test/shop'), urlStrategy: 'memory' });
    await login.submitIdentifier({ email: 'ada@acme.test' });
    page.visit('#there');
    expect(step()).toBe('loginWithPassword');
    login.goBack();
    expect(step()).toBe('preLogin');
    expect(page.entries()).toEqual(['/shop', '/shop#there']);
  });

  it('cancels a running command at once', async () => {
    const { login, step, state } = await openLogin();
    await login.submitIdentifier({ email: 'ada@acme.test' });
    void login.submitPassword({ password: 'wrong' });
    login.goBack();
    expect(state().login).toMatchObject({ step: 'preLogin', pending: false });
    await login.submitIdentifier({ email: 'bo@acme.test' });
    expect(step()).toBe('loginWithPassword');
    expect(state().login?.failure).toBeUndefined();
  });
});

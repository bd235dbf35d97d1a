import { afterEach, beforeEach, describe, expect, it } from 'vitest';
import type { WireAnswer } from '../../../core/transport.ts';
import { loginFeature } from '../../../core/login/login.feature.ts';
import { eventually } from '../../kit/eventually.ts';
import { openApp } from '../kit/open-app.ts';
import { openPage } from '../kit/page.ts';
import { LOGIN, PRELOGIN, startServer } from '../kit/server.ts';
import { pass, startTime, stopTime } from '../kit/virtual-time.ts';

const OIDC = 'POST /identity/resources/auth/v2/user/oidc/postlogin';
const SAML = 'POST /identity/resources/auth/v1/user/saml/postlogin';
const ADDRESS = { address: 'https://idp.test/start', idpType: 'oidc' };

type Answer = object | Promise<WireAnswer>;

/** A page that a provider has led back to, over a server that answers so. */
const openAt = async (
  path: string,
  answer: (server: ReturnType<typeof startServer>) => Answer = () => ({}),
  remembered?: string,
) => {
  const server = startServer();
  if (remembered) server.remember(remembered);
  for (const call of [OIDC, SAML]) server.foreign[call] = () => answer(server) as Promise<WireAnswer>;
  const page = openPage(`https://app.test${path}`);
  const opened = await openApp({ server, page });
  const login = opened.app.use(loginFeature);
  const state = () => opened.state().login;
  const body = (call: string) =>
    server.calls.flatMap(({ url, body: sent }) =>
      url.endsWith(call.split(' ')[1] ?? '') ? JSON.parse(`${sent}`) : [],
    );
  return { ...opened, login, state, page, server, body };
};

const asAda = (server: ReturnType<typeof startServer>) =>
  server.ask('/identity/resources/auth/v1/user', { email: 'ada@acme.test', password: server.password });

beforeEach(() => stopTime());
afterEach(() => startTime());

describe("the answer of a company's provider", () => {
  it('by OpenID Connect becomes a session, and is out of the address before that', async () => {
    const { state, page, body } = await openAt(
      '/account/oidc/callback?code=c0de&state=st4te&iss=https%3A%2F%2Fidp.test',
      asAda,
    );
    await eventually(() => expect(state()?.step).toBe('success'));
    expect(page.entries()).toEqual(['/account/oidc/callback']);
    expect(body(OIDC)).toEqual([
      {
        code: 'c0de',
        RelayState: 'st4te',
        iss: 'https://idp.test',
        redirectUri: 'https://app.test/account/oidc/callback',
      },
    ]);
    await pass(200);
    await eventually(() => expect([...page.loads, ...page.entries()]).toContain('/'));
  });

  it('by SAML becomes a session, which returns to where it began', async () => {
    const { page, login, app, server } = await openAt('/account/login?redirectUrl=%2Fteam', asAda);
    server.foreign[PRELOGIN] = () => ({ body: { ...ADDRESS, idpType: 'saml' } });
    await login.submitIdentifier({ email: 'ada@acme.test' });
    login.continueToSso();
    const back = encodeURIComponent('https://app.test/account/saml/callback');
    expect(page.loads).toEqual([`https://idp.test/start?redirect_uri=${back}`]);
    page.visit('/account/saml/callback?RelayState=fl0w');
    await eventually(() => expect(app.store.getState().session.status).toBe('signedIn'));
    await pass(200);
    await eventually(() => expect([...page.loads, ...page.entries()]).toContain('/team'));
  });

  it('leads on where the browser is signed in by then, as by another tab', async () => {
    const { state, page, app } = await openAt('/account/oidc/callback?code=c0de&state=st4te', asAda, 'ada@acme.test');
    await eventually(() => expect(state()?.step).toBe('success'));
    await pass(200);
    await eventually(() => expect([...page.loads, ...page.entries()]).toContain('/'));
    expect(app.store.getState().session.status).toBe('signedIn');
  });

  it('that asks for a second factor leads to it', async () => {
    const challenge = { mfaRequired: true, mfaToken: 'token', mfaEnrolled: true, mfaDevices: {}, mfaStrategies: [] };
    const { state, page } = await openAt('/account/oidc/callback?code=1&state=2', () => ({ body: challenge }));
    await eventually(() => expect(state()?.step).toBe('loginWithTwoFactor'));
    expect(page.entries()).toEqual(['/account/login']);
  });

  const refusals = ['flowExpired', 'providerDenied', 'providerFailed', 'ssoDomainNotValidated', 'ssoNotConfigured'];
  for (const errorCode of refusals)
    it(`refused with ${errorCode} says why for a second, and once more at sign-in`, async () => {
      const { state, page, app } = await openAt('/account/oidc/callback?code=1&state=2', () => ({
        status: 403,
        body: { errors: [], errorCode },
      }));
      await eventually(() => expect(state()).toMatchObject({ step: 'loginWithSSOFailed', ssoFailure: errorCode }));
      await pass(1000);
      await eventually(() => expect([...page.loads, ...page.entries()]).toContain('/'));
      app.router.go('loginUrl');
      await eventually(() => expect(state()).toMatchObject({ step: 'preLogin', notice: errorCode }));
    });

  it('that is an error ends its flow at the service too', async () => {
    const { state, body } = await openAt('/account/oidc/callback?error=access_denied&state=2', () => ({
      status: 403,
      body: { errors: [], errorCode: 'providerDenied' },
    }));
    await eventually(() => expect(state()?.ssoFailure).toBe('providerDenied'));
    expect(body(OIDC)).toMatchObject([{ error: 'access_denied', RelayState: '2' }]);
  });

  it('refused before it reached the page names the cause, and no word of the address', async () => {
    const known = await openAt('/account/saml/callback?samlerrors=ssoDomainNotValidated');
    await eventually(() => expect(known.state()?.ssoFailure).toBe('ssoDomainNotValidated'));
    const unknown = await openAt('/account/saml/callback?samlerrors=Call%20this%20number');
    await eventually(() => expect(unknown.state()?.ssoFailure).toBe('providerFailed'));
    expect(known.server.count('/saml/postlogin') + unknown.server.count('/saml/postlogin')).toBe(0);
  });

  it('that was opened without one asks to start again', async () => {
    const { state } = await openAt('/account/oidc/callback');
    await eventually(() => expect(state()).toMatchObject({ step: 'loginWithSSOFailed', ssoFailure: 'flowExpired' }));
  });
});

describe('a domain that has to sign in at its own provider', () => {
  it('leads there once a password was right', async () => {
    const { login, state, server } = await openAt('/account/login');
    await login.submitIdentifier({ email: 'ada@acme.test' });
    server.foreign[LOGIN] = () => ({ status: 403, body: { errors: [], errorCode: 'ssoRequired' } });
    server.foreign[PRELOGIN] = () => ({ body: ADDRESS });
    await login.submitPassword({ password: server.password });
    expect(state()).toMatchObject({ step: 'redirectToSSO', pending: false });
  });

  it('says so where no provider is found', async () => {
    const { login, state, server } = await openAt('/account/login');
    await login.submitIdentifier({ email: 'ada@acme.test' });
    server.foreign[LOGIN] = () => ({ status: 403, body: { errors: [], errorCode: 'ssoRequired' } });
    await login.submitPassword({ password: server.password });
    expect(state()).toMatchObject({ step: 'loginWithPassword', failure: { kind: 'ssoRequired' } });
  });
});

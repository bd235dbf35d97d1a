import { describe, expect, it } from 'vitest';
import type { AppCore } from '../../../core/app-core.ts';
import type { RouteName } from '../../../core/contract/paths.ts';
import { loginFeature } from '../../../core/login/login.feature.ts';
import { ownMfa } from '../../../core/contract/own-mfa.ts';
import { mfaFeature } from '../../../core/mfa/mfa.feature.ts';
import { queriesFeature } from '../../../core/queries/queries.feature.ts';
import { redirectToChallenge } from '../../../core/sign-in/redirect-to-challenge.ts';
import { isSteppedUp } from '../../../core/session/stepped-up.ts';
import { stepUpFeature } from '../../../core/step-up/step-up.feature.ts';
import { openApp } from '../kit/open-app.ts';
import { openPage } from '../kit/page.ts';
import { ADA, ACME, changed, LOGIN, startServer } from '../kit/server.ts';

const MFA = 'POST /identity/resources/auth/v1/user/mfa';
const REMEMBER = 'GET /identity/resources/configurations/v1/mfa-policy/allow-remember-device';
const GENERATE = 'POST /identity/resources/auth/v1/user/step-up/generate';

const NO_DEVICES = { webauthn: [], phones: [], authenticators: [], emails: [] };
const challenge = (mfaEnrolled: boolean) => ({
  mfaRequired: true,
  mfaToken: 'm1',
  mfaEnrolled,
  mfaDevices: { ...NO_DEVICES, authenticators: mfaEnrolled ? [{ id: 'a' }] : [] },
  mfaStrategies: ['AuthenticatorApp', 'SMS'],
  userId: ADA,
  tenantId: ACME,
  email: 'ada@acme.test',
  emailVerified: true,
});

/** Signs in from this browser, past the app. */
const signIn = (server: ReturnType<typeof startServer>) =>
  server.ask(LOGIN.replace('POST ', ''), { email: 'ada@acme.test', password: server.password });

/** A server that asks for a second factor; the code of the app is 123456. */
const serve = (mfaEnrolled: boolean) => {
  const server = startServer();
  const signedIn = async (more = {}) => changed(await signIn(server), more);
  const wrong = { status: 401, body: { errors: ['No'], errorCode: 'codeInvalid', attemptsLeft: 4 } } as const;
  server.foreign[LOGIN] = () => ({ body: challenge(mfaEnrolled) });
  server.foreign[REMEMBER] = () => ({ body: { isAllowedToRemember: true, mfaDeviceExpiration: 1_209_600 } });
  server.foreign[`${MFA}/authenticator/a/verify`] = ({ value }) => (value === '123456' ? signedIn() : wrong);
  server.foreign[`${MFA}/authenticator/enroll`] = () => ({
    body: { qrCode: '', otpauthUrl: 'otpauth://totp/a?secret=S' },
  });
  server.foreign[`${MFA}/authenticator/enroll/verify`] = ({ token }) =>
    token === '123456' ? signedIn({ recoveryCode: 'AAAA', recoveryCodes: ['AAAA', 'BBBB'] }) : wrong;
  server.foreign[GENERATE] = () => ({ body: challenge(true) });
  return { server, signedIn };
};

const atChallenge = async (mfaEnrolled: boolean) => {
  const { server } = serve(mfaEnrolled);
  const opened = await openApp({ server });
  const login = opened.app.use(loginFeature);
  await login.submitIdentifier({ email: 'ada@acme.test' });
  await login.submitPassword({ password: server.password });
  const factor = opened.app.use(mfaFeature);
  await expect.poll(() => opened.state().mfa?.rememberSeconds).toBe(1_209_600);
  return { ...opened, login, factor };
};

/** Ada, signed in on a page of the host, is asked for the second factor. */
const askedToStepUp = async () => {
  const { server } = serve(true);
  server.remember('ada@acme.test');
  const at = await openApp({ server, page: openPage('https://app.test/orders') });
  at.app.use(loginFeature);
  const factor = at.app.use(mfaFeature);
  const steppingUp = at.app.stepUp({ maxAge: 60 });
  await expect.poll(() => at.state().login?.step).toBe('loginWithTwoFactor');
  expect([at.app.router.current(), at.state().session.status]).toEqual(['loginUrl', 'signedIn']);
  return { ...at, server, factor, steppingUp };
};

describe('a step-up on a page of the host', () => {
  it('asks for the second factor on the login route, and leads back once it is proved', async () => {
    const { factor, steppingUp, page, state, app } = await askedToStepUp();
    await factor.submitCode({ code: '123456', remember: false });
    expect(await steppingUp).toBe(true);
    expect([state().session.status, state().login?.step]).toEqual(['signedIn', 'success']);
    await expect.poll(() => page.address.href()).toBe('https://app.test/orders');
    void app.stepUp();
    await expect.poll(() => state().login?.step).toBe('loginWithTwoFactor');
  });

  it('leads back where it is declined, with the session as it was', async () => {
    const { app, steppingUp, page, state } = await askedToStepUp();
    app.use(loginFeature).goBack();
    expect(await steppingUp).toBe(false);
    await expect.poll(() => page.address.href()).toBe('https://app.test/orders');
    expect(state().session.status).toBe('signedIn');
  });

  it('asks nothing where the last proof is recent enough', async () => {
    const { server, signedIn } = serve(true);
    server.remember('ada@acme.test');
    server.foreign[GENERATE] = () => signedIn();
    const { app, page } = await openApp({ server, page: openPage('https://app.test/orders') });
    expect(await app.stepUp()).toBe(true);
    expect(page.address.href()).toBe('https://app.test/orders');
    expect(app.isSteppedUp()).toBe(false);
  });
});

describe('a token', () => {
  const MULTI_FACTOR = 'http://schemas.openid.net/pape/policies/2007/06/multi-factor';
  const strong = { acr: MULTI_FACTOR, amr: ['pwd', 'otp', 'mfa'], auth_time: 1000 };

  it('tells of a strong proof by several factors, as old as is allowed', () => {
    expect(isSteppedUp(strong, {}, 9_000_000)).toBe(true);
    expect(isSteppedUp(strong, { maxAge: 60 }, 1_060_000)).toBe(true);
    expect(isSteppedUp(strong, { maxAge: 60 }, 1_061_000)).toBe(false);
  });

  it.each([
    ['without the policy', { ...strong, acr: 'urn:other' }],
    ['without several factors', { ...strong, amr: ['pwd'] }],
    ['without a method', { ...strong, amr: ['mfa'] }],
  ])('tells of none %s', (_, claims) => {
    expect(isSteppedUp(claims, {}, 1_000_000)).toBe(false);
  });
});

describe('a second factor at sign-in', () => {
  it('is asked for after the password, before there is a session', async () => {
    const { state, app } = await atChallenge(true);
    expect(state().login).toMatchObject({ step: 'loginWithTwoFactor', pending: false, enrolledInMfa: true });
    expect(state().mfa).toMatchObject({ step: 'authenticatorApp', email: 'ada@acme.test' });
    expect(state().session.status).toBe('signedOut');
    expect(app.getAccessToken()).toBeUndefined();
    expect(JSON.stringify(state())).not.toContain('m1');
  });

  it('shows the attempts left after a wrong code, and signs in with the right one', async () => {
    const { state, factor } = await atChallenge(true);
    await factor.submitCode({ code: '000000', remember: false });
    expect(state().mfa).toMatchObject({ step: 'authenticatorApp', failure: { kind: 'codeInvalid', attemptsLeft: 4 } });
    await factor.submitCode({ code: '123456', remember: true });
    expect(state().session.status).toBe('signedIn');
    expect(state().login?.step).toBe('success');
  });

  it('shows the QR code where the service sends only that', async () => {
    const { server } = serve(false);
    const qrCode = 'data:image/svg+xml;base64,PHN2Zy8+';
    server.foreign[LOGIN] = () => ({ body: { ...challenge(false), mfaStrategies: ['AuthenticatorApp'] } });
    server.foreign[`${MFA}/authenticator/enroll`] = () => ({ body: { qrCode } });
    const opened = await openApp({ server });
    const login = opened.app.use(loginFeature);
    opened.app.use(mfaFeature);
    await login.submitIdentifier({ email: 'ada@acme.test' });
    await login.submitPassword({ password: server.password });
    await expect.poll(() => opened.state().mfa?.qrCode).toBe(qrCode);
    expect(opened.state().mfa?.otpauthUrl).toBeUndefined();
  });

  it('is cancelled by going back, and its state is cleared', async () => {
    const { state, factor, page } = await atChallenge(true);
    page.back();
    expect(state().login).toMatchObject({ step: 'loginWithPassword', email: 'ada@acme.test' });
    expect(state().mfa?.factors).toEqual([]);
    await factor.submitCode({ code: '123456', remember: false });
    expect(state().session.status).toBe('signedOut');
  });

  it('accepts a code and a recovery code while another code is being sent', async () => {
    const { server, signedIn } = serve(true);
    const byMail = { ...challenge(true), mfaDevices: { ...NO_DEVICES, emails: [{ email: 'a•••@acme.test' }] } };
    server.foreign[LOGIN] = () => ({ body: byMail });
    server.foreign[`${MFA}/emailcode`] = () => ({ body: { otcToken: 'o1' } });
    server.foreign[`${MFA}/emailcode/verify`] = ({ otcToken }) => (otcToken === 'o1' ? signedIn() : 'offline');
    server.foreign[`${MFA}/verify`] = () => signedIn();
    for (const goOn of ['submitCode', 'recover'] as const) {
      const { app, state } = await openApp({ server });
      const login = app.use(loginFeature);
      const factor = app.use(mfaFeature);
      const sending = server.hold(`${MFA}/emailcode`);
      await login.submitIdentifier({ email: 'ada@acme.test' });
      await login.submitPassword({ password: server.password });
      await expect.poll(() => state().mfa?.preparing).toBe(true);
      const done = factor[goOn]({ code: '123456', remember: false, forGood: false });
      if (goOn === 'submitCode') sending.letGo();
      await done;
      expect([goOn, state().session.status]).toEqual([goOn, 'signedIn']);
      sending.letGo();
      await app.logout();
    }
  });

  it('is enrolled where there is none, with recovery codes shown before the session starts', async () => {
    const { state, factor, login } = await atChallenge(false);
    expect(state().login?.step).toBe('forceTwoFactor');
    expect(state().mfa?.step).toBe('verify');
    await factor.choose({ strategy: 'AuthenticatorApp' });
    expect(state().mfa).toMatchObject({ step: 'authenticatorApp', otpauthUrl: 'otpauth://totp/a?secret=S' });
    await factor.submitCode({ code: '123456', remember: false });
    expect(state().mfa).toMatchObject({ step: 'recoveryCode', recoveryCodes: ['AAAA', 'BBBB'] });
    expect(state().session.status).toBe('signedOut');
    await factor.finish();
    expect(state().session.status).toBe('signedIn');
    expect(state().mfa?.recoveryCodes).toBeUndefined();
    expect(login.lastMethod()).toBe(undefined);
  });
});

const inAndAsked = async () => {
  const { server, signedIn } = serve(true);
  server.foreign[LOGIN] = () => signedIn();
  const opened = await openApp({ server });
  const login = opened.app.use(loginFeature);
  await login.submitIdentifier({ email: 'ada@acme.test' });
  await login.submitPassword({ password: server.password });
  // the sign-in is too long ago for a call that sets up a factor
  (await server.opened).clock.pass(700_000);
  const stepUp = opened.app.use(stepUpFeature);
  const { runWithRetry, registerRetry, regain } = opened.app.use(queriesFeature);
  await regain();
  registerRetry(stepUp.run);
  const running = runWithRetry(() => opened.app.client.call(ownMfa.enrollAuthenticator, {}));
  await expect.poll(() => opened.state().stepUp?.asked).toBe(true);
  return { ...opened, server, stepUp, running };
};

describe('a call that requires a proof', () => {
  it('is repeated after the proof, and the session stays alive throughout', async () => {
    const { state, app, running } = await inAndAsked();
    expect(state().session.status).toBe('signedIn');
    const factor = app.use(mfaFeature);
    await expect.poll(() => state().mfa?.step).toBe('authenticatorApp');
    await factor.submitCode({ code: '123456', remember: false });
    expect((await running).ok).toBe(true);
    expect(state().stepUp?.asked).toBe(false);
  });

  it('stays requested while the session is refreshed', async () => {
    const { state, app, running } = await inAndAsked();
    const factor = app.use(mfaFeature);
    await expect.poll(() => state().mfa?.step).toBe('authenticatorApp');
    await app.use(queriesFeature).regain();
    expect(state().stepUp?.asked).toBe(true);
    await factor.submitCode({ code: '123456', remember: false });
    expect((await running).ok).toBe(true);
  });

  for (const isChallenged of [false, true])
    it(`is repeated after a full sign-in with ${isChallenged ? 'a factor' : 'no factor'}; a refreshed session is no proof`, async () => {
      const server = startServer();
      const { clock } = await server.opened;
      server.foreign[GENERATE] = () =>
        isChallenged
          ? { body: challenge(true) }
          : { status: 401, body: { errors: ['No'], errorCode: 'challengeExpired' } };
      const { app, state } = await openApp({ server });
      const login = app.use(loginFeature);
      await login.submitIdentifier({ email: 'ada@acme.test' });
      await login.submitPassword({ password: server.password });
      clock.pass(700_000);
      await app.use(queriesFeature).regain();
      const running = app.use(stepUpFeature).run(() => app.client.call(ownMfa.enrollAuthenticator, {}));
      await expect.poll(() => state().stepUp?.asked).toBe(true);
      await app.use(queriesFeature).regain();
      expect(state().stepUp?.asked).toBe(true);
      clock.pass(1000);
      await signIn(server);
      await app.use(queriesFeature).regain();
      expect((await running).ok).toBe(true);
      expect(state().stepUp?.asked).toBe(false);
    });

  it('is refused, and made once, where no screen that asks for a proof is open', async () => {
    const server = startServer();
    const { clock } = await server.opened;
    await signIn(server);
    const { app, state } = await openApp({ server });
    clock.pass(700_000);
    const { runWithRetry, regain } = app.use(queriesFeature);
    await regain();
    const answer = await runWithRetry(() => app.client.call(ownMfa.enrollAuthenticator, {}));
    expect(answer.ok ? undefined : answer.failure.kind).toBe('stepUpRequired');
    expect([server.count('/authenticator/enroll'), state().stepUp?.asked]).toEqual([1, undefined]);
  });

  it('is refused when the user declines', async () => {
    const { state, stepUp, running } = await inAndAsked();
    stepUp.decline();
    expect(await running).toMatchObject({ ok: false, failure: { kind: 'stepUpRequired', maxAge: 600 } });
    expect(state().session.status).toBe('signedIn');
  });
});

const places: [at: RouteName | undefined, moves: string[]][] = [
  ['loginUrl', []],
  ['magicLinkCallbackUrl', ['loginUrl']],
  ['signUpUrl', ['loginUrl']],
  [undefined, []],
];

describe('a requested second factor', () => {
  for (const [at, moves] of places)
    it(`${moves.length > 0 ? 'redirects to sign-in' : 'is shown in place'} at ${at ?? "a page of the host's own"}`, () => {
      const went: string[] = [];
      const router = {
        current: () => at,
        query: () => new URLSearchParams(),
        go: (to: RouteName) => void went.push(to),
      };
      // of session and router only these are looked at
      redirectToChallenge({ session: { challenge: {} }, router } as unknown as AppCore);
      expect(went).toEqual(moves);
    });
});

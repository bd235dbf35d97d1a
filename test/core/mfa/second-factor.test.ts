import { describe, expect, it } from 'vitest';
import type { Transport } from '../../../core/transport.ts';
import type { AppCore } from '../../../core/app-core.ts';
import type { RouteName } from '../../../core/contract/paths.ts';
import { loginFeature } from '../../../core/login/login.feature.ts';
import type { MfaRequired } from '../../../core/contract/entities/auth.ts';
import { ownMfa } from '../../../core/contract/own-mfa.ts';
import { mfaFeature } from '../../../core/mfa/mfa.feature.ts';
import { queriesFeature } from '../../../core/queries/queries.feature.ts';
import { redirectToChallenge } from '../../../core/sign-in/redirect-to-challenge.ts';
import { isSteppedUp } from '../../../core/session/stepped-up.ts';
import { stepUpFeature } from '../../../core/step-up/step-up.feature.ts';
import { openApp } from '../kit/open-app.ts';
import { openPage } from '../kit/page.ts';
import { codeOfApp, enrolApp, enrolMail, forceFactors } from '../kit/factors.ts';
import { LOGIN, startServer } from '../kit/server.ts';
import { wrongCode } from '../../kit/wrong-code.ts';
import { DEFAULT_CONFIG } from '../../../demo/server/vendor/config.ts';

const EMAIL = 'ada@acme.test';
const EMAIL_CODE = 'POST /identity/resources/auth/v1/user/mfa/emailcode';
const GENERATE = 'POST /identity/resources/auth/v1/user/step-up/generate';
const FOUR_WEEKS = 28 * 24 * 60 * 60;

/** Signs in from this browser, past the app. */
const signIn = (server: ReturnType<typeof startServer>) =>
  server.ask(LOGIN.replace('POST ', ''), { email: EMAIL, password: server.password });

/** The same with the code of her app. */
const signInByApp = async (server: ReturnType<typeof startServer>) => {
  const { mfaToken, mfaDevices } = JSON.parse((await signIn(server)).body) as MfaRequired;
  const path = `/identity/resources/auth/v1/user/mfa/authenticator/${mfaDevices.authenticators[0]?.id}/verify`;
  return server.ask(path, { mfaToken, value: await codeOfApp(server) });
};

/** A server whose people set up apps and phones, and trust a browser for four weeks. */
const serve = () =>
  startServer({ mfa: { ...DEFAULT_CONFIG.mfa, strategies: ['AuthenticatorApp', 'SMS'], rememberDays: 28 } });

const signingIn = async ({ app }: Pick<Awaited<ReturnType<typeof openApp>>, 'app'>, password: string) => {
  const login = app.use(loginFeature);
  await login.submitIdentifier({ email: EMAIL });
  await login.submitPassword({ password });
  return login;
};

/** Ada is asked for the code of her app, or to set up a factor, which her company forces. */
const atChallenge = async (isEnrolled: boolean) => {
  const server = serve();
  if (isEnrolled) enrolApp(server);
  else forceFactors(server);
  const answers: string[] = [];
  const transport: Transport = async (request) => {
    const answer = await server.transport(request);
    answers.push(answer.body);
    return answer;
  };
  const opened = await openApp({ server, transport });
  const login = await signingIn(opened, server.password);
  const factor = opened.app.use(mfaFeature);
  await expect.poll(() => opened.state().mfa?.rememberSeconds).toBe(FOUR_WEEKS);
  return { ...opened, answers, login, factor };
};

/** Ada, signed in on a page of the host, is asked for the second factor. */
const askedToStepUp = async () => {
  const server = serve();
  server.remember(EMAIL);
  enrolApp(server);
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
    const { server, factor, steppingUp, page, state, app } = await askedToStepUp();
    await factor.submitCode({ code: await codeOfApp(server), remember: false });
    expect(await steppingUp).toBe(true);
    expect([state().session.status, state().login?.step]).toEqual(['signedIn', 'success']);
    await expect.poll(() => page.address.href()).toBe('https://app.test/orders');
    (await server.opened).clock.pass(700_000);
    void app.stepUp({ maxAge: 60 });
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
    const server = serve();
    server.remember(EMAIL);
    server.foreign[GENERATE] = () => signIn(server);
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
    const { state, app, answers } = await atChallenge(true);
    expect(state().login).toMatchObject({ step: 'loginWithTwoFactor', pending: false, enrolledInMfa: true });
    expect(state().mfa).toMatchObject({ step: 'authenticatorApp', email: 'ada@acme.test' });
    expect(state().session.status).toBe('signedOut');
    expect(app.getAccessToken()).toBeUndefined();
    const [, mfaToken = ''] = /"mfaToken":"([^"]+)"/.exec(answers.join()) ?? [];
    expect(mfaToken).not.toBe('');
    expect(JSON.stringify(state())).not.toContain(mfaToken);
  });

  it('shows the attempts left after a wrong code, and signs in with the right one', async () => {
    const { server, state, factor } = await atChallenge(true);
    const code = await codeOfApp(server);
    await factor.submitCode({ code: wrongCode(code), remember: false });
    expect(state().mfa).toMatchObject({ step: 'authenticatorApp', failure: { kind: 'codeInvalid', attemptsLeft: 4 } });
    await factor.submitCode({ code, remember: true });
    expect(state().session.status).toBe('signedIn');
    expect(state().login?.step).toBe('success');
  });

  it('shows the QR code where the service sends only that', async () => {
    const server = startServer({ mfa: { ...DEFAULT_CONFIG.mfa, strategies: ['AuthenticatorApp'] } });
    forceFactors(server);
    const qrCode = 'data:image/svg+xml;base64,PHN2Zy8+';
    server.foreign['POST /identity/resources/auth/v1/user/mfa/authenticator/enroll'] = () => ({ body: { qrCode } });
    const opened = await openApp({ server });
    opened.app.use(mfaFeature);
    await signingIn(opened, server.password);
    await expect.poll(() => opened.state().mfa?.qrCode).toBe(qrCode);
    expect(opened.state().mfa?.otpauthUrl).toBeUndefined();
  });

  it('is cancelled by going back, and its state is cleared', async () => {
    const { server, state, factor, page } = await atChallenge(true);
    page.back();
    expect(state().login).toMatchObject({ step: 'loginWithPassword', email: 'ada@acme.test' });
    expect(state().mfa?.factors).toEqual([]);
    await factor.submitCode({ code: await codeOfApp(server), remember: false });
    expect(state().session.status).toBe('signedOut');
  });

  it('accepts a code and a recovery code while another code is being sent', async () => {
    const server = serve();
    const recoveryCode = await enrolMail(server);
    for (const goOn of ['submitCode', 'recover'] as const) {
      const { app, state } = await openApp({ server });
      const factor = app.use(mfaFeature);
      const sending = server.hold(EMAIL_CODE);
      await signingIn({ app }, server.password);
      await expect.poll(() => state().mfa?.preparing).toBe(true);
      await expect.poll(() => server.codeTo(EMAIL)).not.toBe('');
      const code = goOn === 'recover' ? recoveryCode : await server.codeTo(EMAIL);
      const done = factor[goOn]({ code, remember: false, forGood: false });
      if (goOn === 'submitCode') sending.letGo();
      await done;
      expect([goOn, state().session.status]).toEqual([goOn, 'signedIn']);
      sending.letGo();
      await app.logout();
    }
  });

  it('is enrolled where there is none, with recovery codes shown before the session starts', async () => {
    const { server, state, factor, login } = await atChallenge(false);
    expect(state().login?.step).toBe('forceTwoFactor');
    expect(state().mfa?.step).toBe('verify');
    await factor.choose({ strategy: 'AuthenticatorApp' });
    expect(state().mfa?.step).toBe('authenticatorApp');
    const { searchParams } = new URL(state().mfa?.otpauthUrl ?? '');
    const code = await codeOfApp(server, searchParams.get('secret') ?? undefined);
    await factor.submitCode({ code, remember: false });
    expect(state().mfa).toMatchObject({
      step: 'recoveryCode',
      recoveryCodes: Array.from({ length: 10 }, () => expect.any(String)),
    });
    expect(state().session.status).toBe('signedOut');
    await factor.finish();
    expect(state().session.status).toBe('signedIn');
    expect(state().mfa?.recoveryCodes).toBeUndefined();
    expect(login.lastMethod()).toBe(undefined);
  });
});

const inAndAsked = async () => {
  const server = serve();
  const opened = await openApp({ server });
  await signingIn(opened, server.password);
  enrolApp(server);
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
    const { server, state, app, running } = await inAndAsked();
    expect(state().session.status).toBe('signedIn');
    const factor = app.use(mfaFeature);
    await expect.poll(() => state().mfa?.step).toBe('authenticatorApp');
    await factor.submitCode({ code: await codeOfApp(server), remember: false });
    expect((await running).ok).toBe(true);
    expect(state().stepUp?.asked).toBe(false);
  });

  it('stays requested while the session is refreshed', async () => {
    const { server, state, app, running } = await inAndAsked();
    const factor = app.use(mfaFeature);
    await expect.poll(() => state().mfa?.step).toBe('authenticatorApp');
    await app.use(queriesFeature).regain();
    expect(state().stepUp?.asked).toBe(true);
    await factor.submitCode({ code: await codeOfApp(server), remember: false });
    expect((await running).ok).toBe(true);
  });

  for (const isChallenged of [false, true])
    it(`is repeated after a full sign-in with ${isChallenged ? 'a factor' : 'no factor'}; a refreshed session is no proof`, async () => {
      const server = startServer();
      const { clock } = await server.opened;
      const { app, state } = await openApp({ server });
      await signingIn({ app }, server.password);
      if (isChallenged) enrolApp(server);
      clock.pass(700_000);
      await app.use(queriesFeature).regain();
      const running = app.use(stepUpFeature).run(() => app.client.call(ownMfa.enrollAuthenticator, {}));
      await expect.poll(() => state().stepUp?.asked).toBe(true);
      await app.use(queriesFeature).regain();
      expect(state().stepUp?.asked).toBe(true);
      clock.pass(1000);
      await (isChallenged ? signInByApp(server) : signIn(server));
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

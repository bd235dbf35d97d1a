import { afterEach, beforeEach, describe, expect, it, vi } from 'vitest';
import { activationFeature } from '../../../core/activation/activation.feature.ts';
import {
  type ActivationEvent,
  activationFlow,
  type ActivationStep,
  type ActivationContext,
} from '../../../core/activation/activation.flow.ts';
import { next } from '../../../core/flow/flow.ts';
import { loginFeature } from '../../../core/login/login.feature.ts';
import { openApp } from '../kit/open-app.ts';
import { openPage } from '../kit/page.ts';
import { startServer } from '../kit/server.ts';
import { pass, startTime, stopTime } from '../kit/virtual-time.ts';

const moves: [from: ActivationStep, on: ActivationEvent, to: ActivationStep, given?: ActivationContext][] = [
  ['activating', 'strategyKnown', 'activatingForm', { shouldSetPassword: true }],
  ['activating', 'strategyKnown', 'activatingForm', { shouldSetPassword: false, shouldSetName: true }],
  ['activating', 'strategyKnown', 'activating', { shouldSetPassword: false }],
  ['activating', 'activated', 'success'],
  ['activating', 'refused', 'resend'],
  ['activatingForm', 'activated', 'success'],
  ['activatingForm', 'refused', 'resend'],
  ['activatingForm', 'opened', 'activating'],
  ['resend', 'opened', 'activating'],
  ['success', 'opened', 'activating'],
  ['success', 'refused', 'success'],
];

describe('the activation flow', () => {
  for (const [from, on, to, given] of moves)
    it(`goes from ${from} to ${to} on ${on}${given ? ` with ${JSON.stringify(given)}` : ''}`, () =>
      expect(next(activationFlow, from, on, given ?? { shouldSetPassword: false })).toBe(to));
});

const ACTIVATE = 'POST /identity/resources/users/v1/activate';
const STRATEGY = 'GET /identity/resources/users/v1/activate/strategy';
const LINK = 'https://app.test/account/activate?userId=u-eve&token=s3cret';

const serve = () => {
  const server = startServer();
  server.foreign[STRATEGY] = () => ({ body: { shouldSetPassword: false } });
  server.foreign[ACTIVATE] = () => ({ body: {} });
  return server;
};

const EVE = { email: 'eve@acme.test', name: 'Eve', companyName: 'Compilers' };

/** Eve's sign-up in this browser, or in another one, the link that was mailed to her, and a page opened at it. */
const signUp = async (
  config: Parameters<typeof startServer>[0] = {},
  { elsewhere = false, password = 'a-long-Passw0rd' as string | undefined } = {},
) => {
  const server = startServer(config);
  await server.ask('/identity/resources/users/v1/signUp', { ...EVE, ...(password && { password }) });
  if (elsewhere) server.remember(undefined);
  const link = await server.linkTo(EVE.email);
  const page = openPage(`https://app.test/account/activate?userId=${link.userId}&token=${link.token}`);
  return { server, link, page };
};

const openLink = async ({ page = openPage(LINK), server = serve(), ...rest }: Parameters<typeof openApp>[0] = {}) => {
  const opened = await openApp({ page, server, ...rest });
  const activation = opened.app.use(activationFeature);
  const settled = () => activation.open();
  await settled();
  return { ...opened, activation, state: () => opened.state().activation };
};

beforeEach(() => stopTime());
afterEach(() => startTime());

describe('an activation link', () => {
  it('activates, shows success for 1000 ms, then leads to sign-in', async () => {
    const verified: unknown[] = [];
    const { state, page, server } = await openLink({ events: { userVerified: (user) => void verified.push(user) } });
    expect(state()).toMatchObject({ step: 'success', pending: false });
    expect(server.calls.find(({ url }) => url.endsWith('/activate'))?.body).toBe('{"userId":"u-eve","token":"s3cret"}');
    expect(verified).toEqual([{ userId: 'u-eve', origin: 'ACTIVATION_LINK' }]);
    expect(page.reports).toEqual([['user_verified', verified[0]]]);
    vi.advanceTimersByTime(999);
    expect(page.entries()).toEqual(['/account/activate']);
    vi.advanceTimersByTime(1);
    expect(page.entries()).toEqual(['/account/login']);
  });

  it('signs in with the session in the answer, shows success for 1000 ms, and redirects', async () => {
    const { app, page, state } = await openLink(await signUp());
    expect(state()).toMatchObject({ step: 'success', pending: false });
    expect(app.store.getState().session).toMatchObject({ status: 'signedIn', user: { email: EVE.email } });
    vi.advanceTimersByTime(1000);
    await pass(0);
    expect(page.entries()).toEqual(['/']);
  });

  it('leads to the second factor that the answer requires', async () => {
    const mfa = { enforceMFAType: 'Force', strategies: ['AuthenticatorApp'], rememberDays: 14 } as const;
    const { app, page } = await openLink(await signUp({ mfa }));
    app.use(loginFeature);
    await pass(0);
    expect(page.entries()).toContain('/account/login');
    expect(app.store.getState().login?.step).toBe('forceTwoFactor');
  });

  it('passes success and email to sign-in until the user continues', async () => {
    const server = serve();
    server.foreignOnce(ACTIVATE, { body: { email: 'eve@acme.test' } });
    const { app, page } = await openLink({ server });
    vi.advanceTimersByTime(1000);
    const login = app.use(loginFeature);
    await pass(0);
    const notice = { step: 'preLogin', notice: 'emailConfirmed', email: 'eve@acme.test' };
    expect(app.store.getState().login).toMatchObject(notice);
    const later = await openApp({ page, server });
    later.app.use(loginFeature);
    await pass(0);
    expect(later.state().login).toMatchObject(notice);
    await login.submitIdentifier({ email: 'eve@acme.test' });
    expect(app.store.getState().login?.notice).toBeUndefined();
    const last = await openApp({ page, server });
    last.app.use(loginFeature);
    await pass(0);
    expect(last.state().login?.notice).toBeUndefined();
  });

  it('is removed from the address before any request, and never enters the state', async () => {
    const page = openPage(LINK);
    const { app } = await openApp({ page, server: serve(), start: false });
    expect(page.entries()).toEqual(['/account/activate']);
    app.use(activationFeature);
    expect(JSON.stringify(app.store.getState())).not.toContain('s3cret');
  });

  it('is sent once, however often it is opened', async () => {
    const { server } = await openLink();
    expect(server.count('/v1/activate')).toBe(1);
  });

  it('asks for a password where the account has none', async () => {
    const mailed = await signUp({}, { elsewhere: true });
    const { state, activation, server } = await openLink(mailed);
    expect(state()).toMatchObject({ step: 'activatingForm', pending: false });
    await expect.poll(state).toMatchObject({ passwordConfig: { minLength: 10 } });
    const names = { name: 'Grace Hopper', companyName: 'Compilers' };
    await activation.submit({ ...names, password: 'a' });
    expect(state()).toMatchObject({ step: 'activatingForm', failure: { kind: 'passwordPolicyNotMet' } });
    await activation.submit({ ...names, password: 'a-long-Passw0rd' });
    expect(state()?.step).toBe('success');
    const sent = server.calls.findLast(({ url }) => url.endsWith('/v1/activate'));
    expect(JSON.parse(String(sent?.body))).toEqual({ ...mailed.link, ...names, password: 'a-long-Passw0rd' });
  });

  it('asks for names too in a browser other than the sign-up’s, and sends them', async () => {
    const mailed = await signUp({ authStrategy: 'Code' }, { elsewhere: true, password: undefined });
    const { state, activation, server } = await openLink(mailed);
    const asks = { shouldSetPassword: false, shouldSetName: true, shouldSetCompany: true };
    expect(state()).toMatchObject({ step: 'activatingForm', pending: false, asks });
    expect(server.count('/passwords/config')).toBe(0);
    const names = { name: 'Grace Hopper', companyName: 'Compilers' };
    await activation.submit(names);
    expect(state()?.step).toBe('success');
    const sent = server.calls.findLast(({ url }) => url.endsWith('/v1/activate'));
    expect(JSON.parse(String(sent?.body))).toEqual({ ...mailed.link, ...names });
  });

  it('survives a reload', async () => {
    const mailed = await signUp({}, { elsewhere: true });
    await openLink(mailed);
    const { state, activation } = await openLink(mailed);
    expect(state()?.step).toBe('activatingForm');
    await activation.submit({ name: 'Eve', companyName: 'Compilers', password: 'a-long-Passw0rd' });
    expect(state()?.step).toBe('success');
  });

  it('still shows success after a reload, without another request', async () => {
    const { page } = await openLink();
    const { state, server } = await openLink({ page });
    expect(state()).toMatchObject({ step: 'success', pending: false });
    expect(server.count('/activate')).toBe(0);
    vi.advanceTimersByTime(1000);
    expect(page.entries()).toEqual(['/account/login']);
    page.visit('/account/activate');
    await openLink({ page }).then((later) => expect(later.state()).toMatchObject({ step: 'resend' }));
  });

  const spoiled: Record<string, (mailed: Awaited<ReturnType<typeof signUp>>) => Promise<unknown>> = {
    linkExpired: async ({ server }) => (await server.opened).clock.pass(24 * 60 * 60_000),
    linkAlreadyUsed: ({ server, link }) => server.ask('/identity/resources/users/v1/activate', link),
    linkInvalid: async ({ page, link }) => page.visit(`/account/activate?userId=${link.userId}&token=another`),
  };
  for (const [kind, spoil] of Object.entries(spoiled))
    it(`can be requested again when refused with ${kind}`, async () => {
      const mailed = await signUp();
      await spoil(mailed);
      const { state, activation, page } = await openLink(mailed);
      expect(state()).toMatchObject({ step: 'resend', refusal: { kind } });
      expect(state()?.failure).toBeUndefined();
      await activation.resend({ email: ' eve@acme.test' });
      expect(state()).toMatchObject({ step: 'resend', resentTo: 'eve@acme.test', refusal: { kind } });
      page.back();
      expect(state()).toMatchObject({ step: 'resend', refusal: { kind } });
      expect(state()?.resentTo).toBeUndefined();
    });

  for (const query of ['', '?userId=u-eve', '?token=s3cret'])
    it(`is invalid with ${query || 'nothing'}`, async () => {
      const { state, server } = await openLink({ page: openPage(`https://app.test/account/activate${query}`) });
      expect(state()).toMatchObject({ step: 'resend', refusal: { kind: 'linkInvalid' } });
      expect(server.count('/activate')).toBe(0);
    });

  it('can be retried after the server was unreachable', async () => {
    const mailed = await signUp();
    mailed.server.fault(STRATEGY, 'offline');
    const { state, activation } = await openLink(mailed);
    expect(state()).toMatchObject({ step: 'activating', pending: false, failure: { kind: 'offline' } });
    await activation.open();
    expect(state()).toMatchObject({ step: 'success' });
  });

  it('signs out the current user before it is used', async () => {
    const server = serve();
    server.remember('ada@acme.test');
    const { app } = await openLink({ server });
    expect(app.store.getState().session.status).toBe('signedOut');
    const paths = server.calls.map(({ url }) => new URL(url).pathname);
    expect(paths.findIndex((path) => path.endsWith('/logout'))).toBeLessThan(
      paths.findIndex((path) => path.endsWith('/activate')),
    );
  });

  it('redirects where the server says', async () => {
    const server = serve();
    server.foreignOnce(ACTIVATE, { body: { redirectLocation: 'https://app.test/hello' } });
    const page = openPage(LINK);
    const { app } = await openApp({ page, server });
    app.use(activationFeature);
    await pass(0);
    expect(page.loads).toEqual(['https://app.test/hello']);
  });
});

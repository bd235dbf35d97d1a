import { beforeEach, afterEach, describe, expect, it } from 'vitest';
import type { AuthStrategy } from '../../../core/contract/entities/auth.ts';
import { next } from '../../../core/flow/flow.ts';
import { loginFeature } from '../../../core/login/login.feature.ts';
import { magicLinkFeature } from '../../../core/magic-link/magic-link.feature.ts';
import { type MagicLinkEvent, magicLinkFlow, type MagicLinkStep } from '../../../core/magic-link/magic-link.flow.ts';
import { openApp } from '../kit/open-app.ts';
import { openPage } from '../kit/page.ts';
import { ADA, startServer } from '../kit/server.ts';
import { eventually } from '../../kit/eventually.ts';
import { pass, startTime, stopTime } from '../kit/virtual-time.ts';
import { wrongCode } from '../../kit/wrong-code.ts';

const PASSWORDLESS = '/identity/resources/auth/v1/passwordless';

/** A server that offers these ways in, the first by itself. */
const serve = (authStrategy: AuthStrategy, ...otherAuthStrategies: AuthStrategy[]) =>
  startServer({ authStrategy, otherAuthStrategies });

/** The code that was mailed last. */
const codeOf = async ({ opened }: ReturnType<typeof serve>) => {
  const [mail] = await (await opened).mailsTo('ada@acme.test');
  return mail?.text.match(/\b\d{6}\b/)?.[0] ?? '';
};

/** The token of a link that was mailed to this browser. */
const tokenFrom = async (server: ReturnType<typeof serve>) => {
  await server.ask(`${PASSWORDLESS}/magiclink/prelogin`, { email: 'ada@acme.test' });
  return (await (await server.opened).linkTo('ada@acme.test')).token;
};

const openLogin = async (...strategies: Parameters<typeof serve>) => {
  const opened = await openApp({ server: serve(...strategies) });
  const login = opened.app.use(loginFeature);
  const identify = () => login.submitIdentifier({ email: ' ada@acme.test ' });
  return { ...opened, login, identify, state: () => opened.state().login };
};

beforeEach(() => stopTime());
afterEach(() => startTime());

describe('a code', () => {
  it('is mailed before its step, and signs in', async () => {
    const { login, identify, state, server, page, facts } = await openLogin('Code');
    await identify();
    expect(state()).toMatchObject({ step: 'loginWithOtc', pending: false });
    expect(server.calls.find(({ url }) => url.endsWith('/code/prelogin'))?.body).toBe('{"email":"ada@acme.test"}');
    const code = await codeOf(server);
    await login.submitCode({ code });
    expect(state()).toMatchObject({ step: 'success' });
    expect(facts).toContainEqual({ type: 'user.verified', userId: ADA, origin: 'PASSWORDLESS' });
    expect(page.local.read('preferred-login-method')).toBe('Code');
    expect(JSON.stringify(state())).not.toContain(code);
  });

  it('that is wrong shows the attempts left, and can be resent', async () => {
    const { login, identify, state, server } = await openLogin('Code');
    await identify();
    await login.submitCode({ code: wrongCode(await codeOf(server)) });
    expect(state()).toMatchObject({ step: 'loginWithOtc', failure: { kind: 'codeInvalid', attemptsLeft: 4 } });
    await login.sendAgain();
    expect(state()).toMatchObject({ step: 'loginWithOtc', sent: 'code' });
    expect(state()?.failure).toBeUndefined();
    expect(server.count('/code/prelogin')).toBe(2);
  });

  it('has no step where it could not be mailed', async () => {
    const { identify, state, server } = await openLogin('Code');
    server.fault(`POST ${PASSWORDLESS}/code/prelogin`, { status: 429, headers: { 'retry-after': '9' }, body: {} });
    await identify();
    expect(state()).toMatchObject({ step: 'preLogin', failure: { kind: 'rateLimited', retryAfter: 9 } });
    await identify();
    expect(state()).toMatchObject({ step: 'loginWithOtc' });
  });

  it('is cancelled by going back', async () => {
    const { login, identify, state, server, page } = await openLogin('Code');
    await identify();
    const held = server.hold(`POST ${PASSWORDLESS}/code/postlogin`);
    const answered = login.submitCode({ code: wrongCode(await codeOf(server)) });
    page.back();
    expect(state()).toMatchObject({ step: 'preLogin', email: 'ada@acme.test', pending: false });
    held.letGo();
    await answered;
    expect(state()?.failure).toBeUndefined();
  });
});

describe('the sign-in methods', () => {
  it('are offered beside the first, with the last used one marked', async () => {
    const { login, identify, state, page } = await openLogin('EmailAndPassword', 'Code', 'MagicLink');
    page.local.write('preferred-login-method', 'MagicLink');
    await identify();
    expect(state()?.step).toBe('loginWithPassword');
    login.tell('methodsAsked');
    expect(state()).toMatchObject({ step: 'chooseMethod' });
    expect(login.lastMethod()).toBe('MagicLink');
    await login.chooseMethod('MagicLink');
    expect(state()?.step).toBe('magicLinkPreLoginSuccess');
    login.tell('methodsAsked');
    await login.chooseMethod('EmailAndPassword');
    expect(state()?.step).toBe('loginWithPassword');
  });

  it('are empty where only SSO is offered and the address belongs to no company with SSO', async () => {
    const { identify, state } = await openLogin('NoLocalAuthentication');
    await identify();
    expect(state()).toMatchObject({ step: 'preLogin', pending: false, failure: { kind: 'methodDisabled' } });
  });
});

const moves: [from: MagicLinkStep, on: MagicLinkEvent, to: MagicLinkStep][] = [
  ['opening', 'foundElsewhere', 'confirm'],
  ['opening', 'signedIn', 'success'],
  ['opening', 'refused', 'invalid'],
  ['confirm', 'confirmed', 'opening'],
  ['invalid', 'opened', 'opening'],
  ['success', 'refused', 'success'],
];

describe('the flow of a magic link', () => {
  for (const [from, on, to] of moves)
    it(`goes from ${from} to ${to} on ${on}`, () => expect(next(magicLinkFlow, from, on, undefined)).toBe(to));
});

describe('a magic link', () => {
  const AT = 'https://app.test/account/login/magic-link';
  type Spoil = (server: ReturnType<typeof serve>, token: string | undefined) => unknown;
  const openLink = async ({
    here = true,
    mailed = true,
    server = serve('MagicLink'),
    spoil = () => undefined,
  }: {
    here?: boolean;
    mailed?: boolean;
    server?: ReturnType<typeof serve>;
    spoil?: Spoil;
  } = {}) => {
    const token = mailed ? await tokenFrom(server) : undefined;
    await spoil(server, token);
    const page = openPage(token ? `${AT}?token=${token}` : AT);
    const opened = await openApp({ page, server, name: 'linked', start: false });
    if (here) page.local.write('fe.magicLink.linked', String(Date.now() + 60_000));
    await opened.app.start();
    const magicLink = opened.app.use(magicLinkFeature);
    await magicLink.open();
    return { ...opened, token, magicLink, state: () => opened.state().magicLink };
  };

  it('signs in by itself in the browser that requested it, and redirects', async () => {
    const { state, page, server, app } = await openLink();
    expect(state()).toMatchObject({ step: 'success' });
    expect(server.count('/magiclink/postlogin')).toBe(1);
    expect(app.store.getState().session.status).toBe('signedIn');
    expect(page.entries()).toEqual(['/account/login/magic-link']);
    await pass(200);
    await eventually(() => expect(page.entries()).toEqual(['/']));
  });

  it('asks first in another browser, so that neither a scanner nor a stranger’s link signs in', async () => {
    const { state, server, magicLink } = await openLink({ here: false });
    expect(state()).toMatchObject({ step: 'confirm', pending: false });
    expect(server.count('/magiclink/postlogin')).toBe(0);
    await magicLink.signIn();
    expect(state()).toMatchObject({ step: 'success' });
  });

  it('is removed from the address before any request, and never enters the state', async () => {
    const { page, app, token } = await openLink({ here: false });
    expect(page.entries()).toEqual(['/account/login/magic-link']);
    expect(JSON.stringify(app.store.getState())).not.toContain(token);
  });

  const spoiled: Record<string, Spoil> = {
    linkExpired: async (server) => (await server.opened).clock.pass(15 * 60_000),
    linkAlreadyUsed: (server, token) => server.ask(`${PASSWORDLESS}/magiclink/postlogin`, { token }),
    // the server knows it no more
    linkInvalid: (server) =>
      server.prepare(({ store }) => store.transaction((rows) => rows.links.remove({ userId: ADA }))),
  };
  for (const [kind, spoil] of Object.entries(spoiled))
    it(`can be requested again when refused with ${kind}`, async () => {
      const { state, magicLink, page } = await openLink({ spoil });
      expect(state()).toMatchObject({ step: 'invalid', refusal: { kind } });
      magicLink.startOver();
      expect(page.entries().at(-1)).toBe('/account/login');
    });

  it('is invalid without a token', async () => {
    const { state } = await openLink({ mailed: false });
    expect(state()).toMatchObject({ step: 'invalid', refusal: { kind: 'linkInvalid' } });
  });

  it('can be retried after the server was unreachable', async () => {
    const server = serve('MagicLink');
    server.fault(`POST ${PASSWORDLESS}/magiclink/postlogin`, 'offline');
    const { state, magicLink } = await openLink({ server });
    expect(state()).toMatchObject({ step: 'opening', failure: { kind: 'offline' } });
    await magicLink.open();
    expect(state()).toMatchObject({ step: 'success' });
  });
});

import { afterEach, beforeEach, describe, expect, it } from 'vitest';
import type { WireAnswer } from '../../../core/transport.ts';
import { next } from '../../../core/flow/flow.ts';
import { loginFeature } from '../../../core/login/login.feature.ts';
import { SIGNED_IN_MS, socialFeature } from '../../../core/social/social.feature.ts';
import { type SocialEvent, socialFlow, type SocialStep } from '../../../core/social/social.flow.ts';
import { eventually } from '../../kit/eventually.ts';
import { openApp } from '../kit/open-app.ts';
import { openPage } from '../kit/page.ts';
import { ADA, changed, NORTH, startServer } from '../kit/server.ts';
import { pass, startTime, stopTime } from '../kit/virtual-time.ts';

const moves: [from: SocialStep, on: SocialEvent, to: SocialStep][] = [
  ['completing', 'signedIn', 'success'],
  ['completing', 'refused', 'failed'],
  ['completing', 'accountFound', 'signInFirst'],
  ['completing', 'pendingFound', 'link'],
  ['link', 'linked', 'success'],
  ['failed', 'opened', 'completing'],
  ['signInFirst', 'opened', 'completing'],
  ['link', 'opened', 'completing'],
  ['success', 'opened', 'completing'],
  ['failed', 'signedIn', 'failed'],
  ['signInFirst', 'linked', 'signInFirst'],
];

describe('the flow of social sign-in', () => {
  for (const [from, on, to] of moves)
    it(`goes from ${from} to ${to} on ${on}`, () => expect(next(socialFlow, from, on, undefined)).toBe(to));
});

const LIST = 'GET /identity/resources/sso/v2';
const CUSTOM = 'GET /identity/resources/sso/custom/v1';
const POSTLOGIN = 'POST /identity/resources/auth/v1/user/sso/google/postlogin';
const LINKS = '/identity/resources/users/social/v1/me';
const GOOGLE = '/identity/resources/auth/v2/user/sso/default/google/prelogin';
const CALLBACK = 'https://app.test/account/social/success';
const ANSWERED = `${CALLBACK}?code=c0de&state=st4te&provider=google&customised=false&action=login`;

/** A server that offers Google and a provider of the operator's own. */
const serve = () => {
  const server = startServer();
  const google = { type: 'google', active: true, authorizationUrl: GOOGLE, options: { displayName: 'Google' } };
  const off = { ...google, type: 'github', active: false };
  server.foreign[LIST] = () => ({ body: [google, off] });
  const own = { id: 'acme', displayName: 'Acme ID', authorizationUrl: '/acme', ssoLogoUrl: null, active: true };
  server.foreign[CUSTOM] = () => ({ body: { providers: [own] } });
  return server;
};

/** The answer of a sign-in that the provider has proved. */
const signedIn = async (server: ReturnType<typeof serve>, isNewUser = false): Promise<WireAnswer> =>
  changed(await server.ask('/identity/resources/auth/v1/user', { email: 'ada@acme.test', password: server.password }), {
    isNewUser,
    name: 'Ada',
  });

const openAt = async (
  address: string,
  answer: (server: ReturnType<typeof serve>) => WireAnswer | object | Promise<WireAnswer>,
  page = openPage(address),
) => {
  const server = serve();
  server.foreign[POSTLOGIN] = () => answer(server) as Promise<WireAnswer>;
  const opened = await openApp({ server, page });
  const social = opened.app.use(socialFeature);
  await social.open();
  return { ...opened, server, social, state: () => opened.state().social };
};

beforeEach(() => stopTime());
afterEach(() => startTime());

describe('a button of social sign-in', () => {
  it('leads to the provider by way of the service, with the way back', async () => {
    const page = openPage('https://app.test/account/login?redirectUrl=%2Fteam');
    const { app, state } = await openApp({ server: serve(), page });
    expect(state().vendor.social?.map(({ id, name }) => [id, name])).toEqual([
      ['google', 'Google'],
      ['acme', 'Acme ID'],
    ]);
    app.use(socialFeature).start('google');
    const [address = ''] = page.loads;
    const { pathname, searchParams } = new URL(address);
    expect(pathname).toBe(`/frontegg${GOOGLE}`);
    expect(Object.fromEntries(searchParams)).toEqual({ redirectUri: CALLBACK });
    expect(state().social?.leaving).toBe('google');
    await Promise.resolve();
    page.awake(true);
    expect(state().social?.leaving).toBeUndefined();
  });

  it('goes nowhere for a provider that is not offered, or where the page objects', async () => {
    const { app, page, state, facts } = await openApp({ server: serve() });
    const social = app.use(socialFeature);
    social.start('github');
    expect(facts.filter(({ type }) => type === 'redirect.requested')).toEqual([]);
    app.facts.subscribe((fact) => fact.type === 'redirect.requested' && fact.cancel());
    social.start('google');
    expect([page.loads, state().social?.leaving]).toEqual([[], undefined]);
  });
});

describe("a provider's answer", () => {
  it('signs in, tells of the new person, and returns to where they came from', async () => {
    const page = openPage('https://app.test/account/login?redirectUrl=%2Fteam');
    const begun = await openApp({ server: serve(), page });
    begun.app.use(socialFeature).start('google');
    begun.app.destroy();
    page.visit(ANSWERED);
    const { facts, state, server } = await openAt(ANSWERED, (service) => signedIn(service, true), page);
    expect(page.entries().at(-1)).toBe('/account/social/success?redirectUrl=%2Fteam');
    expect(state()).toMatchObject({ step: 'success', provider: 'google' });
    for (const type of ['signUp.completed', 'user.verified'])
      expect(facts).toContainEqual({ type, userId: ADA, origin: 'SOCIAL_LOGIN' });
    expect([page.local.read('userId'), page.local.read('preferred-login-method')]).toEqual([ADA, 'google']);
    const call = server.calls.find(({ url }) => url.includes('/google/postlogin'));
    expect(new URL(call?.url ?? '').search).toBe('?code=c0de&state=st4te');
    await pass(SIGNED_IN_MS);
    await eventually(() => expect([...page.loads, ...page.entries()]).toContain('/team'));
  });

  it('leads a person of several companies to sign-in, where they choose one, and then to where they came from', async () => {
    const page = openPage('https://app.test/account/login?redirectUrl=%2Fteam');
    const begun = await openApp({ server: serve(), page });
    begun.app.use(socialFeature).start('google');
    begun.app.destroy();
    page.visit(ANSWERED);
    const { app, server } = await openAt(
      ANSWERED,
      (service) => {
        service.belongTo('ada@acme.test', NORTH);
        return signedIn(service);
      },
      page,
    );
    const login = app.use(loginFeature);
    await pass(SIGNED_IN_MS);
    await eventually(() => expect(app.store.getState().login?.step).toBe('chooseTenant'));
    expect(page.address.href()).toBe('https://app.test/account/login?redirectUrl=%2Fteam');
    await login.chooseTenant({ tenantId: NORTH });
    expect(app.store.getState().session).toMatchObject({ user: { tenantId: NORTH } });
    expect(server.calls.some(({ url }) => url.includes('/users/v1/tenant'))).toBe(true);
    await pass(SIGNED_IN_MS);
    await eventually(() => expect([...page.loads, ...page.entries()]).toContain('/team'));
  });

  it('tells of no sign-up for a person who was there', async () => {
    const { facts, state } = await openAt(ANSWERED, (server) => signedIn(server));
    expect(state()?.step).toBe('success');
    expect(facts.map(({ type }) => type)).not.toContain('signUp.completed');
  });

  const refusals = ['flowExpired', 'providerDenied', 'providerFailed', 'emailNotProvided', 'ssoRequired'];
  for (const errorCode of refusals)
    it(`that is refused with ${errorCode} says so, and is not sent again`, async () => {
      const { state, social, server, app } = await openAt(ANSWERED, () => ({
        status: 401,
        body: { errors: [], errorCode },
      }));
      expect(state()).toMatchObject({ step: 'failed', refusal: errorCode, pending: false });
      expect(app.store.getState().session.status).toBe('signedOut');
      await social.open();
      expect(state()).toMatchObject({ step: 'failed', refusal: 'flowExpired' });
      expect(server.count('/google/postlogin')).toBe(1);
    });

  it('with an error in the address asks nothing; another try asks for consent again', async () => {
    const { state, social, server, page } = await openAt(
      `${CALLBACK}?error=providerDenied&provider=google`,
      () => ({}),
    );
    expect(state()).toMatchObject({ step: 'failed', refusal: 'providerDenied' });
    expect(server.count('/google/postlogin')).toBe(0);
    social.retry();
    expect(new URL(page.loads[0] ?? '').searchParams.get('prompt')).toBe('consent');
  });

  it('waits for a service that cannot be reached, and continues after a reload', async () => {
    const page = openPage(ANSWERED);
    const first = await openAt(ANSWERED, () => 'offline' as unknown as object, page);
    expect(first.state()).toMatchObject({ step: 'completing', failure: { kind: 'offline' } });
    expect(page.address.href()).toBe(CALLBACK);
    first.app.destroy();
    const { state } = await openAt(ANSWERED, (server) => signedIn(server), page);
    expect(state()?.step).toBe('success');
  });

  it('without anything leads a signed-out user to start again', async () => {
    const { state } = await openAt(CALLBACK, () => ({}));
    expect(state()).toMatchObject({ step: 'failed', refusal: 'flowExpired' });
  });
});

const refused = () => ({ status: 409, body: { errors: [], errorCode: 'accountNotLinked', email: 'ada@acme.test' } });

/** A refused sign-in whose person has signed in to the account there is. */
const signInFirst = async () => {
  const opened = await openAt(ANSWERED, refused);
  const { app, server, social } = opened;
  server.foreign[`GET ${LINKS}/pending`] = () => ({
    body: { provider: 'google', displayName: 'Google', email: 'ada@gmail.test', name: 'Ada' },
  });
  expect(opened.state()?.step).toBe('signInFirst');
  const login = app.use(loginFeature);
  social.signInFirst();
  expect(app.router.current()).toBe('loginUrl');
  const arrived = { notice: 'signInToLink', email: 'ada@acme.test' };
  await eventually(() => expect(app.store.getState().login).toMatchObject(arrived));
  await login.submitIdentifier({ email: 'ada@acme.test' });
  await login.submitPassword({ password: server.password });
  await pass(200);
  await eventually(() => expect(opened.state()).toMatchObject({ step: 'link', email: 'ada@gmail.test' }));
  expect(app.router.current()).toBe('socialLoginCallbackUrl');
  return opened;
};

describe('an account that has the email already', () => {
  it('is linked once its owner has signed in to it and says so', async () => {
    const { social, server, state, page } = await signInFirst();
    expect(server.calls.some(({ url, method }) => method === 'POST' && url.endsWith(LINKS))).toBe(false);
    server.foreign[`POST ${LINKS}`] = () => ({ body: { id: '1', provider: 'google' } });
    await social.link();
    expect(state()?.step).toBe('success');
    await pass(SIGNED_IN_MS);
    await eventually(() => expect([...page.loads, ...page.entries()]).toContain('/'));
  });

  it('is left alone where they decline, or where it belongs to another account', async () => {
    const { social, server, state, page } = await signInFirst();
    server.foreign[`POST ${LINKS}`] = () => ({ status: 409, body: { errors: [], errorCode: 'identityLinked' } });
    await social.link();
    expect(state()).toMatchObject({ step: 'link', failure: { kind: 'identityLinked' } });
    social.decline();
    await eventually(() => expect([...page.loads, ...page.entries()]).toContain('/'));
  });
});

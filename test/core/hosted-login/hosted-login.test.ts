import { createHash } from 'node:crypto';
import { describe, expect, it } from 'vitest';
import { impersonationFeature } from '../../../core/impersonation/impersonation.feature.ts';
import type { AppOptions } from '../../../core/options.ts';
import { eventually } from '../../kit/eventually.ts';
import { openApp } from '../kit/open-app.ts';
import { openPage, type PaperPage } from '../kit/page.ts';
import { ACME, ADA, startServer, tokenOf } from '../kit/server.ts';

const TOKEN = 'POST /oauth/token';
const SILENT = 'POST /oauth/authorize/silent';
const LOGOUT = 'GET /oauth/logout';
const ISSUER = 'https://login.test';

type Body = Record<string, string>;

/** A service with a sign-in page of its own, whose answers are those of its protocol, and what it was asked. */
const serve = ({ session = true } = {}) => {
  const server = startServer();
  const asked: Body[] = [];
  const ended: URLSearchParams[] = [];
  let isOpen = session;
  let nonce = '';
  let refreshTokens = 0;
  const tokens = async () => {
    const { body } = await server.ask('/identity/resources/auth/v1/user', {
      email: 'ada@acme.test',
      password: server.password,
    });
    refreshTokens += 1;
    return {
      body: {
        access_token: JSON.parse(body).accessToken,
        id_token: tokenOf({ iss: ISSUER, nonce, sub: ADA }),
        refresh_token: `refresh-${refreshTokens}`,
        expires_in: 300,
        token_type: 'Bearer',
      },
    };
  };
  const refusal = { status: 400, body: { error: 'invalid_grant', errors: ['grant request is invalid'] } };
  server.foreign[TOKEN] = (body) => {
    asked.push(body);
    const isGood = isOpen && (body['code'] === 'good' || body['refresh_token'] === `refresh-${refreshTokens}`);
    return isGood ? tokens() : refusal;
  };
  server.foreign[SILENT] = (body) => {
    asked.push({ silent: '', ...body });
    return isOpen ? tokens() : { status: 401, body: { error: 'login_required', errors: ['sign in first'] } };
  };
  server.foreign[LOGOUT] = () => {
    ended.push(new URL(server.calls.at(-1)?.url ?? '').searchParams);
    isOpen = false;
    return { status: 204, body: '' };
  };
  return {
    ...server,
    asked,
    ended,
    /** The person has signed in on the service's page. */
    signIn: () => (isOpen = true),
    signOut: () => (isOpen = false),
    answers: (wanted: string) => (nonce = wanted),
  };
};

const open = (
  address: string,
  {
    server = serve(),
    page = openPage(address),
    ...options
  }: AppOptions & { server?: ReturnType<typeof serve>; page?: PaperPage } = {},
) =>
  openApp({ server, page, clientId: 'reports', hostedLoginBox: true, ...options }).then((opened) => ({
    ...opened,
    server,
  }));

const requestIn = (page: PaperPage) => new URL(page.loads.at(-1) ?? 'about:blank');

/** Goes to the service's page from a page of the host's, and leads back with an answer in the same tab. */
const signInFrom = async (
  address: string,
  answer: (request: URLSearchParams) => Body,
  server = serve({ session: false }),
) => {
  const page = openPage(address);
  const { app } = await open(address, { server, page });
  app.loginWithRedirect();
  await eventually(() => expect(page.loads).toHaveLength(1));
  app.destroy();
  const request = requestIn(page).searchParams;
  server.signIn();
  server.answers(request.get('nonce') ?? '');
  page.visit(`${request.get('redirect_uri')}?${new URLSearchParams(answer(request))}`);
  return { request, ...(await open(address, { server, page })) };
};

const good = (request: URLSearchParams): Body => ({ code: 'good', state: request.get('state') ?? '', iss: ISSUER });

describe('a page with hosted login', () => {
  it('restores the session of the service’s page, and never asks for the refresh cookie', async () => {
    const { state, server } = await open('https://app.test/team');
    expect(state().session).toMatchObject({ status: 'signedIn', user: { email: 'ada@acme.test' } });
    expect(server.asked).toEqual([{ silent: '', client_id: 'reports', tenantId: null }]);
    expect(server.count('/token/refresh')).toBe(0);
  });

  it('stays where it is without one', async () => {
    const { state, page } = await open('https://app.test/team', { server: serve({ session: false }) });
    expect(state().session.status).toBe('signedOut');
    expect(page.loads).toEqual([]);
  });

  it('asks nothing of the kind with its own login box', async () => {
    const { app, server, page } = await open('https://app.test/team', { hostedLoginBox: false });
    app.loginWithRedirect();
    expect(server.count('/silent')).toBe(0);
    expect(page.entries().at(-1)).toBe('/account/login?redirectUrl=%2Fteam');
  });

  it('leads to the service’s page with the tenant of its login address', async () => {
    const { page } = await open('https://app.test/account/login?organization=north', {
      server: serve({ session: false }),
    });
    await eventually(() => expect(page.loads).toHaveLength(1));
    expect(requestIn(page).searchParams.get('organization')).toBe('north');
  });

  it('leads to the service’s page with a challenge, and keeps the verifier in the tab alone', async () => {
    const server = serve({ session: false });
    const { app, page } = await open('https://app.test/team?tab=2', { server });
    app.loginWithRedirect({ loginHint: 'ada@acme.test' });
    await eventually(() => expect(page.loads).toHaveLength(1));
    const { pathname, searchParams } = requestIn(page);
    const [kept] = JSON.parse(page.tab.read('HOSTED_LOGIN_VERIFIER_KEY') ?? '[]');
    expect(pathname).toBe('/frontegg/oauth/authorize');
    expect(Object.fromEntries(searchParams)).toEqual({
      response_type: 'code',
      client_id: 'reports',
      scope: 'openid email profile',
      redirect_uri: 'https://app.test/oauth/callback',
      code_challenge: createHash('sha256').update(kept.verifier).digest('base64url'),
      code_challenge_method: 'S256',
      state: kept.state,
      nonce: kept.nonce,
      login_hint: 'ada@acme.test',
    });
    expect(kept.verifier).toMatch(/^[\w-]{43}$/);
    expect(new Set([kept.verifier, kept.state, kept.nonce]).size).toBe(3);
    expect(page.loads.join()).not.toContain(kept.verifier);
    expect(page.local.read('HOSTED_LOGIN_VERIFIER_KEY')).toBeUndefined();
  });

  it('leads there from its login and sign-up routes, once', async () => {
    for (const route of ['login?redirectUrl=%2Fteam', 'sign-up']) {
      const { page } = await open(`https://app.test/account/${route}`, { server: serve({ session: false }) });
      await eventually(() => expect(page.loads).toHaveLength(1));
    }
  });

  it('signs in silently where the service has a session by then, and leads on', async () => {
    const server = serve({ session: false });
    const { app, page, state } = await open('https://app.test/', { server });
    server.signIn();
    app.loginWithRedirect({ redirectUrl: '/team', prompt: 'login' });
    await eventually(() => expect(page.loads).toHaveLength(1));
    expect(requestIn(page).searchParams.get('prompt')).toBe('login');
    expect(state().session.status).toBe('signedOut');
    const other = await open('https://app.test/', { server });
    other.app.loginWithRedirect({ redirectUrl: '/team' });
    await eventually(() => expect(other.page.entries().at(-1)).toBe('/team'));
    expect(other.page.loads).toEqual([]);
  });

  it('keeps five sign-ins of a tab at most, each answered once', async () => {
    const page = openPage('https://app.test/team');
    const states: string[] = [];
    for (let times = 0; times < 6; times += 1) {
      // a while later, as someone who goes back and begins again
      page.tab.remove('fe.hostedRedirects');
      const { app } = await open('', { server: serve({ session: false }), page });
      app.loginWithRedirect();
      await eventually(() => expect(page.loads).toHaveLength(times + 1));
      states.push(requestIn(page).searchParams.get('state') ?? '');
      app.destroy();
    }
    const kept: { state: string }[] = JSON.parse(page.tab.read('HOSTED_LOGIN_VERIFIER_KEY') ?? '[]');
    expect(kept.map(({ state }) => state)).toEqual(states.slice(1));
  });

  it('asks before it begins another sign-in where the last ones never held', async () => {
    const page = openPage('https://app.test/team');
    const server = serve({ session: false });
    for (let times = 1; times <= 4; times += 1) {
      const { app } = await open('', { server, page });
      app.loginWithRedirect({ replace: true });
      await eventually(() => expect(page.loads).toHaveLength(times));
      app.destroy();
    }
    const { app, state } = await open('', { server, page });
    app.loginWithRedirect({ replace: true });
    await eventually(() => expect(state().hostedLogin).toEqual({ leaving: false, interrupted: true }));
    expect(page.loads).toHaveLength(4);
    expect(page.entries().at(-1)).toBe('/account/login?redirectUrl=%2Fteam');
    app.loginWithRedirect();
    await eventually(() => expect(page.loads).toHaveLength(5));
  });

  it('does not leave for a service that is out of reach', async () => {
    const server = serve({ session: false });
    let now = 0;
    const page = { ...openPage('https://app.test/team'), now: () => now };
    const { app, state } = await open('', { server, page });
    // what was refused at the start is asked again a while later
    now = 60_000;
    server.fault(SILENT, 'offline');
    app.loginWithRedirect();
    await eventually(() => expect(state().hostedLogin).toMatchObject({ interrupted: true }));
    expect(page.loads).toEqual([]);
  });

  it('has the last word in the host, which can cancel the redirect', async () => {
    const { app, page, state } = await open('https://app.test/team', { server: serve({ session: false }) });
    app.facts.subscribe((fact) => fact.type === 'redirect.requested' && fact.cancel());
    app.loginWithRedirect();
    await eventually(() => expect(page.tab.read('HOSTED_LOGIN_VERIFIER_KEY')).toBeDefined());
    await eventually(() => expect(state().hostedLogin?.leaving).toBe(false));
    expect(page.loads).toEqual([]);
  });
});

describe('the callback of hosted login', () => {
  it('exchanges the code with its verifier, and leads back to where the sign-in began', async () => {
    const { request, server, page, state, facts } = await signInFrom('https://app.test/team?tab=2#top', good);
    expect(state().session).toMatchObject({ status: 'signedIn', user: { email: 'ada@acme.test' } });
    const { code_verifier = '', ...exchange } = server.asked.find(({ code }) => code) ?? {};
    expect(exchange).toEqual({
      grant_type: 'authorization_code',
      client_id: 'reports',
      code: 'good',
      redirect_uri: 'https://app.test/oauth/callback',
    });
    expect(createHash('sha256').update(code_verifier).digest('base64url')).toBe(request.get('code_challenge'));
    expect(facts).toContainEqual(expect.objectContaining({ type: 'session.started', restored: false }));
    await eventually(() => expect(page.entries().at(-1)).toBe('/team?tab=2#top'));
    expect(page.entries().join()).not.toMatch(/code=|state=/);
    expect(page.tab.read('HOSTED_LOGIN_VERIFIER_KEY')).toBeUndefined();
  });

  it('of a page in the hash is the page itself', async () => {
    const server = serve({ session: false });
    const page = openPage('https://app.test/app.html#/team');
    const first = await open('', { server, page, urlStrategy: 'hash' });
    first.app.loginWithRedirect();
    await eventually(() => expect(page.loads).toHaveLength(1));
    first.app.destroy();
    const request = requestIn(page).searchParams;
    expect(request.get('redirect_uri')).toBe('https://app.test/app.html');
    server.signIn();
    server.answers(request.get('nonce') ?? '');
    page.visit(`https://app.test/app.html?${new URLSearchParams(good(request))}`);
    const { state } = await open('', { server, page, urlStrategy: 'hash' });
    expect(state().session.status).toBe('signedIn');
    await eventually(() => expect(page.entries().at(-1)).toBe('/app.html#/team'));
  });

  const refused: [what: string, answer: (request: URLSearchParams) => Body, log: string][] = [
    ['a code that is refused', (request) => ({ ...good(request), code: 'bad' }), 'grant request is invalid'],
    ['another tab’s state', () => ({ code: 'good', state: 'another' }), 'not begun in this tab'],
    [
      'an error for this tab',
      (request) => ({ error: 'access_denied', state: request.get('state') ?? '' }),
      'access_denied',
    ],
    ['markup', (request) => ({ error: '<b>x</b>', state: request.get('state') ?? '' }), 'server_error'],
  ];
  for (const [what, answer, log] of refused)
    it(`logs ${what}, and navigation continues`, async () => {
      const server = serve({ session: false });
      const { page, state } = await signInFrom('https://app.test/team', answer, { ...server, signIn: () => false });
      await eventually(() => expect(state().session.status).toBe('signedOut'));
      expect(page.words.join()).toContain(`error: Failed to sign in by the hosted page: `);
      expect(page.words.join()).toContain(log);
      await eventually(() => expect(page.entries().at(-1)).toMatch(/^\/(team)?$/));
      expect(page.entries().join()).not.toMatch(/code=|state=|error=/);
    });

  const mixedUp: [what: string, answer: typeof good, nonce?: string][] = [
    ['another sign-in', good, 'another'],
    ['another issuer', (request) => ({ ...good(request), iss: 'https://evil.test' })],
  ];
  for (const [what, answer, nonce] of mixedUp)
    it(`refuses an ID token of ${what}`, async () => {
      const server = serve({ session: false });
      const answers = (wanted: string) => server.answers(nonce ?? wanted);
      const { page } = await signInFrom('https://app.test/team', answer, { ...server, answers });
      expect(page.words.join()).toContain('the ID token answers another request');
    });

  it('never leads to another site', async () => {
    const page = openPage('https://app.test/account/login?redirectUrl=https%3A%2F%2Fevil.test%2F');
    const server = serve({ session: false });
    const first = await open('', { server, page });
    await eventually(() => expect(page.loads).toHaveLength(1));
    first.app.destroy();
    const request = requestIn(page).searchParams;
    server.signIn();
    server.answers(request.get('nonce') ?? '');
    page.visit(`https://app.test/oauth/callback?${new URLSearchParams(good(request))}`);
    const { state } = await open('', { server, page });
    await eventually(() => expect(page.entries().at(-1)).toBe('/'));
    expect(state().session.status).toBe('signedIn');
    expect(page.loads).toHaveLength(1);
  });
});

describe('a session of hosted login', () => {
  it('is renewed by its refresh token, which is new each time', async () => {
    const { app, server } = await open('https://app.test/team');
    expect(await app.refreshToken()).toBeDefined();
    expect(await app.refreshToken()).toBeDefined();
    expect(server.asked.slice(1)).toEqual([
      { grant_type: 'refresh_token', client_id: 'reports', refresh_token: 'refresh-1' },
      { grant_type: 'refresh_token', client_id: 'reports', refresh_token: 'refresh-2' },
    ]);
    expect(JSON.stringify(app.store.getState())).not.toContain('refresh-');
  });

  it('is renewed silently where the refresh token is refused and the service still has a session', async () => {
    const { app, server, state } = await open('https://app.test/team');
    server.foreignOnce(TOKEN, { status: 400, body: { error: 'invalid_grant' } });
    expect(await app.refreshToken()).toBeDefined();
    expect(server.asked.at(-1)).toHaveProperty('silent');
    expect(state().session.status).toBe('signedIn');
  });

  it('ends where neither is granted', async () => {
    const { app, server, state } = await open('https://app.test/team');
    server.signOut();
    expect(await app.refreshToken()).toBeUndefined();
    expect(state().session.status).toBe('signedOut');
  });

  it('names the tenant of its tab', async () => {
    const { app, server } = await open('https://app.test/team', { authOptions: { enableSessionPerTenant: true } });
    await app.refreshToken();
    expect(server.asked.at(-1)).toMatchObject({ grant_type: 'refresh_token', tenantId: ACME });
  });

  it('is that of the cookie once an impersonation has begun, or another tab has another user', async () => {
    const { app, server, state } = await open('https://app.test/team');
    await app.use(impersonationFeature).lapse();
    expect(server.asked.at(-1)).toHaveProperty('silent');
    const page = openPage('https://app.test/other');
    const channel = page.channel(`fe:${app.options.baseUrl}`, () => undefined);
    const before = server.asked.length;
    channel.tell({ type: 'session.started', userId: 'another', tenantId: ACME });
    await eventually(() => expect(server.asked.length).toBeGreaterThan(before));
    expect(server.asked.at(-1)).toHaveProperty('silent');
    expect(state().session.status).toBe('signedIn');
    channel.close();
  });

  it('ends at the service, too, and in the other tabs', async () => {
    const server = serve();
    const page = openPage('https://app.test/team');
    const baseUrl = 'https://hosted-two-tabs.test';
    const one = await open('', { server, page, baseUrl });
    const other = await open('', { server, page: openPage('https://app.test/other', page.local), baseUrl });
    await one.app.logout();
    expect(server.ended.map((query) => query.get('client_id'))).toEqual(['reports']);
    expect(server.ended[0]?.get('id_token_hint')).toBe(tokenOf({ iss: ISSUER, nonce: '', sub: ADA }));
    expect(server.count('/v1/logout')).toBe(0);
    await eventually(() => expect(other.state().session.status).toBe('signedOut'));
    expect(await other.app.refreshToken()).toBeUndefined();
    expect(server.asked.at(-1)).toHaveProperty('silent');
  });

  it('has its second factor proved on the service’s page', async () => {
    const { app, page } = await open('https://app.test/team');
    expect(await app.stepUp({ maxAge: 0 })).toBe(false);
    await eventually(() => expect(page.loads).toHaveLength(1));
    expect(requestIn(page).searchParams.get('prompt')).toBe('login');
  });
});

/** Address at which the service completes the sign-in of an application. */
const INTERACTION = `/frontegg/oauth/interaction/${'a'.repeat(43)}`;

/** The login route, as the service leads to it. */
const loginPage = (query: Body) => openPage(`https://app.test/account/login?${new URLSearchParams(query)}`);

describe('the service’s own sign-in page', () => {
  it('loads the address at which the service completes the sign-in of an application', async () => {
    const server = startServer();
    server.remember('ada@acme.test');
    const page = loginPage({ redirectUrl: INTERACTION });
    await openApp({ server, page, baseUrl: 'https://app.test' });
    await eventually(() => expect(page.loads).toEqual([`https://app.test${INTERACTION}`]));
  });

  it('ends a session where the application asks for a new sign-in', async () => {
    const server = startServer();
    server.remember('ada@acme.test');
    const page = loginPage({ redirectUrl: INTERACTION, prompt: 'login' });
    const { state } = await openApp({ server, page, baseUrl: 'https://app.test' });
    await eventually(() => expect(state().session.status).toBe('signedOut'));
    expect(page.loads).toEqual([]);
  });
});

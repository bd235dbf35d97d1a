import { afterEach, beforeEach, describe, expect, it, vi } from 'vitest';
import { loginFeature } from '../../../core/login/login.feature.ts';
import { readToken } from '../../../core/session/token.ts';
import { eventually } from '../../kit/eventually.ts';
import { openApp } from '../kit/open-app.ts';
import { openPage } from '../kit/page.ts';
import { ADA, ACME, ME, REFRESH, startServer, tokenOf } from '../kit/server.ts';
import { pass, startTime, stopTime } from '../kit/virtual-time.ts';

beforeEach(() => stopTime());
afterEach(() => startTime());

const remembered = () => {
  const server = startServer();
  server.remember('ada@acme.test');
  return server;
};

const open = (...given: Parameters<typeof openApp>) => openApp({ server: remembered(), ...given[0] });

describe('a token', () => {
  it('is read', () =>
    expect(readToken(tokenOf({ sub: 'u', name: 'Ærø' }))).toMatchObject({ value: { sub: 'u', name: 'Ærø' } }));
  for (const broken of ['', 'x', 'a.b.c', 'a.%%.c'])
    it(`fails with the protocol's text for ${JSON.stringify(broken)}`, () =>
      expect(readToken(broken)).toMatchObject({
        failure: { kind: 'malformed', message: expect.stringMatching(/^Invalid token specified/) },
      }));
});

describe('the start', () => {
  it('requests everything in parallel', async () => {
    const { app, server } = await openApp({ server: remembered(), start: false });
    const done = app.start();
    await Promise.resolve();
    await pass(0);
    const first = server.calls.slice(0, 6).map(({ url }) => new URL(url).pathname.split('/').at(-1));
    expect(first.toSorted()).toEqual(['flags', 'metadata', 'public', 'public', 'public', 'refresh']);
    await done;
  });

  it('restores the user of the cookie', async () => {
    const { state, app, facts } = await open();
    expect(state().session).toMatchObject({
      status: 'signedIn',
      user: { email: 'ada@acme.test', name: 'Ada Lovelace' },
    });
    expect(state().app).toEqual({ name: 'default', loading: false });
    expect(facts[0]).toEqual({ type: 'session.started', userId: ADA, tenantId: ACME, restored: true });
    expect(app.getAccessToken()).toBe(
      state().session.status === 'signedIn' ? (state().session as never)['user']['accessToken'] : '',
    );
  });

  it('of another site’s service explains that a reload signs out, after the sign-in', async () => {
    const { app, page, server } = await openApp({ page: openPage('https://app.example.org/') });
    const advice = () => page.words.filter((line) => line.startsWith('advice: '));
    expect(advice()).toEqual([]);
    const login = app.use(loginFeature);
    await login.submitIdentifier({ email: 'ada@acme.test' });
    await login.submitPassword({ password: server.password });
    expect(advice()).toEqual([expect.stringMatching(/is another site than https:\/\/app\.example\.org/)]);
  });

  it('starts signed out without a cookie, and reports no ended session', async () => {
    const { state, facts, app, server } = await openApp();
    await app.ready();
    expect(state().session).toEqual({ status: 'signedOut' });
    expect(facts).toEqual([]);
    expect(server.count('/refresh')).toBe(1);
  });

  it("loads vendor, flags and metadata, overridden by the host's", async () => {
    const { state } = await open({ metadata: { theme: 'dark' } });
    expect(state().vendor).toMatchObject({
      loading: false,
      config: { allowSignups: true },
      publicInfo: { name: 'Tasklane' },
    });
    expect(state().metadata).toEqual({ theme: 'dark' });
  });

  it('works without vendor, flags and metadata, and logs', async () => {
    const server = remembered();
    for (const key of ['GET /flags', 'GET /vendors/public'])
      server.fault(key, { status: 500, body: { errors: ['broken'] } });
    server.foreignOnce('GET /metadata', { body: { rows: [] } });
    const { state, page } = await open({ server });
    expect(state().session.status).toBe('signedIn');
    expect(state().vendor).toMatchObject({
      loading: false,
      failure: { kind: 'serverError' },
      config: { allowSignups: true },
    });
    expect(page.words.join('\n')).toContain('Failed to load flags: broken');
    expect(page.words.join('\n')).toContain('Failed to load metadata: metadata not found');
  });

  it('tries three times to reach the server, then shows signed out and keeps trying', async () => {
    const server = remembered();
    server.fault(REFRESH, 'offline', { status: 502 }, 'offline');
    const { app, state, page } = await openApp({ server, start: false });
    void app.start();
    await pass(999);
    expect(server.count('/refresh')).toBe(1);
    await pass(2001);
    expect(state().session.status).toBe('signedOut');
    page.awake();
    await pass(0);
    expect(state().session.status).toBe('signedIn');
  });

  it('loads the authorization only under its flag', async () => {
    const server = remembered();
    await open({ server });
    expect(server.count('/authorization')).toBe(0);
    server.configure({ flags: { admin_portal_should_load_authorization: 'on' } });
    const { state } = await open({ server });
    expect(state().session).toMatchObject({ user: { roles: [{ key: 'Admin' }] } });
    expect(server.count('/authorization')).toBe(1);
  });
});

describe('a session', () => {
  it("is refreshed at 0.8 of the token's lifetime", async () => {
    const { server, app, facts } = await open();
    const first = app.getAccessToken();
    await pass(239_999);
    expect(server.count('/refresh')).toBe(1);
    await pass(1);
    expect(server.count('/refresh')).toBe(2);
    expect(app.getAccessToken()).not.toBe(first);
    expect(facts.at(-1)?.type).toBe('session.refreshed');
    await pass(240_000);
    expect(server.count('/refresh')).toBe(3);
  });

  it('is refreshed on wake-up only if due', async () => {
    const { server, page } = await open();
    page.awake();
    await pass(0);
    expect(server.count('/refresh')).toBe(1);
    // the page slept: no timer ran, but time has passed
    vi.setSystemTime(Date.now() + 240_000);
    page.awake();
    await pass(0);
    expect(server.count('/refresh')).toBe(2);
  });

  it('is refreshed when the page returns from the back-forward cache', async () => {
    const { server, page, state } = await open();
    server.remember(undefined);
    page.awake(true);
    await pass(0);
    expect(state().session.status).toBe('signedOut');
  });

  it('ends where the server refuses to refresh it', async () => {
    const { server, state, app, facts } = await open();
    server.remember(undefined);
    await pass(240_000);
    expect(state().session).toEqual({ status: 'signedOut' });
    expect(app.getAccessToken()).toBeUndefined();
    expect(facts.at(-1)).toEqual({ type: 'session.ended' });
  });

  it('survives an unreachable server, with retries after 1, 2, 4 … up to 30 s', async () => {
    const { server, state } = await open();
    server.fault(REFRESH, ...Array.from({ length: 8 }, () => 'offline' as const));
    await pass(240_000);
    for (const [index, wait] of [1000, 2000, 4000, 8000, 16_000, 30_000, 30_000].entries()) {
      await pass(wait - 1);
      expect(server.count('/refresh')).toBe(2 + index);
      await pass(1);
      expect(server.count('/refresh')).toBe(3 + index);
    }
    expect(state().session.status).toBe('signedIn');
    await pass(30_000 + 239_000);
    expect(server.count('/refresh')).toBe(10);
  });

  it('keeps the user when only the profile fails to load', async () => {
    const { server, state, app } = await open();
    const first = app.getAccessToken();
    server.fault(ME, 'offline', 'offline', 'offline');
    await pass(245_000);
    expect(state().session).toMatchObject({ status: 'signedIn', user: { name: 'Ada Lovelace' } });
    expect(app.getAccessToken()).not.toBe(first);
  });

  it("ends at the token's expiry without keepSessionAlive", async () => {
    const { server, state } = await open({ authOptions: { keepSessionAlive: false } });
    await pass(299_999);
    expect(state().session.status).toBe('signedIn');
    await pass(1);
    expect(state().session.status).toBe('signedOut');
    expect([server.count('/refresh'), server.count('/logout')]).toEqual([1, 1]);
  });

  it('is refreshed once for many calls refused at the same time', async () => {
    const { app, server } = await open();
    const refused = { status: 401, body: { errors: ['Unauthorized'] } };
    server.foreignOnce('GET /flags', refused, refused, refused);
    const { flags } = await import('../../../core/contract/flags.ts');
    const results = await Promise.all([1, 2, 3].map(() => app.client.call(flags.read, {})));
    expect(results.every(({ ok }) => ok)).toBe(true);
    expect(server.count('/refresh')).toBe(2);
  });

  it('ends when a call and its refresh are refused', async () => {
    const { app, server, state } = await open();
    server.remember(undefined);
    server.foreignOnce('GET /flags', { status: 401, body: { errors: ['Unauthorized'] } });
    const { flags } = await import('../../../core/contract/flags.ts');
    expect(await app.client.call(flags.read, {})).toMatchObject({ failure: { kind: 'unauthorized' } });
    expect(state().session.status).toBe('signedOut');
  });
});

describe('signing out', () => {
  it('calls the server, then clears the session', async () => {
    const { app, server, state, facts } = await open();
    await app.logout();
    expect(server.calls.at(-1)).toMatchObject({
      method: 'POST',
      headers: { Authorization: expect.stringContaining('Bearer ') },
    });
    expect(state().session).toEqual({ status: 'signedOut' });
    expect(facts.at(-1)).toEqual({ type: 'session.ended' });
    await pass(600_000);
    expect(server.count('/refresh')).toBe(1);
  });

  for (const [by, leave] of [
    ['the call', ({ app }: Awaited<ReturnType<typeof open>>) => void app.logout()],
    ['the route', ({ page }: Awaited<ReturnType<typeof open>>) => page.visit('/account/logout')],
  ] as const)
    it(`by ${by} leads on to the provider of single sign-on, once the session here has ended`, async () => {
      const opened = await open();
      const { server, state, page } = opened;
      const body = { providerLogoutUrl: 'https://app.test/frontegg/auth/sso/logout?flow=x' };
      server.foreignOnce('POST /identity/resources/auth/v1/logout', { body });
      leave(opened);
      await eventually(() => expect(page.loads).toEqual([body.providerLogoutUrl]));
      expect(state().session.status).toBe('signedOut');
    });

  it("ignores the server's errors", async () => {
    const { app, server, state } = await open();
    server.fault('POST /identity/resources/auth/v1/logout', 'offline');
    await app.logout();
    expect(state().session.status).toBe('signedOut');
  });

  it('wins over a pending refresh', async () => {
    const { app, state } = await open();
    await pass(239_999);
    vi.advanceTimersByTime(1);
    await app.logout();
    await pass(10_000);
    expect(state().session.status).toBe('signedOut');
  });

  it('wins over a refresh whose profile is still loading', async () => {
    const { app, server, state } = await open();
    const profile = server.hold(ME);
    await pass(241_000);
    expect(server.count('/refresh')).toBe(2);
    await app.logout();
    profile.letGo();
    await pass(10_000);
    expect(state().session.status).toBe('signedOut');
  });

  for (const path of ['/account/logout', '/logout'])
    it(`happens at ${path}, and the login route follows`, async () => {
      const { server, state, page } = await open({ page: openPage(`https://app.test${path}`) });
      await pass(0);
      expect(state().session.status).toBe('signedOut');
      expect(server.count('/logout')).toBe(1);
      expect(page.entries()).toEqual(['/account/login']);
    });
});

describe('a login', () => {
  it('wins over a refresh that began before it', async () => {
    const { app, server, state } = await openApp({ start: false });
    const login = app.use(loginFeature);
    const refused = new Promise<{ status: number }>((resolve) => setTimeout(() => resolve({ status: 401 }), 1000));
    server.foreignOnce(REFRESH, refused);
    void app.start();
    await login.submitIdentifier({ email: 'ada@acme.test' });
    await login.submitPassword({ password: server.password });
    await pass(2000);
    expect(server.count('/refresh')).toBe(1);
    expect(state().session.status).toBe('signedIn');
  });
});

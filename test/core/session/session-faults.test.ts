import { afterEach, beforeEach, describe, expect, it, vi } from 'vitest';
import { DEFAULT_CONFIG } from '../../../demo/server/vendor/config.ts';
import { loginFeature } from '../../../core/login/login.feature.ts';
import { RENEWAL_MS } from '../../../core/session/requests.ts';
import { openApp } from '../kit/open-app.ts';
import { lineOf, openPage } from '../kit/page.ts';
import { type Fault, type ForeignReply, ADA, ACME, ME, REFRESH, startServer, changed } from '../kit/server.ts';
import { eventually } from '../../kit/eventually.ts';
import { pass, startTime, stopTime } from '../kit/virtual-time.ts';

beforeEach(() => stopTime());
afterEach(() => startTime());

const HOUR = 3_600_000;
const LOGOUT = 'POST /identity/resources/auth/v1/logout';
const TENANTS = 'GET /identity/resources/users/v3/me/tenants';

const signedIn = async (...[given = {}]: Parameters<typeof openApp>) => {
  const server = startServer();
  server.remember('ada@acme.test');
  return openApp({ server, page: openPage('https://app.test/'), ...given });
};

describe('a refresh that meets', () => {
  const passing: [what: string, fault: Fault][] = [
    ['no network', 'offline'],
    ...([408, 410, 425, 429, 500, 502, 503, 504] as const).map((status): [string, Fault] => [
      `a ${status}`,
      { status },
    ]),
    [
      'the page of a network that wants a sign-in of its own',
      { status: 200, body: '<!doctype html><h1>Free WiFi</h1>' },
    ],
    ['an answer that says nothing', { status: 200, body: {} }],
  ];
  for (const [what, fault] of passing)
    it(`${what} is retried, and the session stays`, async () => {
      const { server, state, facts, app } = await signedIn();
      const token = app.getAccessToken();
      server.fault(REFRESH, fault);
      await pass(240_000);
      expect(state().session.status).toBe('signedIn');
      expect(app.getAccessToken()).toBe(token);
      await pass(1000);
      expect(server.count('/refresh')).toBe(3);
      expect(app.getAccessToken()).not.toBe(token);
      expect(facts.map(({ type }) => type)).toEqual(['session.started', 'session.refreshed']);
    });

  const final: [what: string, answer: ForeignReply][] = [
    ['a 401', { status: 401, body: { errors: ['The session has ended'], errorCode: 'sessionEnded' } }],
    ['a 403', { status: 403, body: { errors: ['Forbidden'] } }],
    ['a malformed token', { body: { accessToken: 'x', expiresIn: 300 } }],
  ];
  for (const [what, answer] of final)
    it(`${what} ends the session`, async () => {
      const { server, state, facts, app } = await signedIn();
      server.foreignOnce(REFRESH, answer);
      await pass(240_000);
      expect(state().session).toEqual({ status: 'signedOut' });
      expect(app.getAccessToken()).toBeUndefined();
      expect(facts.at(-1)).toEqual({ type: 'session.ended' });
      await pass(HOUR);
      expect(server.count('/refresh')).toBe(2);
    });

  it("no answer times out before the server's grace period ends", () =>
    expect(RENEWAL_MS).toBeLessThan(DEFAULT_CONFIG.sessions.refreshGraceMs));

  it('no answer is retried', async () => {
    const { server, state } = await signedIn();
    const late = new AbortController();
    vi.spyOn(AbortSignal, 'timeout').mockImplementation(() => late.signal);
    server.fault(REFRESH, new Promise<never>(() => undefined));
    await pass(240_000);
    vi.restoreAllMocks();
    late.abort(new DOMException('Time is up', 'TimeoutError'));
    await pass(1000);
    expect(server.count('/refresh')).toBe(3);
    expect(state().session.status).toBe('signedIn');
  });
});

describe('a refresh that the host asks for', () => {
  it('gives the new token, by one request for all who ask at once', async () => {
    const { server, app } = await signedIn();
    const before = app.getAccessToken();
    const [one, other] = await Promise.all([app.refreshToken(), app.refreshToken()]);
    expect([one, other]).toEqual([app.getAccessToken(), app.getAccessToken()]);
    expect(one).not.toBe(before);
    expect(server.count('/refresh')).toBe(2);
  });

  it('gives none where the service does not answer, or has ended the session', async () => {
    const { server, app, state } = await signedIn();
    server.fault(REFRESH, 'offline');
    server.foreignOnce(REFRESH, { status: 401, body: { errors: ['The session has ended'] } });
    expect([await app.refreshToken(), state().session.status]).toEqual([undefined, 'signedIn']);
    expect([await app.refreshToken(), state().session.status]).toEqual([undefined, 'signedOut']);
  });
});

describe("a session's time", () => {
  const clocks: [what: string, ms: number][] = [
    ['set back an hour', -HOUR],
    ['set back a year', -365 * 24 * HOUR],
    ['set forward a minute', 60_000],
  ];
  for (const [what, ms] of clocks)
    it(`is not extended by a wall clock that was ${what}`, async () => {
      const { server } = await signedIn();
      vi.setSystemTime(Date.now() + ms);
      await pass(240_000);
      expect(server.count('/refresh')).toBe(2);
      vi.setSystemTime(Date.now() - ms);
      await pass(240_000);
      expect(server.count('/refresh')).toBe(3);
    });

  it('ignores the server’s expiry time, as clocks may differ', async () => {
    vi.setSystemTime('2041-01-01');
    const { server, state } = await signedIn();
    await pass(239_999);
    expect([server.count('/refresh'), state().session.status]).toEqual([1, 'signedIn']);
  });

  it('counts from the answer, however long the profile took', async () => {
    const server = startServer();
    server.remember('ada@acme.test');
    server.fault(ME, 'offline', 'offline');
    const { app, state } = await openApp({ server, start: false });
    void app.start();
    await pass(4000);
    expect(state().session.status).toBe('signedIn');
    await pass(235_999);
    expect(server.count('/refresh')).toBe(1);
    await pass(1);
    expect(server.count('/refresh')).toBe(2);
  });

  for (const expiresIn of [undefined, 0, -5, 'soon'])
    it(`is 300 s where the server says ${String(expiresIn)}`, async () => {
      const server = startServer();
      server.remember('ada@acme.test');
      server.foreign[REFRESH] = async (_, real) => changed(await real(), { expiresIn });
      await openApp({ server });
      await pass(239_999);
      expect(server.count('/refresh')).toBe(1);
      await pass(1);
      expect(server.count('/refresh')).toBe(2);
    });
});

describe('the profile', () => {
  it('is requested three times, two seconds apart', async () => {
    const server = startServer();
    const { app, state } = await openApp({ server });
    const login = app.use(loginFeature);
    await login.submitIdentifier({ email: 'ada@acme.test' });
    server.fault(ME, 'offline', { status: 503 });
    const submitted = login.submitPassword({ password: server.password });
    for (const [ms, asked] of [
      [0, 1],
      [1999, 1],
      [1, 2],
      [1999, 2],
      [1, 3],
    ] as const) {
      await pass(ms);
      expect(server.count('/v2/me')).toBe(asked);
    }
    await submitted;
    expect(state().session.status).toBe('signedIn');
  });

  it('is given up after the third attempt, and the user stays signed out', async () => {
    const server = startServer();
    const { app, state } = await openApp({ server });
    const login = app.use(loginFeature);
    await login.submitIdentifier({ email: 'ada@acme.test' });
    server.fault(ME, 'offline', 'offline', 'offline');
    const submitted = login.submitPassword({ password: server.password });
    await pass(4000);
    await submitted;
    expect(server.count('/v2/me')).toBe(3);
    expect([state().session.status, state().login?.failure?.kind]).toEqual(['signedOut', 'offline']);
  });

  it('that is refused is not requested again', async () => {
    const server = startServer();
    server.remember('ada@acme.test');
    server.foreignOnce(ME, { status: 403, body: { errors: ['Forbidden'] } });
    const { state } = await openApp({ server });
    expect([server.count('/v2/me'), state().session.status]).toEqual([1, 'signedOut']);
  });

  it('keeps the previous tenants where they fail to load', async () => {
    const { server, state } = await signedIn();
    server.fault(TENANTS, { status: 500 });
    await pass(240_000);
    expect(state().session).toMatchObject({
      tenants: [{ name: 'Company at acme.test' }],
      activeTenant: { name: 'Company at acme.test' },
    });
  });
});

describe('a wake-up', () => {
  it('by the online event refreshes at once where the server was unreachable', async () => {
    const { server, page, state } = await signedIn();
    server.fault(REFRESH, 'offline', 'offline', 'offline', 'offline');
    await pass(247_000);
    expect(server.count('/refresh')).toBe(5);
    page.awake();
    await pass(0);
    expect([server.count('/refresh'), state().session.status]).toEqual([6, 'signedIn']);
  });

  it('by the online event does nothing otherwise', async () => {
    const { server, page } = await signedIn();
    page.awake();
    await pass(0);
    expect(server.count('/refresh')).toBe(1);
  });

  it('from a long sleep refreshes at once', async () => {
    const { server, page } = await signedIn();
    vi.setSystemTime(Date.now() + 8 * HOUR);
    page.awake();
    await pass(0);
    expect(server.count('/refresh')).toBe(2);
  });

  it('from a long sleep ends the session at once without keepSessionAlive', async () => {
    const { page, state } = await signedIn({ authOptions: { keepSessionAlive: false } });
    vi.setSystemTime(Date.now() + 8 * HOUR);
    page.awake();
    await pass(0);
    expect(state().session.status).toBe('signedOut');
  });

  it('by another tab’s success retries', async () => {
    const { server, app, state } = await signedIn();
    server.fault(REFRESH, 'offline', 'offline', 'offline', 'offline');
    await pass(247_000);
    startTime();
    const line = new BroadcastChannel(lineOf(`fe:${app.options.baseUrl}`));
    // oxlint-disable-next-line unicorn/require-post-message-target-origin -- a channel has none
    line.postMessage({ type: 'session.refreshed', userId: ADA, tenantId: ACME });
    await eventually(() => expect(server.count('/refresh')).toBe(6));
    expect(state().session.status).toBe('signedIn');
    line.close();
  });
});

describe('signing out while the server is unreachable', () => {
  it('takes effect at once, and the server call is sent once it is back', async () => {
    const { app, server, state, page } = await signedIn();
    server.fault(LOGOUT, 'offline');
    await app.logout();
    expect(state().session.status).toBe('signedOut');
    expect(server.count('/logout')).toBe(1);
    page.awake();
    await pass(0);
    expect([server.count('/logout'), server.count('/refresh')]).toEqual([2, 1]);
    expect(state().session.status).toBe('signedOut');
    await pass(HOUR);
    expect(server.count('/logout')).toBe(2);
  });

  it('is not undone by a reload', async () => {
    const { app, server, page } = await signedIn();
    server.fault(LOGOUT, 'offline');
    await app.logout();
    app.destroy();
    const baseUrl = String(app.options.baseUrl);
    const again = await openApp({ server, baseUrl, page: openPage('https://app.test/', page.local) });
    expect(again.state().session.status).toBe('signedOut');
    expect([server.count('/logout'), server.count('/refresh')]).toEqual([2, 1]);
  });

  it('is dropped by a new sign-in', async () => {
    const { app, server, state } = await signedIn();
    server.fault(LOGOUT, 'offline');
    await app.logout();
    const login = app.use(loginFeature);
    await login.submitIdentifier({ email: 'ada@acme.test' });
    await login.submitPassword({ password: server.password });
    await pass(240_000);
    expect([server.count('/logout'), state().session.status]).toEqual([1, 'signedIn']);
  });
});

describe('a sign-out', () => {
  it('calls back when done, and ignores an argument that is no function', async () => {
    const { app, state } = await signedIn();
    const callback = vi.fn(() => state().session.status);
    await app.logout(callback);
    expect(callback).toHaveReturnedWith('signedOut');
    // as a button's handler gets it
    await app.logout(new Event('click') as never);
  });

  it('that is silent calls back after 500 ms, or the given delay', async () => {
    const { app, state } = await signedIn();
    const [callback, later] = [vi.fn(), vi.fn()];
    void app.silentLogout(callback);
    void app.silentLogout(later, 2000);
    await pass(499);
    expect([state().session.status, callback.mock.calls.length]).toEqual(['signedOut', 0]);
    await pass(1);
    expect([callback.mock.calls.length, later.mock.calls.length]).toEqual([1, 0]);
    await pass(1500);
    expect(later).toHaveBeenCalledTimes(1);
  });
});

it('a refused sign-in ends the session that was there', async () => {
  const { app, state } = await signedIn();
  const login = app.use(loginFeature);
  await login.submitIdentifier({ email: 'ada@acme.test' });
  await login.submitPassword({ password: 'x' });
  expect(state().session.status).toBe('signedOut');
});

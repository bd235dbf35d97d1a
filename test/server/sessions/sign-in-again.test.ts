import { afterAll, beforeAll, beforeEach, describe, expect, it } from 'vitest';
import { auth } from '../../../core/contract/auth.ts';
import { impersonation } from '../../../core/contract/impersonation.ts';
import { sessions } from '../../../core/contract/sessions.ts';
import { users } from '../../../core/contract/users.ts';
import { sessionIdOf } from '../../../demo/server/sign-in/refresh-token.ts';
import { areas } from '../../../demo/server/routes.ts';
import { DEFAULT_CONFIG } from '../../../demo/server/vendor/config.ts';
import type { Browser } from '../../kit/browser.ts';
import { openCompany, PASSWORD } from '../../kit/company.ts';
import { enter } from '../../kit/enter.ts';
import { ROOMY_LIMITS } from '../../kit/roomy-limits.ts';
import { openTestServer, type TestServer } from '../../kit/server.ts';
import { MATRIX } from '../../kit/authority/matrix.ts';
import { openWorld, type World } from '../../kit/authority/world.ts';
import { ACTS } from '../../kit/audit/acts.ts';

const SECOND = 1000;
const DAY = 86_400 * SECOND;

const allowance = (times: number) => ({ times, seconds: 3600 });

const succeed = async (limits: TestServer, emails: string[]) => {
  const statuses: number[] = [];
  for (const email of emails) statuses.push((await limits.browser().signIn(email)).status);
  return statuses;
};

describe('signing in', () => {
  let server: TestServer;
  let [ada, bo] = ['', ''];
  let companies = 0;
  beforeAll(async () => {
    server = (await openTestServer()).configured({ limits: ROOMY_LIMITS });
  });
  afterAll(() => server.close());
  beforeEach(async () => {
    const domain = `again${(companies += 1)}.test`;
    await openCompany(server.store, server.acme.roleIds, domain);
    [ada, bo] = [`ada@${domain}`, `bo@${domain}`];
  });

  const sessionOf = async ({ cookie }: Pick<Browser, 'cookie'>) =>
    server.store.sessions.get(sessionIdOf(cookie ?? '') as never); // branded where it was made
  const signedIn = async (email = bo) => {
    const browser = server.browser();
    await browser.signIn(email);
    return browser;
  };
  const at = (browser: Pick<Browser, 'cookie' | 'device' | 'token'>) =>
    Object.assign(server.browser(), { cookie: browser.cookie, device: browser.device, token: browser.token });

  it('again in the same browser ends the session it replaces, and is audited', async () => {
    const browser = await signedIn();
    const old = at(browser);
    await browser.signIn(bo);
    expect(browser.cookie).not.toBe(old.cookie);
    expect((await sessionOf(old))?.endedAt).not.toBeNull();
    expect([(await old.call(users.me)).errorCode, (await browser.call(users.me)).status]).toEqual([
      'sessionEnded',
      200,
    ]);
    expect((await browser.call(sessions.list)).value.length).toBe(1);
    const audits = await server.store.audits.find({ where: { email: bo } });
    expect(audits.map(({ action }) => action)).toContain('Session replaced');
  });

  it('with another account ends the session that was there before', async () => {
    const browser = await signedIn(ada);
    const old = at(browser);
    await browser.signIn(bo);
    expect((await old.call(users.me)).errorCode).toBe('sessionEnded');
    const audits = await server.store.audits.find({ where: { email: ada } });
    expect(audits.map(({ action }) => action)).toContain('Session replaced');
  });

  it('leaves alone a session known by id only, and those of other browsers', async () => {
    const [victim, other] = [await signedIn(), await signedIn()];
    const id = sessionIdOf(victim.cookie ?? '');
    for (const cookie of [id, `${id}.${'A'.repeat(43)}.${'A'.repeat(22)}`, 'none', undefined]) {
      const browser = Object.assign(server.browser(), { cookie });
      await browser.signIn(ada);
    }
    expect([(await victim.refresh()).status, (await other.refresh()).status]).toEqual([200, 200]);
  });

  it('with a wrong password ends nothing', async () => {
    const browser = await signedIn();
    await browser.call(auth.login, { body: { email: bo, password: `${PASSWORD}?` } });
    expect((await browser.refresh()).status).toBe(200);
  });

  it('ends an impersonation and the impersonator’s own session', async () => {
    const [user] = await server.store.users.find({ where: { email: bo } });
    const [place] = await server.store.memberships.find({ where: { userId: user?.id ?? ('' as never) } });
    const support = server.acme.roleIds['Support'];
    const [sue] = await server.store.users.find({ where: { email: ada } });
    if (!user || !place || !support || !sue) throw new Error('The fixture is incomplete');
    await server.store.transaction((rows) => rows.memberships.update({ userId: sue.id }, { roleIds: [support] }));
    await server.store.transaction((rows) => rows.memberships.update({ id: place.id }, { roleIds: [] }));
    const browser = await signedIn(ada);
    const own = at(browser);
    const begun = await browser.call(impersonation.begin, { body: { impersonatedUserId: user.id } });
    const acting = at(Object.assign(browser, { token: begun.value.accessToken }));
    await browser.signIn(bo);
    expect(browser.actor).toBeUndefined();
    expect([(await acting.call(users.me)).errorCode, (await own.call(users.me)).errorCode]).toEqual([
      'sessionEnded',
      'sessionEnded',
    ]);
  });

  it('keeps the new cookie when another tab’s refresh with the old one comes late', async () => {
    const browser = await signedIn();
    const tab = at(browser);
    await browser.signIn(bo);
    const { status, headers } = await tab.refresh();
    expect([status, headers.getSetCookie()]).toEqual([401, []]);
    server.clock.pass(11 * SECOND);
    const late = at(tab);
    expect((await late.refresh()).headers.getSetCookie()).not.toEqual([]);
  });

  it('lasts 30 days by default, however busy, unless the operator changes or disables it', async () => {
    expect(DEFAULT_CONFIG.sessions.absoluteSeconds).toBe(30 * 86_400);
    const browser = await enter(server, bo);
    const endless = server.configured({ sessions: { ...DEFAULT_CONFIG.sessions, absoluteSeconds: null } });
    const other = Object.assign(endless.browser(), await enter(endless, bo));
    const faithful = Object.assign(endless.browser(), { cookie: other.cookie });
    for (let day = 0; day < 29; day += 1) {
      server.clock.pass(DAY);
      expect([(await browser.refresh()).status, (await faithful.refresh()).status]).toEqual([200, 200]);
    }
    server.clock.pass(DAY);
    expect([(await browser.refresh()).errorCode, (await faithful.refresh()).status]).toEqual(['sessionEnded', 200]);
  });

  it('gives a person 50 sessions at once by default, and ends the oldest', async () => {
    expect(DEFAULT_CONFIG.sessions.maxSessions).toBe(50);
    const browsers: Browser[] = [];
    for (let count = 0; count < 51; count += 1) {
      browsers.push(await enter(server, bo));
      server.clock.pass(SECOND);
    }
    expect((await browsers.at(-1)?.call(sessions.list))?.value.length).toBe(50);
    const ends = await Promise.all([browsers[0], browsers[1]].map(async (one) => (await one?.refresh())?.status));
    expect(ends).toEqual([401, 200]);
  });

  it('enforces the cap for concurrent sign-ins too, without ending too many', async () => {
    const few = server.configured({ sessions: { ...DEFAULT_CONFIG.sessions, maxSessions: 3 } });
    const browsers = await Promise.all(Array.from({ length: 8 }, () => enter(few, bo)));
    const statuses = await Promise.all(browsers.map(async (one) => (await one.refresh()).status));
    expect(statuses.filter((status) => status === 200).length).toBe(3);
  });

  it('is limited per IP address and per account', async () => {
    const strict = (perAddress: number, perAccount: number) =>
      server.configured({
        limits: { ...ROOMY_LIMITS, signIn: { perAddress: allowance(perAddress), perAccount: allowance(perAccount) } },
      });
    expect(await succeed(strict(1000, 3), [bo, bo, bo, bo, ada])).toEqual([200, 200, 200, 429, 200]);
    server.clock.pass(3600 * SECOND);
    const [one, other] = [bo, ada];
    expect(await succeed(strict(3, 1000), [one, other, one, other])).toEqual([200, 200, 200, 429]);
  });
});

describe('every call that signs in', () => {
  let world: World;
  beforeAll(async () => {
    world = await openWorld();
  });
  afterAll(() => world.server.close());

  const calls = Object.entries(areas).flatMap(([area, routes]) =>
    routes.map(({ name, endpoint }) => [`${area}.${name}`, endpoint] as const),
  );
  const signIns = calls.filter(([name]) => Object(ACTS[name]).action === 'Signed in');

  it('is among those that are tried', () => expect(signIns.length).toBeGreaterThanOrEqual(9));

  for (const [name, endpoint] of signIns)
    it(`replaces the session that the browser had before: ${name}`, async () => {
      const before = await world.browserOf('administrator');
      const act = Object(ACTS[name]) as { input?: (world: World) => object };
      const input = await (act.input ?? MATRIX[name]?.input)?.(world);
      const browser = Object.assign(world.server.browser(), { cookie: before.cookie });
      // an answer of any call
      expect((await browser.call(endpoint as typeof auth.login, input as never)).status).toBe(200);
      expect(browser.cookie).not.toBe(before.cookie);
      expect((await before.call(users.me)).errorCode).toBe('sessionEnded');
    });
});

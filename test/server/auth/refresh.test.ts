import { afterAll, beforeAll, describe, expect, it } from 'vitest';
import { auth } from '../../../core/contract/auth.ts';
import type { TenantId } from '../../../core/contract/entities/ids.ts';
import { users } from '../../../core/contract/users.ts';
import { sessionIdOf } from '../../../demo/server/sign-in/refresh-token.ts';
import { createStamper } from '../../../demo/server/keys/stamper.ts';
import type { Browser } from '../../kit/browser.ts';
import { aMembership, anId, aTrustedBrowser } from '../../kit/rows.ts';
import { openCompany } from '../../kit/company.ts';
import { openTestServer, TEST_SECRET, type TestServer } from '../../kit/server.ts';

const SECOND = 1000;
const DAY = 86_400 * SECOND;

describe('renewing a session', () => {
  let server: TestServer;
  beforeAll(async () => {
    server = await openTestServer();
  });
  afterAll(() => server.close());

  const signedIn = async (email = 'ada@acme.test') => {
    const browser = server.browser();
    await browser.signIn(email);
    return browser;
  };
  /** A second browser with what the first one's cookie was. */
  const withCookie = (cookie: string | undefined) => Object.assign(server.browser(), { cookie });
  /** Another tab of a browser, as it stands now. */
  const tabOf = ({ cookie, device }: Browser, at = server) => Object.assign(at.browser(), { cookie, device });

  it('answers with a new access token and replaces the refresh token', async () => {
    const browser = await signedIn();
    const [token, cookie] = [browser.token, browser.cookie];
    server.clock.pass(SECOND);
    expect((await browser.refresh()).status).toBe(200);
    expect(browser.token).not.toBe(token);
    expect(browser.cookie).not.toBe(cookie);
    expect((await browser.call(users.me)).status).toBe(200);
  });

  it('works after the clock was set back, and still detects a stolen token', async () => {
    const browser = await signedIn();
    const stolen = browser.cookie;
    await browser.refresh();
    const before = browser.cookie;
    server.clock.pass(-3 * 3600 * SECOND);
    expect((await browser.refresh()).status).toBe(200);
    expect(browser.cookie).not.toBe(before);
    expect((await withCookie(stolen).refresh()).status).toBe(401);
    server.clock.pass(3 * 3600 * SECOND);
  });

  it('works any number of times, each with the newest token', async () => {
    const browser = await signedIn();
    const seen = new Set([browser.cookie]);
    for (let round = 0; round < 4; round += 1) {
      server.clock.pass(60 * SECOND);
      expect((await browser.refresh()).status).toBe(200);
      seen.add(browser.cookie);
    }
    expect(seen.size).toBe(5);
  });

  it('answers the previous token with the same successor within 10 seconds', async () => {
    const browser = await signedIn();
    const late = tabOf(browser);
    await browser.refresh();
    server.clock.pass(10 * SECOND);
    expect((await late.refresh()).status).toBe(200);
    expect(late.cookie).toBe(browser.cookie);
  });

  it('gives concurrent tabs the same successor', async () => {
    const browser = await signedIn();
    const tabs = [1, 2, 3, 4].map(() => tabOf(browser));
    const answers = await Promise.all(tabs.map((tab) => tab.refresh()));
    expect(answers.map(({ status }) => status)).toEqual([200, 200, 200, 200]);
    expect(new Set(tabs.map(({ cookie }) => cookie)).size).toBe(1);
    expect((await Object.assign(tabOf(browser), { cookie: tabs[0]?.cookie }).refresh()).status).toBe(200);
  });

  it('rotates once within 10 seconds, so that a delayed request is never two tokens old', async () => {
    const first = await signedIn();
    const lingering = tabOf(first);
    await first.refresh();
    const next = tabOf(first);
    expect((await next.refresh()).status).toBe(200);
    expect(next.cookie).toBe(first.cookie);
    expect((await lingering.refresh()).status).toBe(200);
    expect(lingering.cookie).toBe(first.cookie);
    server.clock.pass(10 * SECOND + 1);
    await next.refresh();
    expect(next.cookie).not.toBe(first.cookie);
  });

  const thefts: [what: string, passedMs: number, rotations: number][] = [
    ['the token before, after the grace', 10 * SECOND + 1, 1],
    ['a token from two renewals ago, even at once', 0, 2],
  ];
  for (const [what, passedMs, rotations] of thefts)
    it(`ends the session in every browser when it receives ${what}, and mails its owner`, async () => {
      const browser = await signedIn();
      const told = (await server.mailsTo('ada@acme.test')).length;
      const stolen = browser.cookie;
      const [ada] = await server.store.users.find({ where: { email: 'ada@acme.test' } });
      const trust = aTrustedBrowser(ada && { userId: ada.id });
      await server.store.transaction((rows) => rows.trustedBrowsers.insert(trust));
      for (let round = 0; round < rotations; round += 1) {
        server.clock.pass(60 * SECOND);
        await browser.refresh();
      }
      server.clock.pass(passedMs);
      const thief = withCookie(stolen);
      const { status, errorCode } = await thief.refresh();
      expect([status, errorCode, thief.cookie]).toEqual([401, 'sessionEnded', undefined]);
      expect((await browser.call(users.me)).errorCode).toBe('sessionEnded');
      expect((await browser.refresh()).status).toBe(401);
      const session = sessionIdOf(stolen ?? '');
      const warnings = await server.store.audits.find({ where: { severity: 'Warning' } });
      expect(warnings.filter(({ details }) => details['session'] === session)).toMatchObject([
        { action: 'Session ended: reused refresh token', email: 'ada@acme.test', ip: '192.0.2.7' },
      ]);
      await thief.refresh();
      await withCookie(stolen).refresh();
      const mails = await server.mailsTo('ada@acme.test');
      expect(mails.length).toBe(told + 1);
      expect(mails[0]?.subject).toBe('You were signed out of Tasklane');
      expect(await server.store.trustedBrowsers.get(trust.id)).toBeUndefined();
    });

  const madeUp: [what: string, tokenOf: (token: string) => string][] = [
    ['its id and nothing more', (token) => sessionIdOf(token)],
    ['its id and a secret of their own', (token) => `${sessionIdOf(token)}.${'A'.repeat(43)}.${'A'.repeat(22)}`],
    ['its id and the stamp of another', (token) => token.replace(/\.[^.]+\./, `.${'A'.repeat(43)}.`)],
    ['an older token without its stamp', (token) => token.split('.').slice(0, 2).join('.')],
  ];
  for (const [what, tokenOf] of madeUp)
    it(`refuses ${what}, and the session stays`, async () => {
      const browser = await signedIn();
      const old = browser.cookie ?? '';
      for (let round = 0; round < 2; round += 1) {
        server.clock.pass(60 * SECOND);
        await browser.refresh();
      }
      expect((await withCookie(tokenOf(old)).refresh()).errorCode).toBe('sessionEnded');
      expect((await browser.refresh()).status).toBe(200);
    });

  it('works after the secret key changed, and the previous token still gives the same successor', async () => {
    const browser = await signedIn();
    const before = browser.cookie;
    const tab = tabOf(browser);
    await browser.refresh();
    const stamper = createStamper(['a newer secret key of this test', TEST_SECRET]);
    const rotated = server.configured({}, { stamper });
    const late = tabOf(tab, rotated);
    expect((await late.refresh()).status).toBe(200);
    server.clock.pass(60 * SECOND);
    expect((await late.refresh()).status).toBe(200);
    server.clock.pass(60 * SECOND);
    // signed with the key that is no longer the first
    await Object.assign(rotated.browser(), { cookie: before }).refresh();
    expect((await late.refresh()).errorCode).toBe('sessionEnded');
  });

  it('refuses a request without a cookie, and keeps a cookie that a sign-in in another tab may have set', async () => {
    const { status, errorCode, headers } = await server.browser().refresh();
    expect([status, errorCode, headers.getSetCookie()]).toEqual([401, 'sessionEnded', []]);
  });

  const strangers: [what: string, cookie: string][] = [
    ['a made-up token', 'abc'],
    ['a made-up session', `${crypto.randomUUID()}.abc`],
  ];
  for (const [what, cookie] of strangers)
    it(`refuses ${what}, and removes the cookie`, async () => {
      const { status, errorCode, headers } = await withCookie(cookie).refresh();
      expect([status, errorCode]).toEqual([401, 'sessionEnded']);
      expect(headers.getSetCookie()).toEqual(['fe-refresh=; Max-Age=0; Path=/; HttpOnly; SameSite=Lax']);
    });

  it('refuses a session idle for 30 days, and not one renewed in between', async () => {
    const endless = server.configured({ sessions: { ...server.ports.config.sessions, absoluteSeconds: null } });
    const [faithful, stranger] = [endless.browser(), endless.browser()];
    for (const browser of [faithful, stranger]) await browser.signIn('ada@acme.test');
    server.clock.pass(29 * DAY);
    expect((await faithful.refresh()).status).toBe(200);
    server.clock.pass(DAY);
    expect((await faithful.refresh()).status).toBe(200);
    expect((await stranger.refresh()).errorCode).toBe('sessionEnded');
  });

  it('shows changes to the person since', async () => {
    const browser = await signedIn('bo@acme.test');
    const { value } = await browser.refresh();
    await server.store.transaction((rows) => rows.users.update({ id: value.userId }, { name: 'Bo Renamed' }));
    await browser.refresh();
    expect((await browser.call(users.me)).value.name).toBe('Bo Renamed');
  });

  describe('for another tenant', () => {
    it('succeeds where the person belongs to it', async () => {
      const other = await openCompany(server.store, server.acme.roleIds, 'other.test');
      const browser = await signedIn('bo@acme.test');
      const { userId } = (await browser.refresh()).value;
      const place = aMembership({ userId, tenantId: other.tenantId, roleIds: [] });
      await server.store.transaction((rows) => rows.memberships.insert(place));
      const { value } = await browser.call(auth.refresh, { body: { tenantId: other.tenantId } });
      browser.token = value.accessToken;
      expect(value.tenantId).toBe(other.tenantId);
      const me = (await browser.call(users.me)).value;
      expect([me.tenantId, me.roles, me.tenantIds.length]).toEqual([other.tenantId, [], 2]);
    });

    it('is refused where they do not, and the session stays', async () => {
      const browser = await signedIn();
      const { status, errors } = await browser.call(auth.refresh, { body: { tenantId: anId<TenantId>() } });
      expect([status, errors]).toEqual([404, ['Tenant not found']]);
      expect((await browser.refresh()).status).toBe(200);
    });
  });

  it('uses the session’s tenant by default', async () => {
    const browser = await signedIn();
    const { value } = await browser.call(auth.refresh, { body: { tenantId: null } });
    expect(value.tenantId).toBe(server.acme.tenantId);
  });
});

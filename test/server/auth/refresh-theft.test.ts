import { afterAll, afterEach, beforeAll, describe, expect, it } from 'vitest';
import { users } from '../../../core/contract/users.ts';
import type { Browser } from '../../kit/browser.ts';
import { enter } from '../../kit/enter.ts';
import { openTestServer, type TestServer } from '../../kit/server.ts';

const SECOND = 1000;
const EMAIL = 'ada@acme.test';

const refreshed = async (...browsers: Browser[]) => {
  const statuses: number[] = [];
  for (const browser of browsers) statuses.push((await browser.refresh()).status);
  return statuses;
};

describe('a refresh token within its grace period', () => {
  let server: TestServer;
  beforeAll(async () => {
    server = await openTestServer();
  });
  afterAll(() => server.close());
  // no one is told of the same more than five times an hour
  afterEach(() => server.clock.pass(3600 * SECOND));

  const signedIn = async (email = EMAIL, browser = server.browser()) => {
    await browser.signIn(email);
    server.clock.pass(60 * SECOND);
    return browser;
  };
  /** Browser that holds the cookies of another, or some of them. */
  const holding = (cookies: Partial<Pick<Browser, 'cookie' | 'device'>>) => Object.assign(server.browser(), cookies);
  const tabOf = ({ cookie, device }: Browser) => holding({ cookie, device });
  const isOver = async (owner: Browser, token: string | undefined, told: number) => {
    owner.token = token;
    expect((await owner.call(users.me)).errorCode).toBe('sessionEnded');
    expect((await owner.refresh()).status).toBe(401);
    const audits = await server.store.audits.find({ where: { email: EMAIL, severity: 'Warning' } });
    expect(audits.map(({ action }) => action)).toContain('Session ended: copied refresh token');
    expect((await server.mailsTo(EMAIL)).length).toBe(told + 1);
  };
  const mails = async () => (await server.mailsTo(EMAIL)).length;

  /** How a thief shows what they copied, and what they have beside it. */
  const thieves: [who: string, device: () => Promise<string | undefined>][] = [
    ['with no mark of a browser', async () => undefined],
    ['with the mark of another browser', async () => (await signedIn('bo@acme.test')).device],
    ['with a mark that they made up', async () => `${'A'.repeat(22)}.${'A'.repeat(22)}.${'A'.repeat(22)}`],
  ];
  for (const [who, device] of thieves) {
    it(`ends the session where a thief presents the previous token ${who}`, async () => {
      const owner = await signedIn();
      const thief = holding({ cookie: owner.cookie, device: await device() });
      const [{ token }, told] = [owner, await mails()];
      expect(await refreshed(owner, thief)).toEqual([200, 401]);
      await isOver(owner, token, told);
    });

    it(`ends the session where a thief presents the newest token ${who}`, async () => {
      const owner = await signedIn();
      const thief = holding({ device: await device() });
      const told = await mails();
      await owner.refresh();
      const { token } = owner;
      thief.cookie = owner.cookie;
      expect(await refreshed(thief)).toEqual([401]);
      await isOver(owner, token, told);
    });

    it(`ends the session where a thief was faster than its owner ${who}`, async () => {
      const owner = await signedIn();
      const thief = holding({ cookie: owner.cookie, device: await device() });
      const [{ token }, told] = [owner, await mails()];
      expect(await refreshed(thief, owner)).toEqual([200, 401]);
      await isOver(owner, token, told);
    });

    it(`ends the session where a thief refreshes at the same moment ${who}`, async () => {
      const owner = await signedIn();
      const thief = holding({ cookie: owner.cookie, device: await device() });
      const answers = await Promise.all([owner.refresh(), thief.refresh()]);
      expect(answers.map(({ status }) => status).toSorted()).toEqual([200, 401]);
      expect(await refreshed(owner, thief)).toEqual([401, 401]);
    });
  }

  it('is accepted from every tab of its browser, however many refresh at once', async () => {
    const owner = await signedIn();
    const tabs = [1, 2, 3, 4].map(() => tabOf(owner));
    const answers = await Promise.all(tabs.map((tab) => tab.refresh()));
    expect(answers.map(({ status }) => status)).toEqual([200, 200, 200, 200]);
    expect(await refreshed(...tabs, ...tabs)).toEqual(Array.from({ length: 8 }, () => 200));
  });

  it('is accepted after another account signed in with the same browser mark', async () => {
    const owner = await signedIn();
    const tab = tabOf(owner);
    const { device } = await signedIn('bo@acme.test', holding({ device: owner.device }));
    expect(device).not.toBe(owner.device);
    expect(await refreshed(owner, Object.assign(tab, { device }))).toEqual([200, 200]);
  });

  it('is accepted in a browser without a mark, and in one that has received its mark since', async () => {
    const owner = await enter(server, EMAIL);
    server.clock.pass(60 * SECOND);
    const { device } = await signedIn('bo@acme.test');
    expect(
      await refreshed(owner, holding({ cookie: owner.cookie }), holding({ cookie: owner.cookie, device })),
    ).toEqual([200, 200, 200]);
  });

  it('is accepted in a browser that has lost its mark in all tabs', async () => {
    const owner = await signedIn();
    owner.device = undefined;
    const tab = tabOf(owner);
    expect(await refreshed(owner, tab)).toEqual([200, 200]);
    server.clock.pass(60 * SECOND);
    expect(await refreshed(owner, tabOf(owner))).toEqual([200, 200]);
  });
});

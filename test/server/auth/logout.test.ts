import { afterAll, beforeAll, describe, expect, it } from 'vitest';
import { auth } from '../../../core/contract/auth.ts';
import { users } from '../../../core/contract/users.ts';
import { openTestServer, type TestServer } from '../../kit/server.ts';

describe('signing out', () => {
  let server: TestServer;
  beforeAll(async () => {
    server = await openTestServer();
  });
  afterAll(() => server.close());

  it('ends the session at once, for the token and the cookie', async () => {
    const browser = server.browser();
    await browser.signIn('ada@acme.test');
    const { cookie } = browser;
    expect((await browser.call(auth.logout)).status).toBe(200);
    expect(browser.cookie).toBeUndefined();
    expect((await browser.call(users.me)).errorCode).toBe('sessionEnded');
    expect((await Object.assign(server.browser(), { cookie }).refresh()).status).toBe(401);
  });

  it('ends no other session of the same person', async () => {
    const [here, there] = [server.browser(), server.browser()];
    await here.signIn('ada@acme.test');
    await there.signIn('ada@acme.test');
    await here.call(auth.logout);
    expect((await there.call(users.me)).status).toBe(200);
  });

  it('does no harm twice, or without a session', async () => {
    const browser = server.browser();
    await browser.signIn('bo@acme.test');
    const { cookie } = browser;
    const before = await server.store.audits.count({ action: 'Signed out' });
    for (const shown of [cookie, cookie, undefined, 'nonsense']) {
      browser.cookie = shown;
      expect((await browser.call(auth.logout)).status).toBe(200);
    }
    expect(await server.store.audits.count({ action: 'Signed out' })).toBe(before + 1);
  });

  it('needs the token, not only the id of a session', async () => {
    const browser = server.browser();
    await browser.signIn('ada@acme.test');
    const stranger = Object.assign(server.browser(), { cookie: `${browser.cookie?.split('.')[0]}.guessed` });
    await stranger.call(auth.logout);
    expect((await browser.call(users.me)).status).toBe(200);
  });
});

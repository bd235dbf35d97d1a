import { openSession, signedInAnswer } from '../../demo/server/sign-in/sessions.ts';
import type { Cookies } from '../../demo/server/rules.ts';
import type { Browser } from './browser.ts';
import type { TestServer } from './server.ts';

/** How a person has shown a second factor. */
export const BY_BOTH = ['pwd', 'otp', 'mfa'];

/** A browser in which a person is signed in already, without the time that a password takes; by it alone, unless told. */
export const enter = async (server: TestServer, email: string, amr = ['pwd']): Promise<Browser> => {
  const { ports, store } = server;
  const browser = server.browser();
  const cookies: Cookies = {
    get: () => undefined,
    flows: () => [],
    set: (name, value) => void (name === 'refresh' && (browser.cookie = value)),
  };
  const [user] = await store.users.find({ where: { email } });
  if (!user) throw new Error(`There is no ${email}`);
  const memberships = await store.memberships.find({ where: { userId: user.id } });
  const { id: userId, tenantId } = user;
  const from = { ip: '192.0.2.7', userAgent: 'Test browser', language: 'en' };
  const tenantIds = memberships.map((membership) => membership.tenantId);
  const opened = await store.transaction((rows) =>
    openSession(rows, ports, { userId, tenantId, tenantIds, from, amr }),
  );
  browser.token = (await signedInAnswer({ ports, cookies }, { user, memberships, tenantId, opened })).accessToken;
  return browser;
};

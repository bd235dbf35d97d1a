import { afterAll, beforeAll, describe, expect, it } from 'vitest';
import { loginFeature } from '../../../core/login/login.feature.ts';
import { PASSWORD } from '../../kit/company.ts';
import { openTestServer, type TestServer } from '../../kit/server.ts';
import { oneBrowser, type Way } from '../kit/one-browser.ts';
import { openApp } from '../kit/open-app.ts';
import { openPage } from '../kit/page.ts';
import { eventually } from '../../kit/eventually.ts';

const ROUNDS = 20;
const LIFE_MS = 240_000;

/** The same throws in every run: up to so many milliseconds. */
let thrown = 7;
const dice = (most: number) => {
  thrown = (thrown * 16_807) % 2_147_483_647;
  return thrown % most;
};

describe('three tabs of one browser, without a lock between them', () => {
  let server: TestServer;
  beforeAll(async () => {
    server = await openTestServer('https://app.test');
  });
  afterAll(() => server.close());

  const openTabs = async (way: Way) => {
    const { transport, statuses } = oneBrowser(server.serve, way);
    const { local } = openPage();
    const shared = { transport, baseUrl: 'https://app.test', name: `tabs-${crypto.randomUUID()}` };
    const open = async () => openApp({ page: openPage('https://app.test/', local), ...shared });
    const [first, ...others] = [await open(), await open(), await open()];
    const login = first.app.use(loginFeature);
    await login.submitIdentifier({ email: 'ada@acme.test' });
    await login.submitPassword({ password: PASSWORD });
    const tabs = [first, ...others];
    await eventually(() => expect(tabs.map(({ state }) => state().session.status)).toEqual(tabs.map(() => 'signedIn')));
    return { tabs, statuses };
  };

  const ways: [what: string, way: Way][] = [
    ['over a quick network', () => [0, 0]],
    ['over a network on which questions linger', () => [dice(40), 0]],
    ['over a network on which answers linger', () => [0, dice(40)]],
  ];
  for (const [what, way] of ways)
    it(`refresh concurrently ${ROUNDS} times ${what}, and none is signed out`, { timeout: 60_000 }, async () => {
      const { tabs, statuses } = await openTabs(way);
      statuses.length = 0;
      for (let round = 1; round <= ROUNDS; round += 1) {
        server.clock.pass(LIFE_MS);
        const before = tabs.map(({ app }) => app.getAccessToken());
        for (const { page } of tabs) setTimeout(() => page.awake(true), dice(40));
        await eventually(() => tabs.forEach(({ app }, at) => expect(app.getAccessToken()).not.toBe(before[at])));
      }
      expect(statuses.filter(([, status]) => status !== 200)).toEqual([]);
      expect(statuses.filter(([path]) => path === 'refresh').length).toBe(3 * ROUNDS);
      expect(tabs.map(({ state }) => state().session.status)).toEqual(['signedIn', 'signedIn', 'signedIn']);
    });
});

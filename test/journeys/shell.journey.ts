import { loginBox, type NewPerson, newPerson, openAccount } from '../../adapters/testing/playwright/index.ts';
import type { BrowserContext, Locator, Page, Request, Route, WebSocket } from 'playwright/test';
import { EventEmitter, once } from 'node:events';
import { servePages } from '../../demo/server/static/pages.ts';
import { shellPageOf } from '../../demo/server/static/shell-page.ts';
import { DEFAULT_CONFIG } from '../../demo/server/vendor/config.ts';
import { dataFolder, startBuilt } from '../kit/built-server.ts';
import { faultsIn } from './kit/axe.ts';
import { expect, test } from './kit/journey.ts';
import { fits, moveTo, narrow } from './kit/keyboard.ts';

/** The life of an access token and a little, in milliseconds. */
const LIFE_MS = 241_000;
const HOUR_MS = 3_600_000;

/** Signs in on the page that asked for it. */
const signIn = async (page: Page, person: Pick<NewPerson, 'email' | 'password'>): Promise<void> => {
  await expect(page).toHaveURL(/\/account\/login/);
  await loginBox(page).signIn(person);
};

const live = (page: Page): Locator => page.getByRole('status').filter({ hasText: /^Live$/ });

const banner = (tab: Page): Locator => tab.getByText('Only for some of us');

/** Number of visits that each variant has had. */
const visits = (page: Page): Locator =>
  page.getByRole('table', { name: 'Variants' }).getByRole('row').filter({ hasText: '%' }).first();

/** Creates an experience whose variants are told apart by what they say; the page shows it then. */
const createExperience = async (page: Page, name: string): Promise<void> => {
  await expect(page.getByRole('link', { name: 'New experience' })).toBeVisible();
  await moveTo(page, 'New experience');
  await page.keyboard.press('Enter');
  await page.getByLabel('Name', { exact: true }).first().fill(name);
  const only = page.getByRole('group', { name: 'Variant 1' });
  await page.getByRole('button', { name: 'Remove Variant B' }).click();
  await only.getByLabel('Headline').fill('Robots that learn');
  await page.getByRole('button', { name: 'Save draft' }).click();
  // what is wrong is said at the field, which has the focus
  await expect(only.getByLabel('Share, in percent')).toBeFocused();
  await expect(page.getByText('The shares add up to 50%, not 100%')).toBeVisible();
  await page.getByRole('button', { name: 'Split evenly' }).click();
  await page.getByRole('button', { name: 'Save draft' }).click();
  await expect(page.getByRole('heading', { level: 1, name })).toBeVisible();
};

const readsExperience = (request: Request): boolean =>
  request.url().endsWith('/graphql') && request.postData()?.includes('"operationName":"Experience"') === true;

/**
 * Holds the answer to the page's next query of an experience. `read` resolves once the service has given it; `release` lets
 * the page have it.
 */
const holdAnswer = async (page: Page) => {
  const gate = new EventEmitter();
  const [read, released] = [once(gate, 'read'), once(gate, 'released')];
  let held: Request | undefined;
  const hold = async (route: Route) => {
    const request = route.request();
    if (held || !readsExperience(request)) return route.continue();
    held = request;
    const response = await route.fetch();
    gate.emit('read');
    await released;
    return route.fulfill({ response });
  };
  await page.route('**/graphql', hold);
  return { read, release: () => gate.emit('released') };
};

/** Resolves once a page that has no socket yet has been told that a draft was edited. */
const editSeen = (page: Page): Promise<void> =>
  new Promise((resolve) => {
    page.on('websocket', (socket) =>
      socket.on('framereceived', ({ payload }) => payload.toString().includes('"EDITED"') && resolve()),
    );
  });

const socketOf = (page: Page): Promise<WebSocket> =>
  page.waitForEvent('websocket', { predicate: (socket) => socket.url().endsWith('/graphql') });

test('on a page of experiences I sign in and am back; what I publish and what is switched on for me is seen at once, and after sign-out nothing is left in any tab', async ({
  page,
  context,
  member,
  otherBrowser,
}) => {
  await page.emulateMedia({ colorScheme: 'light', reducedMotion: 'reduce' });
  const edited = editSeen(page);
  await page.goto('/experiences?search=none');
  await signIn(page, member);
  await expect(page).toHaveURL(/\/experiences\?search=none$/);
  await expect(page.getByText('No experience matches.')).toBeVisible();
  await page.getByRole('button', { name: 'Clear search and filter' }).click();
  await expect(page.getByText('There are no experiences yet.')).toBeVisible();

  const other = await otherBrowser.newPage();
  await other.goto('/experiences');
  await signIn(other, member);
  await expect(live(other)).toBeVisible();
  await createExperience(page, 'Homepage headline');
  expect(await faultsIn(page, 'all')).toEqual([]);

  await test.step('the other browser has the new row, then its status, then its visits', async () => {
    const row = other.getByRole('row', { name: /Homepage headline/ });
    await expect(row).toContainText('Draft');
    await page.getByRole('button', { name: 'Publish' }).click();
    await expect(page.getByText('Published. Visitors see it now.')).toBeVisible();
    await expect(row).toContainText('Published');
    expect(await faultsIn(other, 'all')).toEqual([]);
    await row.getByRole('link').click();
    await expect(live(other)).toBeVisible();
    await expect(visits(other).getByRole('cell', { name: '0', exact: true })).toHaveCount(2);
    await page.getByRole('button', { name: 'Simulate a visit' }).click();
    await expect(page.getByText('The visitor saw “Original”.')).toBeVisible();
    await expect(visits(other).getByRole('cell', { name: '1', exact: true })).toBeVisible();
  });

  await test.step('editing over a change of the other browser, I choose whose version stays', async () => {
    const held = await holdAnswer(page);
    await page.getByRole('link', { name: 'Edit', exact: true }).click();
    await held.read;
    expect(await faultsIn(page, 'all')).toEqual([]);
    await page.getByLabel('Description').fill('Mine');
    await other.getByRole('link', { name: 'Edit', exact: true }).click();
    await other.getByLabel('Description').fill('Theirs');
    await other.getByRole('button', { name: 'Save draft' }).click();
    await expect(other.getByText('Theirs')).toBeVisible();
    await edited;
    // what was read before the change comes after the news of it, and is not what stays
    held.release();
    await page.getByRole('button', { name: 'Keep mine' }).click();
    await page.getByRole('button', { name: 'Save draft' }).click();
    await expect(page.getByText('Mine')).toBeVisible();
    await expect(other.getByText('Mine')).toBeVisible();
  });

  await test.step('the page fits 320 pixels, dark, in either direction', async () => {
    await narrow(page);
    await page.emulateMedia({ colorScheme: 'dark', reducedMotion: 'reduce' });
    for (const dir of ['rtl', 'ltr']) {
      await page.evaluate((direction) => (document.documentElement.dir = direction), dir);
      await fits(page);
    }
    expect(await faultsIn(page, 'all')).toEqual([]);
    await page.setViewportSize({ width: 1280, height: 800 });
  });

  const second = await context.newPage();
  const [opened, profile] = [socketOf(second), second.waitForResponse('**/users/v2/me')];
  await second.goto('/experiences');
  await expect(second.getByRole('row', { name: /Homepage headline/ })).toBeVisible();
  const socket = await opened;
  await expect(live(second)).toBeVisible();

  await test.step('a flag that is switched on for me alone is on in my open pages', async () => {
    const { id: identifier } = (await (await profile).json()) as { id: string }; // the profile of a person has one
    const data = { environment: 'fe-development', name: 'beta-banner', enabled: true, value: 'Only for some of us' };
    await expect(banner(page)).toHaveCount(0);
    const { status } = await fetch(new URL('/dev/flags.json', second.url()), {
      method: 'POST',
      headers: { 'content-type': 'application/json' },
      body: JSON.stringify({ ...data, identifier }),
    });
    expect(status).toBe(200);
    for (const tab of [page, second]) await expect(banner(tab)).toBeVisible();
  });

  await test.step('signed out in one tab, the other has no socket, no rows and no flags', async () => {
    await loginBox(page).signOut();
    for (const tab of [page, second]) await expect(loginBox(tab).field('Email')).toBeVisible();
    await expect.poll(() => socket.isClosed()).toBe(true);
    const stranger = newPerson();
    await openAccount(new URL(second.url()).origin, stranger);
    await signIn(second, stranger);
    await expect(second.getByText('There are no experiences yet.')).toBeVisible();
    for (const tab of [page, second]) await expect(banner(tab)).toHaveCount(0);
  });
});

test('the live connection outlasts token refreshes, an hour of idling and a restart of the server', async ({
  browser,
}) => {
  test.slow();
  const { folder, remove } = dataFolder();
  const first = await startBuilt({ DATA_DIR: folder }, ['test/kit/moving-server.mjs']);
  await first.ready();
  const person = newPerson();
  await openAccount(first.url, person);
  const context: BrowserContext = await browser.newContext({ baseURL: first.url });
  await context.clock.install();
  const page = await context.newPage();
  await page.goto('/experiences');
  await signIn(page, person);
  await createExperience(page, 'Homepage headline');
  await page.getByRole('button', { name: 'Publish' }).click();
  await expect(live(page)).toBeVisible();

  await test.step('a renewed token is handed over to the open socket, for an hour', async () => {
    const opened = socketOf(page);
    await page.reload();
    const socket = await opened;
    await expect(live(page)).toBeVisible();
    for (let passed = 0; passed < HOUR_MS; passed += LIFE_MS) {
      const renewed = socket.waitForEvent('framereceived', {
        predicate: ({ payload }) => payload.toString().includes('"renewed":true'),
      });
      // the next renewal is planned once it is seen whose token it is
      const profile = [page.waitForResponse('**/users/v2/me'), page.waitForResponse('**/me/tenants')];
      first.child.send(LIFE_MS);
      await once(first.child, 'message');
      await context.clock.fastForward(LIFE_MS);
      await Promise.all([renewed, ...profile]);
    }
    expect(socket.isClosed()).toBe(false);
    await page.getByRole('button', { name: 'Simulate a visit' }).click();
    await expect(visits(page).getByRole('cell', { name: '1', exact: true })).toBeVisible();
  });

  await test.step('after a restart the page is live again, and shows what happened then', async () => {
    await first.stop();
    await expect(page.getByText(/^(Reconnecting…|Live updates have stopped\.)$/)).toBeVisible();
    const second = await startBuilt({ DATA_DIR: folder, PORT: new URL(first.url).port });
    await second.ready();
    // attempts that are used up are made again once the browser is back
    await page.evaluate(() => dispatchEvent(new Event('online')));
    await expect(live(page)).toBeVisible({ timeout: 60_000 });
    await page.getByRole('button', { name: 'Simulate a visit' }).click();
    await expect(visits(page).getByRole('cell', { name: '2', exact: true })).toBeVisible();
    await context.close();
    await second.stop();
  });
  remove();
});

/** Origin of a product in production, whose pages are those of the server that is tested. */
const PRODUCT = 'https://tasklane.test';
const TAG_MANAGER = 'https://www.googletagmanager.com';

/** Pages of the build as an operator has configured them. */
const configuredPages = servePages({
  dist: 'dist',
  publicUrl: PRODUCT,
  dev: true,
  pictures: [],
  captcha: false,
  shell: shellPageOf({
    vendor: DEFAULT_CONFIG.vendor,
    shell: {
      title: 'Acme </script>',
      favicons: [{ href: '/acme.svg', type: 'image/svg+xml' }],
      tagManagers: [
        { id: 'GTM-ABC1', enabled: true },
        { id: 'GTM-OFF1', enabled: false },
      ],
    },
  }),
});

test('title, icons and tag manager are as configured, under a strict policy; tag manager is never loaded on localhost', async ({
  page,
  server,
}) => {
  const asked: string[] = [];
  await page.route(`${TAG_MANAGER}/**`, async (route) => {
    asked.push(route.request().url());
    await route.fulfill({ contentType: 'text/javascript', body: 'dataLayer.push({ event: "loaded" })' });
  });
  const serve = async (route: Parameters<Parameters<Page['route']>[1]>[0]) => {
    const request = route.request();
    const { pathname, search } = new URL(request.url());
    const { accept = '*/*' } = request.headers();
    const answer = await configuredPages(new Request(`${PRODUCT}${pathname}${search}`, { headers: { accept } }));
    if (!answer) return route.fulfill({ response: await route.fetch({ url: `${server}${pathname}${search}` }) });
    const { status, headers } = answer;
    return route.fulfill({
      status,
      headers: Object.fromEntries(headers),
      body: Buffer.from(await answer.arrayBuffer()),
    });
  };
  await page.route(`${PRODUCT}/**`, serve);
  await page.goto(`${PRODUCT}/terms`);
  await expect(page.getByRole('heading', { name: 'Terms of service' })).toBeVisible();
  await expect(page).toHaveTitle('Terms of service · Acme </script>');
  await expect(page.locator('head link[rel=icon]')).toHaveAttribute('href', '/acme.svg');
  await expect.poll(() => asked).toEqual([`${TAG_MANAGER}/gtm.js?id=GTM-ABC1`]);
  const events = () =>
    page.evaluate(() => {
      const { dataLayer = [], onFronteggEvent } = window as unknown as {
        dataLayer?: { event: string; origin?: string }[];
        onFronteggEvent?: (action: string, payload: object) => void;
      };
      onFronteggEvent?.('signup_completed', { userId: 'u1', origin: 'PASSWORD' });
      onFronteggEvent?.('other', {});
      return dataLayer.map(({ event, origin }) => [event, origin ?? '']);
    });
  await expect.poll(events).toContainEqual(['loaded', '']);
  expect(await events()).toContainEqual(['signup_completed', 'PASSWORD']);
  expect((await events()).flat()).not.toContain('other');
  expect(JSON.stringify(await page.evaluate(() => Reflect.get(window, 'dataLayer')))).not.toContain('u1');

  await page.route(`${server}/privacy`, serve);
  await page.goto(`${server}/privacy`);
  await expect(page.getByRole('heading', { name: 'Privacy policy' })).toBeVisible();
  expect(asked).toHaveLength(1);
});

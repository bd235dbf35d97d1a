import { loginBox, newPerson, type NewPerson, openAccount } from '../../adapters/testing/playwright/index.ts';
import type { BrowserContext, Page, Response } from 'playwright/test';
import { expect, test } from './kit/journey.ts';
import { serverWith } from './kit/server-with.ts';

const ROUNDS = 20;
/** The life of an access token and a little, in milliseconds. */
const LIFE_MS = 241_000;

const isRenewal = (response: Response) => response.url().endsWith('/token/refresh');

/** A tab on the product. The time of all tabs can be moved on together. */
const openTab = async (context: BrowserContext): Promise<Page> => {
  await context.clock.install();
  const page = await context.newPage();
  await page.goto('/');
  return page;
};

const signIn = async (page: Page, person: NewPerson): Promise<void> => {
  const box = loginBox(page);
  await page.goto('/account/login');
  await box.signIn(person);
  await expect(box.heading(`Hello, ${person.name}`)).toBeVisible();
};

/** Waits until a tab has a new access token and has seen whose it is; how the server answered its renewal. */
const renewed = async (page: Page): Promise<number> => {
  const profile = [page.waitForResponse('**/users/v2/me'), page.waitForResponse('**/me/tenants')];
  const answer = await page.waitForResponse(isRenewal);
  if (answer.ok()) await Promise.all(profile);
  return answer.status();
};

/** Lets the access tokens' time pass, in every tab at once; how the server answered each. */
const letTimePass = async (context: BrowserContext, tabs: Page[]): Promise<number[]> => {
  const answers = Promise.all(tabs.map(renewed));
  await context.clock.fastForward(LIFE_MS);
  return answers;
};

test.describe('three tabs', () => {
  let server: Awaited<ReturnType<typeof serverWith>>;
  // without grace, two questions with one token would end the session: only the lock between the tabs is left
  test.beforeAll(async () => {
    server = await serverWith({ sessions: { refreshGraceMs: 0 } });
  });
  test.afterAll(() => server.stop());

  test(`that refresh at once ${ROUNDS} times all stay signed in`, async ({ browser }) => {
    test.slow();
    const person = newPerson();
    await openAccount(server.url, person);
    const context = await browser.newContext({ baseURL: server.url });
    const first = await openTab(context);
    await signIn(first, person);
    const tabs = [first, await openTab(context), await openTab(context)];
    for (const tab of tabs) await expect(loginBox(tab).heading(`Hello, ${person.name}`)).toBeVisible();

    const refused: string[] = [];
    context.on('response', (answer) => answer.status() >= 400 && refused.push(`${answer.status()} ${answer.url()}`));
    const answers: number[] = [];
    for (let round = 0; round < ROUNDS; round += 1) answers.push(...(await letTimePass(context, tabs)));

    expect(answers).toEqual(Array.from({ length: 3 * ROUNDS }, () => 200));
    expect(refused).toEqual([]);
    for (const tab of tabs) {
      await tab.reload();
      await expect(loginBox(tab).heading(`Hello, ${person.name}`)).toBeVisible();
    }
    await context.close();
  });
});

test('a tab frozen during a refresh does not block the others', async ({ context, member }) => {
  const [stuck, other] = [await openTab(context), await openTab(context)];
  await signIn(stuck, member);
  await expect(loginBox(other).heading(`Hello, ${member.name}`)).toBeVisible();
  await stuck.route('**/token/refresh', () => undefined);
  const asked = stuck.waitForRequest('**/token/refresh');
  const answered = other.waitForResponse(isRenewal);
  // the first to ask holds the lock
  await stuck.evaluate(() => dispatchEvent(new PageTransitionEvent('pageshow', { persisted: true })));
  await asked;
  const session = await context.newCDPSession(stuck);
  await session.send('Page.setWebLifecycleState', { state: 'frozen' });
  await context.clock.fastForward(LIFE_MS);
  expect((await answered).status()).toBe(200);
});

test('I am still signed in after a network outage', async ({ context, member }) => {
  const page = await openTab(context);
  await signIn(page, member);
  await context.setOffline(true);
  await context.clock.fastForward(LIFE_MS);
  await expect(loginBox(page).heading(`Hello, ${member.name}`)).toBeVisible();
  const answered = page.waitForResponse(isRenewal);
  await context.setOffline(false);
  expect((await answered).status()).toBe(200);
  await expect(loginBox(page).heading(`Hello, ${member.name}`)).toBeVisible();
});

test('signed out in one tab, I am signed out in all, also after a reload', async ({ context, member }) => {
  const [here, there] = [await openTab(context), await openTab(context)];
  await signIn(here, member);
  await expect(loginBox(there).heading(`Hello, ${member.name}`)).toBeVisible();
  await here.goto('/account/logout');
  await expect(loginBox(there).field('Email')).toBeVisible();
  await there.reload();
  await expect(loginBox(there).field('Email')).toBeVisible();
});

test('signed out offline, I stay signed out once online', async ({ page, box, member }) => {
  await signIn(page, member);
  await page.route('**/auth/v1/logout', (route) => route.abort());
  await box.signOut();
  await expect(box.field('Email')).toBeVisible();
  await page.unroute('**/auth/v1/logout');
  const told = page.waitForResponse('**/auth/v1/logout');
  await page.reload();
  expect((await told).status()).toBe(200);
  await expect(box.field('Email')).toBeVisible();
});

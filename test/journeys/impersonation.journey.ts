import { loginBox } from '../../adapters/testing/playwright/index.ts';
import { once } from 'node:events';
import type { Page } from 'playwright/test';
import { SEEDED_PASSWORD } from '../../demo/server/dev/people.ts';
import { dataFolder, startBuilt } from '../kit/built-server.ts';
import { expect, test } from './kit/journey.ts';
import { fits, moveTo, narrow } from './kit/keyboard.ts';

const IDENTITY = '/frontegg/identity/resources';
const HOUR_MS = 3_600_000;
const as = (email: string) => ({ email, password: SEEDED_PASSWORD });

const bar = (page: Page) =>
  page.getByRole('paragraph').filter({ hasText: 'sue@acme.test is impersonating Bo Andersen.' });
const actions = (page: Page, name: string) => page.getByRole('button', { name: `Actions for ${name}` });
const way = (page: Page) => page.getByRole('menuitem', { name: 'Impersonate' });

const openPeople = async (page: Page): Promise<void> => {
  await page.goto('/portal/users');
  await loginBox(page).signIn(as('sue@acme.test'));
  await expect(page.getByRole('rowheader', { name: 'Bo Andersen' })).toBeVisible();
};

/** Searches, and waits until the person found is the only one: a row of those before is gone when it is pressed. */
const find = async (page: Page, words: string, name: string): Promise<void> => {
  await page.getByRole('searchbox', { name: 'Search users' }).fill(words);
  await expect(page.getByRole('rowheader')).toContainText([name]);
};

/** Tab through the page and scroll to its end: neither what has the focus nor the last of the page is under the bar. */
const coversNothing = async (page: Page): Promise<void> => {
  const covered = await page.evaluate(async () => {
    const floating = document.querySelector<HTMLElement>('fe-acting-bar[automatic]');
    if (!floating) return ['no bar'];
    // oxlint-disable-next-line unicorn/consistent-function-scoping -- it runs in the page
    const painted = () => new Promise((resolve) => requestAnimationFrame(() => requestAnimationFrame(resolve)));
    const isUnder = (node: Element) => {
      const [one, other] = [node, floating].map((each) => each.getBoundingClientRect());
      return one !== undefined && other !== undefined && one.bottom > other.top + 1 && one.top < other.bottom - 1;
    };
    const faults: string[] = [];
    for (const node of document.querySelectorAll<HTMLElement>('a[href], button, input')) {
      if (!node.checkVisibility()) continue;
      node.focus();
      await painted();
      if (document.activeElement === node && isUnder(node)) faults.push(node.outerHTML);
    }
    (document.activeElement as HTMLElement).blur();
    scrollTo(0, document.documentElement.scrollHeight);
    await painted();
    const last = Array.from(document.querySelectorAll('main *')).findLast((node) => node.checkVisibility());
    if (last && isUnder(last)) faults.push(`end: ${last.outerHTML}`);
    scrollTo(0, 0);
    return faults;
  });
  expect(covered).toEqual([]);
};

/** Presses, and reads the question before it is answered. */
const actAsBo = async (page: Page): Promise<void> => {
  await find(page, 'andersen', 'Bo Andersen');
  await actions(page, 'Bo Andersen').click();
  await way(page).click();
  const question = page.getByRole('alertdialog', { name: 'Impersonate Bo Andersen?' });
  await expect(question).toContainText('for up to 1 hour');
  await expect(question).toContainText('logged under both names');
  await question.getByRole('button', { name: 'Impersonate' }).click();
  await expect(bar(page)).toContainText('Ends in');
};

/** Calls as a person who holds a token; the status, and the code of a refusal. */
const ask = async (url: string, authorization: string, method: string, body?: object) => {
  const headers = { authorization, 'content-type': 'application/json' };
  const answer = await fetch(url, { method, headers, ...(body && { body: JSON.stringify(body) }) });
  const value: unknown = await answer.json();
  return { status: answer.status, value, code: (value as { errorCode?: string }).errorCode }; // a refusal has one
};

/** Signs in over the wire. */
const tokenOf = async (server: string, email: string): Promise<string> => {
  const headers = { 'content-type': 'application/json' };
  const body = JSON.stringify(as(email));
  const answer = await fetch(`${server}${IDENTITY}/auth/v1/user`, { method: 'POST', headers, body });
  const { accessToken } = (await answer.json()) as { accessToken: string }; // no one here has a second factor
  return `Bearer ${accessToken}`;
};

/** A person's id, and what was written down of them lately. */
const recordOf = async (server: string, name: string) => {
  const ada = await tokenOf(server, 'ada@acme.test');
  const found = await ask(`${server}/frontegg/team/resources/members/v1?search=${name}`, ada, 'GET');
  const [{ id } = { id: '' }] = (found.value as { items: { id: string }[] }).items; // a list has items
  const path = `${server}${IDENTITY}/users/v1/${id}/activity`;
  return { id, path, ada };
};

test('support impersonates a member with a visible bar, cannot change credentials, and returns', async ({
  page,
  context,
  server,
}) => {
  await openPeople(page);
  const other = await context.newPage();
  await other.goto('/portal/users');
  await expect(other.getByRole('rowheader', { name: 'Bo Andersen' })).toBeVisible();

  // of a person who may do more it is not offered
  await find(page, 'lovelace', 'Ada Lovelace');
  await actions(page, 'Ada Lovelace').click();
  await expect(way(page)).toBeDisabled();
  await page.keyboard.press('Escape');

  const renewed = page.waitForRequest(async (request) => request.url().endsWith('/users/v2/me'));
  await actAsBo(page);
  const { authorization = '' } = await (await renewed).allHeaders();
  await expect(bar(other)).toBeVisible();

  // neither a control nor the wire
  await expect(page.getByRole('button', { name: /^(Actions for|Invite)/ })).toHaveCount(0);
  const bo = await recordOf(server, 'andersen');
  const closed: [method: string, path: string, body?: object][] = [
    ['POST', '/users/v1/passwords/change', { password: SEEDED_PASSWORD, newPassword: 'Anchor-72-Aweigh' }],
    ['POST', '/users/v1/mfa/authenticator/enroll'],
    ['DELETE', '/users/sessions/v1/me/all'],
    ['POST', '/configurations/sessions/v1', {}],
    ['POST', '/impersonation/v1', { impersonatedUserId: bo.id }],
  ];
  for (const [method, path, body] of closed)
    expect([path, (await ask(`${server}${IDENTITY}${path}`, authorization, method, body)).status]).toEqual([path, 403]);

  await test.step('on the home page the floating bar covers nothing, at 1280 and 320 pixels, and Tab leads to the way back', async () => {
    await page.setViewportSize({ width: 1280, height: 700 });
    await page.goto('/');
    await expect(bar(page)).toBeVisible();
    await coversNothing(page);
    await narrow(page);
    await coversNothing(page);
    await fits(page);
    await moveTo(page, 'Stop impersonating');
    await page.keyboard.press('Enter');
    await expect(bar(page)).toHaveCount(0);
    await expect(page.getByRole('heading', { name: 'Hello, Sue Okafor' })).toBeVisible();
    await page.setViewportSize({ width: 1280, height: 700 });
    await page.goto('/portal/users');
  });
  await expect(bar(other)).toHaveCount(0);
  await expect(actions(page, 'Bo Andersen')).toBeVisible();
  expect((await ask(`${server}${IDENTITY}/users/v2/me`, authorization, 'GET')).status).toBe(401);
});

test('an address that names a person asks me first, waits for my sign-in, and leads to no one who may do more', async ({
  page,
  box,
  server,
}) => {
  const [ro, ada] = [await recordOf(server, 'tanaka'), await recordOf(server, 'lovelace')];
  const acting = page.getByRole('paragraph').filter({ hasText: 'sue@acme.test is impersonating Ro Tanaka.' });
  await page.goto(`/account/impersonate?userId=${ro.id}`);
  await box.signIn(as('sue@acme.test'));
  await expect(box.heading('Impersonate Ro Tanaka?')).toBeVisible();
  await box.button('Cancel').click();
  await expect(box.heading('Hello, Sue Okafor')).toBeVisible();

  await page.goto(`/account/impersonate?userId=${ro.id}`);
  await box.button('Impersonate').click();
  await expect(acting).toContainText('Ends in');
  await page.getByRole('button', { name: 'Stop impersonating' }).click();
  await expect(acting).toHaveCount(0);
  await expect(box.heading('Hello, Sue Okafor')).toBeVisible();

  await page.goto(`/account/impersonate?userId=${ada.id}`);
  await box.button('Impersonate').click();
  await expect(page.getByText('This person has more permissions than you do.')).toBeVisible();
  await page.goto('/account/impersonate');
  await expect(page.getByText('This address doesn’t name anyone in your company.')).toBeVisible();
});

test('impersonation ends by itself when its time is up, and is audited for both', async ({ browser }) => {
  const { folder, remove } = dataFolder();
  const server = await startBuilt({ DATA_DIR: folder }, ['test/kit/moving-server.mjs']);
  await server.ready();
  const context = await browser.newContext({ baseURL: server.url });
  await context.clock.install();
  const page = await context.newPage();
  await openPeople(page);
  await actAsBo(page);

  server.child.send(HOUR_MS);
  await once(server.child, 'message');
  await context.clock.fastForward(HOUR_MS);
  await expect(bar(page)).toHaveCount(0);
  await expect(actions(page, 'Bo Andersen')).toBeVisible();

  for (const [name, begun] of [
    ['andersen', 'Impersonated'],
    ['okafor', 'Impersonation started'],
  ] as const) {
    const { path, ada } = await recordOf(server.url, name);
    const rows = (await ask(path, ada, 'GET')).value as { action: string }[]; // what was done lately
    expect(rows.map(({ action }) => action)).toContain(begun);
  }
  await context.close();
  await server.stop();
  remove();
});

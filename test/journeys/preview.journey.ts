import { readFile } from 'node:fs/promises';
import { portal } from '../../adapters/testing/playwright/index.ts';
import { document, serveHost } from './kit/host-page.ts';
import { expect, test } from './kit/journey.ts';

const PAGE = document(
  '<script src="/cdn/fe.js"></script>',
  `<fe-app preview>
    <fe-signed-in><p>Hello, <b data-fe-user="name"></b></p></fe-signed-in>
    <fe-tenant-switcher></fe-tenant-switcher><fe-user-button></fe-user-button>
    <main><fe-admin-portal routing="memory" path="/users"></fe-admin-portal></main>
  </fe-app>`,
);

/**
 * Files that a preview does not load ahead: other languages and looks, services that it does not have, what a page's
 * developer reads, and the bar over a page of a person who acts as another.
 */
const NOT_LOADED =
  /\/(catalog|complete|mails|classic|vivid|dark|theme-options|float-left|float-right|split|hosted-login\.lazy|complete-sso|step-up-on-login-route|recaptcha|explain\.lazy|automatic-bar)-/;

/** Files of the package that the loaded ones load when they are used, and that are not loaded yet. */
const notLoaded = async (loaded: ReadonlySet<string>): Promise<readonly string[]> => {
  const texts = await Promise.all(
    [...loaded].map(async (path) => [path, await readFile(`dist${path}`, 'utf8')] as const),
  );
  const wanted = texts.flatMap(([path, text]) =>
    [...text.matchAll(/\bimport\(["'`]([^"'`]+)["'`]\)/g)].map(
      ([, file = '']) => new URL(file, `http://localhost${path}`).pathname,
    ),
  );
  return [...new Set(wanted)].filter((path) => !loaded.has(path) && !NOT_LOADED.test(path));
};

test('a preview is a whole company that I change without a service, and then without a network, until I reload', async ({
  page,
  context,
}) => {
  /** Requests for anything but the page and the scripts of the elements. */
  const asked: string[] = [];
  await page.route('**/*', (route) => {
    asked.push(route.request().url());
    return route.abort();
  });
  const loaded = new Set<string>();
  page.on('requestfinished', (request) => {
    const { pathname } = new URL(request.url());
    if (pathname.startsWith('/cdn/')) loaded.add(pathname);
  });
  await page.route('**/cdn/**', (route) => route.continue());
  await page.route('**/favicon.ico', (route) => route.abort());
  await serveHost(page, { index: PAGE });
  const row = (name: string) => page.getByRole('rowheader', { name });
  const { groups, open } = portal(page);

  await test.step('the administrator is signed in, in every element', async () => {
    await page.goto('/host/');
    await expect(page.getByText('Hello, Ada Lovelace')).toBeVisible();
    await expect(page.locator('fe-user-button').getByText('Ada Lovelace', { exact: true })).toBeVisible();
    await expect(page.locator('fe-tenant-switcher').getByText('Acme Robotics', { exact: true })).toBeVisible();
    await expect(row('Elif Yıldız')).toBeVisible();
  });

  await test.step('there are roles, plans and invoices', async () => {
    await open('Roles');
    await expect(row('Auditor')).toBeVisible();
    await open('Subscription');
    await page.getByRole('tab', { name: 'Invoices' }).click();
    await expect(page.getByRole('list', { name: 'Invoices' }).getByRole('listitem').first()).toBeVisible();
  });

  await test.step('changes stay, with a network and without', async () => {
    await open('Groups');
    await expect(row('Field service')).toBeVisible();
    await groups.add('Night shift');
    await page.keyboard.press('Escape');
    // all that can be opened is loaded ahead
    await expect.poll(() => notLoaded(loaded)).toEqual([]);
    await context.setOffline(true);
    await groups.add('Day shift');
    await page.keyboard.press('Escape');
    await open('Users');
    await expect(row('Elif Yıldız')).toBeVisible();
    await open('Groups');
    for (const name of ['Night shift', 'Day shift']) await expect(row(name)).toBeVisible();
    await open('Profile');
    await expect(page.getByRole('textbox', { name: 'Name' })).toHaveValue('Ada Lovelace');
    await open('Users');
    await page.getByRole('button', { name: 'Invite people' }).click();
    await expect(page.getByRole('dialog', { name: 'Invite people' })).toBeVisible();
    await page.keyboard.press('Escape');
    await expect(page.getByText(/^You’re offline/)).toHaveCount(0);
  });

  await test.step('a reload begins with the company as it was', async () => {
    await context.setOffline(false);
    await page.reload();
    await expect(row('Elif Yıldız')).toBeVisible();
    await open('Groups');
    await expect(row('Field service')).toBeVisible();
    await expect(row('Night shift')).toHaveCount(0);
  });
  expect(asked).toEqual([]);
});

test('in the shell I look around a demo company without an account, and start over', async ({ page }) => {
  await page.goto('/');
  await page.getByRole('link', { name: 'Look around a demo company' }).click();
  await expect(page.getByRole('rowheader', { name: 'Elif Yıldız' })).toBeVisible();
  // the product itself has no one signed in
  await expect(page.getByRole('link', { name: 'Sign in' })).toBeVisible();
  const { groups, open } = portal(page);
  await open('Groups');
  await groups.add('Night shift');
  await page.keyboard.press('Escape');
  await page.getByRole('button', { name: 'Start over' }).click();
  await open('Groups');
  await expect(page.getByRole('rowheader', { name: 'Field service' })).toBeVisible();
  await expect(page.getByRole('rowheader', { name: 'Night shift' })).toHaveCount(0);
});

import { createHash } from 'node:crypto';
import { readFileSync } from 'node:fs';
import { loginBox } from '../../adapters/testing/playwright/index.ts';
import { document, serveHost } from './kit/host-page.ts';
import { expect, test } from './kit/journey.ts';

const LOADER = '<script src="/cdn/fe.js"></script>';
const GREETING = '<fe-signed-in><h1>Hello, <b data-fe-user="name"></b></h1></fe-signed-in>';

test('in a host with hash routes I sign up and in, and Back works', async ({ page, box, member }) => {
  const app = `<fe-app base-url="/" url-strategy="hash"><fe-login-box></fe-login-box>${GREETING}</fe-app>`;
  await serveHost(page, { index: document(LOADER, app) });
  await page.goto('/host/#/account/login');
  await box.linkOrButton('Create an account').click();
  await expect(box.heading('Create your account')).toBeVisible();
  await expect(page).toHaveURL(/\/host\/#\/account\/sign-up$/);
  await page.goBack();
  await expect(page).toHaveURL(/#\/account\/login$/);
  await box.signIn(member);
  await expect(box.heading(`Hello, ${member.name}`)).toBeVisible();
  await expect(page).toHaveURL(/\/host\/#\/$/);
  await expect(box.field('Email')).toBeHidden();
  await page.goto('/host/#/logout');
  await expect(page).toHaveURL(/#\/account\/login$/);
  await expect(box.field('Email')).toBeVisible();
});

test('in a host below a base path with two separately loaded scripts, there is one session', async ({
  page,
  box,
  member,
}) => {
  const start = `
    import { createApp, defineElements } from '/npm/vanilla.js';
    createApp({ baseUrl: location.origin, basename: '/host/app', urlStrategy: 'path' });
    await import('/cdn/login-box.js');
    defineElements();
  `;
  const scripts = '<script type="module" src="/host/start.js"></script>';
  await serveHost(page, {
    index: document(scripts, `<fe-login-box></fe-login-box>${GREETING}`),
    'start.js': start,
  });
  await page.goto('/host/app/account/login');
  await box.linkOrButton('Create an account').click();
  await expect(page).toHaveURL(/\/host\/app\/account\/sign-up$/);
  await page.goBack();
  await box.signIn(member);
  await expect(page).toHaveURL(/\/host\/app\/$/);
  await expect(box.heading(`Hello, ${member.name}`)).toBeVisible();
});

/** Import map of the scripts' version, as the build writes it for pages. */
const importMap = () => readFileSync('dist/cdn/importmap.json', 'utf8');

/** Makes an app, opens and closes the portal, and takes the box out and puts it back: all by script. */
const BY_SCRIPT = `
  import { AdminPortal, initialize } from 'fe-elements/vanilla';
  const app = initialize({ baseUrl: location.origin }, 'shop');
  document.addEventListener('fe-signed-in', ({ detail }) => { document.title = detail.userId ? 'told' : ''; });
  const box = document.createElement('fe-login-box');
  box.setAttribute('app', 'shop');
  const put = () => document.querySelector('main').append(box);
  const at = (id, listener) => document.getElementById(id).addEventListener('click', listener);
  put();
  at('out', () => box.remove());
  at('in', put);
  at('open', () => AdminPortal.show({ app: 'shop', path: '/roles' }));
  at('leave', () => app.logout());
  addEventListener('message', () => AdminPortal.hide());
`;
const BUTTONS = ['out', 'in', 'open', 'leave'].map((id) => `<button id="${id}">${id}</button>`).join('');
const scripted = (map: string) => ({
  index: document(
    `<script type="importmap">${map}</script><script type="module" src="/host/start.js"></script>`,
    `${BUTTONS}<main></main>`,
  ),
  'start.js': BY_SCRIPT,
});

test('a page without a build makes its app and mounts elements by script, all under the integrity of an import map', async ({
  page,
  box,
  member,
}) => {
  const press = (name: string) => page.getByRole('button', { name, exact: true }).click();
  await serveHost(page, scripted(importMap()), `'sha256-${createHash('sha256').update(importMap()).digest('base64')}'`);
  const addresses: string[] = [];
  page.on('request', (request) => addresses.push(new URL(request.url()).pathname));
  await page.goto('/host/');
  await box.field('Email').fill(member.email);
  await press('out');
  await expect(box.field('Email')).toBeHidden();
  await press('in');
  await expect(box.field('Email')).toBeVisible();
  await box.signIn(member);
  await expect(page).toHaveTitle('told');
  await press('open');
  const portal = page.getByRole('dialog');
  await expect(portal.getByRole('heading', { name: 'Roles', exact: true })).toBeVisible();
  await page.evaluate(() => postMessage(''));
  await expect(portal).toBeHidden();
  const scripts = addresses.filter((address) => address.startsWith('/cdn/') && address.endsWith('.js'));
  expect(scripts.filter((address) => !/^\/cdn\/\d+\.\d+\.\d+\//.test(address))).toEqual([]);
});

test('a script that was changed on its way is not run', async ({ page }) => {
  const lines: string[] = [];
  page.on('console', (line) => lines.push(line.text()));
  await serveHost(page, scripted(importMap()), `'sha256-${createHash('sha256').update(importMap()).digest('base64')}'`);
  await page.route('**/cdn/*/login-box.js', async (route) => {
    const answer = await route.fetch();
    await route.fulfill({ response: answer, body: `${await answer.text()}\nwindow.isChanged = true;` });
  });
  await page.goto('/host/');
  await expect.poll(() => lines.join()).toContain('integrity');
  expect(await page.evaluate(() => 'isChanged' in window)).toBe(false);
});

test('the box works as usual if another script has defined an inner tag', async ({ page, box }) => {
  await page.addInitScript(() => customElements.define('fe-tree', class extends HTMLElement {}));
  await serveHost(page, { index: document(LOADER, '<fe-login-box base-url="/"></fe-login-box>') });
  await page.goto('/host/#/account/login');
  await expect(box.linkOrButton('Create an account')).toBeVisible();
  const card = await page.locator('fe-login-box [part=card]').boundingBox();
  expect(card?.width).toBe(400);
});

test('two apps of one page are isolated', async ({ page, member }) => {
  const apps = `
    <section id="shop"><fe-app name="shop" base-url="/"><fe-login-box></fe-login-box>${GREETING}</fe-app></section>
    <section id="trial"><fe-app name="trial" preview><fe-login-box></fe-login-box>${GREETING}</fe-app></section>`;
  await serveHost(page, { index: document(LOADER, apps) });
  await page.goto('/host/');
  const shop = loginBox(page.locator('#shop'));
  const trial = loginBox(page.locator('#trial'));
  await trial.signIn({ email: 'ada@acme.test', password: 'Demo-passw0rd-42' });
  await expect(trial.heading('Hello, Ada Lovelace')).toBeVisible();
  await shop.identify('ada@acme.test');
  await expect(shop.heading('Enter your password')).toBeVisible();
  await shop.button('Change').click();
  await shop.signIn(member);
  await expect(shop.heading(`Hello, ${member.name}`)).toBeVisible();
  await expect(trial.heading('Hello, Ada Lovelace')).toBeVisible();
});

test('an element can name its app anywhere in the page', async ({ page, box, member }) => {
  const parts = `<fe-app name="shop" base-url="/"></fe-app><fe-login-box app="shop"></fe-login-box>${GREETING.replace('<fe-signed-in>', '<fe-signed-in app="shop">')}`;
  await serveHost(page, { index: document(LOADER, parts) });
  await page.goto('/host/');
  await box.signIn(member);
  await expect(box.heading(`Hello, ${member.name}`)).toBeVisible();
});

const OURS = [
  '/',
  '/account/login',
  '/account/sign-up',
  '/vanilla',
  '/dev',
  '/dev/mailbox',
  '/dev/scenes',
  '/dev/ui',
  '/dev/openapi',
];
test('each page of ours runs under a strict CSP', async ({ page, faults }) => {
  for (const address of OURS) {
    const answer = await page.goto(address);
    const policy = answer?.headers()['content-security-policy'];
    expect(policy, address).toMatch(/^default-src '(self|none)'/);
    expect(policy, address).not.toContain('unsafe');
    expect(policy, address).toContain("require-trusted-types-for 'script'");
    // none but the one that loads the payment provider's script
    expect(policy, address).toMatch(/; trusted-types ('none'|fe-payments)(;|$)/);
    await expect(page.getByRole('heading').first(), address).toBeVisible();
  }
  expect(faults).toEqual([]);
});

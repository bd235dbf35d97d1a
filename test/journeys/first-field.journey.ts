import type { Page } from 'playwright/test';
import { gate } from './kit/gate.ts';
import { document as hostDocument, type HostFiles, serveHost } from './kit/host-page.ts';
import { expect, test } from './kit/journey.ts';

declare global {
  interface Window {
    /** Nodes that moved without any input, with their places. */
    moved?: string[];
  }
}

const EMAIL = 'ada@acme.test';
const LOADER = '<script src="/cdn/fe.js"></script>';
const TAG = '<fe-login-box base-url="/"></fe-login-box>';
const BELOW = '<p>Below the box</p>';
/** Chunk that loads React into the box. */
const REACT = '**/chunks/react-*.js';
const ANSWERS = '**/frontegg/**';

const byScript = (place: string) => `
  import '/cdn/login-box.js';
  const box = document.createElement('fe-login-box');
  box.baseUrl = '/';
  document.querySelector('${place}').append(box);`;
const SCRIPT = '<script type="module" src="/host/made.js"></script>';

/** Pages of a host's own on which the box stands, by how it came there. */
const hosts: Readonly<Record<string, HostFiles>> = {
  'in the markup': { index: hostDocument(LOADER, TAG + BELOW) },
  'in an app of the markup': {
    index: hostDocument(
      LOADER,
      `<fe-app base-url="/" url-strategy="path"><fe-login-box></fe-login-box></fe-app>${BELOW}`,
    ),
  },
  'made by script': { index: hostDocument(SCRIPT, `<main></main>${BELOW}`), 'made.js': byScript('main') },
  'in a dialog': {
    index: hostDocument(SCRIPT, `<dialog></dialog>${BELOW}`),
    'made.js': `document.querySelector('dialog').showModal();${byScript('dialog')}`,
  },
};

const field = (page: Page) => page.locator('fe-login-box input[name=email]');
const box = (page: Page) => page.locator('fe-login-box');

/** Holds back what the page asks for at those addresses, until the gate is opened. */
const hold = async (page: Page, addresses: string) => {
  const answers = gate();
  await page.route(addresses, async (route) => {
    await answers.opened;
    await route.fallback();
  });
  return answers;
};

const openAt = async (page: Page, files: HostFiles, address = '/host/signin') => {
  await serveHost(page, files);
  await page.goto(address, { waitUntil: 'commit' });
};

/** Writes down every node that moves. */
const watchMoves = (page: Page) =>
  page.addInitScript(() => {
    const moved: string[] = (window.moved = []);
    new PerformanceObserver((list) => {
      for (const { sources = [] } of list.getEntries() as (PerformanceEntry & { sources?: readonly object[] })[])
        for (const source of sources) {
          const { node, previousRect, currentRect } = source as Record<'previousRect' | 'currentRect', DOMRect> & {
            node?: Node;
          };
          moved.push(`${node?.nodeName ?? 'of ours'}: ${previousRect.y} to ${currentRect.y}`);
        }
    }).observe({ type: 'layout-shift', buffered: true });
  });
const moves = (page: Page) => page.evaluate(() => window.moved);

for (const [way, files] of Object.entries(hosts))
  test(`on a page of the host’s own the box ${way} takes my email before its screen or an answer is there`, async ({
    page,
    box: own,
  }) => {
    const [react, answers] = [await hold(page, REACT), await hold(page, ANSWERS)];
    await openAt(page, files);
    await expect(field(page)).toBeFocused();
    await field(page).evaluate((input) => input.setAttribute('data-marked', ''));
    await page.keyboard.type(EMAIL);
    react.open();
    await expect(own.button('Continue')).toBeVisible();
    await page.keyboard.press('Enter');
    answers.open();
    await expect(own.heading('Enter your password')).toBeVisible();
    await expect(page.locator('fe-login-box [data-marked]')).toHaveValue(EMAIL);
  });

for (const [lang, width] of [
  ['en', 1280],
  ['en', 320],
  ['de', 1280],
  ['de', 375],
] as const)
  test(`nothing moves from the first frame to the last way in, in ${lang} at ${width} px`, async ({
    page,
    box: own,
  }) => {
    await page.setViewportSize({ width, height: 900 });
    await watchMoves(page);
    const answers = await hold(page, ANSWERS);
    const index = hostDocument(LOADER, TAG + BELOW).replace('lang="en"', `lang="${lang}"`);
    await openAt(page, { index: index.replace('<head>', '<head><meta name="viewport" content="width=device-width">') });
    await expect(field(page)).toBeVisible();
    await expect(page.locator('.fe-steps, .fe-waiting').first()).toBeAttached();
    const place = await page.locator('.fe-skeleton-method').boundingBox();
    answers.open();
    const passkey = own.button(lang === 'en' ? 'Sign in with a passkey' : 'Mit einem Passkey anmelden');
    await expect(passkey).toBeVisible();
    expect(await passkey.boundingBox()).toEqual(place);
    await expect(page.getByText('fe-elements')).toBeVisible();
    expect(await moves(page)).toEqual([]);
  });

test('the next visit keeps no place for ways in that the operator does not offer', async ({ page, box: own }) => {
  const strategies = { mainAuthStrategies: [{ strategy: 'EmailAndPassword' }], secondaryAuthStrategies: [] };
  await page.route('**/auth/strategies/public*', (route) => route.fulfill({ json: strategies }));
  await openAt(page, { index: hostDocument(LOADER, TAG) });
  await expect(own.linkOrButton('Create an account')).toBeVisible();
  await expect(page.locator('.fe-skeleton-method')).toHaveCount(0);
  await expect
    .poll(() => page.evaluate(() => Object.keys(localStorage).some((key) => key.startsWith('fe:vendor:'))))
    .toBe(true);
  const react = await hold(page, REACT);
  await page.reload({ waitUntil: 'commit' });
  await expect(field(page)).toBeVisible();
  await expect(page.locator('.fe-skeleton-method')).toHaveCount(0);
  react.open();
});

test.describe('in a browser that had a session', () => {
  test.beforeEach(async ({ page, box: own, member }) => {
    await openAt(page, { index: hostDocument(LOADER, TAG + BELOW) });
    await own.signIn(member);
    await expect(box(page)).toBeHidden();
  });

  test('the box holds its place, asks for no email, and goes', async ({ page }) => {
    const answers = await hold(page, ANSWERS);
    await page.reload();
    await expect(box(page).getByRole('status')).toHaveText('Loading');
    await expect(field(page)).toHaveCount(0);
    answers.open();
    await expect(box(page)).toBeHidden();
    await expect(field(page)).toHaveCount(0);
  });

  test('and it is gone, the form comes without moving anything, and at once on the next visit', async ({
    page,
    context,
  }) => {
    await watchMoves(page);
    await context.clearCookies();
    const answers = await hold(page, ANSWERS);
    await page.reload();
    await expect(box(page).getByRole('status')).toHaveText('Loading');
    answers.open();
    await expect(field(page)).toBeFocused();
    await expect(page.getByText('fe-elements')).toBeVisible();
    expect(await moves(page)).toEqual([]);
    const react = await hold(page, REACT);
    await page.reload({ waitUntil: 'commit' });
    await expect(field(page)).toBeFocused();
    react.open();
  });
});

const elsewhere: [address: string, strategy: string][] = [
  ['/host/account/sign-up', 'path'],
  ['/host/logout', 'path'],
  ['/host/#/account/forget-password', 'hash'],
  ['/host/#/', 'hash'],
];
for (const [address, strategy] of elsewhere)
  test(`at ${address} by ${strategy} the box asks for no email before its screen is there`, async ({ page }) => {
    const react = await hold(page, REACT);
    const app = `<fe-app base-url="/" url-strategy="${strategy}"><fe-login-box></fe-login-box></fe-app>`;
    await openAt(page, { index: hostDocument(LOADER, app) }, address);
    await expect(box(page).getByRole('status')).toHaveText('Loading');
    await expect(field(page)).toHaveCount(0);
    react.open();
  });

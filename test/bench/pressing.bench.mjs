import { performance } from 'node:perf_hooks';
import { chromium } from 'playwright';
import { launchOptions } from '../kit/browser.mjs';
import { scratch, start } from './server.mjs';

const TIMES = 5;
const ADA = { email: 'ada@acme.test', password: 'Demo-passw0rd-42' };

const median = (numbers) => numbers.toSorted((a, b) => a - b)[Math.floor(numbers.length / 2)];

/** Run in the page: whether the portal shows a heading or, of a dialog, its title. */
const shows = ([selector, text]) => {
  const { shadowRoot } = document.querySelector('fe-admin-portal');
  return [...shadowRoot.querySelectorAll(selector)].some((node) => node.textContent.trim() === text);
};

const signIn = async (page, url) => {
  await page.goto(`${url}/portal/users`);
  for (const [field, value] of Object.entries(ADA)) {
    await page.locator(`input[name=${field}]:visible`).fill(value);
    await page.keyboard.press('Enter');
  }
  await page.getByRole('rowheader').first().waitFor();
};

/** Milliseconds from a key or the button of a mouse until the page shows what it leads to. */
const timed = async (page, act, ...what) => {
  const from = performance.now();
  await act();
  await page.waitForFunction(shows, what, { polling: 'raf' });
  return performance.now() - from;
};

/** Visits the portal with nothing in the browser's cache: how long a press takes to show what it leads to. */
const visit = async (browser, url) => {
  const page = await browser.newPage({ viewport: { width: 1280, height: 720 } });
  await signIn(page, url);
  const pressed = async (role, name, ...what) => {
    await page.getByRole(role, { name, exact: true }).hover();
    // a person takes longer from pointing to pressing
    await page.waitForLoadState('networkidle');
    return timed(page, () => page.mouse.down().then(() => page.mouse.up()), ...what);
  };
  const found = {
    'a tab, by mouse': await pressed('link', 'Roles', 'h1', 'Roles'),
    'a dialog, by mouse': await pressed('button', 'Add role', 'dialog[open] h2', 'Add role'),
  };
  await page.keyboard.press('Escape');
  await page.getByRole('link', { name: 'Groups' }).focus();
  found['a tab, by keyboard'] = await timed(page, () => page.keyboard.press('Enter'), 'h1', 'Groups');
  found['a tab once more'] = await pressed('link', 'Roles', 'h1', 'Roles');
  await page.close();
  return found;
};

/** How long the portal takes to show what a press leads to. */
export const benchPressing = async function* () {
  const { folder, remove } = await scratch();
  const server = await start(folder, { FE_DEV: '1' });
  const browser = await chromium.launch(launchOptions());
  try {
    const visits = [];
    for (let time = 0; time < TIMES; time += 1) visits.push(await visit(browser, server.url));
    for (const what of Object.keys(visits[0]))
      yield [`portal, ${what}, median of ${TIMES}`, `${median(visits.map((found) => found[what])).toFixed(0)} ms`];
  } finally {
    await browser.close();
    await server.stop();
    await remove();
  }
};

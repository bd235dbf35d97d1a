import { chromium } from 'playwright';
import { launchOptions } from '../kit/browser.mjs';
import { scratch, start } from './server.mjs';

const ROUNDS = 7;

/** Marks the moment a field of the login box can be typed into. */
const watch = () => {
  const look = () => {
    const field = document.querySelector('fe-login-box input:not([type=hidden])');
    if (field && !field.disabled && field.checkVisibility() && field.getClientRects().length > 0)
      globalThis.firstFieldMs = performance.now();
    else requestAnimationFrame(look);
  };
  look();
};

const visit = async (browser, url, slowdown) => {
  const context = await browser.newContext();
  await context.addInitScript(watch);
  const page = await context.newPage();
  const devtools = await context.newCDPSession(page);
  if (slowdown > 1) await devtools.send('Emulation.setCPUThrottlingRate', { rate: slowdown });
  await page.goto(`${url}/account/login`);
  const ms = await page.waitForFunction(() => globalThis.firstFieldMs).then((handle) => handle.jsonValue());
  await context.close();
  return ms;
};

/** How long a person waits, with nothing cached, until they can type their email address. */
export const benchFirstField = async () => {
  const { folder, remove } = await scratch();
  const server = await start(folder);
  const browser = await chromium.launch(await launchOptions());
  const rows = [];
  for (const slowdown of [1, 4]) {
    const times = [];
    for (let round = 0; round < ROUNDS; round += 1) times.push(await visit(browser, server.url, slowdown));
    times.sort((a, b) => a - b);
    rows.push([`first usable field at ${slowdown}x CPU, median of ${ROUNDS}`, `${times[3].toFixed(0)} ms`]);
  }
  await browser.close();
  await server.stop();
  await remove();
  return rows;
};

import type { CDPSession, Page } from 'playwright/test';
import { launchOptions } from '../kit/browser.mjs';
import { document, serveHost } from './kit/host-page.ts';
import { expect, test } from './kit/journey.ts';

// without optimizing compilers: their machine code would count as heap growth
const { args, ...launch } = launchOptions();
test.use({ launchOptions: { ...launch, args: [...args, '--js-flags=--no-opt --no-maglev --no-sparkplug'] } });

/** Largest ratio of the counts after 200 mounts to those after 50 that is no leak. */
const ALLOWED = 1.02;

/** Mounts a login box, waits for its first screen and removes it, `times` times. */
const mount = (page: Page, times: number): Promise<void> =>
  page.evaluate(async (count) => {
    for (let turn = 0; turn < count; turn += 1) {
      const box = globalThis.document.createElement('fe-login-box');
      globalThis.document.body.append(box);
      while (!box.shadowRoot?.querySelector('h1')) await new Promise(requestAnimationFrame);
      box.remove();
      await new Promise(requestAnimationFrame);
    }
  }, times);

/** Number of DOM nodes and event listeners, and heap size in bytes, after three forced garbage collections. */
const weigh = async (devtools: CDPSession) => {
  for (let pass = 0; pass < 3; pass += 1) await devtools.send('HeapProfiler.collectGarbage');
  const { nodes, jsEventListeners } = await devtools.send('Memory.getDOMCounters');
  const { usedSize } = await devtools.send('Runtime.getHeapUsage');
  return { nodes, listeners: jsEventListeners, heap: usedSize };
};

test('a box mounted and removed two hundred times leaks no memory', async ({ page, context }) => {
  const body = '<fe-app base-url="/"></fe-app><fe-signed-out><p>Signed out</p></fe-signed-out>';
  await serveHost(page, { index: document('<script src="/cdn/fe.js"></script>', body) });
  await page.goto('/host/');
  await expect(page.getByText('Signed out')).toBeVisible();
  const devtools = await context.newCDPSession(page);
  await mount(page, 50);
  const early = await weigh(devtools);
  await mount(page, 150);
  const late = await weigh(devtools);
  test.info().annotations.push({ type: 'growth', description: JSON.stringify({ early, late }) });
  expect(late.nodes / early.nodes).toBeLessThanOrEqual(ALLOWED);
  expect(late.listeners / early.listeners).toBeLessThanOrEqual(ALLOWED);
  expect(late.heap / early.heap).toBeLessThanOrEqual(ALLOWED);
});

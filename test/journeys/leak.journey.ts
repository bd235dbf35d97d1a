import type { CDPSession, Page } from 'playwright/test';
import { launchOptions } from '../kit/browser.mjs';
import { document, serveHost } from './kit/host-page.ts';
import { expect, test } from './kit/journey.ts';

// machine code that the engine makes of what runs often is on the heap, too: it is kept out of the count
const { args, ...launch } = launchOptions();
test.use({ launchOptions: { ...launch, args: [...args, '--js-flags=--no-opt --no-maglev --no-sparkplug'] } });

/** Growth between the 50th and the 200th time that is still nothing. */
const ALLOWED = 1.02;

/** Puts a box into the page, waits until its screen is there, and takes it out; so many times. */
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

/** Memory in use after forced garbage collection. */
const weigh = async (devtools: CDPSession) => {
  for (let pass = 0; pass < 3; pass += 1) await devtools.send('HeapProfiler.collectGarbage');
  const { nodes, jsEventListeners } = await devtools.send('Memory.getDOMCounters');
  const { usedSize } = await devtools.send('Runtime.getHeapUsage');
  return { nodes, listeners: jsEventListeners, heap: usedSize };
};

test('a box that comes and goes two hundred times leaves nothing behind', async ({ page, context }) => {
  const body = '<fe-app base-url="/"></fe-app><fe-signed-out><p>Nobody is in</p></fe-signed-out>';
  await serveHost(page, { index: document('<script src="/cdn/fe.js"></script>', body) });
  await page.goto('/host/');
  await expect(page.getByText('Nobody is in')).toBeVisible();
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

import { chromium } from 'playwright';
import { launchOptions } from '../kit/browser.mjs';
import { serveStatic } from './static.mjs';

const ROUNDS = 50;
const SLOWDOWN = 6;
const EMAIL = 'ada.lovelace@acme.test';
const PAGE = `<!doctype html><html lang="en"><head><meta charset="utf-8"><title>Typing</title><script type="module" src="/cdn/login-box.js"></script></head><body><fe-login-box base-url="/"></fe-login-box></body></html>`;

const isAlive = () => document.querySelector('fe-login-box')?.shadowRoot?.querySelector('h1') !== null;

/** Types from the moment the field stands until the screen behind it has come. Whether a character is missing. */
const loses = async (browser, url, pauseMs) => {
  const context = await browser.newContext();
  const tab = await context.newPage();
  const devtools = await context.newCDPSession(tab);
  await devtools.send('Emulation.setCPUThrottlingRate', { rate: SLOWDOWN });
  await tab.goto(`${url}/account/login`, { waitUntil: 'commit' });
  const field = tab.locator('fe-login-box input[name=email]');
  await field.waitFor();
  await field.focus();
  let typed = '';
  for (const letter of EMAIL.repeat(3)) {
    await tab.keyboard.press(letter);
    typed += letter;
    await tab.waitForTimeout(pauseMs);
    if (typed.length >= EMAIL.length && (await tab.evaluate(isAlive))) break;
  }
  await tab.waitForFunction(isAlive);
  const value = await field.inputValue();
  await context.close();
  return value !== typed;
};

/** Typing while the box starts up, at 6x CPU: in how many runs a character was lost. */
export const benchTyping = async () => {
  const server = await serveStatic({ '/account/login': PAGE }, { '/cdn/': 'dist/cdn' });
  const browser = await chromium.launch(launchOptions());
  let lost = 0;
  for (let round = 0; round < ROUNDS; round += 1) if (await loses(browser, server.url, round)) lost += 1;
  await browser.close();
  await server.stop();
  return [[`typing during start-up at ${SLOWDOWN}x CPU, runs that lost a character`, `${lost} of ${ROUNDS}`]];
};

import { join } from 'node:path';
import { pathToFileURL } from 'node:url';
import type { Page } from 'playwright/test';
import type { loginBoxHtml } from '../../adapters/server/index.ts';
import { SEEDED_PASSWORD } from '../../demo/server/dev/people.ts';
import { gate } from './kit/gate.ts';
import { serveHost } from './kit/host-page.ts';
import { expect, test } from './kit/journey.ts';

const NONCE = 'r4nd0m';
const CSP = `default-src 'self'; img-src 'self' data:; style-src 'nonce-${NONCE}'; script-src 'self'`;

/** The packed function, as a host's server has it. */
const print = async (lang: string): Promise<string> => {
  const packed: { loginBoxHtml: typeof loginBoxHtml } = await import(pathToFileURL(join('dist/npm/server.js')).href);
  return packed.loginBoxHtml({ attributes: { 'base-url': '/frontegg' }, lang, nonce: NONCE });
};

/** Opens a page that a server printed, its scripts held back; tells what moved. */
const openPrinted = async (page: Page, lang = 'en') => {
  const scripts = gate();
  const moved: number[] = [];
  await page.exposeFunction('moved', (by: number) => moved.push(by));
  await page.addInitScript(() => {
    const { moved: tell } = globalThis as unknown as { moved: (by: number) => void };
    new PerformanceObserver((list) => {
      // what a person's own key moves is no shift
      for (const entry of list.getEntries() as (PerformanceEntry & { value: number; hadRecentInput: boolean })[])
        if (!entry.hadRecentInput) tell(entry.value);
    }).observe({ type: 'layout-shift', buffered: true });
  });
  await serveHost(page, {});
  const box = await print(lang);
  const html = `<!doctype html><html lang="${lang}"><head><meta charset="utf-8"><title>Host</title><script type="module" src="/npm/define/login-box.js"></script></head><body>${box}</body></html>`;
  await page.route('**/host/**', (route) =>
    route.fulfill({ contentType: 'text/html', headers: { 'content-security-policy': CSP }, body: html }),
  );
  await page.route('**/npm/define/login-box.js', async (route) => {
    await scripts.opened;
    await route.fallback();
  });
  await page.goto('/host/signin', { waitUntil: 'commit' });
  return { scripts, moved };
};

test('in a page that a server rendered, I type my email before any script has run, and sign in', async ({
  page,
  box,
}) => {
  const { scripts, moved } = await openPrinted(page);
  await expect(box.field('Email')).toBeFocused();
  await page.keyboard.type('ad@acme.test');
  await page.keyboard.press('Enter');
  await expect(page.getByRole('button', { name: 'Continue', exact: true })).toBeDisabled();
  await box.field('Email').evaluate((input) => input.setAttribute('data-marked', ''));
  for (let step = 0; step < '@acme.test'.length; step += 1) await page.keyboard.press('ArrowLeft');
  scripts.open();
  await expect(box.heading('Sign in')).toBeVisible();
  await expect(box.field('Email')).toBeFocused();
  await expect(box.field('Email')).toHaveAttribute('data-marked', '');
  await page.keyboard.type('a');
  await expect(box.field('Email')).toHaveValue('ada@acme.test');
  expect(moved).toEqual([]);
  await page.keyboard.press('Enter');
  await box.field('Password').fill(SEEDED_PASSWORD);
  await box.button('Sign in').click();
  await expect(box.field('Password')).toBeHidden();
});

test('in a page that a server rendered in Hebrew, the form stands until its messages are there', async ({ page }) => {
  const { scripts, moved } = await openPrinted(page, 'he');
  const input = page.locator('fe-login-box input[name=email]');
  await expect(input).toBeVisible();
  const place = await input.boundingBox();
  scripts.open();
  await expect(page.getByRole('heading', { level: 1 })).toBeVisible();
  expect(await input.boundingBox()).toEqual(place);
  expect(moved).toEqual([]);
});

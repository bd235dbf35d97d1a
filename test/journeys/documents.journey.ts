import { existsSync } from 'node:fs';
import { pathToFileURL } from 'node:url';
import type { Page } from 'playwright/test';
import { faultsIn } from './kit/axe.ts';
import { expect, test } from './kit/journey.ts';
// tests of the guide, as a host would run them
import '../../demo/docs/examples/guides/sign-in.spec.ts';

/** A page of each kind: the first, prose with code and tables, a live element, the theme editor, types, and the protocol's long tables. */
const KINDS = [
  '',
  'server.html',
  'elements/fe-user-button.html',
  'theming.html',
  'api/options.html',
  'protocol/calls.html',
];
/** Width of the narrowest pages, in CSS pixels. Source: WCAG 2.2, 1.4.10 "Reflow". */
const NARROW = { width: 320, height: 800 };
const WIDE = { width: 1280, height: 800 };

const overflow = (page: Page) => page.evaluate(() => document.documentElement.scrollWidth - innerWidth);

test('each kind of page of the documents is accessible, fits a narrow window and prints its text alone', async ({
  page,
}) => {
  for (const path of KINDS) {
    await page.emulateMedia({ media: 'screen', colorScheme: 'light', reducedMotion: 'reduce' });
    await page.setViewportSize(WIDE);
    await page.goto(`/docs/${path}`);
    expect(await faultsIn(page, 'all'), path).toEqual([]);
    await page.emulateMedia({ colorScheme: 'dark', reducedMotion: 'reduce' });
    expect(await faultsIn(page, 'colours'), path).toEqual([]);
    await page.setViewportSize(NARROW);
    expect(await overflow(page), path).toBeLessThanOrEqual(0);
    await page.emulateMedia({ media: 'print' });
    await expect(page.getByRole('navigation')).toHaveCount(0);
    await expect(page.getByRole('heading', { level: 1 })).toBeVisible();
  }
});

test('I find an element by its name, without a mouse, try its attributes, and copy the markup', async ({
  page,
  context,
}) => {
  await context.grantPermissions(['clipboard-read', 'clipboard-write']);
  await page.goto('/docs');
  await page.keyboard.press('/');
  await page.keyboard.type('fe-user-but');
  await expect(page.getByRole('option').first()).toContainText('fe-user-button');
  await page.keyboard.press('Enter');
  await expect(page.getByRole('heading', { level: 1 })).toHaveText('<fe-user-button>');
  await expect(page.getByRole('navigation', { name: 'Pages' }).locator('[aria-current=page]')).toBeInViewport();
  const stage = page.locator('.stage');
  await expect(stage.getByText('Ada Lovelace', { exact: true })).toBeVisible();
  await page.getByRole('checkbox', { name: 'compact' }).check();
  await expect(stage.getByText('Ada Lovelace', { exact: true })).toBeHidden();
  await page.getByRole('button', { name: 'Copy' }).first().click();
  expect(await page.evaluate(() => navigator.clipboard.readText())).toContain('<fe-user-button preview');
  expect(await page.evaluate(() => navigator.clipboard.readText())).toContain('compact');
});

test('a live dialog that I close is closed in its controls as well', async ({ page }) => {
  await page.goto('/docs/elements/fe-checkout-dialog.html');
  const open = page.getByRole('checkbox', { name: 'open' });
  await open.check();
  await expect(page.getByRole('heading', { name: 'Switch to Scale' })).toBeVisible();
  await page.keyboard.press('Escape');
  await expect(open).not.toBeChecked();
  await expect(open).toBeFocused();
});

test('the theme editor changes the live element, and writes the CSS and the markup that do the same', async ({
  page,
}) => {
  await page.goto('/docs/theming.html');
  const box = page.locator('.stage fe-login-box');
  await expect(page.getByLabel('Email', { exact: true })).toBeVisible();
  // the colours of the default theme
  await expect(page.getByLabel('--fe-accent')).toHaveValue('#4f46e5');
  await page.getByLabel('--fe-accent').fill('#0f766e');
  await page.getByLabel('--fe-radius').fill('2');
  await page.getByRole('combobox', { name: 'theme' }).selectOption('classic');
  await expect(box).toHaveAttribute('theme', 'classic');
  const submit = page.getByRole('button', { name: 'Continue', exact: true });
  await expect(submit).toHaveCSS('border-radius', '1.5px');
  await expect(page.getByText('fe-login-box { --fe-accent: #0f766e; --fe-radius: 2px; }')).toBeVisible();
  await expect(page.getByText('<fe-login-box theme="classic"></fe-login-box>', { exact: true })).toBeVisible();
  await page.getByRole('button', { name: 'Start again' }).click();
  await expect(box).not.toHaveAttribute('theme');
  await expect(page.getByText('fe-login-box { }')).toBeVisible();
});

test('the documents open from a disk, search included', async ({ browser }) => {
  const first = 'dist/docs/index.html';
  expect(existsSync(first)).toBe(true);
  const context = await browser.newContext();
  const page = await context.newPage();
  await page.goto(pathToFileURL(first).href);
  await page.getByRole('combobox', { name: 'Search' }).fill('TRUST_PROXY');
  await page.getByRole('option').first().click();
  await expect(page.getByRole('heading', { level: 1 })).toBeVisible();
  expect(page.url()).toContain('self-hosting/configuration.html#');
  await context.close();
});

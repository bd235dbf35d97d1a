import type { Page } from 'playwright/test';
import { wholeBrowserOptions } from '../kit/browser.mjs';
import { expect, test } from './kit/journey.ts';

// Playwright switches the back-forward cache off unless told otherwise
test.use({ launchOptions: { ...wholeBrowserOptions(), ignoreDefaultArgs: ['--disable-back-forward-cache'] } });

/** A page taken out of the cache has no load to wait for. */
const goBack = (page: Page) => page.evaluate(() => history.back());

/** Has the page remember whether it was taken out of the cache. */
const watchRestores = () => {
  addEventListener('pageshow', ({ persisted }) => {
    if (persisted) document.documentElement.dataset['restored'] = 'true';
  });
};

test('the login page works after the back-forward cache', async ({ page, box, member }) => {
  await page.addInitScript(watchRestores);
  await page.goto('/account/login');
  await box.identify(member.email);
  await expect(box.heading('Enter your password')).toBeVisible();
  await page.goto('/healthz');
  await goBack(page);
  await expect(page.locator('html')).toHaveAttribute('data-restored', 'true');
  await box.field('Password').fill(member.password);
  await box.button('Sign in').click();
  await expect(box.heading(`Hello, ${member.name}`)).toBeVisible();
});

test('a page restored after I signed out elsewhere shows nothing of mine', async ({ page, context, box, member }) => {
  await page.addInitScript(watchRestores);
  await page.goto('/account/login');
  await box.signIn(member);
  await expect(box.heading(`Hello, ${member.name}`)).toBeVisible();
  await page.goto('/healthz');
  const other = await context.newPage();
  await other.goto('/logout');
  await expect(other).toHaveURL(/\/account\/login/);
  await goBack(page);
  await expect(page.locator('html')).toHaveAttribute('data-restored', 'true');
  await expect(page).toHaveURL(/\/account\/login/);
  await expect(box.field('Email')).toBeVisible();
});

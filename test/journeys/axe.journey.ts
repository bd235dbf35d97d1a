import type { Page } from 'playwright/test';
import { faultsIn } from './kit/axe.ts';
import { expect, test } from './kit/journey.ts';

/** Speaks another language; in Hebrew the words differ, the way is the same. */
const speak = async (page: Page, lang: 'en' | 'he'): Promise<void> => {
  await page.evaluate((language) => (document.documentElement.lang = language), lang);
  const dir = lang === 'he' ? 'rtl' : 'ltr';
  await expect(page.locator('fe-login-box [lang]').first()).toHaveAttribute('dir', dir);
};

/** Faults of a step as it is shown light, dark and from right to left: the latter two differ in what is looked at there. */
const faultsOf = async (page: Page): Promise<string[]> => {
  const light = await faultsIn(page, 'all');
  await page.emulateMedia({ colorScheme: 'dark', reducedMotion: 'reduce' });
  const dark = await faultsIn(page, 'colours');
  await page.emulateMedia({ colorScheme: 'light', reducedMotion: 'reduce' });
  return [...light, ...dark];
};

const mirrored = async (page: Page): Promise<string[]> => {
  await speak(page, 'he');
  const faults = await faultsIn(page, 'all but colours');
  await speak(page, 'en');
  return faults;
};

// each situation by itself is checked with the elements; here it is the built product, step after step
test('each step on the way in is accessible, light, dark and right to left', async ({ page, member }) => {
  await page.emulateMedia({ colorScheme: 'light', reducedMotion: 'reduce' });
  const form = page.locator('fe-login-box form');
  const send = form.locator('button[type=submit]');
  const clean = async (step: string) => {
    expect(await faultsOf(page), step).toEqual([]);
    expect(await mirrored(page), step).toEqual([]);
  };

  await page.goto('/account/login');
  await form.locator('input[name=email]').fill(member.email);
  await clean('email');
  await send.click();
  await form.locator('input[name=password]').fill('Not-the-one-1234');
  await clean('password');
  await send.click();
  await expect(page.getByRole('alert')).toBeVisible();
  await clean('wrong password');
  for (const route of ['sign-up', 'forget-password', 'activate', 'reset-password?userId=a&token=b']) {
    await page.goto(`/account/${route}`);
    await expect(page.locator('fe-login-box h1')).toBeVisible();
    await clean(route);
  }
});

test('the pages of the host and the portal are accessible, light and dark', async ({ page, box, member }) => {
  await page.emulateMedia({ colorScheme: 'light', reducedMotion: 'reduce' });
  await page.goto('/');
  await expect(box.heading('Accounts to try')).toBeVisible();
  expect(await faultsOf(page)).toEqual([]);
  await page.goto('/account/login');
  await expect(box.field('Email')).toBeVisible();
  await box.signIn(member);
  await expect(box.heading(`Hello, ${member.name}`)).toBeVisible();
  expect(await faultsOf(page)).toEqual([]);
  await page.getByRole('link', { name: 'Profile', exact: true }).click();
  await expect(box.heading('Your profile')).toBeVisible();
  expect(await faultsOf(page)).toEqual([]);
  await page.goto('/nowhere');
  await expect(box.heading('This page does not exist')).toBeVisible();
  expect(await faultsOf(page)).toEqual([]);
  await page.goto('/vanilla');
  await expect(box.heading(`Hello, ${member.name}`)).toBeVisible();
  // the page has no colours of its own, and the checker takes every such page for white
  expect(await faultsIn(page, 'all but colours')).toEqual([]);
  for (const tab of ['users', 'groups', 'roles']) {
    await page.goto(`/portal/${tab}`);
    await expect(page.locator('fe-admin-portal [aria-current=page]')).toBeVisible();
    expect(await faultsOf(page), tab).toEqual([]);
    await page.evaluate(() => (document.documentElement.lang = 'he'));
    await expect(page.locator('fe-admin-portal [lang=he]').first()).toHaveAttribute('dir', 'rtl');
    expect(await faultsIn(page, 'all but colours'), tab).toEqual([]);
  }
});

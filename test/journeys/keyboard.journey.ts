import type { Page } from 'playwright/test';
import { linkTo } from './kit/mailbox.ts';
import { expect, test } from './kit/journey.ts';

/** Visible name of the focused control, however deep in shadow roots. */
const focused = (page: Page): Promise<string> =>
  page.evaluate(() => {
    let active = document.activeElement;
    while (active?.shadowRoot?.activeElement) active = active.shadowRoot.activeElement;
    if (active instanceof HTMLInputElement) return active.labels?.[0]?.textContent?.trim() ?? active.name;
    return active?.getAttribute('aria-label') ?? active?.textContent?.trim() ?? '';
  });

/** Presses Tab until that has the focus. */
const tabTo = async (page: Page, name: string): Promise<void> => {
  for (let presses = 0; presses < 15; presses += 1) {
    if ((await focused(page)) === name) return;
    await page.keyboard.press('Tab');
  }
  throw new Error(`Tab does not lead to ${name}`);
};

test('I sign up and sign in by keyboard alone', async ({ page, box, server, visitor }) => {
  await page.goto('/account/login');
  await expect(box.field('Email')).toBeFocused();
  // it comes with the screen, after the field
  await expect(box.way('Create an account')).toBeVisible();
  await tabTo(page, 'Create an account');
  await page.keyboard.press('Enter');
  await expect(box.heading('Create your account')).toBeVisible();
  await expect(box.field('Full name')).toBeFocused();
  for (const [name, value] of [
    ['Full name', visitor.name],
    ['Work email', visitor.email],
    ['Company', visitor.company],
    ['Password', visitor.password],
  ] as const) {
    await tabTo(page, name);
    await page.keyboard.type(value);
  }
  await tabTo(page, 'I agree to the terms of service and the privacy policy');
  await page.keyboard.press('Space');
  await expect(box.terms).toBeChecked();
  await page.keyboard.press('Enter');
  await expect(box.heading('Check your inbox')).toBeFocused();

  await page.goto(await linkTo(server, visitor.email, '/account/activate'));
  await expect(box.heading(`Hello, ${visitor.name}`)).toBeVisible();
  await page.context().clearCookies();

  await page.goto('/account/login');
  await expect(box.field('Email')).toBeFocused();
  await page.keyboard.type(visitor.email);
  await page.keyboard.press('Enter');
  await expect(box.field('Password')).toBeFocused();
  await page.keyboard.type('Not-the-one-1234');
  await page.keyboard.press('Enter');
  await expect(box.alert).toBeVisible();
  await expect(box.field('Password')).toBeFocused();
  await page.keyboard.type(visitor.password);
  await tabTo(page, 'Show password');
  await page.keyboard.press('Space');
  await expect(box.button('Hide password')).toBeFocused();
  await tabTo(page, 'Sign in');
  await page.keyboard.press('Enter');
  await expect(box.heading(`Hello, ${visitor.name}`)).toBeVisible();
});

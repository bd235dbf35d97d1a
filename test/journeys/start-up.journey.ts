import type { Page } from 'playwright/test';
import { gate } from './kit/gate.ts';
import { expect, test } from './kit/journey.ts';

const EMAIL = 'ada.lovelace@acme.test';
/** Chunk that brings React to the box. */
const REACT = '**/assets/mount-*.js';

/** The box' first field, as it stands before and after its screen has come. */
const field = (page: Page) => page.locator('fe-login-box input[name=email]');

/** Marks the node, so that it is known again. */
const mark = (page: Page) => field(page).evaluate((input) => input.setAttribute('data-marked', ''));

const alive = (page: Page) =>
  expect.poll(() =>
    page.evaluate(() => document.querySelector('fe-login-box')?.shadowRoot?.querySelector('h1') !== null),
  );

/** Opens the box and holds React back, so that all that stands is what the definition has painted. */
const openEarly = async (page: Page) => {
  const react = gate();
  await page.route(REACT, async (route) => {
    await react.opened;
    await route.continue();
  });
  await page.goto('/account/login?early', { waitUntil: 'commit' });
  await expect(field(page)).toBeVisible();
  await mark(page);
  return react;
};

const kept = async (page: Page) => {
  await alive(page).toBe(true);
  await expect(field(page)).toHaveAttribute('data-marked', '');
};

test.describe('the box, before its screen has loaded,', () => {
  test('keeps what I type, the focus and the caret', async ({ page }) => {
    const react = await openEarly(page);
    await field(page).pressSequentially('ada@acme.test');
    for (let step = 0; step < '@acme.test'.length; step += 1) await page.keyboard.press('ArrowLeft');
    react.open();
    await kept(page);
    await expect(field(page)).toBeFocused();
    await page.keyboard.type('.lovelace');
    await expect(field(page)).toHaveValue(EMAIL);
  });

  test('keeps what a password manager has filled in', async ({ page, box }) => {
    const react = await openEarly(page);
    await field(page).evaluate((input: HTMLInputElement, email) => {
      input.value = email;
    }, EMAIL);
    react.open();
    await kept(page);
    await expect(field(page)).toHaveValue(EMAIL);
    await box.button('Continue').click();
    await expect(box.heading('Enter your password')).toBeVisible();
    await expect(page.getByText(EMAIL)).toBeVisible();
  });

  test('does not move the button I am about to press when further sign-in methods appear', async ({ page, box }) => {
    const react = await openEarly(page);
    const button = page.locator('fe-login-box button[type=submit]');
    const early = await button.boundingBox();
    react.open();
    await expect(box.button('Sign in with a passkey')).toBeVisible();
    expect(await button.boundingBox()).toEqual(early);
  });

  test('does not interrupt an IME composition', async ({ page }) => {
    const react = await openEarly(page);
    await field(page).focus();
    const devtools = await page.context().newCDPSession(page);
    await devtools.send('Input.imeSetComposition', { text: 'かん', selectionStart: 2, selectionEnd: 2 });
    await field(page).evaluate((input) =>
      input.addEventListener('compositionend', () => input.setAttribute('data-ended', '')),
    );
    react.open();
    await kept(page);
    await expect(field(page)).not.toHaveAttribute('data-ended');
    await devtools.send('Input.insertText', { text: '漢字' });
    await expect(field(page)).toHaveValue('漢字');
  });

  test('submits by itself when I press Enter too early', async ({ page, box }) => {
    const react = await openEarly(page);
    await field(page).fill(EMAIL);
    await page.keyboard.press('Enter');
    react.open();
    await expect(box.heading('Enter your password')).toBeVisible();
  });

  test('loses no character on a machine six times slower', async ({ page }) => {
    const devtools = await page.context().newCDPSession(page);
    await devtools.send('Emulation.setCPUThrottlingRate', { rate: 6 });
    for (let round = 0; round < 3; round += 1) {
      await page.goto(`/account/login?round=${round}`, { waitUntil: 'commit' });
      await expect(field(page)).toBeVisible();
      await mark(page);
      await field(page).pressSequentially(EMAIL, { delay: 30 });
      await kept(page);
      await expect(field(page)).toHaveValue(EMAIL);
    }
  });
});

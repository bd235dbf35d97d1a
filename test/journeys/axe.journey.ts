import type { Page } from 'playwright/test';
import { signIn } from '../../adapters/testing/playwright/index.ts';
import { faultsIn, faultsInFrames } from './kit/axe.ts';
import { CARDS, checkoutIn } from './kit/checkout.ts';
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

const FIELDS = '/dev/payments/fields';
const BANK = '/dev/payments/challenge';

/** Smallest contrast of a card field's text and hint to the box that it stands in, whose color its frame does not know. */
const contrastOfFields = async (page: Page): Promise<number> => {
  const box = await page
    .locator('fe-checkout-dialog .fe-card-box')
    .first()
    .evaluate((node) => getComputedStyle(node).backgroundColor);
  const frames = page.frames().filter((frame) => frame.url().includes(FIELDS));
  const ratios = await Promise.all(
    frames.map((frame) =>
      frame.locator('input').evaluate((input, background) => {
        const context = document.createElement('canvas').getContext('2d', { willReadFrequently: true })!;
        const luminance = (color: string) => {
          context.fillStyle = color;
          context.fillRect(0, 0, 1, 1);
          const [red, green, blue] = Array.from(context.getImageData(0, 0, 1, 1).data, (value) => {
            const part = value / 255;
            return part <= 0.04045 ? part / 12.92 : ((part + 0.055) / 1.055) ** 2.4;
          });
          return 0.2126 * red! + 0.7152 * green! + 0.0722 * blue!;
        };
        const behind = luminance(background);
        return [getComputedStyle(input), getComputedStyle(input, '::placeholder')].map(({ color }) => {
          const [dark, light] = [luminance(color), behind].toSorted((one, other) => one - other);
          return (light! + 0.05) / (dark! + 0.05);
        });
      }, box),
    ),
  );
  return Math.min(...ratios.flat());
};

test('I pay with the keyboard alone, on a narrow screen: card fields, my bank’s page and the processor’s page are accessible', async ({
  page,
  member,
}) => {
  await page.emulateMedia({ colorScheme: 'light', reducedMotion: 'reduce' });
  await page.setViewportSize({ width: 320, height: 640 });
  const fits = async () => expect(await page.evaluate(() => document.documentElement.scrollWidth)).toBe(320);
  const direction = (dir: string) =>
    expect(page.frameLocator('[data-fe-card=cardNumber] iframe').locator('html')).toHaveAttribute('dir', dir);
  const checkout = checkoutIn(page);
  await signIn(page, member, { at: '/vanilla' });
  await checkout.open('growth');
  await checkout.enterDetails(member.email);

  await test.step('the card fields, light, dark and right to left', async () => {
    await direction('ltr');
    expect(await faultsInFrames(page, FIELDS, 'all')).toEqual([]);
    await page.evaluate(() => (document.documentElement.lang = 'he'));
    await direction('rtl');
    expect(await faultsInFrames(page, FIELDS, 'all but colours')).toEqual([]);
    await fits();
    await page.evaluate(() => (document.documentElement.lang = 'en'));
    await direction('ltr');
    for (const scheme of ['light', 'dark'] as const) {
      await page.evaluate(
        (wanted) => document.querySelector('fe-checkout-dialog')!.setAttribute('color-scheme', wanted),
        scheme,
      );
      await expect.poll(() => contrastOfFields(page), scheme).toBeGreaterThanOrEqual(4.5);
    }
  });

  await test.step('typed from field to field, and paid with Enter', async () => {
    await checkout.button('Edit').focus();
    for (const text of [CARDS.asksAlways, '1234', '123']) {
      await page.keyboard.press('Tab');
      await page.keyboard.type(text);
    }
    await page.keyboard.press('Tab');
    await expect(checkout.button('Cancel')).toBeFocused();
    await page.keyboard.press('Tab');
    await expect(checkout.button('Pay $49.00')).toBeFocused();
    await expect(checkout.button('Pay $49.00')).toBeEnabled();
    await page.keyboard.press('Enter');
  });

  await test.step('the bank’s page has the focus, and gives it back', async () => {
    await checkout.bank.shown();
    await expect(page.frameLocator('body > div iframe').getByRole('button', { name: 'Confirm' })).toBeFocused();
    expect(await faultsInFrames(page, BANK, 'all')).toEqual([]);
    await page.emulateMedia({ colorScheme: 'dark', reducedMotion: 'reduce' });
    expect(await faultsInFrames(page, BANK, 'colours')).toEqual([]);
    await page.keyboard.press('Escape');
    await expect(checkout.text('Your bank couldn’t confirm that it’s you.')).toBeVisible();
  });

  await test.step('in another language, which the bank’s page has, too', async () => {
    await page.evaluate(() => (document.documentElement.lang = 'he'));
    await direction('rtl');
    await checkout.enterCard(CARDS.asksAlways);
    await page.keyboard.press('Tab');
    await page.keyboard.press('Tab');
    // nothing is paid while what is due loads again, as it does after a refusal
    await expect(checkout.dialog.locator('[type=submit]')).toBeFocused();
    await expect(checkout.dialog.locator('[type=submit]')).toBeEnabled();
    await page.keyboard.press('Enter');
    await checkout.bank.shown();
    await expect(page.frameLocator('body > div iframe').locator('html')).toHaveAttribute('dir', 'rtl');
    expect(await faultsInFrames(page, BANK, 'all but colours')).toEqual([]);
    await page.keyboard.press('Enter');
    await expect(checkout.dialog.locator('[data-step=success]')).toBeVisible();
  });

  await test.step('the page of the test processor', async () => {
    await page.goto('/dev/payments');
    expect(await faultsIn(page, 'colours')).toEqual([]);
    await page.emulateMedia({ colorScheme: 'light', reducedMotion: 'reduce' });
    expect(await faultsIn(page, 'all')).toEqual([]);
    await fits();
  });
});

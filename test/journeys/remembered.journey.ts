import type { Page } from 'playwright/test';
import { expect, test } from './kit/journey.ts';
import { gate } from './kit/gate.ts';
import { serverWith } from './kit/server-with.ts';

const LOGO =
  'data:image/svg+xml,<svg xmlns="http://www.w3.org/2000/svg" viewBox="0 0 8 8"><rect width="8" height="8"/></svg>';
const THEME = { themeV2: { loginBox: { themeName: 'vivid', palette: { primary: { main: '#0f766e' } } } } };
const EMAIL = 'ada@acme.test';

/** Public configuration of an operator. */
const CONFIGURATION = /\/(configurations\/v1\/(public|auth\/strategies\/public)|vendors\/public|metadata)(\?|$)/;

/** How the card looks. */
const appearanceOf = (page: Page) =>
  page.evaluate(() => {
    const card = document.querySelector('fe-login-box')?.shadowRoot?.querySelector('.fe-box');
    const button = document.querySelector('fe-login-box [type=submit]');
    if (!card || !button) return undefined;
    // as painted: the browser writes down a computed color in whichever color space it was computed
    const canvas = document.createElement('canvas').getContext('2d');
    if (!canvas) return undefined;
    canvas.fillStyle = getComputedStyle(button).backgroundColor;
    canvas.fillRect(0, 0, 1, 1);
    const [red, green, blue] = canvas.getImageData(0, 0, 1, 1).data;
    return { radius: getComputedStyle(card).borderTopLeftRadius, accent: `rgb(${red}, ${green}, ${blue})` };
  });

/** How many operators the browser remembers. */
const remembered = (page: Page) =>
  page.evaluate(() => Object.keys(localStorage).filter((key) => key.startsWith('fe:vendor:')).length);

const VIVID_TEAL = { radius: '15px', accent: 'rgb(15, 118, 110)' };

test.describe('on the second visit', () => {
  test.describe.configure({ mode: 'serial' });
  let stop: (() => Promise<void>) | undefined;
  let url = '';
  test.beforeAll(async () => {
    const vendor = { name: 'Zeta Works', logo: LOGO, icon: null, whiteLabelMode: false };
    ({ url, stop } = await serverWith({ vendor, allowSignups: true, metadata: { adminBox: THEME } }));
  });
  test.afterAll(() => stop?.());

  test('the first step is complete before the service has answered, and does not change', async ({ page, box }) => {
    await page.goto(`${url}/account/login`);
    await expect(box.heading('Sign in to Zeta Works')).toBeVisible();
    await expect.poll(() => remembered(page)).toBe(1);
    await expect.poll(() => appearanceOf(page)).toEqual(VIVID_TEAL);

    const service = gate();
    await page.route(CONFIGURATION, async (route) => {
      await service.opened;
      await route.continue();
    });
    await page.reload();
    await expect(box.heading('Sign in to Zeta Works')).toBeVisible();
    await expect(page.getByRole('img', { name: 'Zeta Works' })).toBeVisible();
    await expect(box.linkOrButton('Create an account')).toBeVisible();
    await expect.poll(() => appearanceOf(page)).toEqual(VIVID_TEAL);
    await expect(box.button('Sign in with a passkey')).toBeVisible();
    await box.field('Email').fill(EMAIL);
    service.open();
    await box.button('Continue').click();
    await expect(box.heading('Enter your password')).toBeVisible();
  });

  test('a changed configuration replaces the cached one, and my input stays', async ({ page, box }) => {
    await page.goto(`${url}/account/login`);
    await expect(box.heading('Sign in to Zeta Works')).toBeVisible();
    await expect.poll(() => remembered(page)).toBe(1);
    const service = gate();
    await page.route(CONFIGURATION, async (route) => {
      await service.opened;
      const answer = await route.fetch();
      const text = (await answer.text()).replace('Zeta Works', 'Omega Works').replace('#0f766e', '#b45309');
      await route.fulfill({ response: answer, body: text });
    });
    await page.reload();
    await expect(box.heading('Sign in to Zeta Works')).toBeVisible();
    await box.field('Email').fill(EMAIL);
    service.open();
    await expect(box.heading('Sign in to Omega Works')).toBeVisible();
    await expect.poll(() => appearanceOf(page)).toEqual({ ...VIVID_TEAL, accent: 'rgb(180, 83, 9)' });
    await expect(box.field('Email')).toHaveValue(EMAIL);
    await expect(box.field('Email')).toBeFocused();
  });

  test('tampered records in the storage are ignored', async ({ page, box }) => {
    await page.goto(`${url}/account/login`);
    await expect(box.heading('Sign in to Zeta Works')).toBeVisible();
    await expect.poll(() => remembered(page)).toBe(1);
    await page.evaluate(() => {
      const keys = Object.keys(localStorage).filter((key) => key.startsWith('fe:vendor:'));
      for (const key of keys)
        localStorage.setItem(key, (localStorage.getItem(key) ?? '').replace('data:image', 'data:text/html'));
    });
    const service = gate();
    await page.route(CONFIGURATION, async (route) => {
      await service.opened;
      await route.continue();
    });
    await page.reload();
    await expect(box.field('Email')).toBeVisible();
    await expect(page.getByRole('heading', { name: 'Zeta Works' })).toHaveCount(0);
    service.open();
    await expect(box.heading('Sign in to Zeta Works')).toBeVisible();
  });
});

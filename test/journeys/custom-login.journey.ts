import type { Page } from 'playwright/test';
import { SEEDED_PASSWORD } from '../../demo/server/dev/people.ts';
import { expect, test } from './kit/journey.ts';

const ADA = { email: 'ada@acme.test', password: SEEDED_PASSWORD };
const TEAL = 'rgb(15, 118, 110)';

/** Color of the button of the box as painted. */
const buttonColor = (page: Page) =>
  page
    .locator('fe-login-box [type=submit]')
    .first()
    .evaluate((button) => {
      const canvas = document.createElement('canvas').getContext('2d');
      if (!canvas) return undefined;
      canvas.fillStyle = getComputedStyle(button).backgroundColor;
      canvas.fillRect(0, 0, 1, 1);
      const [red, green, blue] = canvas.getImageData(0, 0, 1, 1).data;
      return `rgb(${red}, ${green}, ${blue})`;
    });

/** A red square as a PNG of its own. */
const squareIn = (page: Page): Promise<string> =>
  page.evaluate(() => {
    const canvas = document.createElement('canvas');
    canvas.width = 640;
    canvas.height = 160;
    const drawing = canvas.getContext('2d');
    if (drawing) drawing.fillStyle = '#be123c';
    drawing?.fillRect(0, 0, 640, 160);
    return canvas.toDataURL('image/png').split(',')[1] ?? '';
  });

test('a company gives its login page a look, which visitors of its address see, and no one else', async ({
  page,
  box,
  otherBrowser,
}) => {
  const alias = `acme-${crypto.randomUUID().slice(0, 8)}`;
  await page.goto('/portal/account/customLogin');
  await box.signIn(ADA);
  const preview = page.locator('fe-admin-portal .fe-account-preview fe-login-box');

  await page.getByLabel('Name in the address').fill(alias);
  await page.getByLabel('Brand color', { exact: false }).last().fill('#0f766e');
  const picture = Buffer.from(await squareIn(page), 'base64');
  await page.locator('input[type=file]').setInputFiles({ name: 'logo.png', mimeType: 'image/png', buffer: picture });
  await expect(page.getByRole('img', { name: 'Logo', exact: true })).toBeVisible();
  // a real login box shows it before it is saved
  await expect(preview.locator('img.fe-logo')).toHaveAttribute('src', /^data:image\/png/);
  await page.getByRole('button', { name: 'Save' }).click();
  await expect(page.getByLabel('Login address', { exact: true })).toHaveValue(new RegExp(`organization=${alias}$`));
  const address = await page.getByLabel('Login address', { exact: true }).inputValue();

  const visitor = await otherBrowser.newPage();
  await visitor.goto(address);
  await expect(visitor.getByRole('img', { name: 'Acme Robotics' })).toBeVisible();
  await expect.poll(() => buttonColor(visitor)).toBe(TEAL);
  // the look stays from one screen to the next, and after a reload
  await visitor.getByRole('link', { name: 'Create an account' }).click();
  await expect(visitor).toHaveURL(new RegExp(`organization=${alias}`));
  await visitor.reload();
  await expect(visitor.getByRole('img', { name: 'Acme Robotics' })).toBeVisible();

  await visitor.goto('/account/login');
  await expect(visitor.getByRole('heading', { name: /Sign in/ })).toBeVisible();
  await expect(visitor.getByRole('img', { name: 'Acme Robotics' })).toHaveCount(0);
  expect(await buttonColor(visitor)).not.toBe(TEAL);

  // a member who signs in there is in the company
  await visitor.goto(address);
  await visitor.getByLabel('Email').fill('bo@acme.test');
  await visitor.getByRole('button', { name: 'Continue', exact: true }).click();
  await visitor.getByLabel('Password', { exact: true }).fill(SEEDED_PASSWORD);
  await visitor.getByRole('button', { name: 'Sign in', exact: true }).click();
  await expect(visitor).not.toHaveURL(/account\/login/);

  // without the name, the address is no one's
  await page.getByLabel('Name in the address').fill('');
  await page.getByRole('button', { name: 'Remove', exact: true }).click();
  await page.getByRole('button', { name: 'Save' }).click();
  await expect(page.getByLabel('Login address', { exact: true })).not.toHaveValue(new RegExp(alias));
});

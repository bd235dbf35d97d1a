import { loginBox } from '../../adapters/testing/playwright/index.ts';
import type { Page } from 'playwright/test';
import { expect, test } from './kit/journey.ts';

const company = (page: Page) => page.getByLabel('Company name');
const save = (page: Page) => page.getByRole('button', { name: 'Save', exact: true });

test('I rename my company, give it a logo and a date format, and go on where a colleague was faster', async ({
  page,
  box,
  member,
  otherBrowser,
}) => {
  const name = `${member.company} Nord`;
  await page.goto('/portal/account');
  await box.signIn(member);
  await expect(company(page)).toHaveValue(member.company);

  await test.step('a field without a value and a file that is no image say so', async () => {
    await company(page).fill('');
    await save(page).click();
    await expect(company(page)).toBeFocused();
    await expect(company(page)).toHaveAttribute('aria-invalid', 'true');
    const file = { name: 'logo.png', mimeType: 'image/png', buffer: Buffer.from('<svg onload="alert(1)"/>') };
    await page.getByLabel('Logo').setInputFiles(file);
    await expect(page.getByText('Use a PNG, JPEG, WebP or GIF image.')).toBeVisible();
  });

  await company(page).fill(name);
  const picture = await page.evaluate(() => {
    const canvas = document.createElement('canvas');
    [canvas.width, canvas.height] = [900, 300];
    canvas.getContext('2d')?.fillRect(0, 0, 900, 300);
    return canvas.toDataURL('image/png').split(',')[1] ?? '';
  });
  await page
    .getByLabel('Logo')
    .setInputFiles({ name: 'logo.png', mimeType: 'image/png', buffer: Buffer.from(picture, 'base64') });
  await expect(page.getByRole('img', { name: 'Logo', exact: true })).toBeVisible();
  await page.getByLabel('Date format').selectOption('YYYY-MM-DD');

  await test.step('leaving asks first, and staying keeps what was typed', async () => {
    await page.getByRole('navigation', { name: 'Administration' }).getByRole('link', { name: 'Users' }).click();
    const question = page.getByRole('alertdialog');
    await expect(question.getByText('Your changes won’t be saved.')).toBeVisible();
    await page.keyboard.press('Escape');
    await expect(question).toBeHidden();
    await expect(company(page)).toHaveValue(name);
  });

  await save(page).click();
  await expect(page.getByText('Changes saved.').first()).toBeVisible();
  await page.reload();
  await expect(company(page)).toHaveValue(name);
  await expect(page.getByRole('img', { name: 'Logo', exact: true })).toBeVisible();
  await expect(page.getByLabel('Date format')).toHaveValue('YYYY-MM-DD');
  await expect(page.getByRole('button', { name: `Account: ${member.name}, ${name}` })).toBeVisible();

  await test.step('a colleague was faster: what I typed stays, beside what they changed', async () => {
    const there = await otherBrowser.newPage();
    await there.goto('/portal/account');
    await loginBox(there).signIn(member);
    await there.getByLabel('Website').fill('https://nord.example');
    await page.getByLabel('City').fill('Aalborg');
    await save(there).click();
    await expect(there.getByText('Changes saved.').first()).toBeVisible();
    await save(page).click();
    await expect(page.getByText('Someone else edited this in the meantime.')).toBeVisible();
    await expect(page.getByLabel('Website')).toHaveValue('https://nord.example');
    await expect(page.getByLabel('City')).toHaveValue('Aalborg');
    await save(page).click();
    await expect(page.getByText('Changes saved.').first()).toBeVisible();
    await there.reload();
    await expect(there.getByLabel('City')).toHaveValue('Aalborg');
  });
});

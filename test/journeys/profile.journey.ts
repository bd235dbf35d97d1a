import { followMail, loginBox, textTo } from '../../adapters/testing/playwright/index.ts';
import { chromium, type Page } from 'playwright/test';
import { wholeBrowserOptions } from '../kit/browser.mjs';
import { expect, test } from './kit/journey.ts';

/** A picture of one colour, drawn by the page. */
const aPicture = (page: Page): Promise<Buffer> =>
  page
    .evaluate(() => {
      const canvas = document.createElement('canvas');
      [canvas.width, canvas.height] = [900, 600];
      const context = canvas.getContext('2d');
      if (context) context.fillStyle = 'teal';
      context?.fillRect(0, 0, 900, 600);
      return canvas.toDataURL('image/png').split(',')[1] ?? '';
    })
    .then((data) => Buffer.from(data, 'base64'));

test('I add a photo, crop it by keyboard, see it in the list of people, and remove it', async ({
  page,
  box,
  member,
}) => {
  const card = page.getByRole('group', { name: 'Photo', exact: true });
  await page.goto('/portal/profile');
  await box.signIn(member);
  await page.getByRole('button', { name: 'Add photo' }).click();
  const dialog = page.getByRole('dialog', { name: 'Your photo' });
  const file = { name: 'me.png', mimeType: 'image/png', buffer: await aPicture(page) };

  await test.step('a file that is no image says so, and what can be used', async () => {
    await dialog.getByLabel('Photo').setInputFiles({ ...file, buffer: Buffer.from('<svg/>') });
    await expect(dialog.getByText('This file couldn’t be read as an image.')).toBeVisible();
  });

  await dialog.getByLabel('Photo').setInputFiles(file);
  const frame = dialog.getByRole('application');
  await frame.focus();
  await page.keyboard.press('+');
  await page.keyboard.press('ArrowRight');
  await expect(dialog.getByRole('slider', { name: 'Zoom' })).not.toHaveValue('1');
  await dialog.getByRole('button', { name: 'Save photo' }).click();
  await expect(dialog).toBeHidden();
  await expect(card.getByRole('button', { name: 'Change photo' })).toBeVisible();
  const src = await card.locator('img').getAttribute('src');
  expect(src).toContain('/team/resources/profile/images/v1/');
  await expect.poll(() => card.locator('img').evaluate((image: HTMLImageElement) => image.naturalWidth)).toBe(256);

  await page.goto('/portal/users');
  await expect(page.locator(`img[src="${src}"]`).first()).toBeVisible();

  await page.goto('/portal/profile');
  await page.getByRole('button', { name: 'Remove photo' }).click();
  await page
    .getByRole('alertdialog')
    .or(page.getByRole('dialog'))
    .getByRole('button', { name: 'Remove photo' })
    .click();
  await expect(page.getByRole('button', { name: 'Add photo' })).toBeVisible();
  expect((await page.request.get(src ?? '')).status()).toBe(404);
});

test('I take a photo with the camera, once the browser lets me', async ({ server, member }) => {
  const { args, ...options } = wholeBrowserOptions(); // the one without windows has no camera
  const browser = await chromium.launch({ ...options, args: [...args, '--use-fake-device-for-media-stream'] });
  const context = await browser.newContext({ baseURL: server, permissions: [] });
  const page = await context.newPage();
  await page.goto('/portal/profile');
  await loginBox(page).signIn(member);
  await page.getByRole('button', { name: 'Add photo' }).click();
  const dialog = page.getByRole('dialog', { name: 'Your photo' });
  await dialog.getByRole('button', { name: 'Take a photo' }).click();
  await expect(dialog.getByText('The camera couldn’t be used.')).toBeVisible();
  await expect(dialog.getByLabel('Photo')).toBeVisible();

  await context.grantPermissions(['camera']);
  await dialog.getByRole('button', { name: 'Take a photo' }).click();
  await dialog.getByRole('button', { name: 'Take photo', exact: true }).click();
  await dialog.getByRole('button', { name: 'Save photo' }).click();
  await expect(page.getByRole('button', { name: 'Change photo' })).toBeVisible();
  await browser.close();
});

test('I add a phone number by the code that was sent to it, and remove it', async ({ page, box, member, server }) => {
  const number = `+1415555${String(Math.floor(Math.random() * 9000) + 1000)}`;
  await page.goto('/portal/profile');
  await box.signIn(member);
  await page.getByRole('button', { name: 'Add phone number' }).click();
  await page.getByRole('textbox', { name: 'Phone' }).fill(number);
  await page.getByRole('button', { name: 'Send code' }).click();
  const code = await textTo(server, number);
  await page.getByLabel('Code').fill(String((Number(code) + 1) % 1_000_000).padStart(6, '0'));
  await expect(page.getByLabel('Code')).toHaveAccessibleDescription(/wrong|right|correct|match/i);
  await page.getByLabel('Code').fill(code);
  await expect(page.getByRole('group', { name: 'Phone', exact: true }).getByText(number)).toBeVisible();
  await page.getByRole('button', { name: 'Remove', exact: true }).click();
  await page
    .getByRole('alertdialog')
    .or(page.getByRole('dialog'))
    .getByRole('button', { name: 'Remove', exact: true })
    .click();
  await expect(page.getByText('No phone number')).toBeVisible();
});

test('I change my email address at both mailboxes, and the former one undoes it, which signs me out', async ({
  page,
  box,
  member,
  context,
}) => {
  const email = `new-${member.email}`;
  await page.goto('/portal/profile');
  await box.signIn(member);
  await page.getByRole('button', { name: 'Change email' }).click();
  await page.getByRole('textbox', { name: 'New email address' }).fill(email);
  await page.getByRole('button', { name: 'Send confirmation emails' }).click();
  await expect(page.getByText(`${email} hasn’t confirmed yet`)).toBeVisible();

  await test.step('the mail did not come: another one does', async () => {
    await page.getByRole('button', { name: 'Send the emails again' }).click();
    await expect(page.getByRole('region', { name: 'Notices' }).getByText('Sent again')).toBeVisible();
  });

  await test.step('the new address confirms; the page says that the other one has not', async () => {
    const mail = await followMail(context, email, '/account/email');
    await loginBox(mail).button('Confirm email address').click();
    await expect(loginBox(mail).heading('Confirmed')).toBeVisible();
    expect(new URL(mail.url()).search).toBe('');
    await mail.close();
    await page.bringToFront();
    await expect(page.getByText(`${email} has confirmed`)).toBeVisible();
    await expect(page.getByText(`${member.email} hasn’t confirmed yet`)).toBeVisible();
  });

  await test.step('the current address confirms, and the change is made', async () => {
    const mail = await followMail(context, member.email, '/account/email');
    await loginBox(mail).button('Confirm the change').click();
    await expect(loginBox(mail).heading('Email address changed')).toBeVisible();
    await mail.close();
    await page.bringToFront();
    await expect(page.getByRole('group', { name: 'Email', exact: true }).getByText(email)).toBeVisible();
  });

  await test.step('the former address undoes it, and the person signs in with it again', async () => {
    const mail = await followMail(context, member.email, '/account/email');
    const undo = loginBox(mail);
    await undo.button('Undo the change').click();
    await expect(undo.heading('The change was undone')).toBeVisible();
    await mail.reload();
    await expect(undo.heading('The change was undone')).toBeVisible();
    await mail.goto('/account/login');
    await undo.signIn({ email, password: member.password });
    await expect(undo.alert).toBeVisible();
    await mail.goto('/account/login');
    await undo.signIn(member);
    await expect(undo.heading(`Hello, ${member.name}`)).toBeVisible();
  });
});

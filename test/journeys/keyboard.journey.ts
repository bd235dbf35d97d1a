import { linkTo } from '../../adapters/testing/playwright/index.ts';
import { expect, test } from './kit/journey.ts';
import { moveTo } from './kit/keyboard.ts';

test('I sign up and sign in by keyboard alone', async ({ page, box, server, visitor }) => {
  await page.goto('/account/login');
  await expect(box.field('Email')).toBeFocused();
  // it comes with the screen, after the field
  await expect(box.linkOrButton('Create an account')).toBeVisible();
  await moveTo(page, 'Create an account');
  await page.keyboard.press('Enter');
  await expect(box.heading('Create your account')).toBeVisible();
  await expect(box.field('Full name')).toBeFocused();
  for (const [name, value] of [
    ['Full name', visitor.name],
    ['Work email', visitor.email],
    ['Company', visitor.company],
    ['Password', visitor.password],
  ] as const) {
    await moveTo(page, name);
    await page.keyboard.type(value);
  }
  await moveTo(page, 'I agree to the terms of service and the privacy policy');
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
  await moveTo(page, 'Show password');
  await page.keyboard.press('Space');
  await expect(box.button('Hide password')).toBeFocused();
  await moveTo(page, 'Sign in');
  await page.keyboard.press('Enter');
  await expect(box.heading(`Hello, ${visitor.name}`)).toBeVisible();
});

test('I invite by keyboard alone in a window of 320 pixels, copy the link, and take the invitation back', async ({
  page,
  context,
  member,
  visitor,
  otherBrowser,
}) => {
  await context.grantPermissions(['clipboard-read', 'clipboard-write']);
  await page.setViewportSize({ width: 320, height: 640 });
  const press = async (name: string, key?: string) => {
    await moveTo(page, name, key);
    await page.keyboard.press('Enter');
  };
  const fits = async () =>
    expect(await page.evaluate(() => document.documentElement.scrollWidth)).toBeLessThanOrEqual(320);
  await page.goto('/portal/users/invitations');
  await expect(page.getByRole('textbox', { name: 'Email' })).toBeFocused();
  for (const typed of [member.email, member.password]) {
    await page.keyboard.type(typed);
    await page.keyboard.press('Enter');
    if (typed === member.email) await expect(page.getByRole('textbox', { name: 'Password' })).toBeFocused();
  }
  await expect(page.getByText('No open invitations')).toBeVisible();
  await fits();

  await press('Invite people');
  await expect(page.getByRole('textbox', { name: 'Email addresses' })).toBeFocused();
  await page.keyboard.type('no-address');
  await page.keyboard.press('Enter');
  await expect(page.getByText('Not an email address.').first()).toBeVisible();
  // to the chip, which it then removes
  await page.keyboard.press('Backspace');
  await page.keyboard.press('Backspace');
  await expect(page.getByRole('textbox', { name: 'Email addresses' })).toBeFocused();
  await page.keyboard.type(visitor.email);
  await fits();
  await page.keyboard.press('Control+Enter');
  await expect(page.getByText(`Invitation sent to ${visitor.email}`).first()).toBeVisible();
  await expect(page.getByRole('button', { name: 'Invite people' }).first()).toBeFocused();

  const act = async (name: string) => {
    await press(`Actions for ${visitor.email}`, 'ArrowRight');
    await expect(page.getByRole('menu')).toBeVisible();
    await press(name, 'ArrowDown');
  };
  await moveTo(page, visitor.email);
  await act('Copy link');
  await expect(page.getByText(`Link copied. Only ${visitor.email} can use it`).first()).toBeVisible();
  const link = await page.evaluate(() => navigator.clipboard.readText());
  const elsewhere = await otherBrowser.newPage();
  await elsewhere.goto(link);
  await elsewhere.getByRole('button', { name: 'Create an account' }).click();
  await expect(elsewhere.getByRole('textbox', { name: 'Work email' })).toHaveValue(visitor.email);

  await act('Revoke invitation');
  await expect(page.getByText('No open invitations')).toBeVisible();
  await page.keyboard.press('F8');
  await page.keyboard.press('Enter');
  await expect(page.getByRole('rowheader', { name: visitor.email })).toBeVisible();
  await fits();
});

import { followMail, loginBox } from '../../adapters/testing/playwright/index.ts';
import { expect, test } from './kit/journey.ts';
import { fits, moveTo, narrow } from './kit/keyboard.ts';

test('I forget my password, by keyboard alone at 320 pixels set a new one by the mail, and sessions with the old one end', async ({
  page,
  context,
  box,
  member,
  otherBrowser,
}) => {
  const wanted = `New-${member.password}`;
  const elsewhere = await otherBrowser.newPage();
  const greeting = { name: `Hello, ${member.name}` };

  await test.step('signed in with the old one in another browser', async () => {
    await elsewhere.goto('/account/login');
    await loginBox(elsewhere).signIn(member);
    await expect(elsewhere.getByRole('heading', greeting)).toBeVisible();
  });

  await test.step('ask for a link', async () => {
    await narrow(page);
    await page.goto('/account/login');
    await expect(box.field('Email')).toBeFocused();
    await page.keyboard.type(member.email);
    await page.keyboard.press('Enter');
    await expect(box.field('Password')).toBeFocused();
    await moveTo(page, 'Forgot password?');
    await page.keyboard.press('Enter');
    await expect(box.field('Email')).toBeFocused();
    await expect(box.field('Email')).toHaveValue(member.email);
    await fits(page);
    await page.keyboard.press('Enter');
    await expect(box.heading('Check your inbox')).toBeFocused();
    await fits(page);
  });

  await test.step('follow it and set a new password', async () => {
    const opened = await followMail(context, member.email, '/account/reset-password');
    const reset = loginBox(opened);
    await narrow(opened);
    await expect(reset.field('New password')).toBeFocused();
    await opened.keyboard.type(wanted);
    await fits(opened);
    await opened.keyboard.press('Enter');
    await expect(opened.getByText('Password changed. Sign in with your new password.')).toBeVisible();
    await expect(reset.field('Email')).toHaveValue(member.email);
    await expect(reset.field('Email')).toBeFocused();
    await expect(opened).toHaveURL(/\/account\/login$/);
  });

  await test.step('the old one is refused, the new one accepted', async () => {
    await page.goto('/account/login');
    await box.signIn(member);
    await expect(box.alert).toContainText('Wrong email or password');
    await box.field('Password').fill(wanted);
    await box.button('Sign in').click();
    await expect(page.getByRole('heading', greeting)).toBeVisible();
  });

  await test.step('the other browser is signed out', async () => {
    await elsewhere.goto('/account/login');
    await expect(loginBox(elsewhere).field('Email')).toBeVisible();
  });
});

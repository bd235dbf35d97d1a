import { boxOn } from './kit/box.ts';
import { expect, test } from './kit/journey.ts';
import { followMail } from './kit/mailbox.ts';

test('I forget my password, set a new one by the mail, and sessions with the old one end', async ({
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
    await elsewhere.goto('/');
    await boxOn(elsewhere).signIn(member);
    await expect(elsewhere.getByRole('heading', greeting)).toBeVisible();
  });

  await test.step('ask for a link', async () => {
    await page.goto('/account/login');
    await box.identify(member.email);
    await box.way('Forgot password?').click();
    await expect(box.field('Email')).toHaveValue(member.email);
    await box.button('Send the link').click();
    await expect(box.heading('Check your inbox')).toBeVisible();
  });

  await test.step('follow it and set a new password', async () => {
    const opened = await followMail(context, member.email, '/account/reset-password');
    const reset = boxOn(opened);
    await reset.field('New password').fill(wanted);
    await reset.button('Set new password').click();
    await expect(opened.getByText('Password changed. Sign in with your new password.')).toBeVisible();
    await expect(reset.field('Email')).toHaveValue(member.email);
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
    await elsewhere.reload();
    await expect(boxOn(elsewhere).field('Email')).toBeVisible();
  });
});

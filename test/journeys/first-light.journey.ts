import { expect, test } from './kit/journey.ts';
import { boxOn } from './kit/box.ts';

test('I sign up, confirm by the mail, sign in, stay in, and sign out everywhere at once', async ({
  page,
  context,
  box,
  visitor,
}) => {
  await test.step('sign up', async () => {
    await page.goto('/');
    await expect(page).toHaveURL(/\/account\/login$/);
    await box.link('Create an account').click();
    await box.signUp(visitor);
    await expect(box.heading('Check your inbox')).toBeVisible();
    await expect(page.getByText(visitor.email)).toBeVisible();
  });

  const mailbox = await context.newPage();
  await test.step('follow the link in the mail', async () => {
    await mailbox.goto(`/dev/mailbox?to=${encodeURIComponent(visitor.email)}`);
    const opened = context.waitForEvent('page', { timeout: 2000 }).catch(() => mailbox);
    await mailbox
      .getByRole('link', { name: /\/account\/activate/ })
      .first()
      .click();
    const confirmed = boxOn(await opened);
    await expect(confirmed.heading('Your account is active')).toBeVisible();
  });

  await test.step('sign in, and be greeted by name', async () => {
    await page.goto('/');
    await box.signIn(visitor);
    await expect(page.getByRole('heading', { name: `Hello, ${visitor.name}` })).toBeVisible();
    await expect(page).toHaveURL(/\/$/);
  });

  await test.step('reload and stay in', async () => {
    await page.reload();
    await expect(page.getByRole('heading', { name: `Hello, ${visitor.name}` })).toBeVisible();
  });

  const second = await context.newPage();
  await test.step('open a second tab and be in', async () => {
    await second.goto('/');
    await expect(second.getByRole('heading', { name: `Hello, ${visitor.name}` })).toBeVisible();
  });

  await test.step('sign out in one and be out in both', async () => {
    await second.getByRole('button', { name: 'Sign out' }).click();
    await expect(second).toHaveURL(/\/account\/login/);
    await expect(page).toHaveURL(/\/account\/login/);
    await expect(box.field('Email')).toBeVisible();
    await page.reload();
    await expect(box.field('Email')).toBeVisible();
  });
});

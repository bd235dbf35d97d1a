import { followMail, loginBox } from '../../adapters/testing/playwright/index.ts';
import { expect, test } from './kit/journey.ts';

test('I sign up, confirm by mail and am signed in, sign in again, stay signed in, and sign out in all tabs', async ({
  page,
  context,
  box,
  visitor,
}) => {
  await test.step('sign up', async () => {
    await page.goto('/');
    await expect(page.getByRole('heading', { name: 'Accounts to try' })).toBeVisible();
    await page.getByRole('link', { name: 'Sign in', exact: true }).first().click();
    await expect(page).toHaveURL(/\/account\/login$/);
    await box.linkOrButton('Create an account').click();
    await box.signUp(visitor);
    await expect(box.heading('Check your inbox')).toBeVisible();
    await expect(page.getByText(visitor.email)).toBeVisible();
  });

  await test.step('follow the link in the mail', async () => {
    const opened = await followMail(context, visitor.email, '/account/activate');
    await expect(loginBox(opened).heading('Account activated')).toBeVisible();
    await expect(opened.getByRole('heading', { name: `Hello, ${visitor.name}` })).toBeVisible();
    // the tab that waited follows
    await expect(page.getByRole('heading', { name: `Hello, ${visitor.name}` })).toBeVisible();
    await opened.close();
  });

  await test.step('sign out and in, and be greeted by name', async () => {
    await box.signOut();
    await box.signIn(visitor);
    await expect(page.getByRole('heading', { name: `Hello, ${visitor.name}` })).toBeVisible();
    await expect(page).toHaveURL(/\/$/);
  });

  await test.step('reload and stay signed in', async () => {
    await page.reload();
    await expect(page.getByRole('heading', { name: `Hello, ${visitor.name}` })).toBeVisible();
  });

  const second = await context.newPage();
  await test.step('open a second tab and be signed in', async () => {
    await second.goto('/');
    await expect(second.getByRole('heading', { name: `Hello, ${visitor.name}` })).toBeVisible();
  });

  await test.step('sign out in one and be signed out in both', async () => {
    await loginBox(second).signOut();
    await expect(second).toHaveURL(/\/account\/login/);
    await expect(page).toHaveURL(/\/account\/login/);
    await expect(box.field('Email')).toBeVisible();
    await page.reload();
    await expect(box.field('Email')).toBeVisible();
  });
});

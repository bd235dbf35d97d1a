import { readFileSync } from 'node:fs';
import { followMail, loginBox, portal } from '../../adapters/testing/playwright/index.ts';
import { servePage } from '../hosts/kit/serve.ts';
import { expect, test } from './kit/journey.ts';

test('on a page of two elements I sign up, confirm by the mail, sign in, stay in, and sign out everywhere at once', async ({
  page,
  context,
  box,
  visitor,
}) => {
  const greeting = page.getByRole('heading', { name: `Hello, ${visitor.name}` });

  await test.step('sign up, the address left alone', async () => {
    await page.goto('/vanilla');
    await box.linkOrButton('Create an account').click();
    await box.signUp(visitor, { terms: false });
    await expect(box.heading('Check your inbox')).toBeVisible();
    await expect(page).toHaveURL(/\/vanilla$/);
    await expect(greeting).toBeHidden();
  });

  await test.step('follow the link in the mail, which opens the host', async () => {
    const opened = await followMail(context, visitor.email, '/account/activate');
    await expect(loginBox(opened).heading(`Hello, ${visitor.name}`)).toBeVisible();
    await loginBox(opened).signOut();
  });

  await test.step('sign in, and be greeted by name in place', async () => {
    await page.reload();
    await box.signIn(visitor);
    await expect(greeting).toBeVisible();
    await expect(page).toHaveURL(/\/vanilla$/);
    await expect(box.field('Email')).toBeHidden();
  });

  await test.step('reload and stay in', async () => {
    await page.reload();
    await expect(greeting).toBeVisible();
  });

  await test.step('a tab of the host is in too; signing out there signs out here', async () => {
    const host = await context.newPage();
    await host.goto('/');
    await loginBox(host).signOut();
    await expect(greeting).toBeHidden();
    await expect(box.field('Email')).toBeVisible();
  });

  await test.step('signing in on the host signs in here', async () => {
    const host = await context.newPage();
    await host.goto('/account/login');
    await loginBox(host).signIn(visitor);
    await expect(greeting).toBeVisible();
  });

  await test.step('the way out of the page itself', async () => {
    await page.getByRole('link', { name: 'Sign out' }).click();
    await expect(box.field('Email')).toBeVisible();
    await page.goto('/vanilla');
    await expect(box.field('Email')).toBeVisible();
    await expect(greeting).toBeHidden();
  });
});

test('on the page of the documents, served from another port, I sign in, administer, stay in and leave', async ({
  page,
  server,
  box,
  member,
}) => {
  const text = readFileSync('demo/docs/examples/vanilla.html', 'utf8').replaceAll('http://localhost:3000', server);
  const greeting = page.getByRole('heading', { name: `Hello, ${member.name}` });
  const { address, stop } = await servePage(text);
  const use = async () => {
    await page.goto(address);
    await box.signIn(member);
    await expect(greeting).toBeVisible();
    await portal(page).open('Users');
    await expect(portal(page).users.row(member.email)).toBeVisible();
    await page.reload();
    await expect(greeting).toBeVisible();
    await page.getByRole('button', { name: member.name }).first().click();
    await page.getByRole('menuitem', { name: 'Sign out' }).click();
    await expect(box.field('Email')).toBeVisible();
    await expect(greeting).toBeHidden();
  };
  await use().finally(stop);
});

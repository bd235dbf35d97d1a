import { linkTo, newPerson, signUp } from '../../adapters/testing/playwright/index.ts';
import { expect, test } from './kit/journey.ts';
import { serverWith } from './kit/server-with.ts';

test('a wrong password and an unknown account get the same error, and I can try again', async ({
  page,
  box,
  member,
}) => {
  const told: string[] = [];
  for (const email of [member.email, newPerson().email]) {
    await page.goto('/account/login');
    await box.signIn({ email, password: 'Not-the-one-1234' });
    await expect(box.alert).toContainText('Wrong email or password');
    told.push(await box.alert.innerText());
    await expect(box.field('Password')).toHaveValue('');
  }
  expect(told[0]).toBe(told[1]);
  await page.goto('/account/login');
  await box.signIn({ ...member, password: 'Not-the-one-1234' });
  await expect(box.alert).toBeVisible();
  await box.field('Password').fill(member.password);
  await box.button('Sign in').click();
  await expect(box.heading(`Hello, ${member.name}`)).toBeVisible();
});

test('before I have confirmed my email I see a message, and get another link', async ({
  page,
  box,
  server,
  visitor,
}) => {
  await signUp(server, visitor);
  const first = await linkTo(server, visitor.email, '/account/activate');
  await page.goto('/account/login');
  await box.signIn(visitor);
  await expect(page.getByText('Confirm your email first')).toBeVisible();
  await box.button('Send a new link').click();
  await expect(page.getByText(`We sent a new link to ${visitor.email}.`)).toBeVisible();
  await expect.poll(() => linkTo(server, visitor.email, '/account/activate')).not.toBe(first);
});

test('a weak, a breached and a reused password each get their own error', async ({
  page,
  box,
  server,
  visitor,
  member,
}) => {
  await page.goto('/account/sign-up');
  await box.signUp({ ...visitor, password: 'short' });
  await expect(page.getByText('Choose a password that meets the rules below.')).toBeVisible();
  await box.field('Password').fill('Password123456!');
  await box.field('Password').fill('Password1234');
  await box.button('Create account').click();
  await expect(page.getByText('This password appeared in a data breach. Choose another one.')).toBeVisible();
  await expect(box.field('Full name')).toHaveValue(visitor.name);
  await expect(box.field('Work email')).toHaveValue(visitor.email);
  await box.field('Password').fill(visitor.password);
  await box.button('Create account').click();
  await expect(box.heading('Check your inbox')).toBeVisible();

  await page.goto('/account/forget-password');
  await box.field('Email').fill(member.email);
  await box.button('Send the link').click();
  await page.goto(await linkTo(server, member.email, '/account/reset-password'));
  await box.field('New password').fill(member.password);
  await box.button('Set new password').click();
  await expect(page.getByText('You used this password before. Choose another one.')).toBeVisible();
});

test('a link for a new password works once', async ({ page, box, server, member }) => {
  await page.goto('/account/forget-password');
  await box.field('Email').fill(member.email);
  await box.button('Send the link').click();
  const link = await linkTo(server, member.email, '/account/reset-password');
  await page.goto(link);
  await box.field('New password').fill(`Once-${member.password}`);
  await box.button('Set new password').click();
  await expect(page.getByText('Password changed.')).toBeVisible();
  await page.goto('about:blank');
  await page.goto(link);
  await box.field('New password').fill(`Twice-${member.password}`);
  await box.button('Set new password').click();
  await expect(box.heading('This link was already used')).toBeVisible();
});

test('sign-up is not offered where it is closed', async ({ page, box }) => {
  const closed = await serverWith({ allowSignups: false });
  try {
    await page.goto(`${closed.url}/account/login`);
    await expect(box.field('Email')).toBeVisible();
    await expect(box.linkOrButton('Create an account')).toHaveCount(0);
    await page.goto(`${closed.url}/account/sign-up`);
    await expect(box.heading('Sign-up is by invitation only')).toBeVisible();
  } finally {
    await closed.stop();
  }
});

test('an expired link shows a message, and I can request another', async ({ page, box }) => {
  await page.goto('/dev/scenes#activation/expired');
  await expect(box.heading('This link has expired')).toBeVisible();
  await box.field('Email').fill('bo@acme.test');
  await box.button('Send a new one').click();
  await expect(box.heading('Check your inbox')).toBeVisible();
});

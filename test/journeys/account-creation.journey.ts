import { followMail, loginBox, newPerson, openAccount } from '../../adapters/testing/playwright/index.ts';
import { companiesOf, invite } from './kit/invite.ts';
import { expect, test } from './kit/journey.ts';

const ACTIVATE = '/account/activate';

test('I sign up at my desk and open the mail on my phone, where I choose a password and my names', async ({
  page,
  box,
  visitor,
  server,
  otherBrowser,
}) => {
  await page.goto('/account/sign-up');
  await box.signUp({ ...visitor, name: 'At My Desk', company: 'Desk Company', password: 'Typed-at-the-desk-1' });
  await expect(box.heading('Check your inbox')).toBeVisible();

  const opened = await followMail(otherBrowser, visitor.email, ACTIVATE);
  const phone = loginBox(opened);
  await expect(phone.heading('Set up your account')).toBeVisible();
  expect(new URL(opened.url()).search).toBe('');
  await expect(opened.getByText('At least 10 characters')).toBeVisible();
  await phone.field('Full name').fill(visitor.name);
  await phone.field('Company').fill(visitor.company);
  await phone.field('Password').fill(visitor.password);
  await phone.button('Activate account').click();
  await expect(phone.heading('Account activated')).toBeVisible();
  await expect(opened.getByText('Email confirmed. Sign in to continue.')).toBeVisible();
  await expect(phone.field('Email')).toHaveValue(visitor.email);
  await phone.signIn(visitor);
  await expect(phone.heading(`Hello, ${visitor.name}`)).toBeVisible();
  expect(await companiesOf(server, visitor)).toEqual([visitor.company]);
});

test('I am invited and have no account: I choose my name and a password as I accept', async ({
  context,
  visitor,
  server,
}) => {
  const host = newPerson();
  await openAccount(server, host);
  await invite(server, host, visitor.email);
  const opened = await followMail(context, visitor.email, '/account/invitation/accept');
  const box = loginBox(opened);
  await expect(box.heading(`Join ${host.company}`)).toBeVisible();
  await expect(opened.getByText('At least 10 characters')).toBeVisible();
  await box.field('Full name').fill(visitor.name);
  await box.field('Password').fill('Password1234');
  await box.button('Accept invitation').click();
  await expect(opened.getByText('This password appeared in a data breach.')).toBeVisible();
  await box.field('Password').fill(visitor.password);
  await box.button('Accept invitation').click();
  await expect(box.heading(`Welcome to ${host.company}`)).toBeVisible();
  await box.button('Sign in').click();
  await box.signIn(visitor);
  await expect(box.heading(`Hello, ${visitor.name}`)).toBeVisible();
  expect(await companiesOf(server, visitor)).toEqual([host.company]);
});

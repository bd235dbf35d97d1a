import { loginBox, newPerson, openAccount } from '../../adapters/testing/playwright/index.ts';
import { Secret, TOTP } from 'otpauth';
import type { Page } from 'playwright/test';
import { forceFactors } from './kit/force-factors.ts';
import { shareLink } from './kit/invite.ts';
import { expect, test } from './kit/journey.ts';

/** Sets up an authenticator app by its key, and keeps the recovery codes; the code that was shown. */
const setUpApp = async (page: Page): Promise<void> => {
  const box = loginBox(page);
  await expect(box.heading('Protect your account')).toBeVisible();
  await box.button('Continue').click();
  await box.button('Can’t scan it?').click();
  const key = await box.field('Setup key').inputValue();
  const totp = new TOTP({ secret: Secret.fromBase32(key.replaceAll(' ', '')) });
  await box.field('Code').fill(totp.generate());
  await expect(box.heading('Save your recovery codes')).toBeVisible();
  await page.getByRole('checkbox', { name: 'I’ve saved these codes' }).check();
  await box.button('Continue').click();
};

test('my company forces a second step while I type: I set one up in place, and my action continues', async ({
  page,
  box,
  server,
  member,
  context,
}) => {
  await page.goto('/portal/roles?dialog=add');
  await box.signIn(member);
  const other = await context.newPage();
  await other.goto('/portal/roles');
  await expect(other.getByRole('rowheader', { name: 'Administrator' })).toBeVisible();
  await page.getByLabel('Name').fill('Auditor');
  await forceFactors(server, member);

  const add = page.getByRole('dialog').getByRole('button', { name: 'Add role' });
  await add.click();
  const asked = page.getByRole('alertdialog', { name: 'Your company requires a second step' });
  await expect(asked).toBeVisible();

  await test.step('I can cancel: my input stays, and the next press asks again', async () => {
    await asked.getByRole('button', { name: 'Cancel' }).click();
    await expect(asked).toBeHidden();
    await expect(page.getByLabel('Name')).toHaveValue('Auditor');
    await add.click();
    await expect(asked).toBeVisible();
  });

  await box.field('Password').fill(member.password);
  await box.button('Sign in').click();
  await setUpApp(page);
  await expect(asked).toBeHidden();
  await expect(page.getByRole('dialog', { name: 'Auditor' })).toBeVisible();

  await test.step('my other tab continues, too', async () => {
    await other.getByRole('link', { name: 'Users', exact: true }).click();
    await expect(other.getByRole('rowheader', { name: member.name })).toBeVisible();
  });
});

test('a user of a company that began to force a second step sets it up, and returns to their page', async ({
  page,
  box,
  server,
  member,
}) => {
  await page.goto('/portal/roles');
  await box.signIn(member);
  await expect(page.getByRole('rowheader', { name: 'Administrator' })).toBeVisible();
  await forceFactors(server, member);
  await page.reload();
  await box.signIn(member);
  await setUpApp(page);
  await expect(page.getByRole('rowheader', { name: 'Administrator' })).toBeVisible();
});

test('a user who joins a company by its link is asked for the second step it forces', async ({
  page,
  box,
  server,
  member,
}) => {
  const host = newPerson();
  await openAccount(server, host);
  const link = await shareLink(server, host);
  await forceFactors(server, host);
  await page.goto('/account/login');
  await box.signIn(member);
  await expect(box.heading(`Hello, ${member.name}`)).toBeVisible();
  await page.goto(link);
  await box.button(`Join as ${member.name} (${member.email})`).click();
  await box.signIn(member);
  await setUpApp(page);
  await page.goto('/portal/users');
  await expect(page.getByRole('rowheader', { name: member.name })).toBeVisible();
});

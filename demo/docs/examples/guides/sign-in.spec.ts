import { expect, test } from '@playwright/test';
import { linkTo, loginBox, newPerson, portal, signIn } from 'fe-elements/testing/playwright';

const SERVICE = process.env['BASE_URL'] ?? 'http://localhost:3000';
test.use({ baseURL: SERVICE });

const ADA = { email: 'ada@acme.test', password: 'Demo-passw0rd-42' };

test('Ada signs in, and invites a colleague', async ({ page }) => {
  const colleague = newPerson();
  await signIn(page, ADA, { at: '/portal/users' });
  const { users } = portal(page);
  await users.invite(colleague.email);
  await users.search(colleague.email);
  await expect(users.row(colleague.email)).toContainText('Invitation pending');
});

test('a wrong password is refused in words', async ({ page }) => {
  const wrong = signIn(page, { ...ADA, password: 'Not-the-one-1' }, { at: '/account/login' });
  await expect(wrong).rejects.toThrow('The login box says:');
});

test('a new account is confirmed by the link in the mailbox', async ({ page }) => {
  const person = newPerson();
  await page.goto('/account/sign-up');
  await loginBox(page).signUp(person);
  await page.goto(await linkTo(SERVICE, person.email, '/account/activate'));
  await expect(page.getByRole('heading', { name: /^(Account activated|Hello)/ })).toBeVisible();
});

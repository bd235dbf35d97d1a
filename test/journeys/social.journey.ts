import { followMail, loginBox } from '../../adapters/testing/playwright/index.ts';
import { SEEDED_PASSWORD } from '../../demo/server/dev/people.ts';
import { expect, test } from './kit/journey.ts';
import { by, choose, goToProvider } from './kit/providers.ts';

test('I open an account by a provider, come back to where I was going, and find it marked the next time', async ({
  page,
  box,
  context,
}) => {
  await page.goto('/account/login?redirectUrl=%2Fportal%2Fusers');
  await goToProvider(page, 'Google');
  await expect(page.getByRole('heading', { name: 'Sign in to Google' })).toBeVisible();
  await page.goBack();
  await expect(by(page, 'Google')).toBeEnabled();
  await goToProvider(page, 'Google');
  await choose(page, /^Gil Green/);
  await expect(page).toHaveURL(/\/portal\/users$/);

  await page.goto('/account/logout');
  await expect(box.field('Email')).toBeVisible();
  await goToProvider(page, 'Google');
  await choose(page, /^Gil Green/);
  await expect(box.heading('Hello, Gil Green')).toBeVisible();

  await test.step('a password is set by a mailed link, and signs in as well', async () => {
    const gil = { email: 'gil@mailhub.test', password: 'Quiet-harbour-lantern-7' };
    await page.goto('/portal/privacy');
    await page.getByRole('button', { name: 'Set a password' }).click();
    await expect(page.getByText(`We sent a link to ${gil.email}.`)).toBeVisible();
    const opened = await followMail(context, gil.email, '/account/reset-password');
    await loginBox(opened).field('New password').fill(gil.password);
    await opened.keyboard.press('Enter');
    await expect(opened.getByText('Password changed. Sign in with your new password.')).toBeVisible();
    await opened.goto('/account/login?redirectUrl=%2Fportal%2Fprivacy');
    await loginBox(opened).signIn(gil);
    await expect(opened.getByRole('button', { name: 'Change password' })).toBeVisible();
  });
});

test('I have an account with a password already: I sign in to it, link the provider, and sign in by that from then on', async ({
  page,
  box,
}) => {
  await page.goto('/account/login');
  await goToProvider(page, 'Microsoft');
  await choose(page, /^Bo Bergman/);
  await expect(box.heading('You already have an account')).toBeVisible();
  await box.button('Sign in to link it').click();
  // the provider is named, and the email that it has confirmed is not asked for again
  await expect(page.getByText('Linking Microsoft comes next.')).toBeVisible();
  await expect(box.field('Email')).toHaveValue('bo@acme.test');
  await box.signIn({ email: 'bo@acme.test', password: SEEDED_PASSWORD });
  await expect(box.heading('Link Microsoft?')).toBeVisible();
  await box.button('Link Microsoft').click();
  await expect(box.heading(/^Hello, Bo/)).toBeVisible();

  await page.goto('/account/logout');
  await goToProvider(page, 'Microsoft');
  await choose(page, /^Bo Bergman/);
  await expect(box.heading(/^Hello, Bo/)).toBeVisible();
});

test('a provider that I leave, or that fails half way, leads back to another try; two tabs do not meet', async ({
  page,
  box,
  context,
}) => {
  await page.goto('/account/login');
  await goToProvider(page, 'GitHub');
  await choose(page, 'Cancel');
  await expect(box.heading('GitHub didn’t sign you in')).toBeVisible();
  await expect(page).toHaveURL(/\/account\/social\/success$/);
  await box.button('Try again').click();
  await choose(page, /^Mei Lin/, 'The provider fails half way, after the person has signed in');
  await expect(page.getByText('It didn’t confirm who you are.')).toBeVisible();

  const other = await context.newPage();
  await other.goto('/account/login?redirectUrl=%2Fportal%2Fusers');
  await goToProvider(other, 'Slack');
  await expect(other.getByRole('heading', { name: 'Sign in to Slack' })).toBeVisible();
  await page.getByRole('link', { name: 'Back to sign in' }).click();
  await goToProvider(page, 'Google');
  await choose(page, /^Mei Lin/);
  await expect(box.heading('Hello, Mei Lin')).toBeVisible();
  await choose(other, /^Ada Lovelace/);
  await expect(loginBox(other).heading('You already have an account')).toBeVisible();
});

import { linkTo, signUp } from '../../adapters/testing/playwright/index.ts';
import { gate } from './kit/gate.ts';
import { expect, test } from './kit/journey.ts';

test('a protected page asks me to sign in and returns me to it', async ({ page, box, member }) => {
  await page.goto('/profile?from=mail');
  await expect(page).toHaveURL(/\/account\/login/);
  await box.signIn(member);
  await expect(page.getByRole('heading', { name: 'Your profile' })).toBeVisible();
  await expect(page).toHaveURL(/\/profile\?from=mail$/);
  await expect(page.getByText(member.email)).toBeVisible();
  // the way in is not left behind
  await page.goBack();
  await expect(page).toHaveURL('about:blank');
});

test('an unprotected page is open without a session', async ({ page }) => {
  await page.goto('/nowhere');
  await expect(page.getByRole('heading', { name: 'This page does not exist' })).toBeVisible();
});

test('until my session is known, the page says Loading...', async ({ page }) => {
  const network = gate();
  await page.route('**/user/token/refresh', async (route) => {
    await network.opened;
    await route.continue();
  });
  await page.goto('/profile');
  await expect(page.getByText('Loading...')).toBeVisible();
  network.open();
  await expect(page).toHaveURL(/\/account\/login\?redirectUrl=%2Fprofile$/);
});

test('a redirectUrl of this site is followed, one of another is not', async ({ page, box, member }) => {
  await page.goto(`/account/login?redirectUrl=${encodeURIComponent('/profile')}`);
  await box.signIn(member);
  await expect(page).toHaveURL(/\/profile$/);
  for (const evil of ['//evil.test', 'https://evil.test/', '/\\evil.test', 'javascript:alert(1)']) {
    await box.signOut();
    await expect(box.field('Email')).toBeVisible();
    await page.goto(`/account/login?redirectUrl=${encodeURIComponent(evil)}`);
    await box.signIn(member);
    await expect(box.heading(`Hello, ${member.name}`)).toBeVisible();
    expect(new URL(page.url()).pathname).toBe('/');
  }
});

test('already signed in, the login page redirects me', async ({ page, box, member }) => {
  await page.goto('/account/login');
  await box.signIn(member);
  await expect(box.heading(`Hello, ${member.name}`)).toBeVisible();
  await page.goto('/account/login');
  await expect(box.heading(`Hello, ${member.name}`)).toBeVisible();
  await page.goto('/account/login?redirectUrl=/profile');
  await expect(page).toHaveURL(/\/profile$/);
});

for (const address of ['/logout', '/account/logout'])
  test(`${address} signs me out`, async ({ page, box, member }) => {
    await page.goto('/account/login');
    await box.signIn(member);
    await expect(box.heading(`Hello, ${member.name}`)).toBeVisible();
    await page.goto(address);
    await expect(page).toHaveURL(/\/account\/login/);
    await expect(box.field('Email')).toBeVisible();
    await page.goto('/profile');
    await expect(page).toHaveURL(/\/account\/login\?redirectUrl=%2Fprofile$/);
  });

test('Back and Forward move through the steps', async ({ page, box, member }) => {
  await page.goto('/account/login');
  await box.linkOrButton('Create an account').click();
  await expect(page).toHaveURL(/\/account\/sign-up/);
  await expect(box.heading('Create your account')).toBeVisible();
  await page.goBack();
  await expect(page).toHaveURL(/\/account\/login/);
  await expect(box.field('Email')).toBeVisible();
  await page.goForward();
  await expect(box.heading('Create your account')).toBeVisible();
  await page.goBack();

  await box.identify(member.email);
  await expect(box.heading('Enter your password')).toBeVisible();
  await page.goBack();
  await expect(box.button('Continue')).toBeVisible();
  await expect(box.field('Email')).toHaveValue(member.email);
  await box.button('Continue').click();
  await box.field('Password').fill(member.password);
  await box.button('Sign in').click();
  await expect(box.heading(`Hello, ${member.name}`)).toBeVisible();
});

test('each step sets the page’s title, and Back returns one step', async ({ page, box, member }) => {
  await page.goto('/account/login');
  await expect(page).toHaveTitle(/^Sign in/);
  await box.identify(member.email);
  await expect(page).toHaveTitle(/^Enter your password/);
  await box.button('Use another method').click();
  await expect(page).toHaveTitle(/^How do you want to sign in/);
  await page.goBack();
  await expect(box.heading('Enter your password')).toBeVisible();
  await page.goBack();
  await expect(box.field('Email')).toHaveValue(member.email);
  await box.linkOrButton('Create an account').click();
  await expect(page).toHaveTitle(/^Create your account/);
});

test('a reload at each step leaves me where I can continue', async ({ page, box, server, visitor }) => {
  await page.goto('/account/login');
  await page.reload();
  await box.linkOrButton('Create an account').click();
  await page.reload();
  await box.signUp(visitor);
  await expect(box.heading('Check your inbox')).toBeVisible();
  await page.reload();
  await expect(box.heading(/Check your inbox|Create your account/)).toBeVisible();

  await page.goto(await linkTo(server, visitor.email, '/account/activate'));
  await expect(box.confirmed.or(box.heading(/^Hello/)).first()).toBeVisible();
  await page.reload();
  await expect(box.heading(`Hello, ${visitor.name}`)).toBeVisible();
  await box.signOut();

  await page.goto('/account/login');
  await box.identify(visitor.email);
  await expect(box.heading('Enter your password')).toBeVisible();
  await page.reload();
  await expect(box.field('Password').or(box.field('Email')).first()).toBeVisible();

  await page.goto('/account/forget-password');
  await box.field('Email').fill(visitor.email);
  await box.button('Send the link').click();
  await expect(box.heading('Check your inbox')).toBeVisible();
  await page.goto(await linkTo(server, visitor.email, '/account/reset-password'));
  await expect(box.field('New password')).toBeVisible();
  await page.reload();
  const wanted = `Later-${visitor.password}`;
  await box.field('New password').fill(wanted);
  await box.button('Set new password').click();
  await expect(page.getByText('Password changed.')).toBeVisible();
  await page.reload();
  await expect(page.getByText('Password changed.')).toBeVisible();
  await expect(box.field('Email')).toHaveValue(visitor.email);
  await box.signIn({ ...visitor, password: wanted });
  await expect(box.heading(`Hello, ${visitor.name}`)).toBeVisible();
});

test('my email stays when I request another link', async ({ page, box, server, visitor }) => {
  await signUp(server, visitor);
  await page.goto('/account/activate?userId=x&token=y');
  await expect(box.heading('This link doesn’t work')).toBeVisible();
  await box.field('Email').fill(visitor.email);
  await box.button('Send a new one').click();
  await expect(page.getByText(visitor.email)).toBeVisible();
});

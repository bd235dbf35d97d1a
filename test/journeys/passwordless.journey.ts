import { codeTo, followMail, loginBox, newPerson, openAccount } from '../../adapters/testing/playwright/index.ts';
import { wrongCode } from '../kit/wrong-code.ts';
import { expect, test } from './kit/journey.ts';

const BY_CODE = 'Email me a code';
const BY_LINK = 'Email me a link';
const POSTLOGIN = '/frontegg/identity/resources/auth/v1/passwordless/code/postlogin';
test('I sign in by a code; a wrong one and another person’s are refused, and it works once', async ({
  page,
  box,
  server,
  member,
  otherBrowser,
}) => {
  const stranger = newPerson();
  await openAccount(server, stranger);
  const theirs = await otherBrowser.newPage();
  const their = loginBox(theirs);
  await theirs.goto('/account/login');
  await their.identify(stranger.email);
  await their.choose(BY_CODE);
  await expect(their.field('Code')).toBeFocused();

  await page.goto('/account/login');
  await box.identify(member.email);
  await box.choose(BY_CODE);
  await expect(box.heading('Enter your code')).toBeVisible();
  await box.field('Code').fill(await codeTo(server, stranger.email));
  await expect(box.field('Code')).toHaveAccessibleDescription(/Wrong code. 4 attempts left./);
  await expect(box.field('Code')).toHaveValue('');

  const code = await codeTo(server, member.email);
  await their.field('Code').fill(code);
  await expect(their.field('Code')).toHaveAccessibleDescription(/Wrong code. 4 attempts left./);

  const kept = await page.context().cookies();
  await box.field('Code').fill(code);
  await expect(box.heading(`Hello, ${member.name}`)).toBeVisible();

  await test.step('a code is refused the second time, even with its cookie', async () => {
    await otherBrowser.clearCookies();
    await otherBrowser.addCookies(kept.filter(({ name }) => name.endsWith('fe-code')));
    await their.field('Code').fill(code);
    await expect(their.field('Code')).toHaveAccessibleDescription(/This code has expired or was already used./);
  });

  await test.step('the browser remembers my last method', async () => {
    await page.goto('/account/logout');
    await expect(box.field('Email')).toBeVisible();
    await box.identify(member.email);
    await box.button('Use another method').click();
    await expect(page.getByRole('button', { name: BY_CODE })).toContainText('Last used');
  });
});

test('of many codes at once five are verified, and then the right one is refused, too', async ({
  page,
  box,
  context,
  server,
  member,
}) => {
  await page.goto('/account/login');
  await box.identify(member.email);
  await box.choose(BY_CODE);
  // the mail can be there before the answer whose cookie says who was asked
  await expect(box.field('Code')).toBeVisible();
  const code = await codeTo(server, member.email);
  const guesses = await Promise.all(
    Array.from({ length: 8 }, () => context.request.post(POSTLOGIN, { data: { token: wrongCode(code) } })),
  );
  const told = await Promise.all(guesses.map(async (answer) => (await answer.json()).errorCode));
  expect(told.filter((kind) => kind === 'codeInvalid')).toHaveLength(4);
  await box.field('Code').fill(code);
  await expect(box.field('Code')).toHaveAccessibleDescription(/Too many attempts. Request a new code./);
});

test('two tabs that wait for one code are both signed in when it is entered in one', async ({
  page,
  box,
  context,
  server,
  member,
}) => {
  const second = await context.newPage();
  const there = loginBox(second);
  await page.goto('/account/login');
  await box.identify(member.email);
  await box.choose(BY_CODE);
  await expect(box.field('Code')).toBeVisible();
  const older = await codeTo(server, member.email);
  await second.goto('/account/login');
  await there.identify(member.email);
  await there.choose(BY_CODE);
  // the mail can be there before the answer whose cookie says who was asked
  await expect(there.field('Code')).toBeVisible();
  const newest = await codeTo(server, member.email, older);
  await box.field('Code').fill(newest);
  await expect(box.heading(`Hello, ${member.name}`)).toBeVisible();
  await expect(there.heading(`Hello, ${member.name}`)).toBeVisible();
});

test('I follow a link in the requesting browser, and the waiting page continues; elsewhere I must confirm first', async ({
  page,
  box,
  context,
  member,
  otherBrowser,
}) => {
  await page.goto('/account/login');
  await box.identify(member.email);
  await box.choose(BY_LINK);
  await expect(box.heading('Check your inbox')).toBeVisible();

  const elsewhere = loginBox(await followMail(otherBrowser, member.email, '/account/login/magic-link'));
  await expect(elsewhere.heading('Sign in on this device?')).toBeVisible();

  await test.step('opened here, it signs in, and the waiting page continues', async () => {
    const opened = await followMail(context, member.email, '/account/login/magic-link');
    await expect(loginBox(opened).heading(`Hello, ${member.name}`)).toBeVisible();
    expect(opened.url()).not.toContain('token');
    await expect(box.heading(`Hello, ${member.name}`)).toBeVisible();
  });

  await test.step('and works once', async () => {
    await elsewhere.button('Sign in on this device').click();
    await expect(elsewhere.heading('This link was already used')).toBeVisible();
  });
});

test('a link followed on another device signs in there only', async ({ page, box, member, otherBrowser }) => {
  await page.goto('/account/login');
  await box.identify(member.email);
  await box.choose(BY_LINK);
  await expect(box.heading('Check your inbox')).toBeVisible();
  const elsewhere = loginBox(await followMail(otherBrowser, member.email, '/account/login/magic-link'));
  await elsewhere.button('Sign in on this device').click();
  await expect(elsewhere.heading(`Hello, ${member.name}`)).toBeVisible();
  await expect(box.heading('Check your inbox')).toBeVisible();
});

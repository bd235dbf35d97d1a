import { loginBox, mailsTo, textTo } from '../../adapters/testing/playwright/index.ts';
import { readFileSync } from 'node:fs';
import type { Page } from 'playwright/test';
import { appOf, STEP_MS } from './kit/authenticator-app.ts';
import { wrongCode } from '../kit/wrong-code.ts';
import { withAuthenticator } from './kit/authenticator.ts';
import { expect, test } from './kit/journey.ts';

// the menus at the foot of the page fit without scrolling
test.use({ viewport: { width: 1280, height: 1100 } });

const button = (page: Page, name: string) => page.getByRole('button', { name, exact: true });
const list = (page: Page, name: string) => page.getByRole('list', { name });

/** Opens the menu of an entry, and chooses in it. */
const choose = async (page: Page, entry: string, action: string): Promise<void> => {
  await button(page, `Actions for ${entry}`).click();
  await page.getByRole('menuitem', { name: action, exact: true }).click();
};

/** Answers the question in a dialog. */
const confirm = (page: Page, action: string): Promise<void> =>
  page.getByRole('alertdialog').getByRole('button', { name: action, exact: true }).click();

/** Status of the answer to a browser that asks for a new access token. */
const refreshStatus = (page: Page): Promise<number> =>
  page.evaluate(async () => {
    const headers = { 'content-type': 'application/json' };
    const path = '/frontegg/identity/resources/auth/v1/user/token/refresh';
    return (await fetch(path, { method: 'POST', headers, body: '{}' })).status;
  });

/** Signs out, and waits until that is done. */
const leave = async (page: Page): Promise<void> => {
  await page.goto('/account/logout');
  await expect(loginBox(page).field('Email')).toBeVisible();
};

let numbers = 0;
/** A number that no other journey has. */
const newNumber = (): string => `+49152${process.pid % 1000}${Date.now() % 100_000}${(numbers += 1)}`.slice(0, 14);

test('I add a phone number, and remove it with a code from my inbox when the phone is gone', async ({
  page,
  box,
  server,
  member,
}) => {
  const number = newNumber();
  await page.goto('/account/login?redirectUrl=/portal/privacy');
  await box.signIn(member);
  await button(page, 'Add phone number').click();
  await page.getByRole('textbox', { name: 'Phone number' }).fill(number);
  await button(page, 'Text me a code').click();
  await page.getByRole('textbox', { name: 'Code' }).fill(await textTo(server, number));
  await expect(list(page, 'Phone numbers').getByText(number)).toBeVisible();

  await choose(page, number, 'Remove');
  await button(page, 'I don’t have this phone. Email me the code').click();
  await expect(page.getByText('We sent a code to your inbox.')).toBeVisible();
  const codes = async () => (await mailsTo(server, member.email)).flatMap(({ code }) => code ?? []);
  await expect.poll(codes).not.toEqual([]);
  await page.getByRole('textbox', { name: 'Code' }).fill((await codes())[0] ?? '');
  await expect(page.getByText('No phone numbers yet.')).toBeVisible();
  await expect
    .poll(async () => (await mailsTo(server, member.email))[0]?.subject)
    .toContain('phone number was changed');
});

test('I make a passkey, name it, sign in with it, and remove it', async ({ page, box, member }) => {
  const authenticator = await withAuthenticator(page);
  await page.goto('/account/login?redirectUrl=/portal/privacy');
  await box.signIn(member);
  await button(page, 'Add passkey').click();
  await page.getByRole('textbox', { name: 'Name' }).fill('Work laptop');
  await button(page, 'Save name').click();
  const passkeys = list(page, 'Passkeys');
  await expect(passkeys.getByText('Work laptop')).toBeVisible();
  await expect(passkeys.getByText('Not used yet')).toBeVisible();

  await test.step('the browser offers it at sign-in, and the list says that it was used', async () => {
    await page.goto('/account/logout');
    await expect(box.heading(`Hello, ${member.name}`)).toBeVisible();
    await page.goto('/portal/privacy');
    await expect(passkeys.getByText(/Last used/)).toBeVisible();
  });

  await test.step('renamed and removed', async () => {
    await choose(page, 'Work laptop', 'Rename');
    await page.getByRole('textbox', { name: 'Name' }).fill('Old laptop');
    await button(page, 'Save name').click();
    await choose(page, 'Old laptop', 'Remove');
    await expect(page.getByRole('alertdialog', { name: 'Remove Old laptop?' })).toBeVisible();
    await confirm(page, 'Remove');
    await expect(page.getByText('No passkeys yet.')).toBeVisible();
  });
  await authenticator.leaves();
});

test('I link an account at a provider from the portal, and unlink it; one that is another’s says why', async ({
  page,
  box,
  member,
}) => {
  await page.goto('/account/login?redirectUrl=/portal/privacy');
  await box.signIn(member);
  const linked = list(page, 'Linked accounts');
  const link = async (provider: string, person: RegExp) => {
    await button(page, 'Link an account').click();
    await page.getByRole('menuitem', { name: provider, exact: true }).click();
    await page.getByRole('button', { name: person }).click();
    await expect(page).toHaveURL(/\/portal\/privacy/);
  };
  await link('LinkedIn', /^Mei Lin/);
  await expect(linked.getByText('LinkedIn')).toBeVisible();

  await test.step('cancelling at the provider leads back and says so', async () => {
    await button(page, 'Link an account').click();
    await page.getByRole('menuitem', { name: 'Slack', exact: true }).click();
    await page.getByRole('button', { name: 'Cancel' }).click();
    await expect(page.getByText('Slack wasn’t linked.')).toBeVisible();
    await expect(linked.getByRole('listitem')).toHaveCount(1);
  });

  await page.getByRole('button', { name: /^Actions for LinkedIn/ }).click();
  await page.getByRole('menuitem', { name: 'Unlink' }).click();
  await confirm(page, 'Unlink LinkedIn');
  await expect(page.getByText('No linked accounts yet.')).toBeVisible();
});

test('I see where I am signed in, and a browser that I sign out is out within five seconds', async ({
  page,
  box,
  member,
  otherBrowser,
}) => {
  await page.goto('/account/login?redirectUrl=/portal/privacy');
  await box.signIn(member);
  const there = await otherBrowser.newPage();
  await there.goto('/account/login?redirectUrl=/portal/privacy');
  await loginBox(there).signIn(member);
  await expect(button(there, 'Change password')).toBeVisible();

  await page.getByRole('tab', { name: 'Sessions' }).click();
  const sessions = list(page, 'Where you’re signed in').getByRole('listitem');
  // the one in which the account was opened is the third
  await expect(sessions).toHaveCount(3);
  await expect(sessions.first()).toContainText('This device');
  await sessions
    .nth(1)
    .getByRole('button', { name: /^Sign out/ })
    .click();
  await expect(sessions).toHaveCount(2);
  // whatever it asks next, it is no longer let in
  await expect.poll(() => refreshStatus(there), { timeout: 5000 }).toBe(401);
  await there.getByRole('tab', { name: 'Sessions' }).click();
  await expect(there.getByText('Your session expired')).toBeVisible();

  await test.step('signing out of this device leads to sign-in', async () => {
    await sessions
      .first()
      .getByRole('button', { name: /^Sign out/ })
      .click();
    await expect(box.field('Email')).toBeVisible();
  });
});

test('I add an app as my second step, sign in with it, make new recovery codes, and take it away again', async ({
  page,
  box,
  member,
  server,
}) => {
  const subjects = async () => (await mailsTo(server, member.email)).map(({ subject }) => subject).join('\n');
  /** Keeps the codes that are shown once as a file, and closes them. */
  const saved = async (): Promise<string[]> => {
    const shown = page.getByRole('alertdialog', { name: 'Save your recovery codes' });
    await expect(shown.getByRole('listitem')).toHaveCount(10);
    const codes = await shown.getByRole('listitem').allInnerTexts();
    const [file] = await Promise.all([
      page.waitForEvent('download'),
      shown.getByRole('button', { name: 'Download' }).click(),
    ]);
    const kept = readFileSync(await file.path(), 'utf8');
    expect(codes.filter((code) => !kept.includes(code))).toEqual([]);
    await shown.getByRole('button', { name: 'Continue' }).click();
    await expect(shown.getByText('Save the codes, then check this box.')).toBeVisible();
    await shown.getByRole('checkbox').check();
    await shown.getByRole('button', { name: 'Continue' }).click();
    await expect(shown).toBeHidden();
    return codes;
  };
  await page.goto('/account/login?redirectUrl=/portal/privacy');
  await box.signIn(member);
  await page.getByRole('tab', { name: 'Two-step' }).click();
  await expect(page.getByText('Your account is protected by its first step alone.')).toBeVisible();
  await button(page, 'Add a second step').click();
  await expect(page.getByRole('radio', { name: /Authenticator app/ })).toBeChecked();
  await button(page, 'Continue').click();
  await button(page, 'Can’t scan it?').click();
  const app = appOf(await page.getByRole('textbox', { name: 'Setup key' }).inputValue());
  const right = app.code();
  await page.getByRole('textbox', { name: 'Code', exact: true }).fill(wrongCode(right));
  await expect(page.getByRole('textbox', { name: 'Code', exact: true })).toHaveAccessibleDescription(/Wrong code/);
  await page.getByRole('textbox', { name: 'Code', exact: true }).fill(right);
  const [first = ''] = await saved();
  await expect(list(page, 'Second steps').getByText('Authenticator app')).toBeVisible();
  await expect(page.getByText('10 codes left')).toBeVisible();
  await expect.poll(subjects).toContain('verification method added');

  await test.step('signing in asks for the app', async () => {
    await leave(page);
    await page.goto('/account/login?redirectUrl=/portal/privacy/mfa');
    await box.signIn(member);
    await box.field('Code').fill(app.code(STEP_MS));
    await expect(list(page, 'Second steps').getByText(/Last used/)).toBeVisible();
  });

  await test.step('new recovery codes take the place of the old ones', async () => {
    await button(page, 'Make new codes').click();
    await confirm(page, 'Make new codes');
    const [renewed = ''] = await saved();
    expect(renewed).not.toBe(first);
    await leave(page);
    await page.goto('/account/login?redirectUrl=/portal/privacy/mfa');
    await box.signIn(member);
    await box.button('Lost your device?').click();
    await box.field('Recovery code').fill(first);
    await box.button('Use code').click();
    await expect(box.field('Recovery code')).toHaveAccessibleDescription(/Wrong code, or already used/);
    await box.field('Recovery code').fill(renewed);
    await box.button('Use code').click();
    await expect(page.getByText('9 codes left')).toBeVisible();
  });

  await test.step('without it the password alone signs me in', async () => {
    await choose(page, 'Authenticator app', 'Remove');
    await expect(page.getByText(/It’s your last second step/)).toBeVisible();
    await confirm(page, 'Remove');
    await expect(page.getByText('Your account is protected by its first step alone.')).toBeVisible();
    await leave(page);
    await page.goto('/account/login');
    await box.signIn(member);
    await expect(box.heading(`Hello, ${member.name}`)).toBeVisible();
  });
});

test('I change my password, which signs my other browser out within five seconds and is mailed to me', async ({
  page,
  box,
  member,
  server,
  otherBrowser,
}) => {
  await page.goto('/account/login?redirectUrl=/portal/privacy');
  await box.signIn(member);
  const there = await otherBrowser.newPage();
  await there.goto('/account/login?redirectUrl=/portal/privacy');
  await loginBox(there).signIn(member);
  await expect(button(there, 'Change password')).toBeVisible();

  const password = `Fresh-${member.password}-7`;
  await button(page, 'Change password').click();
  const dialog = page.getByRole('dialog', { name: 'Change password' });
  const current = dialog.getByLabel('Current password', { exact: true });
  const next = dialog.getByLabel('New password', { exact: true });
  const submit = dialog.getByRole('button', { name: 'Change password', exact: true });

  await test.step('a wrong current one, one that is known and the same one again are refused', async () => {
    await current.fill(`${member.password}x`);
    await next.fill(password);
    await submit.click();
    await expect(current).toHaveAccessibleDescription(/password/i);
    await current.fill(member.password);
    await next.fill('Password123!');
    await submit.click();
    await expect(next).toHaveAccessibleDescription(/leak|breach|common|guess/i);
    await next.fill(member.password);
    await submit.click();
    await expect(next).toHaveAccessibleDescription(/before|already|used/i);
  });

  await next.fill(password);
  await submit.click();
  await expect(page.getByRole('region', { name: 'Notices' }).getByText('Password changed')).toBeVisible();
  await expect.poll(() => refreshStatus(there), { timeout: 5000 }).toBe(401);
  const subjects = async () => (await mailsTo(server, member.email)).map(({ subject }) => subject).join('\n');
  await expect.poll(subjects).toMatch(/password was changed/i);

  await leave(page);
  await page.goto('/account/login');
  await box.signIn({ ...member, password });
  await expect(box.heading(`Hello, ${member.name}`)).toBeVisible();
});

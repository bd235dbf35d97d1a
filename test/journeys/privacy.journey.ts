import { loginBox, mailsTo, textTo } from '../../adapters/testing/playwright/index.ts';
import type { Page } from 'playwright/test';
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
  const endedAt = Date.now();
  await expect(sessions).toHaveCount(2);
  // whatever it asks next, it is no longer let in
  await expect
    .poll(
      () =>
        there.evaluate(
          async () =>
            (
              await fetch('/frontegg/identity/resources/auth/v1/user/token/refresh', {
                method: 'POST',
                headers: { 'content-type': 'application/json' },
                body: '{}',
              })
            ).status,
        ),
      { timeout: 5000 },
    )
    .toBe(401);
  expect(Date.now() - endedAt).toBeLessThan(5000);
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

import { codeTo, loginBox, newPerson, openAccount, textTo } from '../../adapters/testing/playwright/index.ts';
import { readFileSync } from 'node:fs';
import type { Page } from 'playwright/test';
import { wrongCode } from '../kit/wrong-code.ts';
import { expect, test } from './kit/journey.ts';
import { appOf, STEP_MS } from './kit/authenticator-app.ts';
import { withAuthenticator } from './kit/authenticator.ts';
import { fits, moveTo, narrow } from './kit/keyboard.ts';
import { forceFactors } from './kit/force-factors.ts';

const FIVE_MINUTES_MS = 300_000;

/** Takes the place of a printer: what is sent to it can be read in the page. */
const printer = () => {
  window.print = () => {
    Object.assign(window.top ?? {}, { printed: document.body.textContent });
    window.dispatchEvent(new Event('afterprint'));
  };
};

test('I set up an app because my company forces it, and sign in with it, or with a recovery code when it is lost', async ({
  page,
  box,
  server,
  member,
  otherBrowser,
}) => {
  await forceFactors(server, member);
  const hello = box.heading(`Hello, ${member.name}`);
  const leave = async () => {
    await page.goto('/account/logout');
    await expect(box.field('Email')).toBeVisible();
  };
  const lostDevice = async (at: typeof box, code: string) => {
    await at.button('Lost your device?').click();
    await at.field('Recovery code').fill(code);
    await at.button('Use code').click();
  };

  await page.addInitScript(printer);
  await page.goto('/account/login');
  await box.signIn(member);
  await expect(box.heading('Protect your account')).toBeFocused();
  await box.button('Continue').click();
  await expect(box.heading('Set up your authenticator')).toBeVisible();
  await expect(page.getByRole('img', { name: 'Adds this account to an authenticator app' })).toBeVisible();
  await box.button('Can’t scan it?').click();
  const app = appOf(await box.field('Setup key').inputValue());
  const first = app.code();
  await box.field('Code').fill(first);

  await expect(box.heading('Save your recovery codes')).toBeFocused();
  const shown = page.getByRole('listitem');
  await expect(shown).toHaveCount(10);
  const codes = await shown.allInnerTexts();
  expect(new Set(codes).size).toBe(10);
  await test.step('I save them as a file and on paper', async () => {
    const [file] = await Promise.all([page.waitForEvent('download'), box.button('Download').click()]);
    const kept = readFileSync(await file.path(), 'utf8');
    await box.button('Print').click();
    const printed = await page.evaluate(() => (globalThis as { printed?: string }).printed ?? '');
    for (const text of [kept, printed]) expect(codes.filter((code) => !text.includes(code))).toEqual([]);
    await expect(page.locator('iframe')).toHaveCount(0);
  });
  await box.button('Continue').click();
  await expect(page.getByRole('checkbox', { name: 'I’ve saved these codes' })).toHaveAccessibleDescription(
    /Save the codes/,
  );
  await page.getByRole('checkbox', { name: 'I’ve saved these codes' }).check();
  await box.button('Continue').click();
  await expect(hello).toBeVisible();

  await test.step('a used code is refused, and so are a wrong and an expired one', async () => {
    await leave();
    await box.signIn(member);
    const code = box.field('Code');
    await expect(code).toBeFocused();
    await code.fill(first);
    await expect(code).toHaveAccessibleDescription(/already used|different time/);
    await code.fill(app.code(10 * STEP_MS));
    await expect(code).toHaveAccessibleDescription(/Set your phone’s clock/);
    await code.fill(app.code(STEP_MS));
    await expect(hello).toBeVisible();
  });

  await test.step('a recovery code signs me in once', async () => {
    await leave();
    await box.signIn(member);
    await lostDevice(box, (codes[0] ?? '').toLowerCase());
    await expect(hello).toBeVisible();
    await leave();
    await box.signIn(member);
    await lostDevice(box, codes[0] ?? '');
    await expect(box.field('Recovery code')).toHaveAccessibleDescription(/Wrong code, or already used/);
  });

  await test.step('a browser whose clock is five minutes off signs in, too', async () => {
    const late = await otherBrowser.newPage();
    await late.clock.install({ time: Date.now() + FIVE_MINUTES_MS });
    const there = loginBox(late);
    await late.goto('/account/login');
    await there.signIn(member);
    await lostDevice(there, codes[1] ?? '');
    await expect(there.heading(`Hello, ${member.name}`)).toBeVisible();
  });

  await test.step('by keyboard at 320 pixels a lost device is removed for good, and another is set up', async () => {
    await narrow(page);
    await fits(page);
    await box.field('Recovery code').fill('');
    await page.keyboard.type(codes[2] ?? '');
    await moveTo(page, 'I no longer have this device');
    await page.keyboard.press('Space');
    await page.keyboard.press('Enter');
    await expect(box.heading('Device removed')).toBeFocused();
    await fits(page);
    await moveTo(page, 'Sign in again');
    await page.keyboard.press('Enter');
    await expect(box.field('Email')).toBeFocused();
    await expect(box.field('Email')).toHaveValue(member.email);
    await page.keyboard.press('Enter');
    await expect(box.field('Password')).toBeFocused();
    await page.keyboard.type(member.password);
    await page.keyboard.press('Enter');
    await expect(box.heading('Protect your account')).toBeFocused();
    await fits(page);
  });
});

/** A new person whose company asks for a second factor, on the way in. */
const forced = async (page: Page, server: string) => {
  const box = loginBox(page);
  const person = newPerson();
  await openAccount(server, person);
  await forceFactors(server, person);
  await page.context().clearCookies();
  await page.goto('/account/login');
  await box.signIn(person);
  await expect(box.heading('Protect your account')).toBeFocused();
  const hello = box.heading(`Hello, ${person.name}`);
  return {
    ...person,
    choose: async (kind: string) => {
      await page.getByRole('radio', { name: kind }).check();
      await box.button('Continue').click();
    },
    keepsCodes: async () => {
      await expect(box.heading('Save your recovery codes')).toBeFocused();
      await page.getByRole('checkbox', { name: 'I’ve saved these codes' }).check();
      await box.button('Continue').click();
      await expect(hello).toBeVisible();
    },
    comesBack: async () => {
      await page.goto('/account/logout');
      await expect(box.field('Email')).toBeVisible();
      await box.signIn(person);
    },
    isIn: () => expect(hello).toBeVisible(),
  };
};

test('I set up my phone, and sign in with it, or without it in a remembered browser', async ({
  page,
  box,
  server,
  otherBrowser,
}) => {
  const number = `+1415556${String(Math.floor(Math.random() * 9000) + 1000)}`;
  const me = await forced(page, server);
  await me.choose('Text message');
  await box.field('Phone number').fill(number);
  await box.button('Send code').click();
  const code = await textTo(server, number);
  await box.field('Code').fill(wrongCode(code));
  await expect(box.field('Code')).toHaveAccessibleDescription(/4 attempts left/);
  await box.field('Code').fill(code);
  await me.keepsCodes();
  await me.comesBack();
  await expect(box.heading('Check your phone')).toBeVisible();
  await page.getByRole('checkbox', { name: 'Remember this browser for 14 days' }).check();
  await box.field('Code').fill(await textTo(server, number, code));
  await me.isIn();
  await me.comesBack();
  await me.isIn();
  await test.step('another browser is still asked', async () => {
    const elsewhere = await otherBrowser.newPage();
    await elsewhere.goto('/account/login');
    await loginBox(elsewhere).signIn(me);
    await expect(loginBox(elsewhere).heading('Check your phone')).toBeVisible();
  });
});

test('I set up my email, and sign in with each of its codes once', async ({ page, box, server }) => {
  const me = await forced(page, server);
  await me.choose('Email');
  await expect(box.heading('Check your inbox')).toBeVisible();
  const code = await codeTo(server, me.email);
  await box.field('Code').fill(code);
  await me.keepsCodes();
  await me.comesBack();
  const next = await codeTo(server, me.email, code);
  await box.field('Code').fill(code);
  await expect(box.field('Code')).toHaveAccessibleDescription(/Wrong code/);
  await box.field('Code').fill(next);
  await me.isIn();
});

test('I set up a security key, or this device, after cancelling once, and sign in with it', async ({
  page,
  box,
  server,
}) => {
  for (const [kind, transport] of [
    ['Security key', 'usb'],
    ['This device', 'internal'],
  ] as const)
    await test.step(kind, async () => {
      const authenticator = await withAuthenticator(page, { transport });
      const me = await forced(page, server);
      await authenticator.cancels();
      await me.choose(kind);
      await authenticator.cancelled();
      await expect(box.button('Continue')).toBeEnabled();
      await authenticator.verifies();
      await me.choose(kind);
      await me.keepsCodes();
      await me.comesBack();
      await authenticator.cancels();
      await box.button(kind).click();
      await authenticator.cancelled();
      await expect(box.button(kind)).toBeEnabled();
      await authenticator.verifies();
      await box.button(kind).click();
      await me.isIn();
      await authenticator.leaves();
    });
});

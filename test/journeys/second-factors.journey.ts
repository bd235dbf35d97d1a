import { Secret, TOTP } from 'otpauth';
import { expect, test } from './kit/journey.ts';
import { boxOn } from './kit/box.ts';
import type { Person } from './kit/person.ts';

const API = '/frontegg/identity/resources';
const STEP_MS = 30_000;
const FIVE_MINUTES_MS = 300_000;

/** Has a person's company ask everybody for a second factor, over the wire. */
const forceFactors = async (server: string, { email, password }: Person): Promise<void> => {
  const post = async (path: string, body: object, token?: string) => {
    const headers = { 'content-type': 'application/json', ...(token ? { authorization: `Bearer ${token}` } : {}) };
    const response = await fetch(server + API + path, { method: 'POST', headers, body: JSON.stringify(body) });
    if (!response.ok) throw new Error(`${path} answered ${response.status}: ${await response.text()}`);
    return response.json();
  };
  const { accessToken } = await post('/auth/v1/user', { email, password });
  await post('/configurations/v1/mfa-policy', { enforceMFAType: 'Force' }, accessToken);
};

/** An authenticator app with that key, whose clock may be off. */
const appOf = (key: string) => {
  const totp = new TOTP({ secret: Secret.fromBase32(key.replaceAll(' ', '')) });
  return { code: (offMs = 0) => totp.generate({ timestamp: Date.now() + offMs }) };
};

test('I set up an app where my company asks for it, and come in by it, or by a recovery code where it is lost', async ({
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

  await page.goto('/account/login');
  await box.signIn(member);
  await expect(box.heading('Protect your account')).toBeFocused();
  await box.button('Continue').click();
  await expect(box.heading('Set up your authenticator app')).toBeVisible();
  await expect(page.getByRole('img', { name: 'Adds this account to an authenticator app' })).toBeVisible();
  await box.button('Can’t scan it?').click();
  const app = appOf(await box.field('Setup key').inputValue());
  const first = app.code();
  await box.field('Code').fill(first);

  await expect(box.heading('Keep your recovery codes')).toBeFocused();
  const shown = page.getByRole('listitem');
  await expect(shown).toHaveCount(10);
  const codes = await shown.allInnerTexts();
  expect(new Set(codes).size).toBe(10);
  await box.button('Continue').click();
  await expect(page.getByRole('checkbox', { name: 'I saved them' })).toHaveAccessibleDescription(/Save them first/);
  await page.getByRole('checkbox', { name: 'I saved them' }).check();
  await box.button('Continue').click();
  await expect(hello).toBeVisible();

  await test.step('the code I came in by is refused, as is another one, and one of another time', async () => {
    await leave();
    await box.signIn(member);
    const code = box.field('Code');
    await expect(code).toBeFocused();
    await code.fill(first);
    await expect(code).toHaveAccessibleDescription(/used already|another time/);
    await code.fill(app.code(10 * STEP_MS));
    await expect(code).toHaveAccessibleDescription(/Set the clock of your phone/);
    await code.fill(app.code(STEP_MS));
    await expect(hello).toBeVisible();
  });

  await test.step('a recovery code lets me in once', async () => {
    await leave();
    await box.signIn(member);
    await lostDevice(box, (codes[0] ?? '').toLowerCase());
    await expect(hello).toBeVisible();
    await leave();
    await box.signIn(member);
    await lostDevice(box, codes[0] ?? '');
    await expect(box.field('Recovery code')).toHaveAccessibleDescription(/not right, or it was used/);
  });

  await test.step('a browser whose clock is five minutes off comes in all the same', async () => {
    const late = await otherBrowser.newPage();
    await late.clock.install({ time: Date.now() + FIVE_MINUTES_MS });
    const there = boxOn(late);
    await late.goto('/account/login');
    await there.signIn(member);
    await lostDevice(there, codes[1] ?? '');
    await expect(there.heading(`Hello, ${member.name}`)).toBeVisible();
  });

  await test.step('a device that is gone for good is no longer asked for, and another is set up', async () => {
    await page.getByRole('checkbox', { name: 'My device is gone for good' }).check();
    await box.field('Recovery code').fill(codes[2] ?? '');
    await box.button('Use code').click();
    await expect(box.heading('Your device is no longer asked for')).toBeFocused();
    await box.button('Sign in again').click();
    await box.signIn(member);
    await expect(box.heading('Protect your account')).toBeVisible();
  });
});

import { newPerson, openAccount } from '../../adapters/testing/playwright/index.ts';
import { Secret, TOTP } from 'otpauth';
import { expect, test } from 'playwright/test';
import type { Browser } from 'puppeteer-core';
import { SEEDED_PASSWORD } from '../../demo/server/dev/people.ts';
import { findFirefox, portalActions, startFirefox } from './kit/firefox.ts';
import { forceFactors } from './kit/force-factors.ts';

const firefox = findFirefox();
const server = process.env['BASE_URL'] ?? '';
const ADA = { email: 'ada@acme.test', password: SEEDED_PASSWORD };

test.describe.configure({ mode: 'serial' });
test.skip(!firefox, 'No Firefox is installed: install firefox-esr, or name it in FIREFOX_PATH.');

let browser: Browser;
const faults: string[] = [];
test.beforeAll(async () => {
  browser = await startFirefox(firefox ?? '');
});
test.afterAll(() => browser?.close());
test.afterEach(() => expect(faults).toEqual([]));

/** Page with cookies of its own, at this path. */
const open = async (path: string) => {
  const page = await (await browser.createBrowserContext()).newPage();
  page.on('pageerror', (error) => faults.push(String(error)));
  page.on('console', (line) => line.text().includes('Content-Security-Policy') && faults.push(line.text()));
  await page.goto(server + path);
  return { page, ...portalActions(page) };
};

type Open = Awaited<ReturnType<typeof open>>;

const signIn = async ({ page, type, press, find }: Open, { email, password }: typeof ADA) => {
  await type('Email', email);
  await page.keyboard.press('Enter');
  await find('heading', 'Enter your password');
  await type('Password', password);
  await press('button', 'Sign in');
};

/** Runs in the page: start of each cell of the row from its header's start, and the head's width beyond the row's. */
const misaligned = (row: Element): number[] => {
  const headers = Array.from((row.getRootNode() as ShadowRoot).querySelectorAll('[role=columnheader]'));
  const [head, own] = [headers[0]?.parentElement, row].map((node) => node?.getBoundingClientRect() ?? new DOMRect());
  const starts = Array.from(row.children, (cell, at) => {
    const [start, wanted] = [cell, headers[at]].map((node) => node?.getBoundingClientRect().x ?? 0);
    return (start ?? 0) - (wanted ?? 0);
  });
  return [(head?.width ?? 0) - (own?.width ?? 0), ...starts].map(Math.round);
};

test('in Firefox I sign in, set up a second factor by its code, and am in', async () => {
  const person = newPerson();
  await openAccount(server, person);
  await forceFactors(server, person);
  const box = await open('/account/login');
  await signIn(box, person);
  await box.find('heading', 'Protect your account');
  await box.press('button', 'Continue');
  await box.press('button', 'Can’t scan it?');
  const key = (await box.valueOf('Setup key')).replaceAll(' ', '');
  await box.type('Code', new TOTP({ secret: Secret.fromBase32(key) }).generate());
  await box.find('heading', 'Save your recovery codes');
  await box.press('button', 'Continue');
  await box.press('checkbox', 'I’ve saved these codes');
  await box.press('button', 'Continue');
  await box.find('heading', `Hello, ${person.name}`);
});

test('in Firefox an administrator sees people in line with their columns, invites, and changes the matrix', async () => {
  const portal = await open('/portal/users');
  const { page, find, press, type } = portal;
  const focusedName = () =>
    page.evaluate(() => {
      let node = document.activeElement;
      while (node?.shadowRoot?.activeElement) node = node.shadowRoot.activeElement;
      return node?.textContent;
    });
  /** Each cell starts where its column does, and the head is as wide as the row. */
  const isInLine = async (name: string) => {
    const starts = await (await find('row', name)).evaluate(misaligned);
    expect(starts.filter((off) => Math.abs(off) > 1)).toEqual([]);
  };
  await signIn(portal, ADA);
  const button = await find('button', 'Invite people');
  await isInLine('Ada Lovelace');

  await button.click();
  await find('dialog', 'Invite people');
  await page.keyboard.press('Escape');
  await expect.poll(focusedName).toBe('Invite people');
  await press('button', 'Invite people');
  const { email } = newPerson();
  await type('Email addresses', email);
  await press('button', 'Send invitation');
  await find('text', `Invitation sent to ${email}`);

  await page.goto(`${server}/portal/roles`);
  await press('tab', 'Permissions');
  const cell = await find('checkbox', 'See roles, ');
  await isInLine('See roles');
  await cell.click();
  await find('button', 'Save');
  await cell.click();
});

import { loginBox } from '../../adapters/testing/playwright/index.ts';
import type { Page } from 'playwright/test';
import { document, serveHost } from './kit/host-page.ts';
import { expect, test } from './kit/journey.ts';

// what she did last is where she begins
test.describe.configure({ mode: 'serial' });

/** A person of three companies, whom only this journey uses. */
const RAE = { email: 'rae@reseller.test', password: 'Demo-passw0rd-42' };

const companyOn = (page: Page, name: string) => page.getByRole('button', { name: `Company: ${name}` });

/** Switches by the list, from one company to another. */
const switchOn = async (page: Page, from: string, to: string): Promise<void> => {
  await companyOn(page, from).click();
  await page.getByRole('dialog', { name: 'Switch company' }).getByRole('option', { name: to }).click();
};

test('I switch to another company, and every tab follows; I sign out by the button, and every tab is signed out', async ({
  page,
  context,
  box,
}) => {
  await page.goto('/account/login');
  await box.signIn(RAE);
  await expect(companyOn(page, 'Northwind Resale')).toBeVisible();
  const other = await context.newPage();
  await other.goto('/profile');
  await expect(companyOn(other, 'Northwind Resale')).toBeVisible();

  await switchOn(page, 'Northwind Resale', 'Harbour Logistics');
  for (const tab of [page, other]) await expect(companyOn(tab, 'Harbour Logistics')).toBeVisible();
  await expect(other.getByRole('definition').filter({ hasText: 'Harbour Logistics' })).toBeVisible();

  await test.step('a failed switch shows an error, and the company stays', async () => {
    await page.route('**/users/v1/tenant', (route) => route.abort());
    await switchOn(page, 'Harbour Logistics', 'Fjord Instruments');
    await expect(box.alert).toHaveText('Fjord Instruments didn’t open. Check your connection and try again.');
    await page.keyboard.press('Escape');
    await expect(box.alert).toBeHidden();
    await expect(companyOn(page, 'Harbour Logistics')).toBeFocused();
  });

  await test.step('the link to my account', async () => {
    await page.getByRole('button', { name: 'Account: Rae Moreau, Harbour Logistics' }).press('ArrowDown');
    await expect(page.getByRole('menuitem', { name: 'Account settings' })).toBeFocused();
    await page.keyboard.press('Enter');
    await expect(page).toHaveURL(/\/profile$/);
  });

  await box.signOut();
  for (const tab of [page, other]) await expect(loginBox(tab).field('Email')).toBeVisible();
});

test('with a company per tab, only the tab I switch in changes, and a reload keeps each', async ({
  page,
  context,
  box,
}) => {
  const start = `
    import { createApp, defineElements } from '/npm/vanilla.js';
    createApp({ baseUrl: location.origin, authOptions: { enableSessionPerTenant: true } });
    defineElements();
  `;
  const scripts = '<script type="module" src="/host/start.js"></script>';
  const index = document(scripts, '<fe-tenant-switcher></fe-tenant-switcher><fe-login-box></fe-login-box>');
  await serveHost(page, { index, 'start.js': start });
  await page.goto('/host/');
  await box.signIn(RAE);
  const here = page.getByRole('button', { name: /^Company:/ });
  // whichever she was in last
  const before = (await here.locator('bdi').textContent()) ?? '';
  await expect(companyOn(page, before)).toBeVisible();
  const other = await context.newPage();
  await serveHost(other, { index, 'start.js': start });
  await other.goto('/host/');
  await expect(companyOn(other, before)).toBeVisible();

  await switchOn(page, before, 'Fjord Instruments');
  await expect(companyOn(page, 'Fjord Instruments')).toBeVisible();
  for (const tab of [page, other]) await tab.reload();
  await expect(companyOn(page, 'Fjord Instruments')).toBeVisible();
  await expect(companyOn(other, before)).toBeVisible();
  await other.getByRole('button', { name: /^Company:/ }).click();
  await expect(other.getByText('Only this tab switches.')).toBeVisible();
});

import { followMail, loginBox, newPerson, openAccount, signIn } from '../../adapters/testing/playwright/index.ts';
import type { Page } from 'playwright/test';
import { document, serveHost } from './kit/host-page.ts';
import { invite } from './kit/invite.ts';
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

test('I belong to two companies: in a new browser I choose one, and later go straight to the one I was in last', async ({
  page,
  context,
  box,
  member,
  server,
  otherBrowser,
}) => {
  const host = newPerson();
  await openAccount(server, host);
  await invite(server, host, member.email);
  await page.goto('/account/login?redirectUrl=/profile');
  await box.signIn(member);
  await expect(page).toHaveURL(/\/profile$/);
  const opened = await followMail(context, member.email, '/account/invitation/accept');
  await loginBox(opened).button('Accept invitation').click();
  await expect(loginBox(opened).heading(`Welcome to ${host.company}`)).toBeVisible();
  await opened.close();
  await page.reload();
  await box.signOut();

  const list = page.getByRole('listbox', { name: 'Choose a company' });
  await page.goto('/account/login?redirectUrl=/profile');
  await box.signIn(member);
  await expect(box.heading('Choose a company')).toBeVisible();
  await expect(list).toBeFocused();
  await expect(list.getByRole('option')).toHaveCount(2);
  const first = await list.getByRole('option').first().innerText();
  const other = first.includes(host.company) ? member.company : host.company;

  await test.step('one that does not open keeps the list', async () => {
    await page.route('**/users/v1/tenant', (route) => route.abort());
    await box.chooseCompany(other);
    await expect(box.alert).toHaveText('That company didn’t open. Check your connection and try again.');
    await page.unroute('**/users/v1/tenant');
  });

  await test.step('by keyboard', async () => {
    await expect(list).toBeFocused();
    await page.keyboard.press('ArrowDown');
    await page.keyboard.press('Enter');
    await expect(companyOn(page, other)).toBeVisible();
    await expect(page).toHaveURL(/\/profile$/);
  });

  await box.signOut();
  await page.goto('/account/login?redirectUrl=/profile');
  await box.signIn(member);
  await expect(companyOn(page, other)).toBeVisible();
  await expect(page).toHaveURL(/\/profile$/);

  await test.step('a new browser asks; a reload of the page leads on', async () => {
    const elsewhere = await otherBrowser.newPage();
    await elsewhere.goto('/account/login');
    const there = loginBox(elsewhere);
    await there.signIn(member);
    await expect(there.heading('Choose a company')).toBeVisible();
    await elsewhere.reload();
    await expect(companyOn(elsewhere, other)).toBeVisible();
    await there.signOut();
    await there.signIn(member);
    // the step before has a button of that name, too
    await expect(there.heading('Choose a company')).toBeVisible();
    await there.button('Change').click();
    await expect(there.field('Email')).toBeVisible();
  });
});

test('I switch to another company, and every tab follows; I sign out by the button, and every tab is signed out', async ({
  page,
  context,
  box,
}) => {
  await signIn(page, RAE, { at: '/account/login', company: 'Northwind Resale' });
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

test('with a company per tab, only the tab I switch in changes, and a reload keeps each', async ({ page, context }) => {
  const start = `
    import { createApp, defineElements } from '/npm/vanilla.js';
    createApp({ baseUrl: location.origin, authOptions: { enableSessionPerTenant: true } });
    defineElements();
  `;
  const scripts = '<script type="module" src="/host/start.js"></script>';
  const index = document(scripts, '<fe-tenant-switcher></fe-tenant-switcher><fe-login-box></fe-login-box>');
  await serveHost(page, { index, 'start.js': start });
  const before = 'Harbour Logistics';
  await signIn(page, RAE, { at: '/host/', company: before });
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

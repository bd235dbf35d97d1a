import type { Page } from 'playwright/test';
import { signIn } from '../../adapters/testing/playwright/index.ts';
import { SEEDED_PASSWORD } from '../../demo/server/dev/people.ts';
import { expect, test } from './kit/journey.ts';

/** The reseller, who may enter the accounts below hers. */
const RAE = { email: 'rae@reseller.test', password: SEEDED_PASSWORD };
const HOME = 'Northwind Resale';

const row = (page: Page, name: string) => page.getByRole('row').filter({ has: page.getByRole('rowheader', { name }) });

/** The tab of all accounts as a person meets it. */
const accountsOn = (page: Page) => {
  const button = (name: string | RegExp) => page.getByRole('button', { name, exact: true });
  return {
    button,
    told: (words: string) => expect(page.getByText(words).first()).toBeVisible(),
    /** Types a search, and waits until it is the list's. */
    search: async (words: string) => {
      await page.getByRole('searchbox', { name: 'Search accounts' }).fill(words);
      await expect.poll(() => new URL(page.url()).searchParams.get('search') ?? '').toBe(words);
    },
    act: async (account: string, action: string) => {
      await row(page, account)
        .getByRole('button', { name: `Actions for ${account}` })
        .click();
      await page.getByRole('menuitem', { name: action, exact: true }).click();
    },
  };
};

test('a reseller adds an account, moves it, fills it with people, enters it, comes back and deletes it', async ({
  page,
}) => {
  const id = crypto.randomUUID().slice(0, 6);
  const [account, address] = [`Tern Books ${id}`, `new-${id}@journey.test`];
  const tab = accountsOn(page);
  const dialog = page.getByRole('dialog');

  await test.step('she opens the tab and finds an account by a part of its name', async () => {
    await signIn(page, RAE, { at: '/portal/all-accounts', company: HOME });
    await expect(page.getByRole('rowheader', { name: 'Harbor Analytics' })).toBeVisible();
    await tab.search('blue pine');
    await expect(page.getByRole('rowheader', { name: 'Blue Pine Logistics' })).toBeVisible();
    await expect(page.getByRole('rowheader', { name: 'Harbor Analytics' })).toHaveCount(0);
    await tab.search('');
  });

  await test.step('she adds an account', async () => {
    await tab.button('Add account').click();
    await dialog.getByRole('textbox', { name: 'Name' }).fill(account);
    await dialog.getByRole('button', { name: 'Add account' }).click();
    await expect(page.getByRole('dialog', { name: account })).toBeVisible();
    await page.keyboard.press('Escape');
    await tab.search(id);
    await expect(row(page, account)).toContainText(`In ${HOME}`);
  });

  await test.step('she moves it below another, and takes that back', async () => {
    await tab.act(account, 'Move');
    await page.getByRole('combobox', { name: 'Parent account' }).fill('harbor an');
    await page.getByRole('option', { name: 'Harbor Analytics' }).click();
    await dialog.getByRole('button', { name: 'Move account' }).click();
    await tab.told(`${account} moved to Harbor Analytics`);
    await expect(row(page, account)).toContainText('In Harbor Analytics');
    await tab.button('Undo').click();
    await expect(row(page, account)).toContainText(`In ${HOME}`);
  });

  await test.step('she adds people in bulk, and is told who is in and who was invited', async () => {
    await tab.act(account, 'People');
    await tab.told('No people yet');
    await dialog.getByRole('button', { name: 'Add people' }).click();
    await page.getByRole('textbox', { name: 'Email addresses' }).fill(`nadia.petrova@harbor.test, ${address}`);
    await page.getByRole('checkbox', { name: 'Member' }).check();
    await tab.button('Add 2 people').click();
    await tab.told('1 person added');
    await tab.told('1 person invited');
    await tab.button('Done').click();
    await expect(page.getByRole('listitem').filter({ hasText: address })).toContainText('Invited');
  });

  await test.step('one of them may enter the accounts below, has a role more, and leaves again', async () => {
    const nadia = page.getByRole('listitem').filter({ hasText: 'Nadia Petrova' });
    await nadia.getByRole('button', { name: 'Actions for Nadia Petrova' }).click();
    await page.getByRole('menuitemcheckbox', { name: 'Can enter sub-accounts' }).click();
    await tab.told('Nadia Petrova can enter sub-accounts');
    await page.getByRole('menuitemcheckbox', { name: 'Read-only' }).click();
    await tab.told('Roles saved');
    await page.keyboard.press('Escape');
    await expect(nadia).toContainText('Enters sub-accounts');
    await nadia.getByRole('button', { name: 'Actions for Nadia Petrova' }).click();
    await page.getByRole('menuitem', { name: 'Remove from this account' }).click();
    await tab.told('They keep their other accounts.');
    await tab.button('Remove').click();
    await tab.told('Nadia Petrova removed');
    await expect(nadia).toHaveCount(0);
    await page.keyboard.press('Escape');
  });

  await test.step('she enters the account by keyboard, which every screen says, and comes back after a reload', async () => {
    const actions = row(page, account).getByRole('button', { name: `Actions for ${account}` });
    await actions.focus();
    await page.keyboard.press('Enter');
    for (let step = 0; step < 2; step += 1) await page.keyboard.press('ArrowDown');
    await expect(page.getByRole('menuitem', { name: 'Enter account' })).toBeFocused();
    await page.keyboard.press('Enter');
    await tab.told(`You’re in the sub-account ${account}.`);
    await page.reload();
    await tab.told(`You’re in the sub-account ${account}.`);
    await page.getByRole('link', { name: 'Users', exact: true }).click();
    await page.getByRole('tab', { name: /Invitations/ }).click();
    await tab.told(address);
    await tab.button(`Back to ${HOME}`).click();
    await expect(page.getByRole('button', { name: `Company: ${HOME}` })).toBeVisible();
    await expect(tab.button(`Back to ${HOME}`)).toHaveCount(0);
  });

  await test.step('she deletes it, and is told before what goes with it', async () => {
    await page.getByRole('link', { name: 'All accounts' }).click();
    await tab.search(id);
    await tab.act(account, 'Delete');
    await page.getByRole('alertdialog').getByRole('textbox').fill(account);
    await tab.button('Delete account').click();
    await tab.told(`${account} deleted`);
    await expect(row(page, account)).toHaveCount(0);
  });

  await test.step('in 320 pixels there is nothing beside the screen', async () => {
    await page.setViewportSize({ width: 320, height: 640 });
    await tab.search('harbor');
    await expect(page.getByRole('rowheader', { name: 'Harbor Analytics' })).toBeVisible();
    await tab.act('Harbor Analytics', 'People');
    await expect(page.getByRole('listitem').filter({ hasText: 'Oskar Lind' })).toBeVisible();
    const width = await page.evaluate(() => document.scrollingElement?.scrollWidth);
    expect(width).toBeLessThanOrEqual(320);
  });
});

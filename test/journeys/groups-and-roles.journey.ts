import { loginBox, portal } from '../../adapters/testing/playwright/index.ts';
import type { Page } from 'playwright/test';
import { SEEDED_PASSWORD } from '../../demo/server/dev/people.ts';
import { expect, test } from './kit/journey.ts';

const ADA = { email: 'ada@acme.test', password: SEEDED_PASSWORD };
/** A member that only this journey uses. */
const SOEREN = { email: 'soeren.kjaer@acme.test', password: SEEDED_PASSWORD };

/** A tab of the portal as a person meets it. */
const tabOn = (page: Page) => {
  const button = (name: string | RegExp) => page.getByRole('button', { name, exact: true });
  return {
    ...portal(page),
    button,
    link: (name: string) => page.getByRole('link', { name, exact: true }),
    told: (words: string) => expect(page.getByText(words).first()).toBeVisible(),
    /** Searches the matrix, and waits for what is found: it takes the place of what was there. */
    searchPermissions: async (words: string) => {
      await page.getByRole('searchbox', { name: 'Search permissions' }).fill(words);
      await expect(page.getByRole('status').filter({ hasText: `for “${words}”` })).toHaveCount(1);
    },
    /** Chooses what a field that searches finds. */
    choose: async (label: string, words: string) => {
      await page.getByRole('combobox', { name: label }).fill(words);
      await page.getByRole('option', { name: words }).click();
      await page.keyboard.press('Escape');
    },
  };
};

test('an administrator creates a role and a group that gives it; its members gain the permissions, and lose them again', async ({
  page,
  box,
  otherBrowser,
}) => {
  const id = crypto.randomUUID().slice(0, 6);
  const [role, group, renamed] = [`Inspector ${id}`, `Night shift ${id}`, `Day shift ${id}`];
  const tab = tabOn(page);
  const theirs = await otherBrowser.newPage();
  const their = tabOn(theirs);

  await test.step('a member sees groups without actions, and no roles', async () => {
    await theirs.goto('/portal/groups');
    await loginBox(theirs).signIn(SOEREN);
    await expect(theirs.getByRole('rowheader', { name: 'Finance' })).toBeVisible();
    await expect(their.button(/^(Add|Group settings)/)).toHaveCount(0);
    await expect(their.link('Groups')).toBeVisible();
    await expect(their.link('Roles')).toHaveCount(0);
  });

  await test.step('a role is created, and gets one permission in the matrix and another by the permission’s dialog', async () => {
    await page.goto('/portal/roles?dialog=add');
    await box.signIn(ADA);
    await page.getByLabel('Name').fill(role);
    await page.getByRole('dialog').getByRole('button', { name: 'Add role' }).click();
    await expect(page.getByRole('dialog', { name: role })).toBeVisible();
    await page.keyboard.press('Escape');
    await page.getByRole('tab', { name: 'Permissions' }).click();
    await tab.searchPermissions('roles');
    await page.getByRole('checkbox', { name: `See roles, ${role}` }).check();
    await tab.button('Save').click();
    await tab.told('1 role saved');
    await tab.searchPermissions('audit');
    await tab.button('See the audit log').click();
    await tab.choose('Roles of your company', role);
    await tab.button('Save roles').click();
    await expect(page.getByRole('checkbox', { name: `See the audit log, ${role}` })).toBeChecked();
  });

  await test.step('a group is created, gets a user and the role, and another name and color', async () => {
    await tab.link('Groups').click();
    await tab.groups.add(group);
    await tab.choose('Add people', 'Søren Kjær');
    await tab.button('Add 1 person').click();
    await expect(tab.button('Remove Søren Kjær')).toBeVisible();
    await page.getByRole('dialog').getByRole('tab', { name: 'Roles' }).click();
    await tab.choose('Roles of the group', role);
    await tab.button('Save changes').click();
    await tab.told(`Roles of ${group} saved`);
    await expect(page.getByRole('dialog')).toHaveCount(0);
    await tab.groups.search(id);
    await tab.groups.act(group, 'Edit');
    await page.getByLabel('Name').fill(renamed);
    await page.getByRole('radio', { name: 'Teal' }).check();
    await tab.button('Save changes').click();
    await tab.told(`${renamed} saved`);
    await expect(page.getByRole('row').filter({ hasText: renamed })).toContainText(role);
  });

  await test.step('a member of it sees the roles without any action on them', async () => {
    await theirs.reload();
    await their.link('Roles').click();
    await expect(theirs.getByRole('rowheader', { name: role })).toBeVisible();
    await expect(their.button('Add role')).toHaveCount(0);
    await theirs.getByRole('tab', { name: 'Permissions' }).click();
    await their.searchPermissions('roles');
    await expect(theirs.getByRole('checkbox', { name: `See roles, ${role}` })).toBeDisabled();
  });

  await test.step('the administrator sees who has the role, and deletes it', async () => {
    // the tab shows what it showed when it was left
    await tab.link('Roles').click();
    await page.getByRole('tab', { name: 'Roles' }).click();
    await tab.roles.search(role);
    await tab.roles.act(role, 'Members');
    const holders = page.getByRole('region', { name: `From ${renamed}` });
    await expect(holders).toContainText('Søren Kjær');
    await page.keyboard.press('Escape');
    await tab.roles.act(role, 'Delete');
    await tab.told(`Groups that give it: ${renamed}.`);
    await tab.button('Delete role').click();
    await tab.told(`${role} deleted`);
  });

  await test.step('its holders lose it at once', async () => {
    await theirs.reload();
    await expect(theirs.getByRole('heading', { name: 'Profile' })).toBeVisible();
    await expect(their.link('Roles')).toHaveCount(0);
  });

  await test.step('the group is deleted, and its members stay', async () => {
    await tab.link('Groups').click();
    await tab.groups.search(renamed);
    await tab.groups.act(renamed, 'Delete');
    await tab.told('Its 1 member stays in the company.');
    await tab.button('Delete group').click();
    await tab.told(`${renamed} deleted`);
    await expect(page.getByRole('row').filter({ hasText: renamed })).toHaveCount(0);
  });
});

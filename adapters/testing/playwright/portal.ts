import { expect, type Locator, type Page } from '@playwright/test';

/** List of a tab, in English: a table whose rows have a menu. */
const listOn = (page: Page, { search: label }: { search: string }) => {
  const row = (text: string): Locator => page.getByRole('row').filter({ hasText: text });
  return {
    /** Row with this text: a name, or the address of a person. */
    row,
    /** Searches, and waits until only what is found is shown. */
    search: async (text: string): Promise<void> => {
      await page.getByRole('searchbox', { name: label }).fill(text);
      await expect(page.getByRole('status').filter({ hasText: `for “${text}”` })).toHaveCount(1);
      // what is found is counted before its rows are all there
      await expect(page.locator('[role=table][aria-busy=true], [role=rowgroup][aria-busy=true]')).toHaveCount(0);
    },
    /** Chooses an action in the menu of a row, by the row's name: of people that name, and their address where they have none. */
    act: async (name: string, action: string): Promise<void> => {
      await page.getByRole('button', { name: `Actions for ${name}`, exact: true }).click();
      await page.getByRole('menuitem', { name: action, exact: true }).click();
    },
  };
};

const dialogButton = (page: Page, name: string): Locator =>
  page.getByRole('dialog').getByRole('button', { name, exact: true });

/** Adds a role or a group by its dialog, which opens what was made. */
const addBy = (page: Page, button: string) => async (name: string) => {
  await page.getByRole('button', { name: button, exact: true }).click();
  await page.getByLabel('Name').fill(name);
  await dialogButton(page, button).click();
  await expect(page.getByRole('dialog', { name })).toBeVisible();
};

const usersOn = (page: Page) => {
  const { act, ...list } = listOn(page, { search: 'Search users' });
  const setRole = (checked: boolean) => async (name: string, role: string) => {
    await act(name, 'Edit roles');
    await page.getByRole('dialog').getByRole('checkbox', { name: role }).setChecked(checked);
    await dialogButton(page, 'Save roles').click();
    await expect(dialogButton(page, 'Save roles')).toBeHidden();
  };
  return {
    ...list,
    act,
    /** Invites addresses, and waits until each invitation is sent. */
    invite: async (...addresses: readonly string[]): Promise<void> => {
      await page.getByRole('button', { name: 'Invite people' }).first().click();
      const dialog = page.getByRole('dialog', { name: 'Invite people' });
      const field = dialog.getByRole('textbox', { name: 'Email addresses' });
      await field.fill(addresses.join(', '));
      await dialog.getByRole('button', { name: /^(Send invitation|Invite \d+ people)$/ }).click();
      await expect(field).toBeHidden();
    },
    /** Gives a person a role by its name. */
    giveRole: setRole(true),
    /** Takes a role by its name away from a person. */
    takeRole: setRole(false),
  };
};

/** The admin portal on a page, in English: each part by its role and name. */
export const portal = (page: Page) => ({
  /** Opens a tab by its name in the navigation. */
  open: async (tab: string): Promise<void> => {
    const navigation = page.getByRole('navigation');
    const entry = (role: 'link' | 'button') => navigation.getByRole(role, { name: tab, exact: true });
    await entry('link').or(entry('button')).click();
    await expect(page.getByRole('heading', { name: tab, exact: true })).toBeVisible();
  },
  users: usersOn(page),
  groups: { ...listOn(page, { search: 'Search groups' }), add: addBy(page, 'Add group') },
  roles: { ...listOn(page, { search: 'Search roles' }), add: addBy(page, 'Add role') },
});

/** The admin portal on a page. */
export type PortalPage = ReturnType<typeof portal>;

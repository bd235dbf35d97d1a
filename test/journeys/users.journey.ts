import { SEEDED_PASSWORD } from '../../demo/server/dev/people.ts';
import { expect, test } from './kit/journey.ts';
import { newPerson } from './kit/person.ts';

const as = (email: string) => ({ email, password: SEEDED_PASSWORD });

test('an administrator invites a user, gives them a role, locks them and deletes them', async ({ page, box }) => {
  const { email } = newPerson();
  await page.goto('/portal/users');
  await box.signIn(as('ada@acme.test'));
  await page.getByRole('button', { name: 'Invite people' }).click();
  await page.getByRole('textbox', { name: 'Email addresses' }).fill(email);
  await page.getByRole('button', { name: 'Send invitation' }).click();
  await expect(page.getByText(`Invitation sent to ${email}`).first()).toBeVisible();

  await page.getByRole('searchbox', { name: 'Search users' }).fill(email);
  const row = page.getByRole('row').filter({ hasText: email });
  const act = async (name: string) => {
    await row.getByRole('button', { name: `Actions for ${email}` }).click();
    await page.getByRole('menuitem', { name, exact: true }).click();
  };
  await expect(row).toContainText('Invitation pending');
  await act('Edit roles');
  await page.getByRole('checkbox', { name: 'Read-only' }).check();
  await page.getByRole('button', { name: 'Save roles' }).click();
  await expect(row).toContainText('Read-only');
  await act('Lock');
  await expect(row).toContainText('Locked');
  await act('Revoke invitation');
  await expect(row).toHaveCount(0);
});

test('a user with read access sees people and has no actions on them', async ({ page, box }) => {
  await page.goto('/portal/users');
  await box.signIn(as('ro@acme.test'));
  await expect(page.getByRole('rowheader', { name: 'Ada Lovelace' })).toBeVisible();
  await expect(page.getByRole('button', { name: /^(Actions for|Invite)/ })).toHaveCount(0);
});

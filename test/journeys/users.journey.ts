import { newPerson, portal, signIn } from '../../adapters/testing/playwright/index.ts';
import { SEEDED_PASSWORD } from '../../demo/server/dev/people.ts';
import { expect, test } from './kit/journey.ts';
import { blockPublicDomains } from './kit/invite.ts';
import { fits, moveTo, narrow } from './kit/keyboard.ts';

const as = (email: string) => ({ email, password: SEEDED_PASSWORD });

test('an administrator invites a user, gives them a role, locks them and deletes them', async ({ page }) => {
  const { email } = newPerson();
  const { users } = portal(page);
  await signIn(page, as('ada@acme.test'), { at: '/portal/users' });
  await users.invite(email);
  await expect(page.getByText(`Invitation sent to ${email}`).first()).toBeVisible();
  await users.search(email);
  await expect(users.row(email)).toContainText('Invitation pending');
  await users.giveRole(email, 'Read-only');
  await expect(users.row(email)).toContainText('Read-only');
  await users.act(email, 'Revoke invitation');
  await expect(users.row(email)).toHaveCount(0);

  await test.step('by keyboard alone at 320 pixels they search, sort and filter, and revoke many with Undo', async () => {
    const [ann, zed] = [`a-${email}`, `z-${email}`] as const;
    await users.invite(ann, zed);
    await narrow(page);
    await page.goto('/portal/users');
    const names = page.getByRole('rowheader');
    await expect(names.first()).toBeVisible();
    const choose = async (button: string, item: string) => {
      await moveTo(page, button);
      await page.keyboard.press('Enter');
      await moveTo(page, item, 'ArrowDown');
      await page.keyboard.press('Enter');
    };
    await moveTo(page, 'Search users');
    await page.keyboard.type(email);
    await expect(names).toHaveText([new RegExp(ann), new RegExp(zed)]);
    await choose('Filter', 'Status');
    await expect(page.getByRole('radio', { name: 'Active' })).toBeFocused();
    await page.keyboard.press('ArrowDown');
    await expect(page.getByRole('radio', { name: 'Invitation pending' })).toBeChecked();
    await page.keyboard.press('Escape');
    await choose('Sort and export', 'User, descending');
    await expect(names).toHaveText([new RegExp(zed), new RegExp(ann)]);
    await fits(page);

    await choose('Sort and export', 'Select all on this page');
    await expect(page.getByText('2 selected').first()).toBeVisible();
    await choose('More actions', 'Revoke 2 invitations');
    await fits(page);
    await page.keyboard.press('Enter');
    await expect(names).toHaveCount(0);
    await page.keyboard.press('F8');
    await page.keyboard.press('Enter');
    await expect(names).toHaveCount(2);
  });
});

test('a user with read access sees people and has no actions on them', async ({ page, box }) => {
  await page.goto('/portal/users');
  await box.signIn(as('ro@acme.test'));
  await expect(page.getByRole('rowheader', { name: 'Ada Lovelace' })).toBeVisible();
  await expect(page.getByRole('button', { name: /^(Actions for|Invite)/ })).toHaveCount(0);
});

test('my company blocks public email services: I see which address that is, leave it out and invite the others', async ({
  page,
  server,
  member,
}) => {
  const { users } = portal(page);
  const [first, second] = [`gia-${member.email}`, `lin-${member.email}`] as const;
  await blockPublicDomains(server, member);
  await signIn(page, member, { at: '/portal/users' });
  await page.getByRole('button', { name: 'Invite people' }).first().click();
  const dialog = page.getByRole('dialog', { name: 'Invite people' });
  const field = dialog.getByRole('textbox', { name: 'Email addresses' });
  await field.fill([first, second, 'lin@gmail.com'].join(', '));
  await expect(dialog.getByText('2 ready to invite, 1 to fix.')).toBeVisible();
  await expect(dialog.getByText('Your company blocks public email services such as gmail.com.')).toBeVisible();
  await dialog.getByRole('button', { name: /^Remove.*lin@gmail.com/ }).click();
  await expect(dialog.getByText('1 to fix.')).toHaveCount(0);
  await dialog.getByRole('button', { name: 'Invite 2 people' }).click();
  await expect(field).toBeHidden();
  for (const email of [first, second]) await expect(users.row(email)).toContainText('Invitation pending');
});

import { newPerson, portal, signIn } from '../../adapters/testing/playwright/index.ts';
import { SEEDED_PASSWORD } from '../../demo/server/dev/people.ts';
import { expect, test } from './kit/journey.ts';

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
  await users.act(email, 'Lock');
  await expect(users.row(email)).toContainText('Locked');
  await users.act(email, 'Revoke invitation');
  await expect(users.row(email)).toHaveCount(0);
});

test('a user with read access sees people and has no actions on them', async ({ page, box }) => {
  await page.goto('/portal/users');
  await box.signIn(as('ro@acme.test'));
  await expect(page.getByRole('rowheader', { name: 'Ada Lovelace' })).toBeVisible();
  await expect(page.getByRole('button', { name: /^(Actions for|Invite)/ })).toHaveCount(0);
});

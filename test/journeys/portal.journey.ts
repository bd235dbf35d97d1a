import { loginBox } from '../../adapters/testing/playwright/index.ts';
import { SEEDED_PASSWORD } from '../../demo/server/dev/people.ts';
import { gate } from './kit/gate.ts';
import { expect, test } from './kit/journey.ts';

const as = (email: string) => ({ email, password: SEEDED_PASSWORD });

test('an administrator reaches the requested address after sign-in, moves through the portal, and back', async ({
  page,
  box,
}) => {
  await page.goto('/portal/roles?search=support');
  await box.signIn(as('ada@acme.test'));
  await expect(page).toHaveURL(/\/portal\/roles\?search=support$/);
  await expect(page.getByRole('heading', { name: 'Roles' })).toBeVisible();
  // by the switcher and by the navigation, not by the user button, too
  await expect(page.getByText('Acme Robotics', { exact: true }).filter({ visible: true })).toHaveCount(2);
  await expect(page.getByText('Sees everything and can impersonate people.')).toBeVisible();
  await expect(page.getByText('Runs the account')).toHaveCount(0);
  await expect(page.getByRole('link', { name: 'Roles' })).toHaveAttribute('aria-current', 'page');
  await page.getByRole('searchbox').fill('');
  await expect(page.getByText('Runs the account')).toBeVisible();
  await expect(page).toHaveURL(/\/portal\/roles$/);
  // nothing of the address is lost by a reload
  await page.reload();
  await expect(page.getByText('Runs the account')).toBeVisible();

  // what did not load is asked for again, and then with the page: some browsers cache that it failed
  await page.route('**/role.dialog-*.js', (route) => route.abort());
  await page.getByRole('button', { name: 'Add role' }).click();
  const again = page.getByRole('button', { name: 'Try again' });
  await expect(again).toBeVisible();
  await again.click();
  const reload = page.getByRole('button', { name: 'Reload the page' });
  await expect(reload).toBeVisible();
  await page.unroute('**/role.dialog-*.js');
  await reload.click();
  await expect(page.getByRole('dialog', { name: 'Add role' })).toBeVisible();
});

test('a tab that is slow to load is marked at once, and a skeleton says that it is coming', async ({ page, box }) => {
  await page.goto('/portal/users');
  await box.signIn(as('ada@acme.test'));
  await expect(page.getByRole('rowheader', { name: /Bo Andersen/ })).toBeVisible();
  const network = gate();
  await page.route('**/groups.screen-*.js', async (route) => {
    await network.opened;
    await route.continue();
  });
  await page.getByRole('link', { name: 'Groups' }).click();
  await expect(page.getByRole('link', { name: 'Groups' })).toHaveAttribute('aria-current', 'page');
  await expect(page).toHaveURL(/\/portal\/groups$/);
  await expect(page.locator('.fe-portal-skeleton')).toBeVisible();
  await expect(page.getByRole('heading', { name: 'Users' })).toHaveCount(0);
  // a change of mind does not wait for it
  await page.getByRole('link', { name: 'Roles' }).click();
  await expect(page.getByText('Runs the account')).toBeVisible();
  await page.goBack();
  await expect(page.getByRole('link', { name: 'Groups' })).toHaveAttribute('aria-current', 'page');
  network.open();
  await expect(page.getByRole('heading', { name: 'Groups' })).toBeVisible();
  await page.goBack();
  await expect(page.getByRole('rowheader', { name: /Bo Andersen/ })).toBeVisible();
});

test('a user with read access sees roles without editing; a member sees their own tabs', async ({
  page,
  box,
  otherBrowser,
}) => {
  await page.goto('/portal/roles');
  await box.signIn(as('ro@acme.test'));
  await expect(page.getByText('Runs the account')).toBeVisible();
  await expect(page.getByRole('button', { name: /^(Create|New|Add)/ })).toHaveCount(0);

  const member = await otherBrowser.newPage();
  await member.goto('/portal/roles');
  await loginBox(member).signIn(as('bo@acme.test'));
  await expect(member.locator('fe-admin-portal')).toBeVisible();
  await expect(member.getByRole('link', { name: 'Roles' })).toHaveCount(0);
  await expect(member.getByText('Runs the account')).toHaveCount(0);
});

test('the portal opens over a page without a framework, and returns the focus', async ({ page, box }) => {
  await page.goto('/vanilla');
  await box.signIn(as('ada@acme.test'));
  const opener = page.getByRole('button', { name: 'Administration' });
  // the box goes, with what had the focus in it, once the page shows who is in
  await expect(page.locator('fe-login-box')).toBeHidden();
  await opener.click();
  const portal = page.getByRole('dialog', { name: 'Administration' });
  await expect(portal).toBeVisible();
  await expect(portal.getByRole('heading', { level: 1 })).toBeVisible();
  await page.keyboard.press('Escape');
  await expect(portal).toBeHidden();
  await expect(opener).toBeFocused();
});

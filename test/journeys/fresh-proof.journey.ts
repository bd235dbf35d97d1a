import { loginBox } from '../../adapters/testing/playwright/index.ts';
import { once } from 'node:events';
import { SEEDED_PASSWORD } from '../../demo/server/dev/people.ts';
import { dataFolder, startBuilt } from '../kit/built-server.ts';
import { expect, test } from './kit/journey.ts';

const ADA = { email: 'ada@acme.test', password: SEEDED_PASSWORD };
/** Longer than a proof is fresh. */
const LATE_MS = 11 * 60_000;

test('an administrator who signed in a while ago signs in again in place, and the changed role is saved', async ({
  browser,
}) => {
  const { folder, remove } = dataFolder();
  const server = await startBuilt({ DATA_DIR: folder }, ['test/kit/moving-server.mjs']);
  await server.ready();
  const context = await browser.newContext({ baseURL: server.url });
  await context.clock.install();
  const page = await context.newPage();
  const button = (name: string) => page.getByRole('button', { name, exact: true });
  const asked = page.getByRole('alertdialog', { name: 'Confirm it’s you' });
  const pass = async (ms: number) => {
    server.child.send(ms);
    await once(server.child, 'message');
    await context.clock.fastForward(ms);
  };
  const edit = async () => {
    await button('Actions for Auditor').click();
    await page.getByRole('menuitem', { name: 'Edit', exact: true }).click();
  };

  await test.step('a role is changed, but the proof is too old', async () => {
    await page.goto('/portal/roles');
    await loginBox(page).signIn(ADA);
    await edit();
    await page.getByLabel('Name').fill('Night auditor');
    await pass(LATE_MS);
    await button('Save changes').click();
    await expect(asked).toBeVisible();
    // slotted into the dialog by the portal
    await expect(page.locator('fe-login-box').getByText('ada@acme.test')).toBeVisible();
  });

  await test.step('cancelling shows why it was not saved, and keeps the input', async () => {
    await asked.getByRole('button', { name: 'Cancel', exact: true }).click();
    await expect(asked).toHaveCount(0);
    await expect(page.getByRole('alert')).toContainText('Confirm it’s you, then try again.');
    await expect(page.getByLabel('Name')).toHaveValue('Night auditor');
  });

  await test.step('after a sign-in in place it is saved with the input', async () => {
    await button('Save changes').click();
    await loginBox(page).field('Password').fill(ADA.password);
    await loginBox(page).button('Sign in').click();
    await expect(page.getByText('Night auditor saved', { exact: true })).toBeVisible();
    await expect(asked).toHaveCount(0);
    await expect(page.getByRole('rowheader', { name: 'Night auditor' })).toBeVisible();
  });

  await test.step('for the next ten minutes no proof is requested', async () => {
    await button('Actions for Night auditor').click();
    await page.getByRole('menuitem', { name: 'Edit', exact: true }).click();
    await page.getByLabel('Name').fill('Auditor');
    await button('Save changes').click();
    await expect(page.getByText('Auditor saved', { exact: true })).toBeVisible();
    await expect(asked).toHaveCount(0);
  });

  await context.close();
  await server.stop();
  remove();
});

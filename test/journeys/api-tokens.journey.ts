import { execFile } from 'node:child_process';
import { readFile } from 'node:fs/promises';
import { promisify } from 'node:util';
import { SEEDED_PASSWORD } from '../../demo/server/dev/people.ts';
import { expect, test } from './kit/journey.ts';

const ADA = { email: 'ada@acme.test', password: SEEDED_PASSWORD };

/** Runs a program as a shell does, with the variables of an `.env` file; what it prints. */
const run = async (program: string, env: Readonly<Record<string, string>>): Promise<string> => {
  const parts = ['--input-type=module', '--eval', program];
  const { stdout } = await promisify(execFile)(process.execPath, parts, { env: { ...process.env, ...env } });
  return stdout;
};

test('a token that a person makes in the portal calls the API from a shell, and dies when it is deleted', async ({
  page,
  box,
}) => {
  const name = `Nightly import ${crypto.randomUUID().slice(0, 6)}`;
  const dialog = page.getByRole('dialog');
  const secret = page.getByRole('alertdialog', { name: `Secret of ${name}` });

  await page.goto('/portal/personal-api-tokens?dialog=add');
  await box.signIn(ADA);
  await dialog.getByLabel('Description').fill(name);
  await dialog.getByLabel('Expires').selectOption({ label: 'In 1 day' });
  await dialog.getByRole('button', { name: 'Create token' }).click();

  await expect(secret.getByText('You won’t be able to see it again')).toBeVisible();
  await secret.getByLabel('Example', { exact: true }).selectOption({ label: 'Node.js' });
  const example = await secret.getByLabel('Example in Node.js', { exact: true }).inputValue();
  const downloading = page.waitForEvent('download');
  await secret.getByRole('button', { name: 'Download .env file' }).click();
  const file = await (await downloading).path();
  const lines = (await readFile(file, 'utf8')).trim().split('\n');
  const env = Object.fromEntries(lines.map((line) => line.split(/=(.*)/s).slice(0, 2)));
  await secret.getByRole('button', { name: 'Close', exact: true }).click();

  const first = await run(example, env);
  expect(first).toContain('200');
  expect(first).toContain(ADA.email);

  await page.getByRole('button', { name: `Actions for ${name}` }).click();
  await page.getByRole('menuitem', { name: 'Delete' }).click();
  await page.getByRole('alertdialog').getByRole('button', { name: 'Delete token' }).click();
  await expect(page.getByText(`${name} deleted`).first()).toBeVisible();
  await expect(page.getByRole('rowheader', { name })).toHaveCount(0);
  expect(await run(example, env)).toContain('401');
});

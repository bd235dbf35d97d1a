import { expect, test } from 'playwright/test';

test.use({ baseURL: process.env['BASE_URL'] ?? 'http://localhost:3000' });

test('Ada signs in and is greeted by name', async ({ page }) => {
  await page.goto('/account/login');
  await page.getByLabel('Email', { exact: true }).fill('ada@acme.test');
  await page.getByLabel('Email', { exact: true }).press('Enter');
  await page.getByLabel('Password', { exact: true }).fill('Demo-passw0rd-42');
  await page.getByRole('button', { name: 'Sign in', exact: true }).click();
  await expect(page.getByRole('heading', { name: 'Hello, Ada Lovelace' })).toBeVisible();
});

test('a new account is confirmed by the link in the mailbox', async ({ page }) => {
  const email = `${crypto.randomUUID()}@example.test`;
  // by the page's own browser, which may confirm what it has begun
  const { request } = page;
  await request.post('/frontegg/identity/resources/users/v1/signUp', {
    data: { email, name: 'Nia Newcomer', companyName: 'Nia & Co', password: 'Lantern-72-Harbour' },
  });
  const newestLink = async () => {
    const mails: { links: string[] }[] = await (await request.get(`/dev/mailbox.json?to=${email}`)).json();
    return mails[0]?.links[0] ?? '';
  };
  await expect.poll(newestLink).toContain('/account/activate');
  await page.goto(await newestLink());
  await expect(page.getByRole('heading', { name: /^(Account activated|Hello)/ })).toBeVisible();
});

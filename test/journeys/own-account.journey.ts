import { followMail, loginBox, mailsTo, newPerson, openAccount } from '../../adapters/testing/playwright/index.ts';
import { readFileSync } from 'node:fs';
import type { Page } from 'playwright/test';
import { companiesOf, invite } from './kit/invite.ts';
import { expect, test } from './kit/journey.ts';

const button = (page: Page, name: string) => page.getByRole('button', { name, exact: true });

test('I take my data along, ask for my account to be deleted, and keep it by the link in my inbox', async ({
  page,
  box,
  server,
  member,
  otherBrowser,
}) => {
  await page.goto('/account/login?redirectUrl=/portal/profile');
  await box.signIn(member);
  await test.step('my data is a file', async () => {
    const [file] = await Promise.all([page.waitForEvent('download'), button(page, 'Export data').click()]);
    const data = JSON.parse(readFileSync(await file.path(), 'utf8'));
    expect(data.profile.email).toBe(member.email);
    expect(data.companies).toHaveLength(1);
  });

  await test.step('my account is to be deleted, once I have typed my email', async () => {
    await button(page, 'Delete account').click();
    const question = page.getByRole('alertdialog', { name: 'Delete your account?' });
    const submit = question.getByRole('button', { name: 'Delete account', exact: true });
    await expect(question.getByText(/goes with it/)).toBeVisible();
    await expect(submit).toBeDisabled();
    await question.getByRole('textbox').fill(member.email);
    await submit.click();
    await expect(page.getByText(/^Your account will be deleted on/)).toBeVisible();
  });

  await test.step('the link keeps it, in a browser where I am not signed in', async () => {
    const mail = await followMail(otherBrowser, member.email, '/account/keep');
    await expect(loginBox(mail).heading('Your account stays')).toBeVisible();
    await page.reload();
    await expect(button(page, 'Delete account')).toBeVisible();
    await expect(button(page, 'Keep my account')).toHaveCount(0);
    const subjects = async () => (await mailsTo(server, member.email)).map(({ subject }) => subject).join('\n');
    await expect.poll(subjects).toMatch(/account stays[^]*will be deleted[^]*data was exported/);
  });
});

test('I leave one of my companies once I have typed its name, and go on in the other', async ({
  page,
  box,
  context,
  member,
  server,
}) => {
  const host = newPerson();
  await openAccount(server, host);
  await page.goto('/account/login?redirectUrl=/portal/profile');
  await box.signIn(member);
  await expect(page.getByText('This is your only company. To leave, delete your account.')).toBeVisible();
  await invite(server, host, member.email);
  const opened = await followMail(context, member.email, '/account/invitation/accept');
  await loginBox(opened).button('Accept invitation').click();
  await expect(loginBox(opened).heading(`Welcome to ${host.company}`)).toBeVisible();
  await opened.close();
  expect((await companiesOf(server, member)).toSorted()).toEqual([member.company, host.company].toSorted());

  await page.reload();
  await expect(page.getByText(`You’re the only administrator of ${member.company}.`)).toBeVisible();

  await button(page, `Company: ${member.company}`).click();
  await page.getByRole('dialog', { name: 'Switch company' }).getByRole('option', { name: host.company }).click();
  await expect(page.getByText(`Leave ${host.company}`)).toBeVisible();
  await button(page, 'Leave company').click();
  const question = page.getByRole('alertdialog', { name: `Leave ${host.company}?` });
  const submit = question.getByRole('button', { name: 'Leave company', exact: true });
  await expect(submit).toBeDisabled();
  await question.getByRole('textbox').fill(host.company);
  await submit.click();
  await expect(page.getByText(`Leave ${member.company}`)).toBeVisible();
  expect(await companiesOf(server, member)).toEqual([member.company]);
});

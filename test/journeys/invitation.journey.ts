import { followMail, loginBox, newPerson, openAccount } from '../../adapters/testing/playwright/index.ts';
import { expect, test } from './kit/journey.ts';
import { companiesOf, invite, shareLink } from './kit/invite.ts';

const ACCEPT = '/account/invitation/accept';

test('I am invited by mail while another account is signed in here, and a new person joins by the company’s link', async ({
  page,
  box,
  context,
  member,
  visitor,
  server,
  otherBrowser,
}) => {
  const host = { ...newPerson(), name: 'Ada Lovelace' };
  await openAccount(server, host);
  await page.goto('/account/login');
  await box.signIn(host);
  await expect(box.heading(`Hello, ${host.name}`)).toBeVisible();
  await invite(server, host, member.email);

  await test.step('the mail names inviter and invitee; the signed-in account is another one', async () => {
    const opened = await followMail(context, member.email, ACCEPT);
    const asked = loginBox(opened);
    await expect(asked.heading(`Join ${host.company}`)).toBeVisible();
    expect(new URL(opened.url()).search).toBe('');
    await expect(opened.getByText(`This invitation is for ${member.email}.`)).toBeVisible();
    await asked.button('Switch account').click();
    await expect(opened.getByText(`${host.name} invited you (${member.email}).`)).toBeVisible();
    expect(await companiesOf(server, member)).toEqual([member.company]);

    await asked.button('Accept invitation').click();
    await expect(asked.heading(`Welcome to ${host.company}`)).toBeVisible();
    await asked.button('Sign in').click();
    await asked.signIn(member);
    await asked.chooseCompany(host.company);
    await expect(asked.heading(`Hello, ${member.name}`)).toBeVisible();
    expect((await companiesOf(server, member)).toSorted()).toEqual([member.company, host.company].toSorted());
  });

  const link = await shareLink(server, host);
  await test.step('a person without an account signs up by the link, and into that company alone', async () => {
    const elsewhere = await otherBrowser.newPage();
    const there = loginBox(elsewhere);
    await elsewhere.goto(link);
    await there.button('Create an account').click();
    await expect(there.heading(`Join ${host.company}`)).toBeVisible();
    await expect(there.field('Company')).toHaveCount(0);
    await there.signUp(visitor, { invited: true });
    const confirmed = await followMail(otherBrowser, visitor.email, '/account/activate');
    await expect(
      loginBox(confirmed)
        .confirmed.or(loginBox(confirmed).heading(/^Hello/))
        .first(),
    ).toBeVisible();
    expect(await companiesOf(server, visitor)).toEqual([host.company]);
  });

  await test.step('a signed-in user joins by it with their account, and continues there', async () => {
    const third = newPerson();
    await openAccount(server, third);
    await otherBrowser.clearCookies();
    const elsewhere = await otherBrowser.newPage();
    const there = loginBox(elsewhere);
    await elsewhere.goto(link);
    await there.button('I have an account').click();
    await there.signIn(third);
    await expect(there.heading(`Hello, ${third.name}`)).toBeVisible();
    expect((await companiesOf(server, third)).toSorted()).toEqual([third.company, host.company].toSorted());
  });
});

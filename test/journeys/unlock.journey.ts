import { followMail, loginBox, mailsTo } from '../../adapters/testing/playwright/index.ts';
import { guessAt } from './kit/guess-at.ts';
import { expect, test } from './kit/journey.ts';
import { fits, focused, moveTo, narrow } from './kit/keyboard.ts';

/** Failed attempts that the operator's policy allows by default. */
const TRIES = 10;

test('a stranger guesses until I am locked out; by the mail I unlock and sign in by keyboard at 320 pixels, and the link works once', async ({
  page,
  box,
  context,
  member,
  server,
  otherBrowser: guesser,
}) => {
  await test.step('guess; an unknown address gets the same answers', async () => {
    const elsewhere = await guesser.newPage();
    const told = loginBox(elsewhere);
    for (const email of [member.email, `unknown-${member.email}`]) {
      await guessAt(server, email, TRIES - 1);
      await elsewhere.goto('/account/login');
      await told.signIn({ email, password: 'Not-the-one' });
      await expect(told.alert).toContainText(`Too many attempts. If ${email} has an account`);
    }
    expect(await mailsTo(server, `unknown-${member.email}`)).toEqual([]);
  });

  await test.step('the right password is refused too', async () => {
    await page.goto('/account/login');
    await box.signIn(member);
    await expect(box.alert).toContainText('Too many attempts');
    await narrow(page);
    await moveTo(page, 'Send the link again');
    await page.keyboard.press('Enter');
    await expect(page.getByText('we sent a new link')).toBeVisible();
    await expect.poll(() => focused(page)).toContain('we sent a new link');
    await fits(page);
    await expect.poll(async () => (await mailsTo(server, member.email)).length).toBe(3);
  });

  await test.step('follow the mail and sign in', async () => {
    const opened = await followMail(context, member.email, '/account/unlock');
    const unlocked = loginBox(opened);
    await expect(unlocked.heading('Account unlocked')).toBeVisible();
    expect(new URL(opened.url()).search).toBe('');
    await narrow(opened);
    await fits(opened);
    await moveTo(opened, 'Sign in');
    await opened.keyboard.press('Enter');
    await expect(unlocked.field('Email')).toBeFocused();
    await opened.keyboard.type(member.email);
    await opened.keyboard.press('Enter');
    await expect(unlocked.field('Password')).toBeFocused();
    await opened.keyboard.type(member.password);
    await opened.keyboard.press('Enter');
    await expect(unlocked.heading(`Hello, ${member.name}`)).toBeVisible();
  });

  await test.step('the link works once', async () => {
    const again = loginBox(await followMail(guesser, member.email, '/account/unlock'));
    await expect(again.heading('This link was already used')).toBeVisible();
  });
});

import { codeTo, textTo } from '../../adapters/testing/playwright/index.ts';
import { expect, test } from './kit/journey.ts';
import { fits, moveTo, narrow } from './kit/keyboard.ts';

const number = () => `+1415555${String(Math.floor(Math.random() * 9000) + 1000)}`;

test('I register my phone and sign in with one press, and by keyboard at 320 pixels replace it when it is lost', async ({
  page,
  box,
  server,
  member,
  context,
}) => {
  const [first, second] = [number(), number()];
  const hello = box.heading(`Hello, ${member.name}`);
  const leave = async () => {
    await page.goto('/account/logout');
    await expect(box.field('Email')).toBeVisible();
  };

  await page.goto('/account/login');
  await page.evaluate(() => localStorage.setItem('register-quick-login', 'sms'));
  await box.signIn(member);
  await expect(box.heading('Sign in faster by phone')).toBeVisible();
  await box.field('Phone number').fill(first);
  await box.button('Send code').click();
  await box.field('Code').fill(await textTo(server, first));
  await expect(hello).toBeVisible();

  let code = '';
  await test.step('one press sends a code there, which works once', async () => {
    await leave();
    const before = await textTo(server, first);
    await box.button('Text me a code').click();
    await expect(box.heading('Check your phone')).toBeVisible();
    code = await textTo(server, first, before);
    const kept = await context.cookies();
    await box.field('Code').fill(code);
    await expect(hello).toBeVisible();
    await leave();
    await context.addCookies(kept.filter(({ name }) => name.endsWith('fe-code')));
    const answer = await context.request.post('/frontegg/identity/resources/auth/v1/passwordless/smscode/postlogin', {
      data: { token: code },
    });
    expect((await answer.json()).errorCode).toBe('codeExpired');
  });

  await test.step('when it is lost, a mailed code lets me replace it, and the first code of the new one signs in', async () => {
    await box.identify(member.email);
    await box.choose('Text me a code');
    await expect(box.heading('Check your phone')).toBeVisible();
    await narrow(page);
    await expect(box.field('Code')).toBeFocused();
    await fits(page);
    await moveTo(page, 'Lost your phone?');
    await page.keyboard.press('Enter');
    await expect(page).toHaveURL(/\/account\/reset-phone-number/);
    await expect(box.field('Email')).toHaveValue(member.email);
    await expect(box.field('Email')).toBeFocused();
    await fits(page);
    await page.keyboard.press('Enter');
    await expect(box.heading('Check your inbox')).toBeVisible();
    await expect(box.field('Code')).toBeFocused();
    await fits(page);
    const mailed = await codeTo(server, member.email);
    await page.keyboard.type(String((Number(mailed) + 1) % 1_000_000).padStart(6, '0'));
    await expect(box.field('Code')).toHaveAccessibleDescription(/4 attempts left/);
    await expect(box.field('Code')).toBeFocused();
    await page.keyboard.type(mailed);
    await expect(box.heading('Your new number')).toBeVisible();
    await expect(box.field('Phone number')).toBeFocused();
    await fits(page);
    await page.keyboard.type(second);
    await page.keyboard.press('Enter');
    await expect(box.heading('Check your phone')).toBeVisible();
    await expect(page).toHaveURL(/\/account\/login/);
    await expect(box.field('Code')).toBeFocused();
    await page.keyboard.type(await textTo(server, second));
    await expect(hello).toBeVisible();
  });
});

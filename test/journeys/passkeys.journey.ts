import { withAuthenticator } from './kit/authenticator.ts';
import { expect, test } from './kit/journey.ts';

test('I create a passkey after signing in, and sign in with it; an unknown one does nothing', async ({
  page,
  box,
  member,
}) => {
  await page.route('**/flags', async (route) => {
    const answer = await route.fetch();
    await route.fulfill({ response: answer, json: { ...(await answer.json()), 'show-passkeys-new': 'on' } });
  });
  const authenticator = await withAuthenticator(page);
  await page.goto('/account/login');
  await box.signIn(member);
  await expect(box.heading('Sign in faster next time?')).toBeFocused();
  await authenticator.cancels();
  await box.button('Create a passkey').click();
  await authenticator.cancelled();
  await expect(box.button('Create a passkey')).toBeEnabled();
  await expect(box.alert).toBeHidden();
  await authenticator.verifies();
  await box.button('Create a passkey').click();
  await expect(box.heading(`Hello, ${member.name}`)).toBeVisible();

  await test.step('a passkey replaces every other step', async () => {
    await authenticator.cancels();
    await page.goto('/account/logout');
    await box.button('Sign in with a passkey').click();
    await authenticator.cancelled();
    await expect(box.button('Sign in with a passkey')).toBeEnabled();
    await expect(box.alert).toBeHidden();
    await authenticator.offersNothing();
    await authenticator.verifies();
    await box.button('Sign in with a passkey').click();
    await expect(box.heading(`Hello, ${member.name}`)).toBeVisible();
  });

  await test.step('the browser offers it by itself', async () => {
    await page.goto('/account/logout');
    await expect(box.heading(`Hello, ${member.name}`)).toBeVisible();
  });

  await test.step('I am not prompted again', async () => {
    await authenticator.cancels();
    await page.goto('/account/logout');
    await box.signIn(member);
    await expect(box.heading(`Hello, ${member.name}`)).toBeVisible();
  });
});

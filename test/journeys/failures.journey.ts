import { gate } from './kit/gate.ts';
import { expect, test } from './kit/journey.ts';

const LOGIN = '**/frontegg/identity/resources/auth/v1/user';

test('offline I see an error, keep what I typed, and continue once online', async ({ page, context, box, member }) => {
  await page.goto('/account/login');
  await box.identify(member.email);
  await expect(box.field('Password')).toBeVisible();
  await context.setOffline(true);
  await box.field('Password').fill(member.password);
  await box.button('Sign in').click();
  await expect(box.alert).toContainText('You’re offline');
  await context.setOffline(false);
  await box.field('Password').fill(member.password);
  await box.button('Sign in').click();
  await expect(box.heading(`Hello, ${member.name}`)).toBeVisible();
});

test('I can retry after a server error', async ({ page, box, member }) => {
  await page.goto('/account/login');
  await box.identify(member.email);
  await page.route(LOGIN, (route) => route.fulfill({ status: 500, body: '<h1>Oh no</h1>' }), { times: 1 });
  await box.field('Password').fill(member.password);
  await box.button('Sign in').click();
  await expect(box.alert).toContainText('Something went wrong on our side');
  await box.field('Password').fill(member.password);
  await box.button('Sign in').click();
  await expect(box.heading(`Hello, ${member.name}`)).toBeVisible();
});

test('a screen that does not load is asked for again, and then the page is reloaded where I was', async ({
  page,
  box,
}) => {
  await page.goto('/account/login');
  await page.route('**/sign-up.journey-*.js', (route) => route.abort());
  await box.linkOrButton('Create an account').click();
  const again = page.getByRole('button', { name: 'Try again' });
  await expect(again).toBeVisible();
  // a button, and not as high as the card that it stands in for
  expect((await again.boundingBox())?.height).toBeLessThan(60);
  await again.click();
  const reload = page.getByRole('button', { name: 'Reload the page' });
  await expect(reload).toBeVisible();
  await page.unroute('**/sign-up.journey-*.js');
  await reload.click();
  await expect(box.field('Full name')).toBeVisible();
});

test('on a slow network the button shows progress, and a second press sends nothing', async ({ page, box, member }) => {
  let sent = 0;
  const network = gate();
  await page.route(LOGIN, async (route) => {
    sent += 1;
    await network.opened;
    await route.continue();
  });
  await page.goto('/account/login');
  await box.identify(member.email);
  await box.field('Password').fill(member.password);
  // two clicks in one task: faster than any state could disable the button
  await box.button('Sign in').evaluate((button) => {
    (button as HTMLButtonElement).click();
    (button as HTMLButtonElement).click();
  });
  await expect.poll(() => sent).toBe(1);
  await page.keyboard.press('Enter');
  await expect(page.getByRole('button', { name: /Sign in|One moment/ })).toHaveAttribute('aria-disabled', 'true');
  network.open();
  await expect(box.heading(`Hello, ${member.name}`)).toBeVisible();
  expect(sent).toBe(1);
});

test('signing up twice at once creates one account', async ({ page, box, visitor }) => {
  let sent = 0;
  await page.route('**/users/v1/signUp', (route) => {
    sent += 1;
    return route.continue();
  });
  await page.goto('/account/sign-up');
  await expect(page.getByText('At least 10 characters')).toBeVisible();
  await box.field('Full name').fill(visitor.name);
  await box.field('Work email').fill(visitor.email);
  await box.field('Company').fill(visitor.company);
  await box.field('Password').fill(visitor.password);
  await box.terms.check();
  await box.button('Create account').dblclick();
  await expect(box.heading('Check your inbox')).toBeVisible();
  expect(sent).toBe(1);
});

test('my click hits its target, though the field I leave shows an error', async ({ page, box, visitor }) => {
  await page.goto('/account/sign-up');
  // once nothing more comes that would move what is pressed
  await expect(page.getByText('At least 10 characters')).toBeVisible();
  await expect(box.terms).toBeVisible();
  await box.field('Full name').fill(visitor.name);
  await box.field('Work email').pressSequentially('not an address');
  const target = await box.field('Company').boundingBox();
  if (!target) throw new Error('the field is not there');
  // slowly, and near its upper edge: were the field pushed down in the meantime, the press would miss it
  await page.mouse.move(target.x + 40, target.y + 4);
  await page.mouse.down();
  await expect(box.field('Work email')).not.toBeFocused();
  expect((await box.field('Company').boundingBox())?.y).toBe(target.y);
  await page.mouse.up();
  await expect(box.field('Company')).toBeFocused();
  await expect(page.getByText('Enter an email like name@company.com.')).toBeVisible();
});

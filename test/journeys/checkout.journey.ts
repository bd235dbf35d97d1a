import { signIn } from '../../adapters/testing/playwright/index.ts';
import { CARDS, checkoutIn } from './kit/checkout.ts';
import { expect, test } from './kit/journey.ts';

/** Calls that pay, as the page has sent them. */
const PAYS = /\/billing\/payment-providers\/stripe\/subscriptions\/v1$|\/billing\/subscriptions\/v1\/[\w-]+$/;

test('I buy a plan: a declined card, then one that my bank asks about, and the plan is mine', async ({
  page,
  member,
}) => {
  const checkout = checkoutIn(page);
  await signIn(page, member, { at: '/vanilla' });
  await expect(page.getByRole('heading', { name: /^Hello/ })).toBeVisible();

  await test.step('the details of the company come first', async () => {
    await checkout.open('growth');
    await checkout.enterDetails(member.email);
    await expect(checkout.button('Pay $49.00')).toBeEnabled();
  });

  await test.step('a declined card is told in place, and nothing is lost', async () => {
    await checkout.enterCard(CARDS.insufficientFunds);
    await checkout.button('Pay $49.00').click();
    await expect(checkout.text('This card doesn’t have enough funds. Use another card.')).toBeVisible();
  });

  await test.step('the bank asks in a frame above the dialog; without its yes nothing is paid', async () => {
    await checkout.enterCard(CARDS.asksAlways);
    await checkout.button('Pay $49.00').click();
    await checkout.bank.shown();
    expect(await page.locator('dialog:modal').count()).toBe(0);
    await checkout.bank.press('fail');
    await expect(checkout.text('Your bank couldn’t confirm that it’s you.')).toBeVisible();
    await expect(page.locator('fe-checkout-dialog dialog:modal')).toBeVisible();
  });

  await test.step('another card pays', async () => {
    await checkout.enterCard(CARDS.good);
    await checkout.button('Pay $49.00').click();
    await expect(checkout.text('You’re on Growth')).toBeVisible();
    await checkout.button('Done').click();
    await expect(checkout.dialog).toBeHidden();
  });

  await test.step('the plan is there on the next visit', async () => {
    await page.reload();
    await checkout.open('growth');
    await expect(checkout.title('This is your current plan')).toBeVisible();
  });
});

test('my bank confirms, and the payment goes through', async ({ page, member }) => {
  const checkout = checkoutIn(page);
  await signIn(page, member, { at: '/vanilla' });
  await checkout.open('growth');
  await checkout.enterDetails(member.email);
  await checkout.enterCard(CARDS.asksAlways);
  await checkout.button('Pay $49.00').click();
  // once for the card, and once for the payment
  await checkout.bank.shown();
  await checkout.bank.press('pass');
  await expect(checkout.text('You’re on Growth').or(page.locator('body > div iframe'))).toBeVisible();
  if (await page.locator('body > div iframe').isVisible()) await checkout.bank.press('pass');
  await expect(checkout.text('You’re on Growth')).toBeVisible();
});

test('a trial begins without a charge, and becomes a plan that is kept', async ({ page, member }) => {
  const checkout = checkoutIn(page);
  await signIn(page, member, { at: '/vanilla' });
  await checkout.open('scale');
  await checkout.enterDetails(member.email);
  await expect(checkout.text('Your card isn’t charged today.')).toBeVisible();
  await checkout.enterCard(CARDS.good);
  await checkout.button('Start free trial').click();
  await expect(checkout.text('Your trial of Scale has started')).toBeVisible();
  await checkout.button('Done').click();

  const sent: string[] = [];
  page.on('request', (request) => {
    if (request.method() !== 'GET' && PAYS.test(new URL(request.url()).pathname)) sent.push(request.url());
  });
  await checkout.open('scale');
  await checkout.button('Keep Scale').click();
  await expect(checkout.text('You’re on Scale')).toBeVisible();
  expect(sent).toEqual([]);
});

test('two tabs pay at once, and the company pays once', async ({ page, context, member }) => {
  const other = await context.newPage();
  await signIn(page, member, { at: '/vanilla' });
  await other.goto('/vanilla');
  const [one, two] = [checkoutIn(page), checkoutIn(other)];
  await one.open('growth');
  await one.enterDetails(member.email);
  await one.enterCard(CARDS.good);
  await two.open('growth');
  await expect(two.button('Pay $49.00')).toBeEnabled();
  await two.enterCard(CARDS.good);
  await Promise.all([one.button('Pay $49.00').click(), two.button('Pay $49.00').click()]);
  const outcome = /You’re on Growth|You already have this plan/;
  await expect(one.text(outcome).or(one.title(outcome)).first()).toBeVisible();
  await expect(two.text(outcome).or(two.title(outcome)).first()).toBeVisible();

  const paid = await page.evaluate(async () => {
    const { findApp } = (await import('/cdn/vanilla.js' as string)) as {
      findApp: () => { getAccessToken(): string | undefined } | undefined;
    };
    const headers = { authorization: `Bearer ${findApp()?.getAccessToken() ?? ''}` };
    const answer = await fetch('/frontegg/subscriptions/resources/billing/invoices/v1', { headers });
    const invoices = (await answer.json()) as { paid: boolean; totalAmount: number }[];
    return invoices.filter((invoice) => invoice.paid);
  });
  expect(paid.map(({ totalAmount }) => totalAmount)).toEqual([4900]);
});

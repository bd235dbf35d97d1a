import { openAccount, signIn } from '../../adapters/testing/playwright/index.ts';
import { CARDS, checkoutIn, paidInvoices, paymentIssue, processorOf } from './kit/checkout.ts';
import { expect, test } from './kit/journey.ts';
import { serverWith } from './kit/server-with.ts';

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

test('the page is reloaded while I buy a plan, and I pay once', async ({ page, member }) => {
  const checkout = checkoutIn(page);
  await signIn(page, member, { at: '/vanilla' });

  await test.step('after the card was entered: my company’s details are kept, the card is not', async () => {
    await checkout.open('growth');
    await checkout.enterDetails(member.email);
    await checkout.enterCard(CARDS.good);
    await page.reload();
    await checkout.open('growth');
    await expect(checkout.button('Pay $49.00')).toBeEnabled();
    await expect(checkout.text('Bay Robotics')).toBeVisible();
    await checkout.button('Pay $49.00').click();
    await expect(checkout.text('Enter your card number.')).toBeVisible();
  });

  await test.step('while my bank asks: the payment waits for me, and goes through once my bank has my yes', async () => {
    await checkout.enterCard(CARDS.asksAlways);
    await checkout.button('Pay $49.00').click();
    await checkout.bank.shown();
    await page.reload();
    await checkout.open('growth');
    await expect(checkout.title('Confirm with your bank')).toBeVisible();
    await checkout.button('Confirm payment').click();
    await checkout.bank.shown();
    await checkout.bank.press('pass');
    await expect(checkout.text('You’re on Growth')).toBeVisible();
  });
  expect(await paidInvoices(page)).toEqual([4900]);
});

test('the payment provider is down while I buy, and a renewal fails later: nothing is lost, and nothing paid twice', async ({
  page,
  visitor,
}) => {
  // a server of its own is started, whose processor no other journey shares
  test.slow();
  const { url, stop } = await serverWith({});
  const processor = processorOf(page, url);
  const checkout = checkoutIn(page);
  const buy = async () => {
    await openAccount(url, visitor);
    await signIn(page, visitor, { at: `${url}/vanilla` });

    await test.step('an outage is told in place, and the same card pays once it is over', async () => {
      await checkout.open('growth');
      await checkout.enterDetails(visitor.email);
      await checkout.enterCard(CARDS.good);
      await processor.setDown(true);
      await checkout.button('Pay $49.00').click();
      await expect(checkout.text(/The payment service can’t be reached/)).toBeVisible();
      await processor.setDown(false);
      await checkout.button('Pay $49.00').click();
      await expect(checkout.text('You’re on Growth')).toBeVisible();
      await checkout.button('Done').click();
      expect(await paidInvoices(page)).toEqual([4900]);
    });

    const portal = page.getByRole('tabpanel');
    // a toast is announced as well
    const told = (text: string | RegExp) => expect(page.getByText(text).first()).toBeVisible();
    const button = (name: string | RegExp) => page.getByRole('button', { name });
    await test.step('the portal stays readable in an outage, and the change that it interrupted is made once', async () => {
      await page.goto(`${url}/portal/subscriptions/plans`);
      await button('Upgrade to Scale').click();
      await expect(button(/^Upgrade and pay \$/)).toBeVisible();
      await processor.setDown(true);
      await button(/^Upgrade and pay \$/).click();
      await told(/^The payment service didn’t answer\./);
      await processor.setDown(false);
      await button(/^Upgrade and pay \$/).click();
      await told('You’re on Scale now');
      expect(await paidInvoices(page)).toHaveLength(2);
    });

    await test.step('a renewal that fails is paid with another card', async () => {
      await page.getByRole('tab', { name: 'Overview' }).click();
      await button('Add payment method').click();
      await checkoutIn(page, page.getByRole('dialog')).enterCard(CARDS.declinedLater);
      await button('Add card').click();
      await told('Card added');
      await button('Done').click();
      await processor.pass(32);
      await expect.poll(() => paymentIssue(page)).toBe('declined');
      await page.reload();
      await expect(
        portal.getByText(/^Your payment of \$199\.00 failed\. Update your card by .* to keep Scale\.$/),
      ).toBeVisible();
      await button('Update card').click();
      const dialog = checkoutIn(page, page.getByRole('dialog'));
      await page.getByRole('radio', { name: /Visa ending in 4242/ }).check();
      await dialog.button('Pay $199.00').click();
      await told('Payment received');
      await dialog.button('Done').click();
      await expect(portal.getByText(/^Next payment: \$199\.00 on /)).toBeVisible();
      await expect(portal.getByText(/failed/)).toBeHidden();
      expect(await paidInvoices(page)).toHaveLength(3);
    });
  };
  await buy().finally(stop);
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

  expect(await paidInvoices(page)).toEqual([4900]);
});

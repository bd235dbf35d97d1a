import { readFile } from 'node:fs/promises';
import type { Page } from 'playwright/test';
import { signIn } from '../../adapters/testing/playwright/index.ts';
import { pdfText } from '../kit/pdf-text.ts';
import { expect, test } from './kit/journey.ts';

/** Numbers of the test card processor's cards. Source: Stripe "Testing". */
const CARDS = { good: '4242424242424242', declinedLater: '4000000000000341', asksAlways: '4000002760003184' };

/** The tab of the subscription in the portal, with the checkout in it. */
const tabOf = (page: Page) => {
  const button = (name: string | RegExp) => page.getByRole('button', { name, exact: typeof name === 'string' });
  const inField = (kind: string) => page.frameLocator(`[data-fe-card=${kind}] iframe`).locator('input').first();
  const told = (text: string | RegExp) => expect(page.getByText(text).first()).toBeVisible();
  const enterCard = async (number: string) => {
    await inField('cardNumber').fill(number);
    await inField('cardExpiry').fill('1234');
    await inField('cardCvc').fill('123');
  };
  const confirm = async (outcome: 'pass' | 'fail' = 'pass') => {
    const bank = page.frameLocator('iframe[src*=challenge]');
    await expect(bank.getByRole('heading')).toBeVisible();
    await bank.locator(`button.${outcome}`).click();
  };
  return {
    button,
    told,
    enterCard,
    view: (name: string) => page.getByRole('tab', { name, exact: true }).click(),
    /** Buys a plan by a new card. */
    buy: async (plan: string, email: string) => {
      await button(`Choose ${plan}`).click();
      const dialog = page.getByRole('dialog');
      await dialog.getByLabel('Name or company').fill('Bay Robotics');
      await dialog.getByLabel('Email for receipts').fill(email);
      await dialog.getByLabel('Country or region').fill('Germany');
      await page.getByRole('option', { name: 'Germany' }).click();
      await dialog.getByLabel('Address', { exact: true }).fill('Torstraße 1');
      await dialog.getByLabel('Postal code').fill('10119');
      await dialog.getByLabel('City').fill('Berlin');
      await button('Continue to payment').click();
      await enterCard(CARDS.good);
      await button('Pay $49.00').click();
      await told(`You’re on ${plan}`);
      await button('Done').click();
      await expect(dialog).toBeHidden();
    },
    /** Ends the bank's question, in its frame above the page. */
    confirm,
    /** Adds a card, which becomes the default. */
    useCard: async (number: string, isAsked = false) => {
      await button('Add payment method').click();
      await enterCard(number);
      await button('Add card').click();
      if (isAsked) await confirm();
      await told('Card added');
      await button('Done').click();
      await expect(page.getByRole('dialog')).toBeHidden();
      const name = `Visa ending in ${number.slice(-4)}`;
      const line = page.getByRole('listitem').filter({ hasText: name });
      await expect(line.getByText('Default', { exact: true })).toBeVisible();
    },
  };
};

test('I buy a plan, upgrade it, call a downgrade off, cancel and renew, and read my invoice', async ({
  page,
  context,
  member,
}) => {
  const tab = tabOf(page);
  await signIn(page, member, { at: '/portal/subscriptions' });
  // a page of the product, which stays open all the while
  const product = await context.newPage();
  await product.goto('/');
  const feature = (name: string, text: string) =>
    expect(product.getByRole('link').filter({ hasText: name }).getByText(text)).toBeVisible();
  await feature('Recommendations', 'Not in your plan.');

  await test.step('the first plan is bought in the checkout, and felt in the page that is open', async () => {
    await tab.button('Choose a plan').click();
    await tab.buy('Growth', member.email);
    await feature('Recommendations', 'Included in your plan.');
    await feature('Experiments', 'Not in your plan.');
  });

  await test.step('an upgrade says what it costs before, and is made at once', async () => {
    await tab.button('Upgrade to Scale').click();
    await tab.told('Scale starts right away.');
    await tab.told(/Unused time on/);
    const [due = ''] = /\$[\d.]+$/.exec(await tab.button(/^Upgrade and pay \$/).innerText()) ?? [];
    await expect(page.locator('.fe-change-due')).toContainText(due);
    await tab.button(/^Upgrade and pay \$/).click();
    await tab.told('You’re on Scale now');
    await feature('Experiments', 'Included in your plan.');
    await product.close();
  });

  await test.step('a downgrade waits for the end of the period, and is called off', async () => {
    await tab.button('Downgrade to Growth').click();
    await tab.told(/^You keep Scale until .* Nothing is charged today\./);
    await tab.button(/^Downgrade on /).click();
    await tab.told(/^Your plan changes to Growth on /);
    await tab.button('Keep Scale').click();
    await tab.told('You’re staying on Scale');
    await expect(tab.button('Downgrade to Growth')).toBeVisible();
  });

  await test.step('a cancellation keeps the plan to the end of the period, and is taken back', async () => {
    await tab.view('Overview');
    await tab.button('Cancel subscription').click();
    await page.getByRole('alertdialog').getByRole('button', { name: 'Cancel subscription' }).click();
    await tab.told(/^Ends on /);
    await tab.button('Renew subscription').click();
    await tab.told(/^Renewed\. Next payment on /);
    await tab.told(/^Next payment: \$199\.00 on /);
  });

  await test.step('the invoice can be read', async () => {
    await tab.view('Invoices');
    const lines = page.getByRole('list', { name: 'Invoices' }).getByRole('listitem');
    await expect(lines).toHaveCount(2);
    await expect(lines.last()).toContainText('$49.00');
    const [saved] = await Promise.all([
      page.waitForEvent('download'),
      lines
        .last()
        .getByRole('button', { name: /^Download Invoice .* as PDF$/ })
        .click(),
    ]);
    expect(saved.suggestedFilename()).toMatch(/^invoice-.+\.pdf$/);
    const text = pdfText(await readFile(await saved.path()));
    for (const part of ['Bay Robotics', 'Torstraße 1', 'Growth', '$49.00']) expect(text).toContain(part);
  });
});

test('a declined card leaves my plan as it was, and two tabs cancel once', async ({ page, context, member }) => {
  const tab = tabOf(page);
  await signIn(page, member, { at: '/portal/subscriptions/plans' });
  await tab.buy('Growth', member.email);

  await test.step('a declined card changes nothing', async () => {
    await tab.view('Overview');
    await tab.useCard(CARDS.declinedLater);
    await tab.view('Plans');
    await tab.button('Upgrade to Scale').click();
    await tab.button(/^Upgrade and pay \$/).click();
    await tab.told(/^Your card was declined, and your plan hasn’t changed\./);
    await page.keyboard.press('Escape');
    await tab.told('Current plan');
    await expect(tab.button('Upgrade to Scale')).toBeVisible();
  });

  await test.step('a change that another tab has made is not made again', async () => {
    const other = await context.newPage();
    const second = tabOf(other);
    await other.goto('/portal/subscriptions');
    await second.button('Cancel subscription').click();
    await tab.view('Overview');
    await tab.button('Cancel subscription').click();
    await page.getByRole('alertdialog').getByRole('button', { name: 'Cancel subscription' }).click();
    await tab.told(/^Ends on /);
    await other.getByRole('alertdialog').getByRole('button', { name: 'Cancel subscription' }).click();
    await second.told('This subscription can’t be canceled now.');
    await other.close();
  });
});

test('my bank refuses an upgrade, which leaves my plan as it was, and then confirms it', async ({ page, member }) => {
  const tab = tabOf(page);
  await signIn(page, member, { at: '/portal/subscriptions/plans' });
  await tab.buy('Growth', member.email);
  await tab.view('Overview');
  await tab.useCard(CARDS.asksAlways, true);
  await tab.view('Plans');
  await tab.button('Upgrade to Scale').click();
  await tab.button(/^Upgrade and pay \$/).click();
  const pay = page.getByRole('dialog').getByRole('button', { name: /^Pay \$/ });
  await pay.click();
  await tab.confirm('fail');
  await tab.told('Your bank couldn’t confirm that it’s you. Try again, or use another card.');
  await page.keyboard.press('Escape');
  await tab.told(/nothing has changed and you’re still on Growth\./);
  await tab.button('Update card').click();
  await pay.click();
  await tab.confirm();
  await tab.told('Payment received');
  await tab.button('Done').click();
  await expect(page.getByRole('listitem').filter({ hasText: 'Scale' }).getByText('Current plan')).toBeVisible();
});

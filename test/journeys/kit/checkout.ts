import { expect, type Page } from 'playwright/test';

/** Card numbers of the test processor. Source: Stripe "Testing". */
export const CARDS = {
  good: '4242424242424242',
  declined: '4000000000000002',
  insufficientFunds: '4000000000009995',
  declinedLater: '4000000000000341',
  asksAlways: '4000002760003184',
} as const;

/** List that a call of billing answers the signed-in person. */
const listOf = <Row>(page: Page, path: string): Promise<Row[]> =>
  page.evaluate(async (called) => {
    const { findApp } = (await import('/cdn/vanilla.js' as string)) as {
      findApp: () => { getAccessToken(): string | undefined } | undefined;
    };
    const headers = { authorization: `Bearer ${findApp()?.getAccessToken() ?? ''}` };
    const answer = await fetch(`/frontegg/subscriptions/resources/billing/${called}`, { headers });
    return (await answer.json()) as Row[];
  }, path);

/** Amounts of the paid invoices of the signed-in company, in minor units. */
export const paidInvoices = async (page: Page): Promise<number[]> => {
  const invoices = await listOf<{ paid: boolean; totalAmount: number }>(page, 'invoices/v1');
  return invoices.filter(({ paid }) => paid).map(({ totalAmount }) => totalAmount);
};

/** Why a payment of the signed-in company is outstanding; undefined where none is. */
export const paymentIssue = async (page: Page): Promise<string | undefined> => {
  const [subscription] = await listOf<{ paymentIssue?: { reason: string } }>(page, 'subscriptions/v1');
  return subscription?.paymentIssue?.reason;
};

const NO_FAULTS = { down: false, shuffle: false, slowMs: 0, drop: 0, double: 0, delaySeconds: 0 };

/** Controls of a server's test processor, which all of its companies share: for a server of one journey. */
export const processorOf = (page: Page, server: string) => {
  const control = async (data: object) => {
    const answer = await page.request.post(`${server}/dev/payments/control`, { data });
    expect(answer.status()).toBe(204);
  };
  return {
    /** Takes the processor down, or up again. */
    setDown: (down: boolean) => control({ action: 'faults', faults: { ...NO_FAULTS, down } }),
    /** Lets days pass; what falls due on the way is done. */
    pass: (days: number) => control({ action: 'advance', seconds: days * 86_400 }),
  };
};

/** Checkout dialog of a page, as a person sees it. */
export const checkoutIn = (page: Page, dialog = page.locator('fe-checkout-dialog dialog')) => {
  const challenge = page.frameLocator('body > div iframe');
  const inField = (kind: string) => page.frameLocator(`[data-fe-card=${kind}] iframe`).locator('input').first();
  return {
    dialog,
    title: (name: string | RegExp) => dialog.getByRole('heading', { level: 2, name }),
    text: (text: string | RegExp) => dialog.getByText(text),
    button: (name: string | RegExp) => dialog.getByRole('button', { name }),
    /** Opens the checkout of a plan by the page's event, in an element that the page gets first. */
    open: async (plan: string): Promise<void> => {
      await page.evaluate(async (wanted) => {
        if (!document.querySelector('fe-checkout-dialog'))
          document.body.append(document.createElement('fe-checkout-dialog'));
        await customElements.whenDefined('fe-checkout-dialog');
        document.dispatchEvent(new CustomEvent('fe-checkout', { detail: { plan: wanted }, cancelable: true }));
      }, plan);
      await expect(dialog).toBeVisible();
    },
    /** Fills in the company's billing details, and goes on. */
    enterDetails: async (email: string): Promise<void> => {
      await dialog.getByLabel('Name or company').fill('Bay Robotics');
      await dialog.getByLabel('Email for receipts').fill(email);
      await dialog.getByLabel('Country or region').fill('Germany');
      await page.getByRole('option', { name: 'Germany' }).click();
      await dialog.getByLabel('Address', { exact: true }).fill('Torstraße 1');
      await dialog.getByLabel('Postal code').fill('10119');
      await dialog.getByLabel('City').fill('Berlin');
      await dialog.getByRole('button', { name: 'Continue to payment' }).click();
      await expect(dialog.getByRole('group', { name: 'Card number' })).toBeVisible();
    },
    /** Types a card into the provider's fields. */
    enterCard: async (number: string): Promise<void> => {
      await inField('cardNumber').fill(number);
      await inField('cardExpiry').fill('1234');
      await inField('cardCvc').fill('123');
    },
    /** Bank's confirmation, in its frame above the page. */
    bank: {
      shown: () => expect(challenge.getByRole('heading')).toBeVisible(),
      press: (outcome: 'pass' | 'fail' | 'close') => challenge.locator(`button.${outcome}`).click(),
    },
  };
};

import type { CheckoutRefusal } from '../../../core/checkout/checkout.slice.ts';
import type { DeclineReason } from '../../../core/checkout/decline-reason.ts';
import { formatsOf } from '../formats.ts';

const { message, counted } = formatsOf('en');

/** Messages of the checkout dialog, in English. */
export const messages = {
  checkout: {
    titles: {
      buy: message('Switch to {{plan}}'),
      subscribe: message('Subscribe to {{plan}}'),
      trial: message('Start your trial of {{plan}}'),
      keep: message('Keep {{plan}} after your trial'),
      card: 'Add a card',
      pay: 'Pay an open invoice',
      loading: 'Checkout',
    },
    summary: {
      title: 'Order summary',
      per: { month: message('{{price}} per month'), year: message('{{price}} per year') },
      perSeat: {
        month: message('{{price}} per seat and month'),
        year: message('{{price}} per seat and year'),
      },
      seats: counted({ one: '{{count}} seat', other: '{{count}} seats' }),
      subtotal: 'Subtotal',
      tax: 'Tax',
      dueToday: 'Due today',
      due: 'Amount due',
      credit: 'Credit for unused time',
      trial: message('Free until {{date}}'),
      afterwards: message('Then {{price}} on {{date}}'),
      endsTrial: 'Your trial ends now.',
      atPeriodEnd: message('Your plan changes on {{date}}. You keep what you have until then.'),
      noCharge: 'Your card isn’t charged today.',
      cancelAnyTime: 'Renews automatically until canceled.',
      failed: 'The amount due couldn’t be loaded, so nothing can be paid yet.',
      updating: 'Updating the amount due',
    },
    details: {
      title: 'Billing details',
      hint: 'Printed on your invoices. The tax depends on your address.',
      name: 'Name or company',
      email: 'Email for receipts',
      country: 'Country or region',
      line1: 'Address',
      line2: 'Apartment, suite, floor',
      city: 'City',
      town: 'Town or city',
      postalCode: 'Postal code',
      postcode: 'Postcode',
      zip: 'ZIP code',
      eircode: 'Eircode',
      pin: 'PIN code',
      state: 'State',
      province: 'Province',
      county: 'County',
      prefecture: 'Prefecture',
      region: 'Region',
      taxId: 'Tax ID',
      taxIdHint: 'For companies, such as a VAT number.',
      emailWrong: 'Enter an email address, such as name@company.com.',
      postalWrong: message('Enter a code such as {{example}}.'),
      continue: 'Continue to payment',
      edit: 'Edit',
    },
    payment: {
      title: 'Payment method',
      card: message('{{brand}} ending in {{last4}}'),
      otherMethod: 'Saved payment method',
      expires: message('Expires {{date}}'),
      expired: message('Expired {{date}}'),
      isDefault: 'Default',
      newCard: 'New card',
      newCardHint: 'Saved for the next payments of your company.',
      pay: message('Pay {{amount}}'),
      startTrial: 'Start free trial',
      keepPlan: message('Keep {{plan}}'),
      confirmChange: 'Confirm change',
      addCard: 'Add card',
      notPaid: 'The payment didn’t go through, and you haven’t been charged. You can try again.',
    },
    card: {
      number: 'Card number',
      expiry: 'Expiry date',
      cvc: 'Security code',
      cvcHint: '3 or 4 digits on the card.',
      placeholders: { cardNumber: '1234 1234 1234 1234', cardExpiry: 'MM / YY', cardCvc: 'CVC' },
      missing: {
        cardNumber: 'Enter your card number.',
        cardExpiry: 'Enter the expiry date.',
        cardCvc: 'Enter the security code.',
      },
      incomplete: {
        cardNumber: 'The card number is incomplete.',
        cardExpiry: 'The expiry date is incomplete.',
        cardCvc: 'The security code is incomplete.',
      },
      wrong: {
        cardNumber: 'This isn’t a valid card number. Check the digits.',
        cardExpiry: 'This card has expired, or the date is wrong.',
        cardCvc: 'This isn’t a valid security code.',
      },
      notice: 'Card details go straight to the payment provider and never reach this site.',
      blocked:
        'The card form couldn’t be loaded. Check your connection, and turn off blockers for this page, then try again.',
    },
    declines: {
      cardDeclined: 'Your bank declined this card. Use another card, or ask your bank.',
      insufficientFunds: 'This card doesn’t have enough funds. Use another card.',
      limitExceeded: 'This card has reached its limit. Use another card, or ask your bank.',
      expiredCard: 'This card has expired. Use another card.',
      wrongNumber: 'The card number is wrong. Check it, or use another card.',
      wrongCvc: 'The security code is wrong. Check it and try again.',
      wrongAddress: 'The address doesn’t match the card. Check your billing details.',
      cardNotSupported: 'This card can’t be used for this purchase. Use another card.',
      confirmationFailed: 'Your bank couldn’t confirm that it’s you. Try again, or use another card.',
      bankUnreachable: 'Your bank didn’t answer. Try again in a moment. You haven’t been charged.',
      duplicatePayment: 'A payment of the same amount was made a moment ago. Check your invoices before you try again.',
      testCard: 'This is a test card. Use a real one.',
    } satisfies Record<DeclineReason, string>,
    confirming: {
      title: 'Confirm with your bank',
      hint: 'Your bank asks you to confirm this payment. Follow its instructions in the window that opened.',
      waiting: 'You haven’t confirmed this payment with your bank yet.',
      action: 'Confirm payment',
    },
    pending: {
      title: 'Checking your payment',
      hint: 'This usually takes a few seconds. Don’t pay again: you won’t be charged twice.',
      unreachable: 'The payment service can’t be reached right now. We keep checking, and you won’t be charged twice.',
      close: 'You can close this window. It continues where you left off.',
      check: 'Check again',
    },
    success: {
      buy: message('You’re on {{plan}}'),
      trial: message('Your trial of {{plan}} has started'),
      scheduled: message('You’ll switch to {{plan}} on {{date}}'),
      card: 'Card added',
      pay: 'Payment received',
      receipt: message('A receipt goes to {{email}}.'),
      receiptToAdmins: 'A receipt goes to your administrators.',
      done: 'Done',
    },
    failed: {
      title: 'Payment failed',
      retry: 'Try another card',
    },
    refusals: {
      alreadyPaid: {
        title: 'You already have this plan',
        hint: 'It was bought in another tab or by a colleague. You weren’t charged again.',
      },
      changedElsewhere: {
        title: 'Your subscription has changed',
        hint: 'It was changed in another tab or by a colleague. Load the new state to continue. You weren’t charged.',
      },
      currentPlan: { title: 'This is your current plan', hint: 'Choose another plan to switch.' },
      externallyManaged: {
        title: 'Your billing is managed elsewhere',
        hint: 'Contact the people who run this app to change anything.',
      },
      forbidden: {
        title: 'You can’t change the subscription',
        hint: 'Ask an administrator of your company.',
      },
      notConfigured: {
        title: 'Payments aren’t set up yet',
        hint: 'Tell the people who run this app.',
      },
      nothingToPay: { title: 'Nothing to pay', hint: 'There’s no open payment.' },
      planMissing: { title: 'This plan isn’t available', hint: 'Choose another plan.' },
    } satisfies Record<CheckoutRefusal, { title: string; hint: string }>,
    signedOut: { title: 'Sign in to continue', hint: 'You need an account to buy a plan.', action: 'Sign in' },
    reload: 'Load again',
    close: 'Close',
    discards: 'Leave the checkout?',
  },
};

declare module '../namespaces.ts' {
  interface Messages {
    checkout: typeof messages;
  }
}

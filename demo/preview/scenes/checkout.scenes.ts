import type { Ports } from '../../server/ports.ts';
import { card, pagePaymentsOf, seedBilling } from '../payments/seed-billing.ts';
import type { PortalScene, Stage } from './scene.ts';
import { wire } from './tabs/list-tab.ts';

const ADA = 'ada@acme.test';
const CALLS = /\/subscriptions\/resources\//;
const PREVIEW = /plan-changes\/v1\/preview/;
/** The call that pays, and the one that asks for the outcome. */
const LOST = /\/billing\/(subscriptions\/v1\/[\w-]+|refreshes\/v1)$/;

const checkout = (plan: string) =>
  ({ tag: 'fe-checkout-dialog', as: ADA, attributes: { plan, open: '' } }) as const satisfies Partial<PortalScene>;

/** Company without a subscription and without cards. */
const fresh = (ports: Ports) =>
  seedBilling(ports, ADA, (state) => {
    state.subscriptions = [];
    state.methods = [];
    state.invoices = [];
    state.customer.defaultMethodId = null;
  });

/** The same, without billing details. */
const stranger = (ports: Ports) =>
  fresh(ports).then(() =>
    seedBilling(ports, ADA, (state) => {
      Object.assign(state.customer, { name: '', email: '', address: {}, taxId: '' });
    }),
  );

/** Cards that have expired, and one with a long name. */
const oldCards = (ports: Ports) =>
  seedBilling(ports, ADA, (state) => {
    state.methods.push(card({ last4: '0005', brand: 'amex', expMonth: 1, expYear: 2024 }));
  });

/** Payment provider that does not answer. */
const outage = async (ports: Ports) => {
  pagePaymentsOf(ports).down = true;
};

const settled = async (stage: Stage): Promise<void> => {
  await stage.shown('dialog .fe-checkout');
  await stage.settled();
};
const summary = async (stage: Stage): Promise<void> => {
  await stage.shown('.fe-checkout-total');
  await stage.settled();
};

/** Presses the button that pays, once it can be. */
const pay = async (stage: Stage): Promise<void> => {
  await summary(stage);
  await stage.shown('button[type=submit]:not([aria-disabled])');
  stage.box.shadowRoot?.querySelector<HTMLElement>('button[type=submit]')?.click();
};

/** Situations of the checkout. */
export const scenes: Readonly<Record<string, PortalScene>> = {
  'checkout/upgrade': {
    ...checkout('scale'),
    shows: 'shows what is due today, and the saved cards',
    reads: ['Switch to Scale', 'Due today', 'Visa ending in 4242'],
    play: summary,
  },
  'checkout/expired-card': {
    ...checkout('scale'),
    shows: 'offers no card that has expired',
    reads: ['American Express ending in 0005', 'Expired'],
    preview: { seed: oldCards },
    play: summary,
  },
  'checkout/new-card': {
    ...checkout('growth'),
    shows: 'asks for a card in the provider’s fields',
    reads: ['Subscribe to Growth', 'Card number', 'Security code'],
    preview: { seed: fresh },
    play: summary,
  },
  'checkout/details': {
    ...checkout('growth'),
    shows: 'asks for the billing details that are missing',
    reads: ['Name or company', 'Country or region', 'Continue to payment'],
    preview: { seed: stranger },
    play: summary,
  },
  'checkout/trial': {
    ...checkout('scale'),
    shows: 'begins a trial without a charge',
    reads: ['Start your trial of Scale', 'Your card isn’t charged today'],
    preview: { seed: fresh },
    play: summary,
  },
  'checkout/current': {
    ...checkout('growth'),
    shows: 'says that the plan is the current one',
    reads: ['This is your current plan'],
    play: settled,
  },
  'checkout/missing': {
    ...checkout('no-such-plan'),
    shows: 'says that there is no such plan',
    reads: ['This plan isn’t available'],
    play: settled,
  },
  'checkout/read-only': {
    ...checkout('scale'),
    as: 'bo@acme.test',
    shows: 'says that this person may not change the subscription',
    reads: ['You can’t change the subscription'],
    play: settled,
  },
  'checkout/loading': {
    ...checkout('scale'),
    shows: 'holds the place of what is on its way',
    reads: ['Checkout', 'Cancel'],
    before: wire('stalled', CALLS),
    play: (stage) => stage.shown('dialog .fe-checkout'),
  },
  'checkout/preview-failed': {
    ...checkout('scale'),
    shows: 'has no button that pays while the amount due is unknown',
    reads: ['nothing can be paid yet', 'Try again'],
    before: wire('broken', PREVIEW),
    play: (stage) => stage.shown('.fe-checkout-summary .fe-banner'),
  },
  'checkout/outage': {
    ...checkout('scale'),
    shows: 'says that the payment service cannot be reached',
    reads: ['nothing can be paid yet'],
    preview: { seed: outage },
    play: (stage) => stage.shown('.fe-checkout-summary .fe-banner'),
  },
  'checkout/pending': {
    ...checkout('scale'),
    shows: 'asks for the outcome when an answer is lost',
    reads: ['Checking your payment', 'you won’t be charged twice'],
    before: wire('down', LOST),
    play: async (stage) => {
      await pay(stage);
      await stage.shown('.fe-checkout-pending');
    },
  },
  'checkout/success': {
    ...checkout('scale'),
    shows: 'says that the plan is bought',
    reads: ['You’re on Scale', 'Done'],
    play: async (stage) => {
      await pay(stage);
      await stage.shown('.fe-checkout-success');
    },
  },
};

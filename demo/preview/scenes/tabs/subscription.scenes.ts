import { paymentMethods } from '../../../../core/contract/billing.ts';
import type { CustomerState } from '../../../server/payments.ts';
import type { Ports } from '../../../server/ports.ts';
import { noteOutage } from '../../../server/billing/sync.ts';
import { DEFAULT_CONFIG } from '../../../server/vendor/config.ts';
import { withDemoPlans } from '../../../server/dev/plans.ts';
import { card, paidInvoices, seedBilling, subscriptionTo } from '../../payments/seed-billing.ts';
import { ADA, dialogShown, READER, shown, wire } from './list-tab.ts';
import type { PortalScene, Stage } from '../scene.ts';

const TAG = 'fe-subscription-tab';
const CALLS = /\/subscriptions\/resources\//;
const DAY_MS = 86_400_000;
const LONG = 'Maintenance of unmanned underwater vehicles and everything that belongs to them, Northern Jutland';

/** Moment so many days from now. */
const inDays = (now: Date, days: number) => new Date(now.getTime() + days * DAY_MS).toISOString();

/** Changes the billing of the seeded company before anyone looks. */
const acme =
  (change: (state: CustomerState, now: Date, ports: Ports) => void) =>
  (ports: Ports): Promise<void> =>
    seedBilling(ports, ADA, (state, now) => change(state, now, ports));

const current = ({ subscriptions: [first] }: CustomerState) => {
  if (!first) throw new Error('The company has no subscription');
  return first;
};

/** Open invoice of the current period, for which the payment provider waits. */
const unpaid = (state: CustomerState, now: Date, issue: 'declined' | 'confirmation') => {
  const [newest] = paidInvoices(4900, now, 15);
  if (!newest) return;
  Object.assign(current(state), { status: 'past_due' });
  state.invoices.unshift({
    ...newest,
    status: 'open',
    paid: 0,
    due: newest.total,
    paidAt: null,
    issue,
    declineCode: issue === 'declined' ? 'insufficient_funds' : null,
  });
};

const trial = (state: CustomerState, now: Date, ports: Ports) => {
  const trialEnd = inDays(now, 8.5);
  state.subscriptions = subscriptionTo(ports, 'price_scale_month', now, {
    status: 'trialing',
    trialEnd,
    currentPeriodEnd: trialEnd,
    methodId: null,
  });
  state.methods = [];
  state.invoices = [];
  state.customer.defaultMethodId = null;
};

const onScale = (state: CustomerState, now: Date, ports: Ports) => {
  state.subscriptions = subscriptionTo(ports, 'price_scale_month', now);
};

/** A plan by the seat, with more seats than people. */
const onTeam = (state: CustomerState, now: Date, ports: Ports) => {
  state.subscriptions = subscriptionTo(ports, 'price_team_month', now, { seats: 34, amount: 34 * 900 });
};

/** Acme's billing is with the operator's sales team. */
const external = async ({ store }: Ports) => {
  const across = store.scoped({ across: 'seeds' });
  const [ada] = await across.users.find({ where: { email: ADA }, limit: 1 });
  if (!ada) return;
  const now = new Date().toISOString();
  await across.transaction(async (rows) => {
    await rows.billingAccounts.update({ tenantId: ada.tenantId }, { externallyManaged: true });
    await rows.tenantPlans.insert({
      id: crypto.randomUUID(),
      tenantId: ada.tenantId,
      planKey: 'scale',
      expires: null,
      createdAt: now,
    } as never);
  });
};

const outage = async (ports: Ports) => {
  const [ada] = await ports.store.scoped({ across: 'seeds' }).users.find({ where: { email: ADA }, limit: 1 });
  if (ada) await noteOutage(ports, ada.tenantId);
};

const demo = withDemoPlans(DEFAULT_CONFIG);
const settled = shown('.fe-settings');
const plansShown = shown('.fe-plan');
const at = (path: string) => ({ path });

/** Opens a dialog about a row, as an address would. */
const about =
  (view: string, dialog: string, find: (stage: Stage) => Promise<string | undefined>) => async (stage: Stage) => {
    await stage.shown('.fe-billing-view');
    stage.box.setAttribute('path', `/${view}?dialog=${dialog}&row=${(await find(stage)) ?? ''}`);
    await dialogShown(stage);
  };

/** The tab of the subscription, in every state it can be in. */
export const scenes = {
  'subscription/active': {
    tag: TAG,
    as: ADA,
    shows: 'tells the plan, what it costs and when it is paid again',
    reads: ['Growth', 'Active', '$49 per month', 'Next payment: $49.00', 'Visa ending in 4242', 'Default', 'Berlin'],
    play: settled,
  },
  'subscription/trial': {
    tag: TAG,
    as: ADA,
    shows: 'tells how many days of a trial are left, and that a card is missing',
    reads: ['Scale', 'Trial', '9 days left', 'Add a payment method to keep Scale', 'No payment method yet.'],
    preview: { seed: acme(trial) },
    play: settled,
  },
  'subscription/ending': {
    tag: TAG,
    as: ADA,
    shows: 'tells when a canceled subscription ends, and offers to renew it',
    reads: ['Ending', 'Ends on', 'Renew subscription'],
    preview: {
      seed: acme((state) => {
        current(state).cancelAt = current(state).currentPeriodEnd;
      }),
    },
    play: settled,
  },
  'subscription/scheduled': {
    tag: TAG,
    as: ADA,
    shows: 'tells which plan comes next, and offers to keep this one',
    reads: ['Scale', 'Changes to Growth on', 'Keep Scale'],
    preview: {
      seed: acme((state, now, ports) => {
        onScale(state, now, ports);
        const { currentPeriodEnd } = current(state);
        current(state).scheduled = { id: 'sched_1', priceId: 'price_growth_month', seats: 1, at: currentPeriodEnd };
      }),
    },
    play: settled,
  },
  'subscription/payment-failed': {
    tag: TAG,
    as: ADA,
    shows: 'tells that a payment failed, until when the plan is kept, and the way to pay',
    reads: ['Your payment of $49.00 failed', 'to keep Growth', 'Update card', 'Payment due'],
    preview: { seed: acme((state, now) => unpaid(state, now, 'declined')) },
    play: settled,
  },
  'subscription/payment-unconfirmed': {
    tag: TAG,
    as: ADA,
    shows: 'tells that the bank asks for a confirmation',
    reads: ['Your bank asks you to confirm a payment of $49.00', 'Confirm payment'],
    preview: { seed: acme((state, now) => unpaid(state, now, 'confirmation')) },
    play: settled,
  },
  'subscription/change-unconfirmed': {
    tag: TAG,
    as: ADA,
    shows: 'tells that a change waits for the bank, and that the plan stays as it is',
    reads: ['Your change waits for your bank', 'you stay on Growth', 'Active', 'Confirm payment'],
    preview: {
      seed: acme((state, now) => {
        unpaid(state, now, 'confirmation');
        current(state).status = 'active';
      }),
    },
    play: settled,
  },
  'subscription/seats': {
    tag: TAG,
    as: ADA,
    shows: 'changes the number of seats, and says how many are taken',
    reads: ['Change seats', '30 seats are taken by people and invitations.', 'Choose another number'],
    attributes: at('/?dialog=seats'),
    preview: { seed: acme(onTeam) },
    play: dialogShown,
  },
  'subscription/expiring-cards': {
    tag: TAG,
    as: ADA,
    shows: 'marks cards that have expired, or are about to',
    reads: ['Expired', 'Expires soon', 'Other payment method'],
    preview: {
      seed: acme((state, now) => {
        state.methods = [
          card({ last4: '4242', expMonth: now.getUTCMonth() + 1, expYear: now.getUTCFullYear(), brand: 'amex' }),
          card({ last4: '1881', expMonth: 1, expYear: 2024, brand: 'unionpay' }),
          card({ last4: '0000', id: 'pm_other', kind: 'sepa_debit' }),
        ];
        Object.assign(state.customer, { name: LONG, address: { addressLine1: LONG, city: LONG, country: 'DK' } });
      }),
    },
    play: settled,
  },
  'subscription/none': {
    tag: TAG,
    as: 'rae@reseller.test',
    shows: 'shows the free plan where nothing was bought, and offers the others',
    reads: ['Free', 'Choose a plan', 'No payment method yet.'],
    play: settled,
  },
  'subscription/ended': {
    tag: TAG,
    as: ADA,
    shows: 'tells what has ended, and offers a plan',
    reads: ['Canceled', 'Growth ended on', 'Choose a plan'],
    preview: {
      seed: acme((state, now) => {
        const ended = inDays(now, -3);
        Object.assign(current(state), { status: 'canceled', endedAt: ended, currentPeriodEnd: ended });
      }),
    },
    play: settled,
  },
  'subscription/external': {
    tag: TAG,
    as: ADA,
    shows: 'is read-only where billing is managed elsewhere, and says by whom',
    reads: ['Your subscription is managed by', 'Scale'],
    preview: { seed: external },
    play: settled,
  },
  'subscription/not-set-up': {
    tag: TAG,
    as: 'rae@reseller.test',
    shows: 'says that there is no billing',
    reads: ['Billing isn’t set up'],
    preview: { config: { plans: [], features: [] } },
    play: shown('.fe-empty'),
  },
  'subscription/outage': {
    tag: TAG,
    as: ADA,
    shows: 'stays readable while the payment provider does not answer, and says so',
    reads: ['The payment service hasn’t answered since', 'Growth'],
    preview: { seed: outage },
    play: settled,
  },
  'subscription/loading': {
    tag: TAG,
    as: ADA,
    shows: 'holds the place of what is on its way',
    reads: ['Subscription', 'Overview'],
    before: wire('stalled', CALLS),
    play: (stage) => stage.shown('.fe-skeleton-card'),
  },
  'subscription/failed': {
    tag: TAG,
    as: ADA,
    shows: 'says why it did not load, and offers to try again',
    reads: ['Couldn’t load', 'You’re offline', 'Try again'],
    before: wire('down', CALLS),
    play: shown('.fe-empty'),
  },
  'subscription/forbidden': {
    tag: TAG,
    as: READER,
    shows: 'says that this person may not see it',
    reads: ['You don’t have access'],
    play: shown('.fe-empty'),
  },
  'subscription/plans': {
    tag: TAG,
    as: ADA,
    shows: 'compares plans by price, limits and features',
    reads: ['Free', 'Current plan', '$199 per month', 'Seats: 25', 'Upgrade to Scale', 'Downgrade to Free'],
    attributes: at('/plans'),
    play: plansShown,
  },
  'subscription/plans-locked': {
    tag: TAG,
    as: ADA,
    shows: 'says why a plan cannot be chosen',
    reads: ['Downgrade to Growth', 'To downgrade, contact', 'To cancel, contact'],
    attributes: at('/plans'),
    preview: {
      config: { billing: { ...demo.billing, allowPlanDowngrade: false, allowPlanCancellation: false } },
      seed: acme(onScale),
    },
    play: plansShown,
  },
  'subscription/upgrade': {
    tag: TAG,
    as: ADA,
    shows: 'says what an upgrade brings and costs before it is made',
    reads: ['Upgrade to Scale?', 'You get', 'Unused time on Growth', 'Due today', 'Upgrade and pay $'],
    attributes: at('/plans?dialog=plan&row=scale'),
    play: shown('dialog .fe-change-due'),
  },
  'subscription/downgrade': {
    tag: TAG,
    as: ADA,
    shows: 'says what a downgrade takes away, and that it waits for the end of the period',
    reads: ['Downgrade to Growth?', 'You keep Scale until', 'Nothing is charged today', 'Downgrade on'],
    attributes: at('/plans?dialog=plan&row=growth'),
    preview: { seed: acme(onScale) },
    play: shown('dialog .fe-change-due'),
  },
  'subscription/preview-failed': {
    tag: TAG,
    as: ADA,
    shows: 'offers no change without its preview',
    reads: ['Upgrade to Scale?', 'Couldn’t load', 'Try again'],
    attributes: at('/plans?dialog=plan&row=scale'),
    before: wire('broken', /\/plan-changes\//),
    play: shown('dialog .fe-empty'),
  },
  'subscription/cancel': {
    tag: TAG,
    as: ADA,
    shows: 'says until when a plan is kept, and what comes then',
    reads: ['Cancel Growth?', 'You keep Growth until', 'You then move to Free', 'You can renew until'],
    attributes: at('/?dialog=cancel'),
    play: dialogShown,
  },
  'subscription/remove-card': {
    tag: TAG,
    as: ADA,
    shows: 'asks before a card is removed',
    reads: ['Remove Mastercard ending in 4444?'],
    play: about('', 'remove-card', async ({ ask }) => {
      const all = await ask(paymentMethods.list, {});
      return all.find(({ isDefault }) => !isDefault)?.id;
    }),
  },
  'subscription/details': {
    tag: TAG,
    as: ADA,
    shows: 'changes what is printed on invoices',
    reads: ['Edit billing details', 'Name or company', 'Country', 'Tax ID'],
    attributes: at('/?dialog=details'),
    play: dialogShown,
  },
  'subscription/invoices': {
    tag: TAG,
    as: ADA,
    shows: 'lists invoices by pages',
    reads: ['Invoice ACME-0014', '$49.00', 'Paid', 'Refunded', '$10.00 refunded', 'Disputed', 'Charged back', '1–10'],
    attributes: at('/invoices'),
    preview: {
      seed: acme((state) => {
        const changes = [{}, { refunded: 4900 }, { refunded: 1000 }, { dispute: 'open' }, { dispute: 'lost' }] as const;
        state.invoices = state.invoices.map((invoice, at) => ({ ...invoice, ...changes[at] }));
      }),
    },
    play: shown('.fe-billing-card'),
  },
  'subscription/invoices-due': {
    tag: TAG,
    as: ADA,
    shows: 'offers to pay an invoice that is due',
    reads: ['Due', 'Pay', 'Update card'],
    attributes: at('/invoices'),
    preview: { seed: acme((state, now) => unpaid(state, now, 'declined')) },
    play: shown('.fe-billing-card'),
  },
  'subscription/invoices-empty': {
    tag: TAG,
    as: 'rae@reseller.test',
    shows: 'says that there are no invoices yet',
    reads: ['No invoices yet'],
    attributes: at('/invoices'),
    play: shown('.fe-empty'),
  },
} satisfies Record<string, PortalScene>;

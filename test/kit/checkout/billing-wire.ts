import { fakeTransport, sessionAnswers } from '../../../adapters/testing/fake-session.ts';
import type {
  BillingDetails,
  PlanChangePreview,
  Plan,
  SubscriptionPayment,
} from '../../../core/contract/entities/billing.ts';
import type { FieldFailure } from '../../../core/contract/field-failure.ts';
import type { Transport, WireAnswer, WireRequest } from '../../../core/transport.ts';

const IN_A_MONTH = '2027-01-15T12:00:00.000Z';
const NOW = '2026-12-15T12:00:00.000Z';

export const DETAILS: BillingDetails = {
  name: 'Acme Robotics',
  email: 'billing@acme.test',
  address: { addressLine1: 'Torstraße 1', postalCode: '10119', city: 'Berlin', country: 'DE' },
  taxId: '',
};

export const planOf = (id: string, amount: number, rest: Partial<Plan> = {}): Plan =>
  ({
    id,
    slug: id,
    externalId: `prod_${id}`,
    name: id.charAt(0).toUpperCase() + id.slice(1),
    description: '',
    price: { id, externalId: amount ? `price_${id}` : '', amount, currency: 'usd', interval: 'month', perSeat: false },
    trialDays: 0,
    isDefault: amount === 0,
    features: [],
    limits: [],
    ...rest,
  }) as Plan;

export const cardOf = (last4: string, rest: object = {}) => ({
  id: `card-${last4}`,
  externalId: `pm_${last4}`,
  type: 'card',
  isDefault: true,
  removable: true,
  last4,
  expMonth: 12,
  expYear: 2034,
  brand: 'visa',
  billingDetails: { name: 'Ada' },
  ...rest,
});

export const subscriptionOf = (plan: string, rest: object = {}) => ({
  id: 'sub-1',
  externalId: 'sub_1',
  externallyManaged: false,
  status: 'active',
  startDate: NOW,
  currentPeriodStart: NOW,
  currentPeriodEnd: IN_A_MONTH,
  cancellation: null,
  plan: { slug: plan },
  seats: 1,
  price: { amount: 4900, currency: 'usd', interval: 'month' },
  ...rest,
});

export const previewOf = (planId: string, rest: Partial<PlanChangePreview> = {}): PlanChangePreview => ({
  planId,
  effective: 'now',
  effectiveAt: NOW,
  prorationDate: 1_797_336_000,
  lines: [{ description: 'Growth', amount: 4900, currency: 'usd', proration: false }],
  subtotal: 4900,
  tax: 931,
  dueNow: 5831,
  currency: 'usd',
  nextAmount: 5831,
  nextPaymentAt: IN_A_MONTH,
  endsTrial: false,
  seats: 1,
  ...rest,
});

/** Failure that a call answers, by its status. */
export interface Refused {
  status: number;
  errorCode?: string;
  declineCode?: string;
  /** Refused fields. */
  fields?: readonly FieldFailure[];
}

/** Billing of one tenant, as a test sets it. */
export interface Billing {
  currentPlanId: string;
  subscription: ReturnType<typeof subscriptionOf> | undefined;
  methods: ReturnType<typeof cardOf>[];
  details: BillingDetails;
  preview: PlanChangePreview;
  payment: SubscriptionPayment;
  externallyManaged: boolean;
  active: boolean;
  /** Failures of calls, by `METHOD /path` after the common prefix; `lost` is no answer. */
  refuse: Record<string, Refused | 'lost' | undefined>;
  /** Called before the answer to an update. */
  onUpdate: (() => void) | undefined;
  /** Calls in the order made, with their bodies. */
  readonly calls: { call: string; body: Record<string, unknown> }[];
}

const PREFIX = '/frontegg/subscriptions/resources';
const P = '/billing/payment-providers/stripe';

const answer = (status: number, body: unknown): WireAnswer => ({
  status,
  statusText: '',
  headers: { 'content-type': 'application/json' },
  body: body === undefined ? '' : JSON.stringify(body),
});

/** Wire of a signed-in tenant whose billing is the given object. */
export const billingWire = (given: Partial<Billing> = {}): { billing: Billing; transport: Transport } => {
  const billing: Billing = {
    currentPlanId: 'free',
    subscription: undefined,
    methods: [],
    details: DETAILS,
    preview: previewOf('growth'),
    payment: { status: 'succeeded', amount: 5831, currency: 'usd' },
    externallyManaged: false,
    active: true,
    refuse: {},
    onUpdate: undefined,
    calls: [],
    ...given,
  };
  const plans = [planOf('free', 0), planOf('growth', 4900), planOf('scale', 19_900, { trialDays: 14 })];
  const summary = () => ({
    tenantConfigurationId: 'configuration-1',
    providerType: 'Stripe',
    subscriptionId: billing.subscription?.id ?? null,
    externallyManaged: billing.externallyManaged,
    currentPlanId: billing.currentPlanId,
    paymentMethodId: billing.methods.find(({ isDefault }) => isDefault)?.id ?? null,
    defaultPlanId: 'free',
    trialAvailable: true,
    syncedAt: NOW,
  });
  const change = (planId: string) => {
    billing.onUpdate?.();
    if (billing.payment.status !== 'succeeded' && billing.payment.status !== 'nothingDue') return;
    billing.currentPlanId = planId;
    billing.subscription = { ...subscriptionOf(planId), ...billing.subscription, plan: { slug: planId } };
  };
  const handlers: Record<string, (body: Record<string, unknown>) => unknown> = {
    'GET /billing/plans/v1': () => plans,
    'GET /billing/summaries/v1/tenant-1': summary,
    'POST /billing/refreshes/v1': summary,
    'GET /billing/subscriptions/v1': () => (billing.subscription ? [billing.subscription] : []),
    'GET /billing/payment-methods/v1': () => billing.methods,
    'GET /billing/details/v1': () => billing.details,
    'PUT /billing/details/v1': (body) => (billing.details = body as unknown as BillingDetails),
    [`GET ${P}/public-configurations/v1`]: () => ({
      id: 'stripe',
      name: 'Stripe',
      active: billing.active,
      publishableKey: 'pk_test_1',
      scriptUrl: 'https://payments.test/v3/',
    }),
    [`POST ${P}/setup-intents/v1`]: () => ({ id: 'seti_1', paymentMethodId: '', setupIntentSecret: 'seti_1_secret' }),
    [`POST ${P}/subscriptions/v1`]: ({ stripePlanId }) => {
      billing.subscription ??= subscriptionOf('growth');
      change(String(stripePlanId).replace('price_', ''));
      return { subscriptionId: 'sub-1', subscriptionSecret: '' };
    },
    'GET /billing/plan-changes/v1/preview': () => billing.preview,
    'PUT /billing/subscriptions/v1/sub-1': ({ planId }) => change(String(planId)),
    'GET /billing/subscriptions/v1/sub-1/payment': () => billing.payment,
    'POST /billing/subscriptions/v1/sub-1/payment': () => billing.payment,
  };
  const rest = fakeTransport(sessionAnswers({ permissions: ['fe.subscriptions.*'] }));
  const transport: Transport = async (request: WireRequest) => {
    const { pathname } = new URL(request.url);
    if (!pathname.startsWith(PREFIX)) return rest(request);
    const call = `${request.method} ${pathname.slice(PREFIX.length)}`;
    const body = typeof request.body === 'string' ? (JSON.parse(request.body) as Record<string, unknown>) : {};
    billing.calls.push({ call, body });
    const refused = billing.refuse[call];
    if (refused === 'lost') {
      handlers[call]?.(body);
      throw new TypeError('Failed to fetch');
    }
    if (refused) {
      const { status, ...failure } = refused;
      return answer(status, { errors: ['Refused'], ...failure });
    }
    if (call.endsWith('/default')) {
      const id = call.split('/').at(-2);
      billing.methods = billing.methods.map((one) => ({ ...one, isDefault: one.id === id }));
      return answer(200, undefined);
    }
    const handle = handlers[call];
    return handle ? answer(200, handle(body)) : answer(404, { errors: [call] });
  };
  return { billing, transport };
};

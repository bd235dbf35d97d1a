import type { FlagRule } from '../../../core/contract/entities/entitlement.ts';
import type { OperatorConfig } from '../vendor/config.ts';
import type { FeatureDefinition, PlanDefinition } from '../vendor/plans.ts';

const FROM_ACME: FlagRule = {
  conditionLogic: 'and',
  conditions: [{ attribute: 'frontegg.email', op: 'ends_with', negate: false, value: { list: ['@acme.test'] } }],
  treatment: 'true',
};

const FEATURES: readonly FeatureDefinition[] = [
  { key: 'recommendations', name: 'Recommendations', linkedPermissions: [], featureFlag: null },
  { key: 'experiments', name: 'Experiments', linkedPermissions: [], featureFlag: null },
  { key: 'audience-insights', name: 'Audience insights', linkedPermissions: [], featureFlag: null },
  {
    key: 'copy-suggestions',
    name: 'Copy suggestions',
    linkedPermissions: [],
    featureFlag: { on: true, offTreatment: 'false', defaultTreatment: 'false', rules: [FROM_ACME] },
  },
];

const base = { defaultTreatment: 'false', rules: [] } as const;
const seats = (included: number | null) => ({ key: 'seats', name: 'Seats', included });
const groups = (included: number | null) => ({ key: 'groups', name: 'Groups', included });

/** Plans of the demo; the test card processor has their prices. */
const PLANS: readonly PlanDefinition[] = [
  {
    ...base,
    key: 'free',
    name: 'Free',
    description: 'To try things out',
    features: [],
    price: { amount: 0 },
    limits: [seats(5), groups(2)],
  },
  {
    ...base,
    key: 'team',
    name: 'Team',
    description: 'For small teams that pay by the seat',
    features: ['recommendations'],
    externalId: 'prod_team',
    price: { amount: 900, perSeat: true, externalId: 'price_team_month' },
    limits: [groups(5)],
  },
  {
    ...base,
    key: 'growth',
    name: 'Growth',
    description: 'For teams that personalize every page',
    features: ['recommendations'],
    externalId: 'prod_growth',
    price: { amount: 4900, externalId: 'price_growth_month' },
    group: 'growth',
    limits: [seats(25), groups(10)],
  },
  {
    ...base,
    key: 'growth-yearly',
    name: 'Growth',
    description: 'For teams that personalize every page',
    features: ['recommendations'],
    externalId: 'prod_growth',
    price: { amount: 49_000, interval: 'year', externalId: 'price_growth_year' },
    group: 'growth',
    limits: [seats(25), groups(10)],
  },
  {
    ...base,
    key: 'scale',
    name: 'Scale',
    description: 'For companies that test what works',
    features: ['recommendations', 'experiments'],
    externalId: 'prod_scale',
    price: { amount: 19_900, externalId: 'price_scale_month' },
    trialDays: 14,
    limits: [seats(null), groups(null)],
  },
  // not sold: the operator gives them
  {
    ...base,
    key: 'early-access',
    name: 'Early access',
    features: ['recommendations'],
    limits: [seats(null), groups(null)],
  },
  { ...base, key: 'insights-trial', name: 'Insights trial', features: ['audience-insights'] },
];

/** Plans of Acme Robotics: one that never ends, and one that has ended. */
export const ACME_PLANS: readonly { planKey: string; expires: string | null }[] = [
  { planKey: 'early-access', expires: null },
  { planKey: 'insights-trial', expires: '2026-01-01T00:00:00.000Z' },
];

/** Adds demo features, plans and flags to a configuration that has none. */
export const withDemoPlans = (config: OperatorConfig): OperatorConfig =>
  config.features.length > 0
    ? config
    : {
        ...config,
        features: FEATURES,
        plans: PLANS,
        billing: { ...config.billing, defaultPlan: 'free', path: '/portal/subscription' },
        flags: { admin_portal_entitlements: 'on', admin_portal_use_entitlements_v2_endpoint: 'on', ...config.flags },
      };

import type { Plan } from '../../../core/contract/entities/billing.ts';
import type { OperatorConfig } from '../vendor/config.ts';
import type { PlanDefinition, PriceDefinition } from '../vendor/plans.ts';

type Catalog = Pick<OperatorConfig, 'plans' | 'features' | 'billing'>;

/** Plan with a price, as tenants can subscribe to it. */
export type SoldPlan = PlanDefinition & { price: PriceDefinition };

const isSold = (plan: PlanDefinition): plan is SoldPlan => plan.price !== undefined;

/** Plans that are sold, from the smallest. */
export const soldPlans = ({ plans }: Pick<Catalog, 'plans'>): SoldPlan[] =>
  plans.filter(isSold).toSorted((one, other) => rankOf({ plans }, one.key) - rankOf({ plans }, other.key));

/** Order of a plan; -1 for one that there is not. */
export const rankOf = ({ plans }: Pick<Catalog, 'plans'>, key: string): number => {
  const at = plans.findIndex((plan) => plan.key === key);
  return plans[at]?.rank ?? at;
};

/** Sold plan by its key, or by the id of its price at the provider. */
export const findPlan = (catalog: Pick<Catalog, 'plans'>, wanted: string): SoldPlan | undefined =>
  soldPlans(catalog).find(({ key, price }) => key === wanted || price.externalId === wanted);

/** Key of the plan with a price of the provider; empty for a price that no plan has. */
export const planKeyOf = (catalog: Pick<Catalog, 'plans'>, priceId: string): string =>
  soldPlans(catalog).find(({ price }) => price.externalId === priceId)?.key ?? '';

/** Currency of a price. */
export const currencyOf = ({ billing }: Pick<Catalog, 'billing'>, { price }: SoldPlan): string =>
  price.currency ?? billing.currency;

/** Plan as the wire has it. */
export const planView = (catalog: Catalog, plan: SoldPlan): Plan => {
  const { key, name, description = '', externalId = '', price, group, trialDays = 0, limits = [] } = plan;
  const { amount, interval = 'month', perSeat = false } = price;
  const names = new Map(catalog.features.map((feature) => [feature.key, feature.name]));
  return {
    id: key,
    externalId,
    name,
    description,
    slug: key,
    price: {
      id: price.externalId ?? key,
      externalId: price.externalId ?? '',
      amount,
      currency: currencyOf(catalog, plan),
      interval,
      perSeat,
    },
    rank: rankOf(catalog, key),
    ...(group !== undefined && { group }),
    trialDays,
    isDefault: key === catalog.billing.defaultPlan,
    features: plan.features.map((feature) => ({ key: feature, name: names.get(feature) ?? feature })),
    limits: limits.map((limit) => ({ ...limit })),
  };
};

import { covers } from './access.ts';
import type {
  Entitlement,
  EntitlementRules,
  Entitlements,
  FeatureEntitlement,
  NotEntitledJustification,
  PlanRules,
} from './entities/entitlement.ts';
import { evaluateFlag, evaluateRules, type FlagAttributes } from './flag.ts';

const GIVEN: Entitlement = { isEntitled: true };
const lacking = (justification: NotEntitledJustification): Entitlement => ({ isEntitled: false, justification });

/** One of the map's own entries: a key is a text that anybody may have chosen. */
const own = (map: Readonly<Record<string, unknown>> | undefined, key: string): unknown =>
  map && Object.hasOwn(map, key) ? map[key] : undefined;

const listOf = <Item>(list: readonly Item[] | undefined): readonly Item[] => (Array.isArray(list) ? list : []);

/** Entitlement as the server evaluated it, in the older response format. */
const answered = (entry: unknown, missing: NotEntitledJustification): Entitlement | undefined => {
  const { isEntitled, justification = missing } = Object(entry) as Partial<Entitlement>; // looked at here
  if (typeof isEntitled !== 'boolean') return undefined;
  return isEntitled ? GIVEN : lacking(justification);
};

const isTrue = (treatment: string) => treatment === 'true';

const ofFeature = (
  { expireTime, featureFlag, planIds }: FeatureEntitlement,
  plans: EntitlementRules['plans'],
  attributes: FlagAttributes,
  now: number,
): Entitlement => {
  const dated = typeof expireTime === 'number';
  if (dated && (expireTime === -1 || expireTime >= now)) return GIVEN;
  if (featureFlag && isTrue(evaluateFlag(featureFlag, attributes))) return GIVEN;
  for (const id of listOf(planIds)) {
    const plan = own(plans, id);
    // as it came over the wire
    if (plan && isTrue(evaluateRules(plan as PlanRules, attributes))) return GIVEN;
  }
  return lacking(dated ? 'BUNDLE_EXPIRED' : 'MISSING_FEATURE');
};

/**
 * Whether a feature may be used: it is given and has not ended, or its flag or one of its plans gives it. It decides
 * what is shown, never what is allowed.
 * Source: product.md#entitlements, protocol/entitlements.md#feature-entitlement.
 */
export const featureEntitlement = (
  given: Entitlements | undefined,
  key: string,
  attributes: FlagAttributes,
  now: number,
): Entitlement => {
  const feature = own(given?.features, key);
  if (!feature) return lacking('MISSING_FEATURE');
  const plans = given && 'plans' in given ? given.plans : undefined;
  // not of the older form, so of the newer one
  return answered(feature, 'MISSING_FEATURE') ?? ofFeature(feature as FeatureEntitlement, plans, attributes, now);
};

/**
 * Whether a permission may be used: it is held, `*` in a held key standing for any text, and of the features linked to
 * it at least one is entitled, if there are any.
 * Source: product.md#entitlements.
 */
export const permissionEntitlement = (
  given: Entitlements | undefined,
  key: string,
  attributes: FlagAttributes,
  now: number,
): Entitlement => {
  const found = answered(own(given?.permissions, key), 'MISSING_PERMISSION');
  if (found) return found;
  const permissions: [string, unknown][] = Object.entries(given?.permissions ?? {});
  const held = permissions.some(([pattern, is]) => is === true && covers(pattern, key));
  if (!held) return lacking('MISSING_PERMISSION');
  // a held pattern is of the newer form, and so are the features beside it
  const features = Object.entries((given as EntitlementRules).features ?? {});
  const linked = features.filter(([, feature]) => listOf(feature?.linkedPermissions).includes(key));
  const verdicts = linked.map(([feature]) => featureEntitlement(given, feature, attributes, now));
  if (verdicts.length === 0 || verdicts.some(({ isEntitled }) => isEntitled)) return GIVEN;
  const ended = verdicts.some(({ justification }) => justification === 'BUNDLE_EXPIRED');
  return lacking(ended ? 'BUNDLE_EXPIRED' : 'MISSING_FEATURE');
};

/** Person whose entitlements are evaluated. */
export interface EntitlementSubject {
  id: string;
  email: string;
  emailVerified: boolean;
  tenantId: string;
}

const flattened = (prefix: string, value: unknown): [string, unknown][] =>
  typeof value === 'object' && value !== null
    ? Object.entries(value).flatMap(([key, inner]) => flattened(`${prefix}.${key}`, inner))
    : [[prefix, value]];

/**
 * Attributes for flag evaluation: the person, the claims of their token under `jwt.`, and the host's own attributes,
 * which never override the former.
 * Source: product.md#flag-evaluation.
 */
export const attributesOf = (
  { id, email, emailVerified, tenantId }: EntitlementSubject,
  claims: object,
  custom: FlagAttributes = {},
): FlagAttributes => ({
  ...custom,
  ...Object.fromEntries(flattened('jwt', claims)),
  'frontegg.userId': id,
  'frontegg.email': email,
  'frontegg.emailVerified': emailVerified,
  'frontegg.tenantId': tenantId,
});

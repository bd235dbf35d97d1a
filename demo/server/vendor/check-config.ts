import * as v from 'valibot';
import { DEFAULT_CONFIG, type OperatorConfig } from './config.ts';
import { configSchema } from './config-schema.ts';
import { hostedFaults, hostedOrigins } from './hosted-clients.ts';
import { socialFaults } from './social-providers.ts';
import { ssoFaults } from './sso-definitions.ts';

/** Checked configuration, or its faults: one sentence each, with its key. */
export type CheckedConfig = { ok: true; config: OperatorConfig } | { ok: false; faults: string[] };

const isGroup = (value: unknown): value is Readonly<Record<string, unknown>> =>
  typeof value === 'object' && value !== null && !Array.isArray(value);

/** Merges a configuration with the defaults: groups key by key; lists, flags and metadata replace the default. */
const mergeOver = <Value>(base: Value, given: unknown): Value => {
  if (given === undefined) return base;
  if (!isGroup(base) || !isGroup(given)) return given as Value; // the schema has checked that it fits
  const merged = Object.entries(given).map(([key, value]) => [key, mergeOver(base[key], value)]);
  return { ...base, ...Object.fromEntries(merged) };
};

const duplicates = (keys: readonly string[]) => new Set(keys.filter((key, at) => keys.indexOf(key) !== at));

/** Rules across several keys. */
const contradictions = ({
  roles,
  permissions,
  signUpRoles,
  social,
  hostedLogin,
  clientIds,
  features,
  plans,
  billing: { defaultPlan },
  sso,
  authPages,
  urlStrategy,
  passwordPolicy: { minLength, maxLength },
}: OperatorConfig): string[] => {
  const roleKeys = roles.map(({ key }) => key);
  const permissionKeys = permissions.map(({ key }) => key);
  const featureKeys = features.map(({ key }) => key);
  return [
    ...[...duplicates(roleKeys)].map((key) => `roles: has ${key} twice`),
    ...[...duplicates(permissionKeys)].map((key) => `permissions: has ${key} twice`),
    ...roles.flatMap((role, at) =>
      role.permissions
        .filter((key) => !permissionKeys.includes(key))
        .map((key) => `roles.${at}.permissions: ${key} is not one of permissions`),
    ),
    ...signUpRoles.filter((key) => !roleKeys.includes(key)).map((key) => `signUpRoles: ${key} is not one of roles`),
    ...socialFaults(social),
    ...hostedFaults(hostedLogin, { clientIds, authPages }),
    ...[...duplicates(featureKeys)].map((key) => `features: has ${key} twice`),
    ...[...duplicates(plans.map(({ key }) => key))].map((key) => `plans: has ${key} twice`),
    ...plans.flatMap((plan, at) =>
      plan.features
        .filter((key) => !featureKeys.includes(key))
        .map((key) => `plans.${at}.features: ${key} is not one of features`),
    ),
    ...plans.flatMap(({ price }, at) =>
      price && price.amount > 0 && !price.externalId
        ? [`plans.${at}.price.externalId: is needed for an amount above 0`]
        : [],
    ),
    ...[...duplicates(plans.flatMap(({ price }) => price?.externalId ?? []))].map(
      (key) => `plans: have the price ${key} twice`,
    ),
    ...(defaultPlan !== null && !plans.some(({ key }) => key === defaultPlan)
      ? [`billing.defaultPlan: ${defaultPlan} is not one of plans`]
      : []),
    ...ssoFaults(sso, roleKeys),
    // with hash routing, no path distinguishes the page from the product's
    ...(authPages && urlStrategy === 'hash' ? ['authPages: needs urlStrategy path'] : []),
    ...(minLength > maxLength ? ['passwordPolicy.minLength: must not be more than maxLength'] : []),
  ];
};

const faultOf = (issue: v.BaseIssue<unknown>): string => {
  const where = v.getDotPath(issue) ?? 'the file';
  const unknown = issue.type === 'strict_object' && issue.expected === 'never';
  return `${where}: ${unknown ? 'is not a known key' : issue.message}`;
};

/** Validates a configuration and merges it with the defaults. */
export const checkConfig = (written: unknown): CheckedConfig => {
  const result = v.safeParse(configSchema, written);
  if (!result.success) return { ok: false, faults: result.issues.map(faultOf) };
  const { flags, metadata } = result.output;
  const merged = mergeOver(DEFAULT_CONFIG, result.output);
  const config: OperatorConfig = {
    ...merged,
    origins: [...new Set([...merged.origins, ...hostedOrigins(merged.hostedLogin)])],
    flags: flags ?? DEFAULT_CONFIG.flags,
    metadata: metadata ?? DEFAULT_CONFIG.metadata,
  };
  const faults = contradictions(config);
  return faults.length > 0 ? { ok: false, faults } : { ok: true, config };
};

import { evaluateFlag, type Flag, type FlagAttributes } from './flag.ts';

/** What a tenant's plan gives of a feature. Source: SPEC §3 "Entitlement feature". */
export interface FeatureEntitlement {
  /** Milliseconds since 1970; -1 never ends, null was never given. */
  expireTime: number | null;
  featureFlag?: Flag;
}

/** SPEC §8's text for asking while entitlements are off. */
export const ENTITLEMENTS_OFF = 'You must first enable entitlements via Frontegg options to use this function';

/**
 * Whether a feature may be used: it is given and has not ended, or its flag evaluates true. It decides what is shown,
 * never what is allowed. Source: SPEC §6, §9 (-1 means never).
 */
export const isFeatureEntitled = (
  features: Readonly<Record<string, FeatureEntitlement>>,
  key: string,
  attributes: FlagAttributes,
  now: number,
): boolean => {
  const feature = Object.hasOwn(features, key) ? features[key] : undefined;
  if (!feature) return false;
  const { expireTime, featureFlag } = feature;
  if (expireTime !== null && (expireTime === -1 || expireTime >= now)) return true;
  return featureFlag !== undefined && evaluateFlag(featureFlag, attributes) === 'true';
};

import type { AccessTokenClaims } from '../contract/entities/user.ts';

/** Bounds of a strong proof. */
export interface StepUpOptions {
  /** Maximum age of the proof, in seconds; any age where it is absent. */
  maxAge?: number;
}

/** Value of `acr` after several factors. Source: product.md#step-up; OpenID Provider Authentication Policy Extension. */
const BY_SEVERAL_FACTORS = 'http://schemas.openid.net/pape/policies/2007/06/multi-factor';

/**
 * Whether a token tells of a strong proof of identity: several factors by its `acr`, `mfa` beside a method in `amr`, and
 * no older than `maxAge`. For what a page shows: the server asks for itself.
 * Source: product.md#step-up.
 */
export const isSteppedUp = (
  { acr, amr, auth_time }: Pick<AccessTokenClaims, 'acr' | 'amr' | 'auth_time'>,
  { maxAge }: StepUpOptions,
  nowMs: number,
): boolean =>
  acr === BY_SEVERAL_FACTORS &&
  amr.includes('mfa') &&
  amr.some((method) => method !== 'mfa') &&
  (maxAge === undefined || nowMs / 1000 - auth_time <= maxAge);

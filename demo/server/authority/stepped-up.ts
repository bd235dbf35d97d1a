import { ok, type Result } from '../../../core/contract/failure.ts';
import type { Ports } from '../ports.ts';
import { refuse, type Refusal, stepUpRequired } from '../refusal.ts';
import type { Caller, SteppedUp } from '../rules.ts';

/**
 * Maximum age of a proof for changes of sign-in methods and permissions, in seconds: a stolen session alone must not
 * make them. Ours.
 */
export const FRESH_SECONDS = 600;

/** Checks whether the last proof of identity is fresh, by any number of factors. */
export const isFresh = ({ clock }: Pick<Ports, 'clock'>, { atMs }: Pick<Caller['proof'], 'atMs'>): boolean =>
  clock.now().getTime() - atMs <= FRESH_SECONDS * 1000;

/**
 * Refuses a caller without a fresh proof. Impersonators never have one; an API token was created with one, and has no
 * person behind it who could give another.
 */
export const requireFreshProof = (
  ports: Pick<Ports, 'clock'>,
  { proof, actor, apiToken }: Pick<Caller, 'proof' | 'actor' | 'apiToken'>,
): Result<void, Refusal> => {
  if (apiToken || isFresh(ports, proof)) return ok(undefined);
  return actor ? refuse('notAllowedWhileImpersonating') : stepUpRequired(FRESH_SECONDS);
};

/**
 * Checks whether a session was started or stepped up by several factors, recently enough.
 * Source: product.md#step-up; RFC 8176 `mfa`.
 */
export const isSteppedUp = (
  { clock }: Pick<Ports, 'clock'>,
  { proof }: Pick<Caller, 'proof'>,
  { maxAge }: SteppedUp,
): boolean =>
  proof.amr.includes('mfa') && (maxAge === undefined || clock.now().getTime() - proof.atMs <= maxAge * 1000);

import { ok, type Result } from '../../../core/contract/failure.ts';
import type { Ports } from '../ports.ts';
import { refuse, type Refusal, stepUpRequired } from '../refusal.ts';
import type { Caller, SteppedUp } from '../rules.ts';

/**
 * How long after a proof a person may still set up or take away a way in, and change what people may do, in seconds: a stolen
 * session must not. Ours.
 */
export const FRESH_SECONDS = 600;

/** Whether somebody has proved only just who they are, by however many factors. */
export const isFresh = ({ clock }: Pick<Ports, 'clock'>, { atMs }: Pick<Caller['proof'], 'atMs'>): boolean =>
  clock.now().getTime() - atMs <= FRESH_SECONDS * 1000;

/** Declines whoever has not proved only just who they are. Whoever acts as somebody else cannot prove to be them. */
export const requireFreshProof = (
  ports: Pick<Ports, 'clock'>,
  { proof, actor }: Pick<Caller, 'proof' | 'actor'>,
): Result<void, Refusal> => {
  if (isFresh(ports, proof)) return ok(undefined);
  return actor ? refuse('notAllowedWhileImpersonating') : stepUpRequired(FRESH_SECONDS);
};

/**
 * Whether a caller's session was opened, or stepped up, by several factors, and lately enough.
 * Source: product.md#step-up; RFC 8176 `mfa`.
 */
export const isSteppedUp = (
  { clock }: Pick<Ports, 'clock'>,
  { proof }: Pick<Caller, 'proof'>,
  { maxAge }: SteppedUp,
): boolean =>
  proof.amr.includes('mfa') && (maxAge === undefined || clock.now().getTime() - proof.atMs <= maxAge * 1000);

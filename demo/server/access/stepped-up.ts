import type { Ports } from '../ports.ts';
import type { Caller, SteppedUp } from '../rules.ts';

/** Whether a caller's session was opened, or stepped up, by several factors, and lately enough. Source: SPEC §4 "maxAge"; RFC 8176 `mfa`. */
export const isSteppedUp = (
  { clock }: Pick<Ports, 'clock'>,
  { proof }: Pick<Caller, 'proof'>,
  { maxAge }: SteppedUp,
): boolean =>
  proof.amr.includes('mfa') && (maxAge === undefined || clock.now().getTime() - proof.atMs <= maxAge * 1000);

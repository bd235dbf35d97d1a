import type { AuthStrategy } from '../../../core/contract/entities/auth.ts';
import { ok, type Result } from '../../../core/contract/failure.ts';
import { refuse, type Refusal } from '../refusal.ts';
import type { OperatorConfig } from '../vendor/config.ts';

type Offering = Pick<OperatorConfig, 'authStrategy' | 'otherAuthStrategies'>;

/** The ways in that everybody may know of, the operator's first one first. Source: SPEC §3 "Auth strategies". */
export const offeredStrategies = ({ authStrategy, otherAuthStrategies }: Offering): AuthStrategy[] => [
  ...new Set([authStrategy, ...otherAuthStrategies]),
];

/** Declines a way in that the operator does not offer. */
export const offered = (config: Offering, strategy: AuthStrategy): Result<undefined, Refusal> =>
  offeredStrategies(config).includes(strategy) ? ok(undefined) : refuse('methodClosed');

import type { MfaStrategy } from '../../../core/contract/entities/mfa.ts';
import { ok, type Result } from '../../../core/contract/failure.ts';
import { refuse, type Refusal } from '../refusal.ts';
import type { OperatorConfig } from '../vendor/config.ts';

/** Refuses to enroll a kind of second factor that the operator does not offer. */
export const isOffered = ({ mfa }: Pick<OperatorConfig, 'mfa'>, strategy: MfaStrategy): Result<undefined, Refusal> =>
  mfa.strategies.includes(strategy) ? ok(undefined) : refuse('methodDisabled');

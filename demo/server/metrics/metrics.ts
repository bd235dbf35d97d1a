import type { AuditAction } from '../../../core/contract/audit-action.ts';

/** Call that was answered. */
export interface AnsweredCall {
  method: string;
  /** Path of its route as in the contract, `/users/v1/{id}`; `unmatched` where no route fits. */
  route: string;
  status: number;
  seconds: number;
}

/** Outcome of an event of the payment provider: `stranger` is about no tenant, `unsigned` has no valid signature. */
export type PaymentEventOutcome = 'done' | 'repeated' | 'stranger' | 'failed' | 'unsigned';

/** Counts for the operator's monitoring. Nothing in them names a person, a company or an address. */
export interface Metrics {
  answered(call: AnsweredCall): void;
  /** Counts an act of a person's own, once its transaction is committed; `by` is the method of a sign-in. */
  acted(action: AuditAction, by: unknown): void;
  /** Counts an event of the payment provider by its outcome. */
  paymentEvent(outcome: PaymentEventOutcome): void;
}

import type { AuditAction } from '../../../core/contract/audit-action.ts';
import type { Ports } from '../ports.ts';
import type { BillingAccountRecord, Severity } from '../store/records.ts';
import type { Writer } from '../store/store.ts';
import type { BillingMail } from './billing-mails.ts';

/** Fact that a synchronization has found, for the audit log. */
export interface Fact {
  action: AuditAction;
  severity: Severity;
  details: Readonly<Record<string, unknown>>;
}

/** Facts and mails of one synchronization. */
export interface SyncFindings {
  facts: Fact[];
  mails: BillingMail[];
}

/** Reason why the money of a payment went back. */
export type Reversal = 'refunded' | 'disputeLost';

/** One synchronization: its transaction, and what it found. */
export interface Sync extends SyncFindings {
  rows: Writer;
  ports: Ports;
  account: BillingAccountRecord;
  /** Whether the customer was read before: what is new then has happened since. */
  isKnown: boolean;
  /** Subscriptions that were ended here, with the reason. */
  ended: ReadonlyMap<string, Reversal>;
  now: Date;
}

/** Notes a fact for the audit log. */
export const fact = (
  { facts }: SyncFindings,
  action: AuditAction,
  severity: Severity,
  details: Fact['details'],
): void => void facts.push({ action, severity, details });

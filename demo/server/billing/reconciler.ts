import pLimit from 'p-limit';
import { PaymentsFailed } from '../payments.ts';
import type { Ports } from '../ports.ts';
import type { BillingAccountRecord } from '../store/records.ts';
import { ensureCustomer } from './account.ts';
import { noteOutage, synchronize } from './sync.ts';

const POLL_MS = 60_000;
/** Accounts of one round, and of them at a time. Ours. */
const BATCH = 100;
const AT_A_TIME = 4;
/** Lease of a node on an account, in milliseconds; then another can take it. Ours. */
const LEASE_MS = 120_000;

/** Job that asks the payment provider about tenants whose events may have been lost. */
export interface Reconciler {
  /** Asks about every account that is due; resolves with their number. */
  reconcile(): Promise<number>;
  start(): void;
  stop(): Promise<void>;
}

/** Opens the reconciler: each account is asked about when something is expected, and some time after the last answer. */
export const openReconciler = (ports: Ports): Reconciler => {
  const { store, clock, log, config, payments } = ports;
  const across = store.scoped({ across: 'reconciler' });
  const limit = pLimit(AT_A_TIME);
  let timer: ReturnType<typeof setInterval> | undefined;
  let running: Promise<unknown> | undefined;
  let stopped = false;

  /** Takes an account by compare and set; another node may have been first. */
  const lease = async ({ id, dueAt }: BillingAccountRecord): Promise<boolean> => {
    const until = new Date(clock.now().getTime() + LEASE_MS).toISOString();
    const taken = await across.transaction(
      (rows) => rows.billingAccounts.update({ id, dueAt }, { dueAt: until }),
      'read committed',
    );
    return taken.length > 0;
  };

  const look = async (account: BillingAccountRecord): Promise<void> => {
    if (!payments || stopped || !(await lease(account))) return;
    const { tenantId, customerId } = account;
    try {
      if (customerId === null && config.billing.tenantCreatedAction === 'create_customer')
        await ensureCustomer(ports, payments, tenantId);
      await synchronize(ports, payments, tenantId);
    } catch (cause) {
      const error = cause instanceof Error ? cause.message : 'unknown';
      log.warn({ tenantId, provider: cause instanceof PaymentsFailed, error }, 'Billing could not be compared');
      await noteOutage(ports, tenantId);
    }
  };

  const reconcile = async (): Promise<number> => {
    if (!payments) return 0;
    const before = clock.now().toISOString();
    const due = await across.billingAccounts.find({
      where: { dueAt: { before }, externallyManaged: false },
      order: [
        ['dueAt', 'asc'],
        ['id', 'asc'],
      ],
      limit: BATCH,
    });
    await Promise.all(due.map((account) => limit(() => look(account))));
    return due.length;
  };

  const tick = (): void => {
    running ??= reconcile()
      .catch((cause: unknown) =>
        log.warn({ error: cause instanceof Error ? cause.message : 'unknown' }, 'Billing could not be compared'),
      )
      .finally(() => (running = undefined));
  };

  return {
    reconcile,
    start: () => {
      if (!payments) return;
      timer = setInterval(tick, POLL_MS);
      timer.unref();
      tick();
    },
    stop: async () => {
      stopped = true;
      clearInterval(timer);
      await running;
    },
  };
};

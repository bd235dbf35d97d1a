import type { PaymentMethodId, TenantId } from '../../../core/contract/entities/ids.ts';
import type { CustomerState, Payments, ProviderEvent, ProviderMethod } from '../payments.ts';
import type { Ports } from '../ports.ts';
import type { BillingAccountRecord, PaymentMethodRecord } from '../store/records.ts';
import { findAccount } from './account.ts';
import { sendBillingMails } from './billing-mails.ts';
import { reversedSubscriptions } from './reversals.ts';
import { serialize } from './serialize.ts';
import { fact, type Reversal, type Sync } from './sync-facts.ts';
import { writeInvoices } from './sync-invoices.ts';
import { TRIAL_NOTICE_MS, writeSubscriptions } from './sync-subscriptions.ts';

const HOUR_MS = 3_600_000;
/** Longest time without asking the provider, in milliseconds: an event that never came is made up for within it. Ours. */
const AT_MOST_MS = 6 * HOUR_MS;
/** Time after an expected change at which the provider is asked, in milliseconds. Ours. */
const AFTER_MS = 5 * 60_000;
/** Attempts at writing what was read before another write. Ours. */
const ATTEMPTS = 12;

const writeMethods = async (sync: Sync, theirs: readonly ProviderMethod[]): Promise<void> => {
  const { rows, account, now } = sync;
  const updatedAt = now.toISOString();
  const kept: readonly PaymentMethodRecord[] = await rows.paymentMethods.find();
  const gone = kept.filter(({ externalId }) => !theirs.some(({ id }) => id === externalId));
  for (const { id } of gone) await rows.paymentMethods.remove({ id });
  for (const { id: externalId, ...same } of theirs) {
    const before = kept.find((one) => one.externalId === externalId);
    if (before) await rows.paymentMethods.update({ id: before.id }, { ...same, updatedAt });
    else {
      const id = crypto.randomUUID() as string as PaymentMethodId; // branded where it is made
      await rows.paymentMethods.insert({ ...same, externalId, tenantId: account.tenantId, id, updatedAt });
      fact(sync, 'Payment method added', 'Info', { brand: same.brand, last4: same.last4 });
    }
  }
};

/** Time at which the provider is asked next: soon after what is expected to happen. */
const nextLook = (state: CustomerState, now: Date): string => {
  const expected = state.subscriptions
    .flatMap(({ currentPeriodEnd, trialEnd, cancelAt, endedAt }) =>
      endedAt === null ? [currentPeriodEnd, trialEnd, trialEnd && noticeTime(trialEnd), cancelAt] : [],
    )
    .flatMap((moment) => (moment === null ? [] : Date.parse(moment) + AFTER_MS))
    .filter((time) => time > now.getTime());
  return new Date(Math.min(now.getTime() + AT_MOST_MS, ...expected)).toISOString();
};
const noticeTime = (trialEnd: string): string => new Date(Date.parse(trialEnd) - TRIAL_NOTICE_MS).toISOString();

/** Writes the state of a customer in one transaction, with what it tells the log and the people. False where another write came first. */
const write = async (
  ports: Ports,
  account: BillingAccountRecord,
  state: CustomerState | undefined,
  events: readonly ProviderEvent[],
  ended: ReadonlyMap<string, Reversal>,
): Promise<boolean> => {
  const now = ports.clock.now();
  const at = now.toISOString();
  let queued: ReturnType<Ports['post']['within']> | undefined;
  const done = await ports.store.scoped({ tenantId: account.tenantId }).transaction(async (rows) => {
    const { customer = null } = state ?? {};
    const details = customer && {
      name: customer.name,
      email: customer.email,
      address: customer.address,
      taxId: customer.taxId,
      defaultMethodId: customer.defaultMethodId,
    };
    const trials = state?.subscriptions.filter(({ trialEnd }) => trialEnd !== null) ?? [];
    const [won] = await rows.billingAccounts.update(
      { id: account.id, version: account.version },
      {
        ...details,
        // deleted at the provider: another one is made when it is needed
        ...(state === undefined && { customerId: null, customerKey: account.id, defaultMethodId: null }),
        ...(trials[0] && account.trialUsedAt === null && { trialUsedAt: trials[0].startDate }),
        version: account.version + 1,
        syncedAt: at,
        failingSince: null,
        dueAt: state ? nextLook(state, now) : new Date(now.getTime() + AT_MOST_MS).toISOString(),
        updatedAt: at,
      },
    );
    if (!won) return false;
    const isKnown = account.syncedAt !== null;
    const sync: Sync = { rows, ports, account: won, isKnown, ended, now, facts: [], mails: [] };
    await writeMethods(sync, state?.methods ?? []);
    await writeSubscriptions(sync, state?.subscriptions ?? []);
    if (state) await writeInvoices(sync, state.invoices);
    const { tenantId } = account;
    for (const { id: externalId, kind } of events)
      if ((await rows.billingEvents.count({ externalId })) === 0)
        await rows.billingEvents.insert({ id: crypto.randomUUID(), tenantId, externalId, kind, createdAt: at });
    const by = { tenantId, userId: null, email: null, ip: null, userAgent: null };
    for (const { action, severity, details: facts } of sync.facts)
      await rows.audits.insert({ id: crypto.randomUUID(), ...by, action, severity, details: facts, createdAt: at });
    if (sync.mails.length > 0) {
      queued = ports.post.within(rows);
      await sendBillingMails(rows, ports, won, queued, sync.mails);
    }
    return true;
  });
  if (done) ports.post.collect(queued);
  return done;
};

/** Synchronization that has not begun: it works through what comes until then. */
interface Waiting {
  events: ProviderEvent[];
  done: Promise<void>;
}

const waitingOf = new WeakMap<Payments, Map<TenantId, Waiting>>();

/** Reads the truth and writes it; what was read before another write is read again. */
const run = async (
  ports: Ports,
  payments: Payments,
  tenantId: TenantId,
  events: readonly ProviderEvent[],
): Promise<void> => {
  const own = ports.store.scoped({ tenantId });
  const ended = new Map<string, Reversal>();
  for (let attempt = 0; attempt < ATTEMPTS; attempt += 1) {
    const account = await findAccount(own);
    if (!account || account.customerId === null || account.providerAccount !== payments.account) return;
    let state = await payments.read(account.customerId);
    const reversed = state && reversedSubscriptions(state, await own.invoices.find(), account.syncedAt !== null);
    for (const [id, reason] of reversed ?? []) {
      await payments.cancelNow(id);
      ended.set(id, reason);
    }
    if (reversed && reversed.size > 0) state = await payments.read(account.customerId);
    if (await write(ports, account, state, events, ended)) return;
  }
  throw new Error('Billing of a tenant is written by others all the time');
};

/**
 * Reads the truth of a tenant's customer from the provider and writes it, with these events as worked through. A late answer
 * never overwrites a newer one, and events that come while another reading is under way share the next one. Throws
 * `PaymentsFailed`.
 */
export const synchronize = (
  ports: Ports,
  payments: Payments,
  tenantId: TenantId,
  events: readonly ProviderEvent[] = [],
): Promise<void> => {
  const all = waitingOf.get(payments) ?? new Map<TenantId, Waiting>();
  waitingOf.set(payments, all);
  const waiting = all.get(tenantId);
  if (waiting) {
    waiting.events.push(...events);
    return waiting.done;
  }
  const mine = [...events];
  const done = serialize(tenantId, () => {
    all.delete(tenantId);
    return run(ports, payments, tenantId, mine);
  });
  all.set(tenantId, { events: mine, done });
  return done;
};

/** Notes that the provider does not answer, and when to ask again. */
export const noteOutage = async (
  { store, clock }: Pick<Ports, 'store' | 'clock'>,
  tenantId: TenantId,
): Promise<void> => {
  const now = clock.now();
  await store.scoped({ tenantId }).transaction(async (rows) => {
    const account = await findAccount(rows);
    if (!account) return;
    const since = account.failingSince ?? now.toISOString();
    // twice as long as it has failed already, from a minute to an hour
    const wait = Math.min(Math.max(2 * (now.getTime() - Date.parse(since)), HOUR_MS / 60), HOUR_MS);
    const dueAt = new Date(now.getTime() + wait).toISOString();
    await rows.billingAccounts.update({ id: account.id }, { failingSince: since, dueAt });
  });
};

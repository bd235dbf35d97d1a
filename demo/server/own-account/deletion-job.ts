import type { Clock, Log, Ports } from '../ports.ts';
import { leave, removeAccountRows } from '../store/remove-person.ts';
import type { Store } from '../store/store.ts';
import { deletionHold, standingIn } from './holds.ts';

const HOUR_MS = 3_600_000;
/** Accounts that one run deletes at most; the next run deletes the rest. Ours. */
const RUN_MAX = 100;

/** Job that deletes accounts whose days of grace are over, on one of the nodes. */
export interface AccountDeletions {
  /** Runs the job now, unless a node has within the hour; resolves with the number of accounts deleted. */
  run(): Promise<number>;
  start(): void;
  stop(): void;
}

interface Setting {
  store: Store;
  clock: Clock;
  log: Log;
  post: Ports['post'];
  config: Ports['config'];
}

/**
 * Deletes each account in a transaction of its own, with its memberships, and companies that no one is left in. One that a
 * company holds, as its last administrator, waits until it does not. A shared counter elects the node.
 */
export const openAccountDeletions = ({ store, clock, log, post, config }: Setting): AccountDeletions => {
  let timer: ReturnType<typeof setInterval> | undefined;

  const run = async (): Promise<number> => {
    const now = clock.now();
    const { points } = await store.counters.add('job:accountDeletions', 1, HOUR_MS, now);
    if (points > 1) return 0;
    const rows = store.scoped({ across: 'accountDeletions' });
    const before = now.toISOString();
    const due = await rows.accountDeletions.find({
      where: { deleteAt: { before } },
      order: [['deleteAt', 'asc']],
      limit: RUN_MAX,
    });
    let deleted = 0;
    let held = 0;
    for (const { id, userId } of due) {
      const outcome = await rows.transaction(async (all) => {
        const user = await all.users.get(userId);
        // its owner may have kept it by now
        if (!user || (await all.accountDeletions.count({ id })) === 0) return undefined;
        const places = await all.memberships.find({ where: { userId } });
        for (const { tenantId } of places)
          if (deletionHold(await standingIn(all, { config }, { tenantId, userId }))) return 'held' as const;
        const mail = post.within(all);
        await mail.accountDeleted(user);
        for (const place of places) {
          const { tenantId } = place;
          const what = {
            action: 'Account deleted',
            severity: 'Warning',
            details: { userId },
            createdAt: before,
          } as const;
          const by = { userId, email: user.email, ip: null, userAgent: null };
          await all.audits.insert({ id: crypto.randomUUID(), tenantId, ...by, ...what });
          await leave(all, place);
        }
        await removeAccountRows(all, userId);
        await all.users.remove({ id: userId });
        return mail;
      });
      if (outcome === 'held') held += 1;
      else if (outcome) {
        deleted += 1;
        post.collect(outcome);
      }
    }
    if (deleted + held > 0) log.info({ deleted, held }, 'Accounts were deleted at the request of their owners');
    return deleted;
  };
  const tryTo = () =>
    void run().catch((cause: unknown) =>
      log.warn({ error: cause instanceof Error ? cause.message : 'unknown' }, 'Accounts could not be deleted'),
    );
  return {
    run,
    start: () => {
      timer = setInterval(tryTo, HOUR_MS);
      timer.unref();
      tryTo();
    },
    stop: () => clearInterval(timer),
  };
};

import { type HourlyJob, openHourlyJob } from '../jobs/hourly-job.ts';
import type { Clock, Log, Ports } from '../ports.ts';
import { leave, removeAccountRows } from '../store/remove-person.ts';
import type { Store } from '../store/store.ts';
import { deletionHold, membershipFacts } from './holds.ts';

/** Accounts that one run deletes at most; the next run deletes the rest. Ours. */
const RUN_MAX = 100;

interface Setting {
  store: Store;
  clock: Clock;
  log: Log;
  post: Ports['post'];
  config: Ports['config'];
}

/**
 * Job that deletes accounts whose days of grace are over, and counts them: each in a transaction of its own, with its
 * memberships, and companies that no one is left in. One that a company holds, as its last administrator, waits until it
 * does not.
 */
export const openAccountDeletions = ({ store, clock, log, post, config }: Setting): HourlyJob => {
  const work = async (now: Date): Promise<number> => {
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
          if (deletionHold(await membershipFacts(all, { config }, { tenantId, userId }))) return 'held' as const;
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
  return openHourlyJob({
    name: 'accountDeletions',
    failure: 'Accounts could not be deleted',
    work,
    ports: { store, clock, log },
  });
};

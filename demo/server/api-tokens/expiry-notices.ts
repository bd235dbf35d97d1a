import type { Clock, Log, Ports } from '../ports.ts';
import type { Store } from '../store/store.ts';
import { NEVER } from './token-times.ts';

const HOUR_MS = 3_600_000;
/** The most tokens that one run tells of; the next run tells of the rest. Ours. */
const RUN_MAX = 500;

/** Job that mails the makers of API tokens that expire soon, on one of the nodes. */
export interface ExpiryNotices {
  /** Runs the job now, unless a node has within the hour; resolves with the number of mails. */
  run(): Promise<number>;
  start(): void;
  stop(): void;
}

interface Setting {
  store: Store;
  clock: Clock;
  log: Log;
  post: Ports['post'];
}

/**
 * Mails each token’s maker once before its end, in the transaction that marks it as told. A shared counter elects the
 * node: the first to count in an hour runs the job.
 */
export const openExpiryNotices = ({ store, clock, log, post }: Setting): ExpiryNotices => {
  let timer: ReturnType<typeof setInterval> | undefined;

  const run = async (): Promise<number> => {
    const now = clock.now();
    const { points } = await store.counters.add('job:tokenNotices', 1, HOUR_MS, now);
    if (points > 1) return 0;
    const rows = store.scoped({ across: 'tokenNotices' });
    const before = now.toISOString();
    const due = await rows.apiTokens.find({
      where: { noticeAt: { before } },
      order: [['noticeAt', 'asc']],
      limit: RUN_MAX,
    });
    let told = 0;
    for (const { id, tenantId, userId, description, expires } of due) {
      const mailing = await rows.transaction(async (all) => {
        const marked = await all.apiTokens.update({ id, noticeAt: { before } }, { noticeAt: NEVER });
        const [maker, tenant] = await Promise.all([all.users.get(userId), all.tenants.get(tenantId)]);
        // an end that has passed unnoticed is told by the list alone
        if (marked.length === 0 || !maker || !tenant || expires <= before) return undefined;
        const mail = post.within(all);
        await mail.tokenExpiring(maker, tenant.name, { token: description, at: expires });
        return mail;
      }, 'read committed');
      if (mailing) told += 1;
      post.collect(mailing);
    }
    if (told > 0) log.info({ told }, 'Makers of API tokens that expire soon were mailed');
    return told;
  };
  const tryTo = () =>
    void run().catch((cause: unknown) =>
      log.warn({ error: cause instanceof Error ? cause.message : 'unknown' }, 'Ends of API tokens could not be told'),
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

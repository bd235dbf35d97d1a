import { type HourlyJob, openHourlyJob } from '../jobs/hourly-job.ts';
import type { Clock, Log, Ports } from '../ports.ts';
import type { Store } from '../store/store.ts';
import { NEVER } from './token-times.ts';

/** The most tokens that one run tells of; the next run tells of the rest. Ours. */
const RUN_MAX = 500;

interface Setting {
  store: Store;
  clock: Clock;
  log: Log;
  post: Ports['post'];
}

/**
 * Job that mails the makers of API tokens that expire soon, and counts them: each once before the token’s end, in the
 * transaction that marks it as told.
 */
export const openExpiryNotices = ({ store, clock, log, post }: Setting): HourlyJob => {
  const work = async (now: Date): Promise<number> => {
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
  return openHourlyJob({
    name: 'tokenNotices',
    failure: 'Ends of API tokens could not be told',
    work,
    ports: { store, clock, log },
  });
};

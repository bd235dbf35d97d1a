import { PLACEHOLDER_TENANT } from '../sign-in/user-scope.ts';
import type { Clock, Log } from '../ports.ts';
import type { Store } from '../store/store.ts';
import { type HourlyJob, openHourlyJob } from './hourly-job.ts';

const HOUR_MS = 3_600_000;
/** Retention of expired rows, in days, for looking into incidents. Ours. */
const KEPT_DAYS = 30;

/**
 * Job that removes expired counters, sessions, links, challenges, trusted browsers and restorable deletions, and the audit
 * rows of attempts on unknown addresses; it counts what it removed.
 */
export const openHousekeeping = ({ store, clock, log }: { store: Store; clock: Clock; log: Log }): HourlyJob => {
  const work = async (now: Date): Promise<number> => {
    const before = new Date(now.getTime() - KEPT_DAYS * 24 * HOUR_MS).toISOString();
    const counters = await store.counters.clear(now);
    const rows = await store.scoped({ across: 'housekeeping' }).transaction(
      async (all) => ({
        sessions: await all.sessions.remove({ expires: { before } }),
        links: await all.links.remove({ expires: { before } }),
        challenges: await all.challenges.remove({ expires: { before } }),
        browsers: await all.trustedBrowsers.remove({ expires: { before } }),
        // nothing is kept of these: what they held is deleted
        deletions: await all.deletions.remove({ expires: { before: now.toISOString() } }),
        strangers: await all.audits.remove({ tenantId: PLACEHOLDER_TENANT }),
        ssoFlows: await all.ssoFlows.remove({ expires: { before: now.toISOString() } }),
        oauthRecords: await all.oauthRecords.remove({ expires: { before: now.toISOString() } }),
        // a token that has expired can be rotated for as long
        apiTokens: await all.apiTokens.remove({ expires: { before } }),
        // the provider repeats an event for three days
        billingEvents: await all.billingEvents.remove({ createdAt: { before } }),
        // results are those of the last 30 days
        experienceEvents: await all.experienceEvents.remove({ createdAt: { before } }),
      }),
      'read committed', // expired rows get no more writes, and no other transaction waits
    );
    const removed = Object.entries({ counters, ...rows }).filter(([, count]) => count > 0);
    if (removed.length > 0) log.info(Object.fromEntries(removed), 'Expired data was removed');
    return removed.reduce((sum, [, count]) => sum + count, 0);
  };
  return openHourlyJob({
    name: 'housekeeping',
    failure: 'Expired data could not be removed',
    work,
    ports: { store, clock, log },
  });
};

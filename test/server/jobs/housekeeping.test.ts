import { afterEach, beforeEach, describe, expect, it } from 'vitest';
import { PLACEHOLDER_TENANT } from '../../../demo/server/sign-in/user-scope.ts';
import type { Log } from '../../../demo/server/ports.ts';
import { openHousekeeping } from '../../../demo/server/jobs/housekeeping.ts';
import { movingClock } from '../../kit/moving-clock.ts';
import { aDeletion, aChallenge, aLink, anAudit, aSession, aTrustedBrowser } from '../../kit/rows.ts';
import { silentLog } from '../../kit/silent-log.ts';
import { openTestStore, type TestStore } from '../../kit/test-store.ts';

const HOUR = 3_600_000;
const DAY = 24 * HOUR;

describe('housekeeping', () => {
  let test: TestStore;
  beforeEach(async () => {
    test = await openTestStore();
  });
  afterEach(() => test.close());

  it('runs on one of several nodes, once an hour', async () => {
    const clock = movingClock();
    const nodes = Array.from({ length: 4 }, () => openHousekeeping({ store: test.store, clock, log: silentLog }));
    const done = async () =>
      (await Promise.all(nodes.map((node) => node.run()))).filter((count) => count !== undefined).length;
    expect(await done()).toBe(1);
    expect(await done()).toBe(0);
    clock.pass(HOUR);
    expect(await done()).toBe(1);
  });

  it('deletes expired rows, and nothing else', async () => {
    const clock = movingClock();
    const inDays = (days: number) => new Date(clock.now().getTime() + days * DAY).toISOString();
    const [old, late, alive] = [-31, -29, 1].map((days) => aSession({ expires: inDays(days) }));
    await test.rows.transaction(async (rows) => {
      for (const session of [old, late, alive]) if (session) await rows.sessions.insert(session);
    });
    const [tried, done] = [anAudit({ tenantId: PLACEHOLDER_TENANT }), anAudit()];
    await test.rows.transaction(async (rows) => {
      for (const audit of [tried, done]) await rows.audits.insert(audit);
    });
    const three = [-31, -29, 1].map((days) => ({ expires: inDays(days) }));
    await test.rows.transaction(async (rows) => {
      for (const when of three) {
        await rows.links.insert(aLink(when));
        await rows.challenges.insert(aChallenge(when));
        await rows.trustedBrowsers.insert(aTrustedBrowser(when));
        await rows.deletions.insert(aDeletion(when));
      }
    });
    const { counters } = test.store;
    await counters.add('over', 1, HOUR, new Date(clock.now().getTime() - 2 * HOUR));
    await counters.add('counting', 1, 3 * HOUR, clock.now());
    const lines: unknown[] = [];
    const log: Log = { ...silentLog, info: (...line) => void lines.push(line) };
    const housekeeping = openHousekeeping({ store: test.store, clock, log });
    await housekeeping.run();
    const removed = { counters: 1, sessions: 1, links: 1, challenges: 1, browsers: 1, deletions: 2, strangers: 1 };
    expect(lines).toEqual([[removed, 'Expired data was removed']]);
    clock.pass(HOUR);
    await test.store.counters.clear(clock.now());
    expect([await housekeeping.run(), lines.length]).toEqual([0, 1]);
    expect(await test.rows.sessions.count()).toBe(2);
    expect(await test.rows.sessions.get(old?.id ?? '')).toBeUndefined();
    const { links, challenges, trustedBrowsers, deletions } = test.rows;
    expect([await links.count(), await challenges.count(), await trustedBrowsers.count()]).toEqual([2, 2, 2]);
    expect(await deletions.count()).toBe(1);
    expect((await test.rows.audits.find()).map(({ id }) => id)).toEqual([done.id]);
    expect((await counters.get('counting', clock.now()))?.points).toBe(1);
  });
});

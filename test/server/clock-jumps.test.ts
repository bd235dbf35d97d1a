import { afterAll, beforeAll, describe, expect, it } from 'vitest';
import { users } from '../../core/contract/users.ts';
import { openHousekeeping } from '../../demo/server/jobs/housekeeping.ts';
import { enter } from '../kit/enter.ts';
import { openTestServer, type TestServer } from '../kit/server.ts';
import { silentLog } from '../kit/silent-log.ts';

const SECOND = 1000;
const HOURS = 3600 * SECOND;

describe('a server whose clock jumps', () => {
  let server: TestServer;
  beforeAll(async () => {
    server = await openTestServer();
  });
  afterAll(() => server.close());

  const jumps: [what: string, ms: number][] = [
    ['hours ahead', 5 * HOURS],
    ['hours back', -5 * HOURS],
  ];
  for (const [what, ms] of jumps) {
    it(`${what} keeps sessions alive`, async () => {
      const browser = await enter(server, 'ada@acme.test');
      server.clock.pass(ms);
      expect((await browser.refresh()).status).toBe(200);
      server.clock.pass(60 * SECOND);
      expect((await browser.refresh()).status).toBe(200);
      expect((await browser.call(users.me)).status).toBe(200);
    });

    it(`${what} still signs people in and sends mails`, async () => {
      await server.browser().call(users.resetPassword, { body: { email: 'bo@acme.test' } });
      server.clock.pass(ms);
      expect((await server.browser().signIn('bo@acme.test')).status).toBe(200);
      const before = (await server.mailsTo('bo@acme.test')).length;
      await server.browser().call(users.resetPassword, { body: { email: 'bo@acme.test' } });
      expect((await server.mailsTo('bo@acme.test')).length).toBe(before + 1);
      expect(await server.store.outbox.count()).toBe(0);
    });

    it(`${what} extends no rate limit`, async () => {
      const perAccount = { times: 2, seconds: 60 };
      const mail = { ...server.ports.config.limits.mail, perAccount };
      const strict = server.configured({ limits: { ...server.ports.config.limits, mail } });
      const email = `limit${ms}@acme.test`;
      const ask = async () => (await strict.browser().call(users.resetPassword, { body: { email } })).status;
      expect([await ask(), await ask(), await ask()]).toEqual([200, 200, 429]);
      server.clock.pass(ms);
      expect([await ask(), await ask(), await ask()]).toEqual([200, 200, 429]);
    });

    it(`${what} extends no lockout`, async () => {
      const { maxAttempts, lockedMinutes } = server.ports.config.lockoutPolicy;
      const email = ms > 0 ? 'ada@acme.test' : 'root@acme.test';
      for (let time = 0; time < maxAttempts; time += 1) await server.browser().signIn(email, 'Wrong-guess-1');
      expect((await server.browser().signIn(email)).errorCode).toBe('accountLocked');
      server.clock.pass(ms);
      await server.browser().signIn(email); // a person tries
      server.clock.pass(lockedMinutes * 60 * SECOND);
      expect((await server.browser().signIn(email)).status).toBe(200);
    });

    it(`${what} still runs its jobs`, async () => {
      const job = openHousekeeping({ store: server.ports.store, clock: server.clock, log: silentLog });
      await job.run();
      server.clock.pass(ms);
      expect(await job.run()).toBeDefined();
    });
  }
});

import { afterAll, beforeAll, describe, expect, it } from 'vitest';
import { configurations } from '../../../core/contract/configurations.ts';
import type { SessionConfigurations } from '../../../core/contract/entities/policy.ts';
import { sessions } from '../../../core/contract/sessions.ts';
import { users } from '../../../core/contract/users.ts';
import type { Browser } from '../../kit/browser.ts';
import { openCompany } from '../../kit/company.ts';
import { enter } from '../../kit/enter.ts';
import { aMembership } from '../../kit/rows.ts';
import { openTestServer, type TestServer } from '../../kit/server.ts';

const MINUTE = 60_000;
const idle = (timeout: number): SessionConfigurations => ({
  sessionIdleTimeoutConfiguration: { isActive: true, timeout },
});
const absolute = (timeout: number): SessionConfigurations => ({
  sessionTimeoutConfiguration: { isActive: true, timeout },
});

const save = (admin: Browser, body: SessionConfigurations) => admin.call(configurations.saveSessionPolicy, { body });
/** Whether the session is good for a call and for a renewal. */
const isIn = async (browser: Browser) => [
  (await browser.call(users.me)).status === 200,
  (await browser.refresh()).status === 200,
];

describe('a company’s session policy', () => {
  let server: TestServer;
  let companies = 0;
  beforeAll(async () => {
    server = await openTestServer();
  });
  afterAll(() => server.close());

  /** A company of its own, and its administrator. */
  const company = async () => {
    const domain = `company${(companies += 1)}.test`;
    const { tenantId } = await openCompany(server.store, server.acme.roleIds, domain);
    return { tenantId, ada: `ada@${domain}`, bo: `bo@${domain}`, admin: await enter(server, `ada@${domain}`) };
  };
  const IN = [true, true];
  const OUT = [false, false];

  it('is inactive until saved, with default numbers', async () => {
    const { admin } = await company();
    expect((await admin.call(configurations.sessionPolicy)).value).toEqual({
      sessionTimeoutConfiguration: { isActive: false, timeout: 7_776_000 },
      sessionIdleTimeoutConfiguration: { isActive: false, timeout: 3600 },
      sessionConcurrentConfiguration: { isActive: false, maxSessions: 10 },
    });
    await save(admin, idle(1200));
    await save(admin, absolute(86_400));
    expect((await admin.call(configurations.sessionPolicy)).value).toEqual({
      sessionTimeoutConfiguration: { isActive: true, timeout: 86_400 },
      sessionIdleTimeoutConfiguration: { isActive: true, timeout: 1200 },
      sessionConcurrentConfiguration: { isActive: false, maxSessions: 10 },
    });
  });

  it('ends a session idle for longer than it allows, and none that is used in time', async () => {
    const { admin, bo } = await company();
    await save(admin, idle(600));
    const [faithful, idler] = [await enter(server, bo), await enter(server, bo)];
    for (let visit = 0; visit < 4; visit += 1) {
      server.clock.pass(4 * MINUTE);
      expect(await isIn(faithful)).toEqual(IN);
    }
    expect(await isIn(idler)).toEqual(OUT);
  });

  it('ends a session at its maximum age, however busy', async () => {
    const { admin, bo } = await company();
    await save(admin, absolute(600));
    const busy = await enter(server, bo);
    for (const minutes of [4, 4]) {
      server.clock.pass(minutes * MINUTE);
      expect(await isIn(busy)).toEqual(IN);
    }
    server.clock.pass(2 * MINUTE);
    expect(await isIn(busy)).toEqual(OUT);
  });

  it('applies at once to open sessions, in its own company alone', async () => {
    const [one, other] = [await company(), await company()];
    const [bo, stranger] = [await enter(server, one.bo), await enter(server, other.bo)];
    server.clock.pass(11 * MINUTE);
    const admin = await enter(server, one.ada);
    await save(admin, idle(600));
    expect(await isIn(bo)).toEqual(OUT);
    expect((await stranger.refresh()).status).toBe(200);
  });

  it('applies to its members in all their companies', async () => {
    const [strict, loose] = [await company(), await company()];
    await save(strict.admin, idle(600));
    const [person] = await server.store.users.find({ where: { email: loose.bo } });
    const userId = person?.id;
    if (!userId) throw new Error('There is no such user');
    const place = aMembership({ tenantId: strict.tenantId, userId, roleIds: [] });
    await server.store.transaction((rows) => rows.memberships.insert(place));
    const bo = await enter(server, loose.bo);
    server.clock.pass(11 * MINUTE);
    expect((await bo.refresh()).errorCode).toBe('sessionEnded');
  });

  it('limits the number of sessions per person, and ends the oldest', async () => {
    const { admin, bo } = await company();
    await save(admin, { sessionConcurrentConfiguration: { isActive: true, maxSessions: 2 } });
    const browsers: Browser[] = [];
    for (let at = 0; at < 3; at += 1) {
      browsers.push(await enter(server, bo));
      server.clock.pass(1000);
    }
    const [first, second, third] = browsers;
    if (!first || !second || !third) throw new Error('A sign-in failed');
    expect([await isIn(first), await isIn(second), await isIn(third)]).toEqual([OUT, IN, IN]);
    expect((await third.call(sessions.list)).value.length).toBe(2);
  });

  it('cannot be weaker than the operator’s', async () => {
    const { bo } = await company();
    const strict = server.configured({ sessions: { ...server.ports.config.sessions, idleSeconds: 600 } });
    const browser = await enter(strict, bo);
    server.clock.pass(11 * MINUTE);
    expect(await isIn(browser)).toEqual(OUT);
  });

  const faults: [what: string, body: SessionConfigurations, error: string][] = [
    ['idle sooner than a token is renewed', idle(599), 'sessionIdleTimeoutConfiguration.timeout: must be at least 600'],
    [
      'no session at all',
      { sessionConcurrentConfiguration: { isActive: true, maxSessions: 0 } },
      'sessionConcurrentConfiguration.maxSessions: must be at least 1',
    ],
  ];
  for (const [what, body, error] of faults)
    it(`cannot be ${what}`, async () => expect((await save((await company()).admin, body)).errors).toEqual([error]));
});

import { afterAll, beforeAll, describe, expect, it } from 'vitest';
import type { UserId } from '../../../core/contract/entities/ids.ts';
import { sessions } from '../../../core/contract/sessions.ts';
import { users } from '../../../core/contract/users.ts';
import { openCompany } from '../../kit/company.ts';
import { anId } from '../../kit/rows.ts';
import { openTestServer, type TestServer } from '../../kit/server.ts';

const lives = async (browser: ReturnType<TestServer['browser']>) => (await browser.call(users.me)).status === 200;

describe('a person’s sessions', () => {
  let server: TestServer;
  let count = 0;
  beforeAll(async () => {
    server = await openTestServer();
  });
  afterAll(() => server.close());

  /** Someone signed in three times. */
  const atThree = async () => {
    count += 1;
    await openCompany(server.store, server.acme.roleIds, `company${count}.test`);
    const browsers = [server.browser(), server.browser(), server.browser()] as const;
    for (const browser of browsers) {
      server.clock.pass(1000);
      await browser.signIn(`bo@company${count}.test`);
    }
    return browsers;
  };

  const adminOf = async (company: number) => {
    const browser = server.browser();
    await browser.signIn(`ada@company${company}.test`);
    return browser;
  };

  it('are listed newest first, with the current one marked', async () => {
    const [first] = await atThree();
    const { value } = await first.call(sessions.list);
    expect(value.map(({ current }) => current)).toEqual([false, false, true]);
    expect(value[0]).toMatchObject({ ipAddress: '192.0.2.7', userAgent: 'Test browser' });
    expect((await first.call(sessions.current)).value).toEqual(value[2]);
  });

  it('are ended one by one', async () => {
    const [here, there, third] = await atThree();
    const { id } = (await there.call(sessions.current)).value;
    expect((await here.call(sessions.remove, { params: { id } })).status).toBe(200);
    expect([await lives(here), await lives(there), await lives(third)]).toEqual([true, false, true]);
    expect(await here.call(sessions.remove, { params: { id } })).toMatchObject({
      status: 404,
      errors: ['Session not found'],
    });
  });

  it('include the current one: ending it signs out', async () => {
    const [here] = await atThree();
    const { id } = (await here.call(sessions.current)).value;
    await here.call(sessions.remove, { params: { id } });
    expect([here.cookie, await lives(here)]).toEqual([undefined, false]);
  });

  it('can all be ended but the current one', async () => {
    const [here, there, third] = await atThree();
    await here.call(sessions.removeAll);
    expect([await lives(here), await lives(there), await lives(third)]).toEqual([true, false, false]);
  });

  it('cannot be ended by another person', async () => {
    const [mine, theirs] = [(await atThree())[0], (await atThree())[0]];
    const { id } = (await theirs.call(sessions.current)).value;
    expect((await mine.call(sessions.remove, { params: { id } })).errors).toEqual(['Session not found']);
    expect(await lives(theirs)).toBe(true);
  });

  it('have UUIDs', async () => {
    const [here] = await atThree();
    const answer = await here.call(sessions.remove, { params: { id: 'everything' } });
    expect(answer).toMatchObject({ status: 400, errors: ['id: must be a uuid'], errorCode: 'invalidInput' });
  });

  describe('revoked by an administrator', () => {
    it('end at once, and the audit log has the administrator', async () => {
      const [bo] = await atThree();
      const { id: userId } = (await bo.call(users.me)).value;
      const ada = await adminOf(count);
      expect((await ada.call(sessions.revoke, { body: { userId } })).status).toBe(200);
      expect([await lives(bo), await lives(ada)]).toEqual([false, true]);
      const rows = await server.store.audits.find({ where: { email: `ada@company${count}.test` } });
      expect(rows).toContainEqual(
        expect.objectContaining({ action: 'Sessions of a person ended', severity: 'Warning', details: { userId } }),
      );
    });

    it('stay where the user belongs to another tenant or does not exist', async () => {
      const [bo] = await atThree();
      const { id: userId } = (await bo.call(users.me)).value;
      await atThree();
      const ada = await adminOf(count);
      const audits = await server.store.audits.count();
      for (const other of [userId, anId<UserId>()]) {
        const { status, errors } = await ada.call(sessions.revoke, { body: { userId: other } });
        expect([status, errors]).toEqual([404, ['User not found']]);
      }
      expect(await lives(bo)).toBe(true);
      expect(await server.store.audits.count()).toBe(audits);
    });
  });
});

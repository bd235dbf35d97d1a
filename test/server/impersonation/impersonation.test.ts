import { afterAll, beforeAll, describe, expect, it } from 'vitest';
import { auth } from '../../../core/contract/auth.ts';
import type { RoleId, UserId } from '../../../core/contract/entities/ids.ts';
import { entitlements } from '../../../core/contract/entitlements.ts';
import { groups } from '../../../core/contract/groups.ts';
import { impersonation } from '../../../core/contract/impersonation.ts';
import { members } from '../../../core/contract/members.ts';
import { sessions } from '../../../core/contract/sessions.ts';
import { users } from '../../../core/contract/users.ts';
import type { Browser } from '../../kit/browser.ts';
import { enter } from '../../kit/enter.ts';
import { aMembership, anId, aPerson, aTenant } from '../../kit/rows.ts';
import { openTestServer, type TestServer } from '../../kit/server.ts';

/** Claims of a token. */
const claimsIn = (token = '') => JSON.parse(atob(token.split('.')[1] ?? '')) as Record<string, unknown>;

describe('impersonation', () => {
  let server: TestServer;
  let bo: UserId;
  beforeAll(async () => {
    server = await openTestServer();
    bo = await idOf('bo@acme.test');
  });
  afterAll(() => server.close());

  const idOf = async (email: string) => (await server.store.users.find({ where: { email } }))[0]?.id ?? anId<UserId>();
  const role = (key: string) => server.acme.roleIds[key] ?? anId<RoleId>();
  const add = async (roleIds: RoleId[], place: object = {}) => {
    const person = aPerson({ tenantId: server.acme.tenantId });
    await server.store.transaction(async (rows) => {
      await rows.users.insert(person);
      await rows.memberships.insert(
        aMembership({ tenantId: server.acme.tenantId, userId: person.id, roleIds, ...place }),
      );
    });
    return person;
  };
  const supporter = async () => {
    const sue = await add([role('Support')]);
    return { sue, browser: await enter(server, sue.email) };
  };
  const begin = async (browser: Browser, impersonatedUserId = bo, more: object = {}) => {
    const answer = await browser.call(impersonation.begin, { body: { impersonatedUserId, ...more } });
    if (answer.status === 200) browser.token = answer.value.accessToken;
    return answer;
  };

  it('is visible in the token, and equals the other account in everything else', async () => {
    const { sue, browser } = await supporter();
    const { value } = await begin(browser, bo, { actorToken: browser.token });
    expect(value).toMatchObject({ tokenType: 'Bearer', expiresIn: 300 });
    expect(claimsIn(value.accessToken)).toMatchObject({
      sub: bo,
      act: { sub: sue.id },
      tenantIds: [server.acme.tenantId],
    });
    expect((await browser.call(users.me)).value).toMatchObject({
      email: 'bo@acme.test',
      impersonator: { id: sue.id, email: sue.email },
    });
    const renewed = await browser.refresh();
    expect(claimsIn(renewed.value.accessToken)).toMatchObject({ sub: bo, act: { sub: sue.id } });
    const own = await enter(server, 'bo@acme.test');
    const seen = (await own.call(sessions.list)).value;
    expect(seen.filter(({ impersonated }) => impersonated)).toHaveLength(1);
  });

  it('reveals nothing about the other account’s other companies', async () => {
    const { browser } = await supporter();
    const two = await add([role('Member')]);
    const elsewhere = aTenant({ name: 'Elsewhere Ltd' });
    await server.store.transaction(async (rows) => {
      await rows.tenants.insert(elsewhere);
      await rows.memberships.insert(aMembership({ tenantId: elsewhere.id, userId: two.id, roleIds: [] }));
    });
    await enter(server, two.email);
    await begin(browser, two.id);
    await browser.refresh();
    expect(claimsIn(browser.token)['tenantIds']).toEqual([server.acme.tenantId]);
    for (const call of [users.me, users.tenants, users.tenantsV2, sessions.list, entitlements.answers]) {
      const { status, value } = await browser.call(call);
      expect([status, JSON.stringify(value).includes(elsewhere.id)]).toEqual([200, false]);
    }
    const { status } = await browser.call(auth.refresh, { body: { tenantId: elsewhere.id } });
    expect(status).toBe(404);
  });

  it('is refused for a super user, for oneself, and for an account with more permissions', async () => {
    const { sue, browser } = await supporter();
    const refused = async (userId: UserId) => (await begin(browser, userId)).errorCode;
    expect(await refused(await idOf('root@acme.test'))).toBe('insufficientPrivilege');
    expect(await refused(await idOf('ada@acme.test'))).toBe('insufficientPrivilege');
    expect(await refused(sue.id)).toBe('cannotTargetSelf');
    const invited = await add([], { activated: false });
    const locked = await add([], { locked: true });
    for (const { id } of [invited, locked, { id: anId<UserId>() }]) expect((await begin(browser, id)).status).toBe(404);
    const other = await enter(server, 'bo@acme.test');
    expect((await begin(browser, bo, { actorToken: other.token })).status).toBe(401);
  });

  it('changes no credentials, tokens, policies or people, and cannot begin a second one from within', async () => {
    const { browser } = await supporter();
    const cy = await add([role('ReadOnly')]);
    await begin(browser);
    const answers = [
      await browser.call(users.changePassword, { body: { password: 'x', newPassword: 'y' } }),
      await browser.call(sessions.removeAll),
      await browser.call(users.switchTenant, { body: { tenantId: server.acme.tenantId } }),
    ];
    expect(answers.map(({ errorCode }) => errorCode)).toEqual(answers.map(() => 'notAllowedWhileImpersonating'));
    expect((await begin(browser, cy.id)).status).toBe(403);
    expect((await browser.call(members.list)).status).toBe(200);
  });

  it('is audited for both accounts, from beginning to end', async () => {
    const { sue, browser } = await supporter();
    const grouper = await add([role('Support')]);
    await begin(browser, grouper.id);
    await browser.call(impersonation.end);
    const rows = await server.store.audits.find({
      where: { userId: { in: [sue.id, grouper.id] } },
      order: [['createdAt', 'asc']],
    });
    const told = rows.map(({ userId, action, details }) => [userId, action, details]);
    const actor = { userId: sue.id, email: sue.email };
    expect(told).toEqual(
      expect.arrayContaining([
        [
          sue.id,
          'Impersonation started',
          expect.objectContaining({ as: { userId: grouper.id, email: grouper.email } }),
        ],
        [grouper.id, 'Impersonated', expect.objectContaining({ actor })],
        [grouper.id, 'Impersonation ended', { actor }],
        [sue.id, 'Impersonation ended', { as: { userId: grouper.id, email: grouper.email } }],
      ]),
    );
  });

  it('ends on request, and the browser has its own session again', async () => {
    const { sue, browser } = await supporter();
    await begin(browser);
    const { token } = browser;
    expect((await browser.call(impersonation.end)).status).toBe(200);
    expect((await Object.assign(server.browser(), { token }).call(users.me)).errorCode).toBe('sessionEnded');
    expect(browser.actor).toBeUndefined();
    await browser.refresh();
    expect((await browser.call(users.me)).value.email).toBe(sue.email);
    expect((await browser.call(impersonation.end)).status).toBe(404);
  });

  it('ends by itself within the hour, however often it is renewed', async () => {
    const { sue, browser } = await supporter();
    await begin(browser);
    const until = (await browser.call(users.me)).value.impersonator?.until ?? '';
    expect(Date.parse(until) - server.clock.now().getTime()).toBe(3_600_000);
    for (let minutes = 4; minutes < 60; minutes += 4) {
      server.clock.pass(4 * 60_000);
      expect((await browser.refresh()).status).toBe(200);
    }
    server.clock.pass(5 * 60_000);
    // the browser is its own again
    expect((await browser.refresh()).status).toBe(200);
    expect((await browser.call(users.me)).value).toMatchObject({ email: sue.email });
    expect([browser.actor, (await browser.call(users.me)).value.impersonator]).toEqual([undefined, undefined]);
  });

  const ENDS: [what: string, does: (sue: UserId, own: Browser, as: UserId) => Promise<unknown>, then?: 'signed out'][] =
    [
      [
        'loses the right to',
        (userId) => server.store.transaction((rows) => rows.memberships.update({ userId }, { roleIds: [] })),
      ],
      [
        'is locked',
        (userId) => server.store.transaction((rows) => rows.memberships.update({ userId }, { locked: true })),
        'signed out',
      ],
      ['is signed out elsewhere', (_, own) => own.call(auth.logout), 'signed out'],
      [
        'could do less than the other, who was given more',
        (_sue, _own, userId) =>
          server.store.transaction((rows) => rows.memberships.update({ userId }, { roleIds: [role('Admin')] })),
      ],
      [
        'would be a super user',
        (_sue, _own, id) => server.store.transaction((rows) => rows.users.update({ id }, { superUser: true })),
      ],
    ];
  for (const [what, does, then = 'themselves'] of ENDS)
    it(`ends within five seconds where the impersonator ${what}, who then is ${then}`, async () => {
      const { sue, browser } = await supporter();
      const { cookie } = browser;
      const as = await add([role('Member')]);
      await begin(browser, as.id);
      expect((await browser.call(users.me)).status).toBe(200);
      await does(sue.id, Object.assign(server.browser(), { cookie }), as.id);
      server.clock.pass(5000);
      expect((await browser.call(users.me)).errorCode).toBe('sessionEnded');
      const renewed = await browser.refresh();
      expect(then === 'signed out' ? renewed.errorCode : renewed.value.userId).toBe(
        then === 'signed out' ? 'sessionEnded' : sue.id,
      );
      expect(browser.actor).toBeUndefined();
    });

  it('ends with the session it began in', async () => {
    const { browser } = await supporter();
    const { token } = browser;
    await begin(browser);
    await browser.call(auth.logout);
    expect([browser.cookie, browser.actor]).toEqual([undefined, undefined]);
    expect((await Object.assign(server.browser(), { token }).call(users.me)).errorCode).toBe('sessionEnded');
  });

  it('puts people into groups only where the other account may', async () => {
    const { browser } = await supporter();
    await begin(browser);
    // a member may not: it is their rights that count
    expect((await browser.call(groups.create, { body: { name: 'Mine' } })).errors).toEqual(['Forbidden']);
  });
});

import { afterAll, beforeAll, describe, expect, it } from 'vitest';
import { groups } from '../../../core/contract/groups.ts';
import { impersonation } from '../../../core/contract/impersonation.ts';
import { invitations } from '../../../core/contract/invitations.ts';
import { members } from '../../../core/contract/members.ts';
import type { RoleId } from '../../../core/contract/entities/ids.ts';
import { FRESH_SECONDS } from '../../../demo/server/authority/stepped-up.ts';
import { areas } from '../../../demo/server/routes.ts';
import type { Browser } from '../../kit/browser.ts';
import { enter } from '../../kit/enter.ts';
import { MATRIX } from '../../kit/authority/matrix.ts';
import { openWorld, type World } from '../../kit/authority/world.ts';

const IN_SESSION = 'begun with a fresh proof in the same session, and finished with what only its owner has';
const MANAGING = 'asks where it makes a user manage others';
const EVERYDAY = 'about one person, gives nothing and is told in the log';
const PAYING =
  'about what the company pays; its card is confirmed by its bank, and no one gains a permission of a role';
const BELOW = 'asks for it where a role manages others: in the test of entering accounts';
const NOTHING = 'gives no one more permissions and no other way in';

/** Calls that change something and ask for no fresh proof, and why. */
const UNPROVEN: Readonly<Record<string, string>> = {
  'users.changePassword': 'asks for the password itself',
  'ownMfa.removeAuthenticator': 'asks for a code of the very app; a proof beside it would ask for two of them',
  'users.updateMe': NOTHING,
  'profile.saveImage': NOTHING,
  'profile.sendPhoneCode': NOTHING,
  'profile.verifyPhone': NOTHING,
  'profile.cancelEmailChange': 'keeps the address that there is',
  'ownMfa.verifyNewEmail': IN_SESSION,
  'ownAccount.cancelDeletion': 'keeps the account',
  'ownMfa.renameDevice': NOTHING,
  'passkeys.rename': NOTHING,
  'phones.verifyRemoval': IN_SESSION,
  'ownMfa.verifyEnroll': IN_SESSION,
  'ownMfa.disable': 'asks for a code of the very app',
  'ownMfa.removeSms': IN_SESSION,
  'ownMfa.askToRemoveWebAuthn': 'asks for a proof of the very key',
  'ownMfa.removeWebAuthn': 'asks for a proof of the very key',
  'ownMfa.verifyNewAuthenticator': IN_SESSION,
  'ownMfa.verifyNewSms': IN_SESSION,
  'ownMfa.verifyNewWebAuthn': IN_SESSION,
  'passkeys.verify': IN_SESSION,
  'phones.verify': IN_SESSION,
  'stepUp.generate': 'it is how a fresh proof is given',
  'users.switchTenant':
    'into a company that they belong to, or an account below with nothing more than they have above it',
  'users.tokenFor': 'of nothing more than they have already',
  'sessions.removeAll': 'signs out: what an owner does in a hurry',
  'sessions.remove': 'signs out: what an owner does in a hurry',
  'sessions.revoke': EVERYDAY,
  'members.lock': EVERYDAY,
  'members.unlock': EVERYDAY,
  'members.remove': EVERYDAY,
  'members.resend': EVERYDAY,
  'members.resendAll': EVERYDAY,
  'members.update': MANAGING,
  'subTenants.addPerson': BELOW,
  'subTenants.addPeople': BELOW,
  'subTenants.addPeopleWithSlash': BELOW,
  'subTenants.removePerson': EVERYDAY,
  'subTenants.addRoles': BELOW,
  'subTenants.setRoles': BELOW,
  'subTenants.removeRoles': BELOW,
  'subTenants.setAccess': BELOW,
  'members.invite': MANAGING,
  'members.inviteMany': MANAGING,
  'groups.addUsers': MANAGING,
  'invitations.revoke': EVERYDAY,
  'invitations.copyLink': MANAGING,
  'invitations.restore': 'gives back what was given a minute ago, and asks where it makes a user manage others',
  'invitations.createLink': MANAGING,
  'invitations.changeLink': MANAGING,
  'invitations.removeLink': NOTHING,
  'invitations.join': 'the link is the proof of being let in',
  'impersonation.end': NOTHING,
  'groups.bulkGet': NOTHING,
  'members.checkInvitees': NOTHING,
  'groups.create': NOTHING,
  'groups.update': NOTHING,
  'personalTokens.removeClient': NOTHING,
  'personalTokens.removeAccess': NOTHING,
  'tenantTokens.removeClient': NOTHING,
  'tenantTokens.removeClientV2': NOTHING,
  'tenantTokens.removeAccess': NOTHING,
  'billing.createTenantConfiguration': PAYING,
  'billing.refresh': PAYING,
  'billing.saveDetails': PAYING,
  'managedSubscriptions.cancel': PAYING,
  'managedSubscriptions.renew': PAYING,
  'managedSubscriptions.update': PAYING,
  'paymentMethods.remove': PAYING,
  'paymentMethods.setDefault': PAYING,
  'paymentMethods.updateBillingDetails': PAYING,
  'paymentProviders.createCustomer': PAYING,
  'paymentProviders.createSetupIntent': PAYING,
  'paymentProviders.createSubscription': PAYING,
  'subscriptions.cancel': PAYING,
  'subscriptions.changeSeats': PAYING,
  'subscriptions.pay': PAYING,
  'subscriptions.renew': PAYING,
  'subscriptions.update': PAYING,
  'accountSettings.save': NOTHING,
  'customLogin.save': NOTHING,
  'tenants.count': NOTHING,
  'subTenants.create': 'invites its first administrator, and asks where that role manages others',
  'subTenants.update': NOTHING,
  'groups.removeUsers': 'about some people, gives nothing and is told in the log',
};

const writing = Object.entries(areas).flatMap(([area, routes]) =>
  routes.flatMap(({ name, endpoint, rule }) =>
    endpoint.method !== 'GET' && (rule.access === 'allowed' || rule.access === 'signedIn')
      ? [{ call: `${area}.${name}`, endpoint, rule }]
      : [],
  ),
);

describe('a fresh proof', () => {
  let world: World;
  beforeAll(async () => {
    world = await openWorld();
  });
  afterAll(() => world.server.close());

  /** A person whose proof is just too old. */
  const late = async (browser: Browser) => {
    world.server.clock.pass((FRESH_SECONDS + 1) * 1000);
    await browser.refresh();
    return browser;
  };

  const roleOf = (key: string) => world.server.acme.roleIds[key] as RoleId;

  const inGroupOf = async (key: string) => {
    const id = await world.newGroup();
    await world.server.store.transaction((rows) => rows.groups.update({ id }, { roleIds: [roleOf(key)] }));
    return id;
  };

  it('is required by every call that writes, except those with a stated reason', () => {
    const without = writing.filter(({ rule }) => !rule.fresh).map(({ call }) => call);
    expect(without.toSorted()).toEqual(Object.keys(UNPROVEN).toSorted());
  });

  for (const { call, endpoint } of writing.filter(({ rule }) => rule.fresh))
    it(`is required by ${call} ten minutes after the last, before anything is written`, async () => {
      const who = call === 'impersonation.begin' ? 'sue@acme.test' : 'ada@acme.test';
      const browser = await late(await enter(world.server, who));
      const given = (await MATRIX[call]?.input?.(world)) ?? {};
      const before = await world.picture();
      const { status, errorCode } = await browser.call(endpoint, given);
      expect([status, errorCode]).toEqual([403, 'stepUpRequired']);
      expect((await world.picture()) === before).toBe(true);
    });

  describe('is required only to let a user manage others:', () => {
    const ways: Readonly<
      Record<string, (browser: Browser, key: string) => Promise<{ errorCode: string | undefined }>>
    > = {
      'members.update': async (browser, key) =>
        browser.call(members.update, { body: { id: (await world.newPerson()).id, roleIds: [roleOf(key)] } }),
      'members.invite': async (browser, key) =>
        browser.call(members.invite, { body: { email: world.newAddress(), roleIds: [roleOf(key)] } }),
      'members.inviteMany': async (browser, key) =>
        browser.call(members.inviteMany, {
          body: { users: [{ email: world.newAddress() }], roleIds: [roleOf(key)] },
        }),
      'groups.addUsers': async (browser, key) =>
        browser.call(groups.addUsers, {
          params: { groupId: await inGroupOf(key) },
          body: { userIds: [world.cy] },
        }),
    };

    it('by every call declared so', () => {
      const said = Object.entries(UNPROVEN).flatMap(([call, why]) => (why === MANAGING ? [call] : []));
      const links = ['invitations.createLink', 'invitations.changeLink', 'invitations.copyLink'];
      expect([...Object.keys(ways), ...links].toSorted()).toEqual(said.toSorted());
    });

    for (const [call, make] of Object.entries(ways))
      it(`by ${call}`, async () => {
        const browser = await late(await world.browserOf('administrator'));
        expect((await make(browser, 'Admin')).errorCode).toBe('stepUpRequired');
        expect((await make(browser, 'Member')).errorCode).toBeUndefined();
      });

    it('by the copied link of an invitation whose role manages others', async () => {
      const { userId } = await world.newInvitation();
      const browser = await late(await world.browserOf('administrator'));
      const copy = async (key: string) => {
        const roleIds = [roleOf(key)];
        await world.server.store.transaction((rows) =>
          rows.memberships.update({ userId, activated: false }, { roleIds }),
        );
        return (await browser.call(invitations.copyLink, { params: { userId } })).errorCode;
      };
      expect([await copy('Admin'), await copy('Member')]).toEqual(['stepUpRequired', undefined]);
    });

    it('by a link, where the default role manages others', async () => {
      await world.newLink();
      const browser = await late(await world.browserOf('administrator'));
      const calls = () => [
        browser.call(invitations.link),
        browser.call(invitations.createLink, { body: {} }),
        browser.call(invitations.changeLink, { body: { expiresInMinutes: 10_070 } }),
      ];
      const told = async () => (await Promise.all(calls())).map(({ errorCode }) => errorCode);
      expect(await told()).toEqual([undefined, undefined, undefined]);
      const [write] = await world.server.store.permissions.find({ where: { key: 'fe.secure.write.users' } });
      const id = await world.newRole();
      const changes = { isDefault: true, permissionIds: write ? [write.id] : [] };
      await world.server.store.transaction((rows) => rows.roles.update({ id }, changes));
      expect(await told()).toEqual(['stepUpRequired', 'stepUpRequired', 'stepUpRequired']);
      await world.server.store.transaction((rows) => rows.roles.remove({ id }));
    });
  });

  it('cannot be given while impersonating', async () => {
    const browser = await enter(world.server, 'root@acme.test');
    const [ada] = await world.server.store.users.find({ where: { email: 'ada@acme.test' } });
    world.server.clock.pass((FRESH_SECONDS - 10) * 1000);
    await browser.refresh();
    const body = { impersonatedUserId: ada?.id ?? world.cy };
    browser.token = (await browser.call(impersonation.begin, { body })).value.accessToken;
    const add = async () => {
      const params = { groupId: await world.newGroup() };
      return browser.call(groups.addRoles, { params, body: { roleIds: [await world.newRole()] } });
    };
    expect((await add()).errorCode).toBeUndefined();
    world.server.clock.pass(20_000);
    expect((await add()).errorCode).toBe('notAllowedWhileImpersonating');
  });
});

import { afterAll, beforeAll, beforeEach, describe, expect, it } from 'vitest';
import { groups } from '../../../core/contract/groups.ts';
import { impersonation } from '../../../core/contract/impersonation.ts';
import { invitations } from '../../../core/contract/invitations.ts';
import { members } from '../../../core/contract/members.ts';
import { mfaPolicies } from '../../../core/contract/mfa-policies.ts';
import { permissions, roles } from '../../../core/contract/roles.ts';
import type { PermissionId, RoleId, TenantId } from '../../../core/contract/entities/ids.ts';
import type { MembershipRecord, UserRecord } from '../../../demo/server/store/records.ts';
import type { Browser } from '../../kit/browser.ts';
import { openCompany } from '../../kit/company.ts';
import { enter } from '../../kit/enter.ts';
import { ROOMY_LIMITS } from '../../kit/roomy-limits.ts';
import * as row from '../../kit/rows.ts';
import { openTestServer, type TestServer } from '../../kit/server.ts';

const MANAGES = ['users', 'roles', 'groups'].flatMap((area) =>
  ['read', 'write', 'delete'].map((verb) => `fe.secure.${verb}.${area}`),
);
const FINANCE = ['fe.subscriptions.*', 'fe.secure.read.audits', 'fe.secure.write.securityPolicy'];

/** Outcomes of some calls. */
const codes = (answers: readonly { status: number; errorCode: string | undefined }[]) =>
  answers.map(({ status, errorCode }) => (status === 200 ? '200' : errorCode));

describe('a manager of people, roles and groups who may not assign Finance', () => {
  let server: TestServer;
  let domain: string;
  let tenantId: TenantId;
  let ids: Readonly<Record<string, PermissionId>>;
  let hr: Browser;
  let ada: Browser;
  let hrRole: RoleId;
  let finance: RoleId;
  /** A role that they may assign. */
  let clerk: RoleId;
  /** Their other account. */
  let other: UserRecord;
  let admin: RoleId;

  beforeAll(async () => {
    server = (await openTestServer()).configured({ limits: ROOMY_LIMITS });
    ids = Object.fromEntries((await server.store.permissions.find()).map(({ key, id }) => [key, id]));
  });
  afterAll(() => server.close());

  const person = async (roleIds: RoleId[], fields: Partial<MembershipRecord> = {}) => {
    const who = row.aPerson({ tenantId, email: `${crypto.randomUUID()}@${domain}` });
    await server.store.transaction(async (rows) => {
      await rows.users.insert(who);
      await rows.memberships.insert(row.aMembership({ tenantId, userId: who.id, roleIds, ...fields }));
    });
    return who;
  };
  const role = async (key: string, level: number, keys: readonly string[]) => {
    const made = row.aRole({ tenantId, key, name: key, level, permissionIds: keys.flatMap((one) => ids[one] ?? []) });
    await server.store.transaction((rows) => rows.roles.insert(made));
    return made.id;
  };
  const group = async (...roleIds: RoleId[]) => {
    const made = row.aGroup({ tenantId, roleIds });
    await server.store.transaction((rows) => rows.groups.insert(made));
    return made.id;
  };

  beforeEach(async () => {
    domain = `${crypto.randomUUID()}.test`;
    const company = await openCompany(server.store, server.acme.roleIds, domain);
    ({ tenantId } = company);
    admin = company.roleIds['Admin'] as RoleId;
    hrRole = await role('hr', 100, MANAGES);
    finance = await role('finance', 200, FINANCE);
    clerk = await role('clerk', 300, ['fe.secure.read.users']);
    hr = await enter(server, (await person([hrRole])).email);
    ada = await enter(server, `ada@${domain}`);
    other = await person([clerk]);
  });

  const saveConfig = (body: object) => hr.call(groups.saveConfig, { body });
  const update = (body: object, roleId = finance) => hr.call(roles.update, { params: { roleId }, body });
  const takeRoles = (id: UserRecord['id']) => hr.call(members.update, { body: { id, roleIds: [''] } });
  /** Call of an account that needs authority which the manager lacks. */
  const policy = async (email: string) =>
    (await enter(server, email)).call(mfaPolicies.create, { body: { enforceMFAType: 'DontForce' } });
  const invite = (roleIds?: RoleId[]) =>
    hr.call(members.invite, {
      body: { email: `${crypto.randomUUID()}@${domain}`, ...(roleIds && { roleIds }) },
    });

  it('does not make it the default role, and cannot invite while it is', async () => {
    const params = { roleId: finance };
    expect(codes([await hr.call(roles.update, { params, body: { isDefault: true } })])).toEqual([
      'insufficientPrivilege',
    ]);
    expect((await ada.call(roles.update, { params, body: { isDefault: true } })).status).toBe(200);
    const body = { users: [{ email: `${crypto.randomUUID()}@${domain}` }] };
    expect(codes([await invite(), await hr.call(members.inviteMany, { body }), await invite([finance])])).toEqual([
      'defaultRolesExceedPrivilege',
      'defaultRolesExceedPrivilege',
      'insufficientPrivilege',
    ]);
    expect(codes([await invite([clerk])])).toEqual(['200']);
  });

  it('can unset it as default role, but not set it again', async () => {
    await server.store.transaction((rows) => rows.roles.update({ id: finance }, { isDefault: true }));
    const params = { roleId: finance };
    // as a form sends it, with all that stays
    const kept = { key: 'finance', name: 'finance', description: '', level: 200 };
    expect((await hr.call(roles.update, { params, body: { ...kept, isDefault: false } })).status).toBe(200);
    expect(codes([await hr.call(roles.update, { params, body: { isDefault: true } })])).toEqual([
      'insufficientPrivilege',
    ]);
  });

  it('neither creates, extends nor sees an invitation link that gives more than they may assign', async () => {
    expect((await ada.call(invitations.createLink, { body: {} })).status).toBe(200);
    const answers = [
      await hr.call(invitations.createLink, { body: {} }),
      await hr.call(invitations.changeLink, { body: { expiresInMinutes: 60 } }),
      await hr.call(invitations.link),
    ];
    expect(codes(answers)).toEqual([
      'defaultRolesExceedPrivilege',
      'defaultRolesExceedPrivilege',
      'defaultRolesExceedPrivilege',
    ]);
    expect((await hr.call(invitations.removeLink)).status).toBe(200);
  });

  it('creates no default role with permissions that they lack', async () => {
    const draft = { key: 'new', name: 'New', isDefault: true };
    const answers = [
      await hr.call(roles.create, { body: { ...draft, permissions: [ids['fe.subscriptions.*'] as PermissionId] } }),
      await hr.call(roles.create, { body: { ...draft, level: 99 } }),
      await hr.call(roles.create, { body: { ...draft, permissions: [ids['fe.secure.read.users'] as PermissionId] } }),
    ];
    expect(codes(answers)).toEqual(['insufficientPrivilege', 'insufficientPrivilege', '200']);
  });

  it('adds no permission they lack to an assigned role, from either side', async () => {
    await server.store.transaction((rows) => rows.roles.update({ id: clerk }, { isDefault: true }));
    const lacked = ids['fe.subscriptions.*'] as PermissionId;
    const answers = [
      await hr.call(roles.setPermissions, { params: { roleId: clerk }, body: { permissionIds: [lacked] } }),
      await hr.call(permissions.setRoles, { params: { permissionId: lacked }, body: { roleIds: [finance, clerk] } }),
    ];
    expect(codes(answers)).toEqual(['insufficientPrivilege', 'insufficientPrivilege']);
  });

  it('changes neither level nor name of Finance', async () => {
    const answers = [
      await update({ level: 100 }),
      await update({ level: 300 }),
      await update({ key: 'away' }),
      await update({ name: 'Clerk' }),
      await update({ description: 'Harmless' }),
      await update({ level: 99 }, clerk),
      await update({ key: 'finance' }, clerk),
    ];
    expect(codes(answers)).toEqual([...Array.from({ length: 6 }, () => 'insufficientPrivilege'), 'roleKeyTaken']);
    expect(codes([await update({ level: 100, key: 'clerks', name: 'Clerks' }, clerk)])).toEqual(['200']);
  });

  it('cannot join its group and then enable roles of groups', async () => {
    await server.store.transaction((rows) =>
      rows.groupConfigs.insert(row.aGroupConfig({ tenantId, enabled: true, rolesEnabled: false })),
    );
    const inFinance = await group(finance);
    await server.store.transaction((rows) => rows.memberships.update({ userId: other.id }, { groupIds: [inFinance] }));
    expect(codes([await saveConfig({ rolesEnabled: true })])).toEqual(['insufficientPrivilege']);
    // what changes nothing for anybody is theirs
    expect(codes([await saveConfig({ enabled: false }), await saveConfig({ rolesEnabled: true })])).toEqual([
      '200',
      '200',
    ]);
    expect(codes([await saveConfig({ enabled: true }), await policy(other.email)])).toEqual([
      'insufficientPrivilege',
      undefined,
    ]);
    expect((await ada.call(groups.saveConfig, { body: { enabled: true } })).status).toBe(200);
    expect((await policy(other.email)).status).toBe(200);
  });

  it('cannot join its group or assign it to a group, even while roles of groups are off', async () => {
    await server.store.transaction((rows) =>
      rows.groupConfigs.insert(row.aGroupConfig({ tenantId, enabled: true, rolesEnabled: false })),
    );
    const [inFinance, empty] = [await group(finance), await group()];
    const answers = [
      await hr.call(groups.addUsers, { params: { groupId: inFinance }, body: { userIds: [other.id] } }),
      await hr.call(groups.addRoles, { params: { groupId: empty }, body: { roleIds: [finance] } }),
      await hr.call(groups.addRoles, { params: { groupId: inFinance }, body: { roleIds: [clerk] } }),
    ];
    expect(codes(answers)).toEqual(['insufficientPrivilege', 'insufficientPrivilege', 'insufficientPrivilege']);
  });

  it('cannot disable roles of groups that more powerful users depend on', async () => {
    const boss = await person([], { groupIds: [await group(admin)] });
    expect(codes([await saveConfig({ rolesEnabled: false }), await saveConfig({ enabled: false })])).toEqual([
      'insufficientPrivilege',
      'insufficientPrivilege',
    ]);
    expect((await policy(boss.email)).status).toBe(200);
  });

  it('changes no roles of more powerful users, not even weaker ones', async () => {
    const boss = await person([admin, clerk]);
    const grouped = await person([clerk], { groupIds: [await group(admin)] });
    expect(codes([await takeRoles(boss.id), await takeRoles(grouped.id), await takeRoles(other.id)])).toEqual([
      'insufficientPrivilege',
      'insufficientPrivilege',
      '200',
    ]);
  });

  it('neither unlocks a more powerful account nor resets its second factors', async () => {
    const locked = await person([admin], { locked: true });
    const params = { userId: locked.id };
    expect(codes([await hr.call(members.unlock, { params }), await hr.call(members.resetMfa, { params })])).toEqual([
      'insufficientPrivilege',
      'insufficientPrivilege',
    ]);
  });

  it('assigns no role of another company, nor a deleted one', async () => {
    const elsewhere = row.aRole({ tenantId: server.acme.tenantId, level: 300 });
    await server.store.transaction((rows) => rows.roles.insert(elsewhere));
    const body = { id: other.id, roleIds: [elsewhere.id] };
    const empty = await group();
    const answers = [
      await hr.call(members.update, { body }),
      await invite([elsewhere.id]),
      await invite([row.anId<RoleId>()]),
      await hr.call(groups.addRoles, { params: { groupId: empty }, body: { roleIds: [elsewhere.id] } }),
    ];
    expect(codes(answers)).toEqual(answers.map(() => 'invalidInput'));
    // and what is another company's default is no one's here
    await server.store.transaction((rows) => rows.roles.update({ id: elsewhere.id }, { isDefault: true }));
    const { value } = await ada.call(members.invite, { body: { email: `${crypto.randomUUID()}@${domain}` } });
    expect(value.roleIds).not.toContain(elsewhere.id);
    await server.store.transaction((rows) => rows.roles.remove({ id: elsewhere.id }));
  });

  it('cannot impersonate a member of Finance, though they may impersonate others', async () => {
    const acting = await role('acting', 100, ['fe.secure.write.impersonation', ...MANAGES]);
    const browser = await enter(server, (await person([acting])).email);
    const inFinance = await person([finance]);
    const answer = await browser.call(impersonation.begin, { body: { impersonatedUserId: inFinance.id } });
    expect(codes([answer])).toEqual(['insufficientPrivilege']);
  });

  it('assigns the remaining permissions of a role after the operator removed some', async () => {
    const stale = row.anId<PermissionId>();
    const rest = ids['fe.secure.read.users'] as PermissionId;
    await server.store.transaction((rows) => rows.roles.update({ id: clerk }, { permissionIds: [stale, rest] }));
    expect(codes([await invite([clerk])])).toEqual(['200']);
  });

  it('invites with their own roles, and creates only weaker ones', async () => {
    expect(codes([await invite([hrRole]), await invite([clerk, hrRole])])).toEqual(['200', '200']);
  });
});

import { afterAll, beforeAll, describe, expect, it } from 'vitest';
import type { GroupId, RoleId, UserId } from '../../../core/contract/entities/ids.ts';
import { groups } from '../../../core/contract/groups.ts';
import { roles } from '../../../core/contract/roles.ts';
import { users } from '../../../core/contract/users.ts';
import type { Browser } from '../../kit/browser.ts';
import { openCompany } from '../../kit/company.ts';
import { enter } from '../../kit/enter.ts';
import { aGroup, aMembership, anId, aPerson } from '../../kit/rows.ts';
import { openTestServer, type TestServer } from '../../kit/server.ts';

describe('groups of people', () => {
  let server: TestServer;
  let ada: Browser;
  let member: RoleId;
  beforeAll(async () => {
    server = await openTestServer();
    await openCompany(server.store, server.acme.roleIds, 'globex.test');
    ada = await enter(server, 'ada@acme.test');
    member = server.acme.roleIds['Member'] ?? anId<RoleId>();
  });
  afterAll(() => server.close());

  const created = async (draft: object = {}) =>
    (await ada.call(groups.create, { body: { name: 'Engineering', ...draft } })).value;
  const someone = async (name: string, roleIds: RoleId[] = []) => {
    const [{ passwordHash = null } = {}] = await server.store.users.find({ where: { email: 'ada@acme.test' } });
    const person = aPerson({ name, tenantId: server.acme.tenantId, passwordHash });
    await server.store.transaction(async (rows) => {
      await rows.users.insert(person);
      await rows.memberships.insert(aMembership({ tenantId: server.acme.tenantId, userId: person.id, roleIds }));
    });
    return person;
  };
  const read = async (groupId: GroupId, by = ada) =>
    (await by.call(groups.read, { params: { groupId }, query: { _groupsRelations: 'rolesAndUsers' } })).value;

  it('have a name, and color, description and metadata only where given', async () => {
    const plain = await created({ description: '' });
    expect(plain).toEqual({ id: plain.id, name: 'Engineering', managedBy: 'frontegg' });
    const full = { name: 'Sales', color: '#3366cc', description: 'Who sells', metadata: '{"floor":2}' };
    const made = await created(full);
    expect(made).toEqual({ ...full, id: made.id, managedBy: 'frontegg' });
    const params = { groupId: made.id };
    const { value } = await ada.call(groups.update, { params, body: { description: '', color: '#AABBCC' } });
    expect(value).toEqual({
      id: made.id,
      name: 'Sales',
      color: '#AABBCC',
      metadata: full.metadata,
      managedBy: 'frontegg',
    });
    expect('color' in (await ada.call(groups.update, { params, body: { color: '' } })).value).toBe(false);
  });

  it('refuse an invalid color', async () => {
    const { errors } = await ada.call(groups.create, { body: { name: 'Red', color: 'red' } });
    expect(errors).toEqual(['color: must be a colour: #3366cc']);
  });

  it('are listed by name, with the requested relations only', async () => {
    const [group, cy] = [await created({ name: 'Aardvarks' }), await someone('Cy Adams')];
    const params = { groupId: group.id };
    await ada.call(groups.addUsers, { params, body: { userIds: [cy.id] } });
    await ada.call(groups.addRoles, { params, body: { roleIds: [member] } });
    const keysOf = async (query: object) => {
      const { value } = await ada.call(groups.list, { query });
      expect(value.groups[0]?.id).toBe(group.id);
      return Object.keys(value.groups[0] ?? {}).toSorted();
    };
    const own = ['id', 'managedBy', 'name'];
    expect(await keysOf({})).toEqual(own);
    expect(await keysOf({ _groupsRelations: 'roles' })).toEqual([...own, 'roles']);
    expect(await keysOf({ _groupsRelations: 'users' })).toEqual([...own, 'users']);
    const { value } = await ada.call(groups.bulkGet, {
      query: { _groupsRelations: 'rolesAndUsers' },
      body: { groupsIds: [group.id, anId<GroupId>()] },
    });
    expect(value).toMatchObject([
      { roles: [{ key: 'Member' }], users: [{ id: cy.id, name: 'Cy Adams', activatedForTenant: true }] },
    ]);
  });

  it('accept only users of the company, all or none', async () => {
    const [{ id: groupId }, cy] = [await created(), await someone('Cy')];
    const [stranger] = await server.store.users.find({ where: { email: 'bo@globex.test' } });
    for (const other of [stranger?.id ?? anId<UserId>(), anId<UserId>()]) {
      const { errors } = await ada.call(groups.addUsers, { params: { groupId }, body: { userIds: [cy.id, other] } });
      expect(errors).toEqual(['userIds: has one who does not belong to the company']);
    }
    expect((await read(groupId)).users).toEqual([]);
  });

  it('give roles to their members until removed from the group, the member or all groups', async () => {
    const [{ id: groupId }, cy] = [await created(), await someone('Cy')];
    const browser = await enter(server, cy.email);
    const params = { groupId };
    const may = async () => (await browser.call(users.authorization)).value.roles.map(({ key }) => key);
    const join = () => ada.call(groups.addUsers, { params, body: { userIds: [cy.id] } });
    const equip = () => ada.call(groups.addRoles, { params, body: { roleIds: [member] } });
    const switchTo = (rolesEnabled: boolean) => ada.call(groups.saveConfig, { body: { rolesEnabled } });
    expect(await may()).toEqual([]);
    await join();
    await equip();
    expect(await may()).toEqual(['Member']);
    expect((await browser.refresh()).value).toBeDefined();
    expect((await browser.call(users.me)).value).toMatchObject({ roleIds: [], roles: [{ key: 'Member' }] });
    expect((await browser.call(groups.list)).status).toBe(200);
    await ada.call(groups.removeRoles, { params, body: { roleIds: [member] } });
    expect([await may(), (await browser.call(groups.list)).status]).toEqual([[], 403]);
    await equip();
    await switchTo(false);
    expect([await may(), (await browser.call(groups.list)).status]).toEqual([[], 403]);
    expect((await ada.call(groups.config)).value).toEqual({ enabled: true, rolesEnabled: false });
    await switchTo(true);
    expect(await may()).toEqual(['Member']);
    await ada.call(groups.removeUsers, { params, body: { userIds: [cy.id] } });
    expect(await may()).toEqual([]);
    await join();
    await ada.call(groups.remove, { params });
    expect([await may(), (await browser.call(groups.list)).status]).toEqual([[], 403]);
    const [place] = await server.store.memberships.find({ where: { userId: cy.id } });
    expect(place?.groupIds).toEqual([]);
  });

  it('come back after their deletion, within the minute and once, with members and roles', async () => {
    const [{ id: groupId }, cy, mo] = [await created(), await someone('Cy'), await someone('Mo')];
    const params = { groupId };
    await ada.call(groups.addUsers, { params, body: { userIds: [cy.id, mo.id] } });
    const gone = (await ada.call(roles.create, { body: { key: 'gone', name: 'Gone' } })).value;
    await ada.call(groups.addRoles, { params, body: { roleIds: [member, gone.id] } });
    const before = await read(groupId);
    await ada.call(groups.remove, { params });
    await ada.call(roles.remove, { params: { roleId: gone.id } });
    await server.store.transaction((rows) => rows.memberships.remove({ userId: mo.id }));
    expect((await ada.call(groups.restore, { params })).value).toMatchObject({ id: groupId, name: before.name });
    const after = await read(groupId);
    expect(after.users?.map(({ id }) => id)).toEqual([cy.id]);
    expect(after.roles?.map(({ id }) => id)).toEqual([member]);
    expect((await ada.call(groups.restore, { params })).errors).toEqual(['Group not found']);
    await ada.call(groups.remove, { params });
    server.clock.pass(61_000);
    expect((await ada.call(groups.restore, { params })).errors).toEqual(['Group not found']);
  });

  it('lose a deleted role', async () => {
    const role = (await ada.call(roles.create, { body: { key: 'short-lived', name: 'Short-lived' } })).value;
    const { id: groupId } = await created();
    await ada.call(groups.addRoles, { params: { groupId }, body: { roleIds: [role.id, member] } });
    await ada.call(roles.remove, { params: { roleId: role.id } });
    expect((await server.store.groups.get(groupId))?.roleIds).toEqual([member]);
  });

  it('give no one more than the caller may do themselves', async () => {
    const ids = new Map((await server.store.permissions.find()).map(({ key, id }) => [key, id]));
    const held = ['read', 'write', 'delete'].flatMap((verb) => ids.get(`fe.secure.${verb}.groups`) ?? []);
    const body = { key: 'group-manager', name: 'Manager', level: 2, permissions: held };
    const role = (await ada.call(roles.create, { body })).value;
    const mo = await someone('Mo Manager', [role.id]);
    const manager = await enter(server, mo.email);
    const [{ id: own }, { id: powerful }] = [await created(), await created()];
    const admin = server.acme.roleIds['Admin'] ?? anId<RoleId>();
    await ada.call(groups.addRoles, { params: { groupId: powerful }, body: { roleIds: [admin] } });
    const params = { groupId: powerful };
    const answers = [
      await manager.call(groups.addRoles, { params: { groupId: own }, body: { roleIds: [admin] } }),
      await manager.call(groups.addUsers, { params, body: { userIds: [mo.id] } }),
      await manager.call(groups.removeUsers, { params, body: { userIds: [mo.id] } }),
      await manager.call(groups.removeRoles, { params, body: { roleIds: [admin] } }),
      await manager.call(groups.remove, { params }),
    ];
    expect(answers.map(({ errorCode }) => errorCode)).toEqual(answers.map(() => 'insufficientPrivilege'));
    const join = { params: { groupId: own }, body: { userIds: [mo.id] } };
    expect((await manager.call(groups.addUsers, join)).status).toBe(200);
  });

  it('synced from a directory are read-only', async () => {
    const group = aGroup({ tenantId: server.acme.tenantId, managedBy: 'scim2', name: 'From the directory' });
    await server.store.transaction((rows) => rows.groups.insert(group));
    const params = { groupId: group.id };
    const bo = (await server.store.users.find({ where: { email: 'bo@acme.test' } })).map(({ id }) => id);
    const answers = [
      await ada.call(groups.update, { params, body: { name: 'Mine' } }),
      await ada.call(groups.remove, { params }),
      await ada.call(groups.addUsers, { params, body: { userIds: bo } }),
      await ada.call(groups.removeUsers, { params, body: { userIds: bo } }),
      await ada.call(groups.addRoles, { params, body: { roleIds: [member] } }),
      await ada.call(groups.removeRoles, { params, body: { roleIds: [member] } }),
    ];
    expect(answers.map(({ errorCode }) => errorCode)).toEqual(answers.map(() => 'resourceReadOnly'));
    expect((await read(group.id)).managedBy).toBe('scim2');
  });

  it('of another company are not found', async () => {
    const { id: groupId } = await created();
    const globex = await enter(server, 'ada@globex.test');
    expect((await globex.call(groups.read, { params: { groupId } })).errors).toEqual(['Group not found']);
    const { value } = await globex.call(groups.bulkGet, { body: { groupsIds: [groupId] } });
    expect(value).toEqual([]);
  });
});

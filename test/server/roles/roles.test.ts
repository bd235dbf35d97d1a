import { afterAll, beforeAll, describe, expect, it } from 'vitest';
import type { PermissionId, RoleId } from '../../../core/contract/entities/ids.ts';
import { permissions, roles } from '../../../core/contract/roles.ts';
import { users } from '../../../core/contract/users.ts';
import type { Browser } from '../../kit/browser.ts';
import { openCompany } from '../../kit/company.ts';
import { enter } from '../../kit/enter.ts';
import { aGroup, aMembership, anId, aPerson } from '../../kit/rows.ts';
import { openTestServer, type TestServer } from '../../kit/server.ts';

describe('the roles of a company', () => {
  let server: TestServer;
  let ada: Browser;
  let root: Browser;
  let ids: Readonly<Record<string, PermissionId>>;
  let count = 0;
  beforeAll(async () => {
    server = await openTestServer();
    await openCompany(server.store, server.acme.roleIds, 'globex.test');
    [ada, root] = [await enter(server, 'ada@acme.test'), await enter(server, 'root@acme.test')];
    ids = Object.fromEntries((await server.store.permissions.find()).map(({ key, id }) => [key, id]));
  });
  afterAll(() => server.close());

  const permission = (key: string) => ids[key] ?? anId<PermissionId>();
  const created = async (draft: object = {}, by = ada) => {
    count += 1;
    const body = { key: `role-${count}`, name: `Role ${count}`, ...draft };
    return (await by.call(roles.create, { body })).value;
  };
  /** A person of Acme with these roles, signed in. */
  const someone = async (roleIds: RoleId[]) => {
    const [{ passwordHash = null } = {}] = await server.store.users.find({ where: { email: 'ada@acme.test' } });
    const person = aPerson({ tenantId: server.acme.tenantId, passwordHash });
    await server.store.transaction(async (rows) => {
      await rows.users.insert(person);
      await rows.memberships.insert(aMembership({ tenantId: server.acme.tenantId, userId: person.id, roleIds }));
    });
    return { ...person, browser: await enter(server, person.email) };
  };

  it('are its own beside those that every company has', async () => {
    const { id } = await created({ name: 'Auditor', description: 'Reads along', level: 7 });
    const { value } = await ada.call(roles.list);
    expect(value.map(({ key }) => key)).toEqual(expect.arrayContaining(['Admin', 'Support', 'Member', 'ReadOnly']));
    expect(value.filter(({ tenantId }) => tenantId).map((role) => role.id)).toEqual([id]);
    expect(value.find((role) => role.id === id)).toMatchObject({
      name: 'Auditor',
      description: 'Reads along',
      level: 7,
      isDefault: false,
      permissions: [],
      tenantId: server.acme.tenantId,
    });
    const globex = await enter(server, 'ada@globex.test');
    expect((await globex.call(roles.list)).value.map((role) => role.id)).not.toContain(id);
  });

  it('have their creator’s level unless a lower one is given', async () => {
    expect((await created()).level).toBe(0);
  });

  it('have keys of their own, also against those that every company has, but not against other companies', async () => {
    const { key } = await created();
    for (const taken of [key, 'Admin']) {
      const answer = await ada.call(roles.create, { body: { key: taken, name: 'Twice' } });
      expect([answer.status, answer.errorCode]).toEqual([409, 'roleKeyTaken']);
    }
    const other = await created();
    expect((await ada.call(roles.update, { params: { roleId: other.id }, body: { key } })).errorCode).toBe(
      'roleKeyTaken',
    );
    expect((await ada.call(roles.update, { params: { roleId: other.id }, body: { key: other.key } })).status).toBe(200);
    const globex = await enter(server, 'ada@globex.test');
    expect((await globex.call(roles.create, { body: { key, name: 'Theirs' } })).status).toBe(200);
  });

  it('are created once by concurrent calls with one key', async () => {
    const body = { key: 'at-once', name: 'At once' };
    const answers = await Promise.all([1, 2, 3].map(() => ada.call(roles.create, { body })));
    expect(answers.map(({ status }) => status).toSorted()).toEqual([200, 409, 409]);
  });

  it('are updated field by field', async () => {
    const { id, key } = await created({ description: 'Before', level: 5 });
    const { value } = await ada.call(roles.update, {
      params: { roleId: id },
      body: { name: 'After', isDefault: true },
    });
    expect(value).toMatchObject({ key, name: 'After', description: 'Before', level: 5, isDefault: true });
  });

  it('that every company has are read-only', async () => {
    const params = { roleId: server.acme.roleIds['Member'] ?? '' };
    const answers = [
      await root.call(roles.update, { params, body: { name: 'Mine' } }),
      await root.call(roles.remove, { params }),
      await root.call(roles.setPermissions, { params, body: { permissionIds: [] } }),
      await root.call(permissions.setRoles, {
        params: { permissionId: permission('fe.secure.read.audits') },
        body: { roleIds: [server.acme.roleIds['Member'] ?? anId<RoleId>()] },
      }),
    ];
    expect(answers.map(({ errorCode }) => errorCode)).toEqual(answers.map(() => 'resourceReadOnly'));
  });

  it('of another company are not found', async () => {
    const { id } = await created();
    const globex = await enter(server, 'ada@globex.test');
    expect((await globex.call(roles.remove, { params: { roleId: id } })).errors).toEqual(['Role not found']);
  });

  describe('give nothing that their creator lacks:', () => {
    let manager: Browser;
    beforeAll(async () => {
      const held = ['read', 'write', 'delete'].map((verb) => permission(`fe.secure.${verb}.roles`));
      const { id } = await created({ level: 3, permissions: held });
      manager = (await someone([id])).browser;
    });

    it('no permission', async () => {
      const lacked = [permission('fe.secure.write.users')];
      const { id } = await created({}, manager);
      const params = { roleId: id };
      const answers = [
        await manager.call(roles.create, { body: { key: 'more', name: 'More', permissions: lacked } }),
        await manager.call(roles.setPermissions, { params, body: { permissionIds: lacked } }),
        await manager.call(permissions.setRoles, {
          params: { permissionId: lacked[0] ?? '' },
          body: { roleIds: [id] },
        }),
      ];
      expect(answers.map(({ status, errorCode }) => [status, errorCode])).toEqual(
        answers.map(() => [403, 'insufficientPrivilege']),
      );
      // not even an administrator gives what the operator has kept from them
      const kept = { key: 'kept', name: 'Kept', permissions: [permission('fe.secure.write.impersonation')] };
      expect((await ada.call(roles.create, { body: kept })).errorCode).toBe('insufficientPrivilege');
      expect((await root.call(roles.create, { body: kept })).status).toBe(200);
    });

    it('no higher level, and no change to a more powerful role', async () => {
      const [higher, own] = [await created({ level: 2 }), await created({}, manager)];
      expect(own.level).toBe(3);
      const params = { roleId: higher.id };
      const answers = [
        await manager.call(roles.create, { body: { key: 'higher', name: 'Higher', level: 2 } }),
        await manager.call(roles.update, { params: { roleId: own.id }, body: { level: 0 } }),
        await manager.call(roles.update, { params, body: { name: 'Mine' } }),
        await manager.call(roles.remove, { params }),
        await manager.call(roles.setPermissions, { params, body: { permissionIds: [] } }),
      ];
      expect(answers.map(({ errorCode }) => errorCode)).toEqual(answers.map(() => 'insufficientPrivilege'));
    });

    it('but existing permissions of a role may stay or be removed', async () => {
      const [kept, gone] = [permission('fe.secure.read.users'), permission('fe.secure.read.audits')];
      const { id } = await created({ level: 4, permissions: [kept, gone] });
      const call = { params: { roleId: id }, body: { permissionIds: [kept] } };
      expect((await manager.call(roles.setPermissions, call)).value.permissions).toEqual([kept]);
    });
  });

  it('are assigned a permission in bulk, and the others lose it', async () => {
    const permissionId = permission('fe.secure.read.audits');
    const [gaining, losing] = [await created(), await created({ permissions: [permissionId] })];
    const { value } = await ada.call(permissions.setRoles, {
      params: { permissionId },
      body: { roleIds: [gaining.id] },
    });
    expect(value.roleIds).toContain(gaining.id);
    expect(value.roleIds).not.toContain(losing.id);
    // those that every company has keep it, named or not
    expect(value.roleIds).toContain(server.acme.roleIds['Admin']);
    expect(value).toEqual((await ada.call(permissions.list)).value.find(({ id }) => id === permissionId));
  });

  it('refuse unknown permissions', async () => {
    const body = { key: 'odd', name: 'Odd', permissions: [anId<PermissionId>()] };
    expect((await root.call(roles.create, { body })).errors).toEqual(['permissions: has one that there is not']);
  });

  it('show permissions by category', async () => {
    const { value } = await ada.call(permissions.categories);
    const users = value.find(({ id }) => id === 'users');
    expect(users?.permissionIds).toContain(permission('fe.secure.read.users'));
    expect(value.find(({ id }) => id === 'userApiTokens')).toMatchObject({
      name: 'Personal API tokens',
      feCategory: true,
    });
    const all = (await ada.call(permissions.list)).value;
    expect(value.flatMap(({ permissionIds }) => permissionIds).toSorted()).toEqual(all.map(({ id }) => id).toSorted());
  });

  it('are removed from every user once deleted, with their permissions', async () => {
    const [role, other] = [await created({ permissions: [permission('fe.secure.read.audits')] }), await created()];
    const people = [await someone([role.id, other.id]), await someone([role.id])];
    const may = async () => {
      const answers = await Promise.all(people.map(({ browser }) => browser.call(users.authorization)));
      return answers.map(({ value }) => value.permissions.map(({ key }) => key));
    };
    expect(await may()).toEqual([['fe.secure.read.audits'], ['fe.secure.read.audits']]);
    expect((await ada.call(roles.remove, { params: { roleId: role.id } })).status).toBe(200);
    expect(await may()).toEqual([[], []]);
    const places = await server.store.memberships.find({ where: { userId: { in: people.map(({ id }) => id) } } });
    expect(places.map(({ roleIds }) => roleIds).toSorted()).toEqual([[], [other.id]]);
    const [audit] = await server.store.audits.find({
      where: { action: 'Role deleted' },
      order: [['createdAt', 'desc']],
    });
    expect(audit?.details).toMatchObject({ role: role.id, key: role.key, people: 2 });
  });

  it('come back after their deletion, once, with permissions, people and groups', async () => {
    const role = await created({ permissions: [permission('fe.secure.read.audits')] });
    const params = { roleId: role.id };
    const holder = await someone([role.id]);
    const group = aGroup({ tenantId: server.acme.tenantId, roleIds: [role.id] });
    await server.store.transaction((rows) => rows.groups.insert(group));
    const holders = async () => [
      (await server.store.memberships.find({ where: { userId: holder.id } }))[0]?.roleIds,
      (await server.store.groups.get(group.id))?.roleIds,
    ];
    await ada.call(roles.remove, { params });
    expect(await holders()).toEqual([[], []]);
    expect((await ada.call(roles.restore, { params })).value).toMatchObject({ id: role.id, key: role.key });
    expect(await holders()).toEqual([[role.id], [role.id]]);
    expect((await ada.call(roles.restore, { params })).errors).toEqual(['Role not found']);
  });

  it('do not come back by a caller who could not assign them', async () => {
    const { browser } = await someone([
      (await created({ level: 3, permissions: [permission('fe.secure.write.roles')] })).id,
    ]);
    const role = await created({ level: 2 });
    const params = { roleId: role.id };
    await ada.call(roles.remove, { params });
    expect((await browser.call(roles.restore, { params })).errorCode).toBe('insufficientPrivilege');
    expect((await ada.call(roles.restore, { params })).status).toBe(200);
  });

  it('do not come back while another has their key', async () => {
    const role = await created();
    const params = { roleId: role.id };
    await ada.call(roles.remove, { params });
    const { id } = (await ada.call(roles.create, { body: { key: role.key, name: 'Another' } })).value;
    expect((await ada.call(roles.restore, { params })).errorCode).toBe('roleKeyTaken');
    await ada.call(roles.remove, { params: { roleId: id } });
    expect((await ada.call(roles.restore, { params })).status).toBe(200);
  });

  it('take effect on another node within five seconds', async () => {
    const { id } = await created({ permissions: [permission('fe.secure.read.roles')] });
    const { browser } = await someone([id]);
    expect((await browser.call(roles.list)).status).toBe(200);
    // another node knows nothing of what this one announces
    const elsewhere = server.configured({}, { store: { ...server.ports.store, listen: () => undefined } });
    const there = Object.assign(elsewhere.browser(), { token: browser.token });
    expect((await there.call(roles.list)).status).toBe(200);
    await ada.call(roles.setPermissions, { params: { roleId: id }, body: { permissionIds: [] } });
    expect((await browser.call(roles.list)).status).toBe(403);
    server.clock.pass(5000);
    expect((await there.call(roles.list)).status).toBe(403);
  });
});

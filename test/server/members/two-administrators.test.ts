import { afterAll, beforeAll, describe, expect, it } from 'vitest';
import type { GroupId, RoleId, UserId } from '../../../core/contract/entities/ids.ts';
import { groups } from '../../../core/contract/groups.ts';
import { invitations } from '../../../core/contract/invitations.ts';
import { members } from '../../../core/contract/members.ts';
import { roles } from '../../../core/contract/roles.ts';
import { users } from '../../../core/contract/users.ts';
import type { Browser } from '../../kit/browser.ts';
import { enter } from '../../kit/enter.ts';
import { ROOMY_LIMITS } from '../../kit/roomy-limits.ts';
import { aMembership, anId, aPerson } from '../../kit/rows.ts';
import { openTestServer, type TestServer } from '../../kit/server.ts';

const statuses = async (...answers: Promise<{ status: number }>[]) =>
  (await Promise.all(answers)).map(({ status }) => status).toSorted();

const lock = (by: Browser, userId: UserId) => by.call(members.lock, { params: { userId } });

describe('two administrators at once', () => {
  let server: TestServer;
  let ada: Browser;
  let eve: Browser;
  let role: (key: string) => RoleId;
  beforeAll(async () => {
    server = (await openTestServer()).configured({ limits: ROOMY_LIMITS });
    role = (key) => server.acme.roleIds[key] ?? anId<RoleId>();
    ada = await enter(server, 'ada@acme.test');
    eve = await enter(server, (await add([role('Admin')])).email);
  });
  afterAll(() => server.close());

  const add = async (roleIds: RoleId[] = []) => {
    const { tenantId } = server.acme;
    const person = aPerson({ tenantId });
    await server.store.transaction(async (rows) => {
      await rows.users.insert(person);
      await rows.memberships.insert(aMembership({ tenantId, userId: person.id, roleIds }));
    });
    return person;
  };
  const newGroup = async () => (await ada.call(groups.create, { body: { name: 'Engineering' } })).value.id;
  const newRole = async () =>
    (await ada.call(roles.create, { body: { key: anId(), name: 'Own', level: 5, permissions: [] } })).value;
  const groupOf = async (groupId: GroupId) =>
    (await ada.call(groups.read, { params: { groupId }, query: { _groupsRelations: 'rolesAndUsers' } })).value;
  const placeOf = async (userId: UserId) => (await server.store.memberships.find({ where: { userId } }))[0];

  it('add users and roles to a group, and nothing is lost', async () => {
    const [groupId, cy, dee] = [await newGroup(), await add(), await add()];
    const params = { groupId };
    const done = await statuses(
      ada.call(groups.addUsers, { params, body: { userIds: [cy.id] } }),
      eve.call(groups.addUsers, { params, body: { userIds: [dee.id] } }),
      ada.call(groups.addRoles, { params, body: { roleIds: [role('Member')] } }),
      eve.call(groups.addRoles, { params, body: { roleIds: [role('ReadOnly')] } }),
    );
    expect(done).toEqual([200, 200, 200, 200]);
    const { users: people = [], roles: given = [] } = await groupOf(groupId);
    expect(people.map(({ id }) => id).toSorted()).toEqual([cy.id, dee.id].toSorted());
    expect(given.map(({ key }) => key).toSorted()).toEqual(['Member', 'ReadOnly']);
  });

  it('change different fields of a group, and both are kept; in the same field, the last write wins', async () => {
    const groupId = await newGroup();
    const params = { groupId };
    const done = await statuses(
      ada.call(groups.update, { params, body: { name: 'Sales' } }),
      eve.call(groups.update, { params, body: { color: '#112233' } }),
    );
    expect(done).toEqual([200, 200]);
    expect(await groupOf(groupId)).toMatchObject({ name: 'Sales', color: '#112233' });
    await eve.call(groups.update, { params, body: { name: 'Marketing' } });
    expect((await groupOf(groupId)).name).toBe('Marketing');
  });

  it('delete a group while adding a user to it, and the user keeps no deleted group', async () => {
    const [groupId, cy] = [await newGroup(), await add()];
    const params = { groupId };
    await Promise.all([
      ada.call(groups.remove, { params }),
      eve.call(groups.addUsers, { params, body: { userIds: [cy.id] } }),
    ]);
    expect([await server.store.groups.count({ id: groupId }), (await placeOf(cy.id))?.groupIds]).toEqual([0, []]);
  });

  it('delete a role while assigning it, and no user keeps a deleted role', async () => {
    const [{ id }, cy] = [await newRole(), await add()];
    await Promise.all([
      ada.call(roles.remove, { params: { roleId: id } }),
      eve.call(members.update, { body: { id: cy.id, roleIds: [id] } }),
    ]);
    expect([await server.store.roles.count({ id }), (await placeOf(cy.id))?.roleIds]).toEqual([0, []]);
  });

  it('change the same version of a role, and the second gets staleVersion; without a version the last write wins', async () => {
    const { id: roleId, updatedAt } = await newRole();
    const [read] = await server.store.permissions.find({ where: { key: 'fe.secure.read.users' } });
    const permissionIds = read ? [read.id] : [];
    const params = { roleId };
    server.clock.pass(10);
    const [one, other] = await Promise.all([
      ada.call(roles.setPermissions, { params, body: { permissionIds, updatedAt } }),
      eve.call(roles.update, { params, body: { name: 'Readers', updatedAt } }),
    ]);
    expect([one.status, other.status].toSorted()).toEqual([200, 409]);
    expect([one.errorCode, other.errorCode]).toContain('staleVersion');
    const stale = await eve.call(roles.setPermissions, { params, body: { permissionIds: [], updatedAt } });
    expect(stale.errorCode).toBe('staleVersion');
    expect((await eve.call(roles.setPermissions, { params, body: { permissionIds } })).status).toBe(200);
  });

  it('remove the same user, once', async () => {
    const params = { userId: (await add()).id };
    expect(await statuses(ada.call(members.remove, { params }), eve.call(members.remove, { params }))).toEqual([
      200, 404,
    ]);
    const gone = await server.store.audits.find({ where: { action: 'Person removed' } });
    expect(gone.filter(({ details }) => details['userId'] === params.userId)).toHaveLength(1);
  });

  it('create the invitation link, and one is left', async () => {
    const done = await statuses(
      ada.call(invitations.createLink, { body: {} }),
      eve.call(invitations.createLink, { body: {} }),
    );
    expect(done).toEqual([200, 200]);
    expect(await server.store.inviteLinks.count({ tenantId: server.acme.tenantId })).toBe(1);
  });

  it('lock one another, and one of them stays unlocked', async () => {
    const [first, second] = [(await ada.call(users.me)).value.id, (await eve.call(users.me)).value.id];
    await server.store.transaction((rows) =>
      rows.memberships.update(
        { tenantId: server.acme.tenantId, userId: { not: first }, locked: false },
        { locked: true },
      ),
    );
    await server.store.transaction((rows) => rows.memberships.update({ userId: second }, { locked: false }));
    await Promise.all([lock(ada, second), lock(eve, first)]);
    const places = [await placeOf(first), await placeOf(second)];
    expect(places.map((place) => place?.locked).toSorted()).toEqual([false, true]);
  });
});

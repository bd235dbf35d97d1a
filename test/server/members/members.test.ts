import { afterAll, beforeAll, describe, expect, it } from 'vitest';
import type { RoleId, TenantId, UserId } from '../../../core/contract/entities/ids.ts';
import type { UserSort } from '../../../core/contract/entities/member.ts';
import { auth } from '../../../core/contract/auth.ts';
import { groups } from '../../../core/contract/groups.ts';
import { invitations } from '../../../core/contract/invitations.ts';
import { members } from '../../../core/contract/members.ts';
import { roles } from '../../../core/contract/roles.ts';
import { sessions } from '../../../core/contract/sessions.ts';
import { users } from '../../../core/contract/users.ts';
import type { UserRecord } from '../../../demo/server/store/records.ts';
import type { Browser } from '../../kit/browser.ts';
import { openCompany, PASSWORD } from '../../kit/company.ts';
import { enter } from '../../kit/enter.ts';
import {
  aChallenge,
  aLink,
  aMembership,
  anAuthenticator,
  anId,
  aPasskey,
  aPassword,
  aPerson,
  aPhone,
  aRecoveryCode,
  aTrustedBrowser,
} from '../../kit/rows.ts';
import { ROOMY_LIMITS } from '../../kit/roomy-limits.ts';
import { openTestServer, type TestServer } from '../../kit/server.ts';

/** The names in a list, as it comes. */
const names = async (browser: Browser, query: object = {}) =>
  (await browser.call(members.list, { query })).value.items.map(({ name }) => name);

/** The people of one company, as a list of all users has them. */
const within = (by: Browser, _tenantId: TenantId) => by.call(members.listV3, { query: { _tenantId } });

const give = (by: Browser, id: UserId, roleIds: RoleId[]) => by.call(members.update, { body: { id, roleIds } });

/** Place of a tenant below these, the topmost first. */
const belowThese = (...ancestorIds: TenantId[]) => ({ parentId: ancestorIds.at(-1) ?? null, ancestorIds });

describe('a company’s people', () => {
  let server: TestServer;
  let hash: string | null;
  let count = 0;
  beforeAll(async () => {
    server = (await openTestServer()).configured({ limits: ROOMY_LIMITS });
    hash = (await server.store.users.find({ where: { email: 'ada@acme.test' } }))[0]?.passwordHash ?? null;
  });
  afterAll(() => server.close());

  /** A company of its own, its administrator signed in. */
  const company = async () => {
    count += 1;
    const domain = `company${count}.test`;
    const { tenantId, roleIds } = await openCompany(server.store, server.acme.roleIds, domain);
    const role = (key: string) => roleIds[key] ?? anId<RoleId>();
    const add = async (fields: Partial<UserRecord> = {}, place: object = {}) => {
      const person = aPerson({ passwordHash: hash, tenantId, ...fields });
      await server.store.transaction(async (rows) => {
        await rows.users.insert(person);
        await rows.memberships.insert(aMembership({ tenantId, userId: person.id, roleIds: [], ...place }));
      });
      return person;
    };
    const ada = await enter(server, `ada@${domain}`);
    const idOf = async (name: string) =>
      (await server.store.users.find({ where: { email: `${name}@${domain}` } }))[0]?.id ?? anId<UserId>();
    return { tenantId, domain, role, add, ada, idOf };
  };

  describe('in a list', () => {
    it('are sorted by name without case or accents, in pages, with roles and state', async () => {
      const { ada, add, role, tenantId } = await company();
      await add({ name: 'émile Zola' });
      await add({ name: 'Zoë' }, { roleIds: [role('Member')] });
      expect(await names(ada)).toEqual(['Ada Lovelace', 'Bo Member', 'émile Zola', 'Nev Confirmed', 'Root', 'Zoë']);
      const { value } = await ada.call(members.list, { query: { pageSize: 2, pageOffset: 2 } });
      expect(value).toMatchObject({ totalItems: 6, totalPages: 3 });
      expect(value.items).toMatchObject([
        { name: 'Root', superUser: true },
        {
          name: 'Zoë',
          tenantId,
          roles: [{ key: 'Member' }],
          groups: [],
          mfaEnabled: false,
          isLocked: false,
          version: 0,
        },
      ]);
      expect(JSON.stringify(value)).not.toMatch(/argon2|hash/i);
    });

    it('are the same whether a page is read from the start or the end', async () => {
      const { ada, tenantId } = await company();
      const many = Array.from({ length: 110 }, (_, at) =>
        aPerson({ tenantId, name: `Person ${String(at).padStart(3, '0')}` }),
      );
      await server.store.transaction(async (rows) => {
        for (const person of many) {
          await rows.users.insert(person);
          await rows.memberships.insert(aMembership({ tenantId, userId: person.id }));
        }
      });
      const all = (await ada.call(members.list, { query: { pageSize: 200 } })).value.items.map(({ name }) => name);
      const last = all.length - 1;
      const at = (pageOffset: number, more: object = {}) => names(ada, { pageSize: 1, pageOffset, ...more });
      for (const place of [0, 99, 100, last]) {
        expect([place, await at(place)]).toEqual([place, [all[place]]]);
        expect([place, await at(place, { sortDirection: 'desc' })]).toEqual([place, [all[last - place]]]);
      }
      expect(await names(ada, { pageSize: 50, pageOffset: 2 })).toEqual(all.slice(100));
      for (const place of [all.length, 5000]) expect(await at(place)).toEqual([]);
    });

    it('are found by part of name or email', async () => {
      const { ada, add } = await company();
      const { email } = await add({ name: 'Jürgen Müller', email: `j.mueller@${anId()}.test` });
      for (const search of ['muller', 'MÜLLER', 'rgen mu', email.slice(0, 14)])
        expect(await names(ada, { search })).toEqual(['Jürgen Müller']);
      expect(await names(ada, { email: 'J.MUELLER@' })).toEqual(['Jürgen Müller']);
      for (const search of ['%', '_', '\\', "'"]) expect(await names(ada, { search })).toEqual([]);
    });

    it('match all filters', async () => {
      const { ada, add, role } = await company();
      const group = (await ada.call(groups.create, { body: { name: 'Sales' } })).value;
      const cy = await add(
        { name: 'Cy', provider: 'google' },
        { roleIds: [role('Support')], groupIds: [group.id], locked: true },
      );
      await server.store.transaction((rows) => rows.authenticators.insert(anAuthenticator({ userId: cy.id })));
      const only: object[] = [
        { roleIds: role('Support') },
        { groups: group.id },
        { provider: 'google' },
        { isLocked: true },
        { mfaEnabled: true },
        { search: 'cy', verified: true, activatedForTenant: true, roleIds: `${anId()},${role('Support')}` },
      ];
      for (const query of only) expect(await names(ada, query)).toEqual(['Cy']);
      expect(await names(ada, { verified: false })).toEqual(['Nev Confirmed']);
      expect(await names(ada, { provider: 'saml' })).toEqual([]);
    });

    it('refuse an invalid page or filter value', async () => {
      const { ada } = await company();
      for (const query of [{ pageSize: '0' }, { pageSize: '201' }, { sortBy: 'password' }, { roleIds: 'x' }]) {
        const { status } = await ada.call(members.list, { query: query as object });
        expect([query, status]).toEqual([query, 400]);
      }
    });

    it('are sorted by each field in both directions', async () => {
      const { ada, add } = await company();
      await add(
        {
          name: 'Zed',
          email: `a@${anId()}.test`,
          provider: 'saml',
          verified: false,
          createdAt: '2026-02-01T00:00:00.000Z',
        },
        { createdAt: '2026-02-01T00:00:00.000Z', locked: true },
      );
      const ends = async (sortBy: string) => {
        const ways = ['asc', 'desc'].map((sortDirection) => names(ada, { sortBy, sortDirection }));
        const [up = [], down = []] = await Promise.all(ways);
        return [up.at(0), up.at(-1), down.at(0)];
      };
      expect(await ends('name')).toEqual(['Ada Lovelace', 'Zed', 'Zed']);
      expect((await ends('email'))[0]).toBe('Zed');
      for (const by of ['createdAt', 'isLocked', 'provider']) expect((await ends(by)).slice(1)).toEqual(['Zed', 'Zed']);
      for (const by of ['id', 'tenantId', 'verified']) expect((await names(ada, { sortBy: by })).length).toBe(5);
    });

    it('match the presets: without a second factor, with a breached password, inactive', async () => {
      const { ada, add } = await company();
      const now = server.clock.now().getTime();
      const ago = (days: number) => new Date(now - days * 86_400_000).toISOString();
      const enrolled = await add({ name: 'Enrolled', emailFactor: true, createdAt: ago(1) }, { createdAt: ago(1) });
      await add({ name: 'Breached', breachedAt: ago(3) }, { createdAt: ago(1) });
      await add({ name: 'Away', lastLogin: ago(100) }, { createdAt: ago(200) });
      await add({ name: 'Back', lastLogin: ago(2) }, { createdAt: ago(200) });
      const of = async (query: object) =>
        (await ada.call(members.listV3, { query: { _order: 'ASC', ...query } })).value.items.map(({ name }) => name);
      expect(await of({ _preset: 'breached-passwords' })).toEqual(['Breached']);
      expect(await of({ _preset: 'mfa-unenrolled' })).not.toContain('Enrolled');
      await server.store.transaction((rows) => rows.users.update({ id: enrolled.id }, { emailFactor: false }));
      expect(await of({ _preset: 'mfa-unenrolled' })).toContain('Enrolled');
      expect(await of({ _preset: 'inactive' })).toContain('Away');
      expect(await of({ _preset: 'inactive' })).not.toContain('Back');
      expect(await of({ _preset: 'inactive', _maxInactiveSeconds: 86_400 })).toContain('Back');
    });

    it('in the list of v2 are in descending order, with their own and their groups’ roles and permissions', async () => {
      const { ada, add, role } = await company();
      const group = (await ada.call(groups.create, { body: { name: 'Sales' } })).value;
      await ada.call(groups.addRoles, { params: { groupId: group.id }, body: { roleIds: [role('Member')] } });
      const zed = await add({ name: 'Zed' }, { groupIds: [group.id] });
      const { value } = await ada.call(members.listV2, { query: { _limit: 1 } });
      expect(value).toMatchObject({
        items: [
          {
            id: zed.id,
            sub: zed.id,
            name: 'Zed',
            roles: [{ key: 'Member' }],
            rolesIds: [],
            groups: [{ id: group.id, roles: [{ key: 'Member' }] }],
          },
        ],
        _metadata: { totalItems: 5, totalPages: 5 },
      });
      expect(value.items[0]?.permissions.map(({ key }) => key)).toContain('fe.secure.read.users');
      const found = await ada.call(members.listV2, { query: { _filter: 'zed', ids: `${zed.id},${anId()}` } });
      expect(found.value.items).toEqual(value.items);
      expect((await ada.call(members.read, { params: { userId: zed.id } })).value).toEqual(value.items[0]);
      const ids = `${zed.id},${anId()}`;
      expect((await ada.call(members.groupsOf, { query: { ids } })).value).toMatchObject([
        { userId: zed.id, groupIds: [group.id] },
      ]);
      expect((await ada.call(members.rolesOf, { query: { ids } })).value).toMatchObject([
        { userId: zed.id, roleIds: [] },
      ]);
    });

    it('are counted by role, once each, by themselves and by a group whose roles count', async () => {
      const { ada, add, role } = await company();
      const group = (await ada.call(groups.create, { body: { name: 'Sales' } })).value;
      await ada.call(groups.addRoles, { params: { groupId: group.id }, body: { roleIds: [role('Member')] } });
      const count = async () =>
        (await ada.call(members.countByRole, { query: { ids: `${role('Member')},${anId()}` } })).value;
      const [{ people: before = 0 } = {}] = await count();
      await add({ name: 'Zed' }, { groupIds: [group.id] });
      await add({ name: 'Yan' }, { roleIds: [role('Member')] });
      await add({ name: 'Xia' }, { groupIds: [group.id], roleIds: [role('Member')] });
      expect(await count()).toEqual([{ roleId: role('Member'), people: before + 3 }]);
      await ada.call(groups.saveConfig, { body: { rolesEnabled: false } });
      expect(await count()).toEqual([{ roleId: role('Member'), people: before + 2 }]);
    });

    it('include those of sub-tenants on request, in descending order, for callers who may see them', async () => {
      const [top, mid, low, other] = [await company(), await company(), await company(), await company()];
      await server.store.transaction(async (rows) => {
        await rows.tenants.update({ id: mid.tenantId }, belowThese(top.tenantId));
        await rows.tenants.update({ id: low.tenantId }, belowThese(top.tenantId, mid.tenantId));
      });
      await top.add({ name: 'Top' });
      await mid.add({ name: 'Mid' }, { roleIds: [mid.role('Member')] });
      const own = (await mid.ada.call(roles.create, { body: { key: 'own', name: 'Own', permissions: [] } })).value;
      await low.add({ name: 'Zoe Low' }, { roleIds: [own.id, low.role('Member')] });
      const wide = { includeSubTenants: true };
      const all = (await top.ada.call(members.list, { query: { ...wide, pageSize: 100 } })).value;
      expect(all.totalItems).toBe(4 * 3 + 3);
      expect(all.items[0]).toMatchObject({ name: 'Zoe Low', tenantId: low.tenantId, roles: [{ key: 'Member' }] });
      expect(all.items[0]?.tenantName).toBe(`Company at ${low.domain}`);
      expect(new Set(all.items.map(({ tenantId }) => tenantId)).size).toBe(3);
      expect(await names(top.ada, { ...wide, search: 'mid' })).toEqual(['Mid']);
      expect(await names(top.ada, { search: 'mid' })).toEqual([]);
      expect(await names(mid.ada, { ...wide, search: 'top' })).toEqual([]);
      const v2 = await top.ada.call(members.listV2, { query: { _includeSubTenants: true, _limit: 1 } });
      expect(v2.value).toMatchObject({ items: [{ name: 'Zoe Low' }], _metadata: { totalItems: 15 } });
      expect((await within(top.ada, low.tenantId)).value._metadata.totalItems).toBe(5);
      for (const tenantId of [top.tenantId, other.tenantId]) expect((await within(mid.ada, tenantId)).status).toBe(404);
      // a member sees their own company alone
      const member = await enter(server, `bo@${top.domain}`);
      expect((await within(member, low.tenantId)).status).toBe(404);
      expect((await member.call(members.list, { query: wide })).status).toBe(403);
      expect((await top.ada.call(members.stats)).value.accountsBelow).toBe(1);
      const counted = await member.call(members.stats);
      expect([counted.status, counted.value.accountsBelow]).toEqual([200, undefined]);
      // a ring has an end
      await server.store.transaction((rows) => rows.tenants.update({ id: top.tenantId }, { parentId: low.tenantId }));
      expect(await names(top.ada, { ...wide, search: 'zoe low' })).toEqual(['Zoe Low']);
    });

    it('are counted', async () => {
      const { ada, add } = await company();
      await add({}, { createdAt: server.clock.now().toISOString() });
      const before = (await ada.call(members.stats)).value;
      expect(before).toMatchObject({ totalItems: 5, superAdmins: 1 });
      // a person who is locked before they came waits for nothing
      await add({}, { activated: false });
      await add({}, { activated: false, locked: true });
      const pending = (before.pending ?? 0) + 1;
      expect((await ada.call(members.stats)).value).toMatchObject({ totalItems: 7, pending, accountsBelow: 0 });
    });

    it('are sorted by last sign-in, role and second factor, too, and follow a changed role', async () => {
      const { ada, add, role } = await company();
      const own = (await ada.call(roles.create, { body: { key: 'own', name: 'Own', level: 50, permissions: [] } }))
        .value;
      const search = 'Sorted';
      const cy = await add({ name: 'Sorted Cy', lastLogin: '2026-01-02T10:00:30.000Z' }, { roleIds: [own.id] });
      await add({ name: 'Sorted Di', lastLogin: '2026-01-02T10:01:10.000Z' }, { roleIds: [own.id, role('Member')] });
      await add({ name: 'Sorted Eve' }, { roleIds: [] });
      await server.store.transaction((rows) => rows.authenticators.insert(anAuthenticator({ userId: cy.id })));
      const by = async (sortBy: UserSort, sortDirection: 'asc' | 'desc' = 'asc') =>
        (await names(ada, { search, sortBy, sortDirection })).map((name) => name.split(' ')[1]);
      expect(await by('lastLogin')).toEqual(['Eve', 'Cy', 'Di']);
      expect(await by('lastLogin', 'desc')).toEqual(['Di', 'Cy', 'Eve']);
      expect(await by('roles')).toEqual(['Di', 'Cy', 'Eve']);
      expect(await by('mfaEnabled', 'desc')).toEqual(['Cy', 'Eve', 'Di']);
      await server.store.transaction((rows) => rows.roles.update({ id: own.id }, { level: 0, name: 'A first' }));
      expect(await by('roles', 'desc')).toEqual(['Eve', 'Di', 'Cy']);
      await server.store.transaction((rows) =>
        rows.users.update({ id: cy.id }, { lastLogin: '2026-01-03T00:00:00.000Z' }),
      );
      expect(await by('lastLogin', 'desc')).toEqual(['Cy', 'Di', 'Eve']);
    });

    it('show a lockout with end and attempts, which an administrator ends', async () => {
      const { ada, add, domain } = await company();
      const lockoutPolicy = { enabled: true, maxAttempts: 3, lockedMinutes: 60 };
      const strict = server.configured({ lockoutPolicy });
      const cy = await add({ name: 'Cy', email: `cy@${domain}` });
      const admin = strict.browser();
      await admin.signIn(`ada@${domain}`);
      const shown = async () =>
        (await admin.call(members.list, { query: { search: 'cy' } })).value.items.map(({ lockout }) => lockout);
      for (let at = 0; at < 2; at += 1) await strict.browser().signIn(cy.email, 'Guess');
      expect(await shown()).toEqual([undefined]);
      await strict.browser().signIn(cy.email, 'Guess');
      const until = new Date(server.clock.now().getTime() + 3_600_000).toISOString();
      expect(await shown()).toEqual([{ attempts: 3, until }]);
      expect((await strict.browser().signIn(cy.email)).errorCode).toBe('accountLocked');
      const ended = await admin.call(members.unlock, { params: { userId: cy.id } });
      expect(ended.value.item).not.toHaveProperty('lockout');
      expect((await strict.browser().signIn(cy.email)).status).toBe(200);
      expect((await ada.call(members.list, { query: { search: 'cy' } })).value.items).toHaveLength(1);
    });

    it('reflect changes', async () => {
      const { ada, add } = await company();
      const cy = await add({ name: 'Cy' });
      const seen = async () =>
        (await ada.call(members.list, { query: { search: 'cy', email: cy.email } })).value.items[0];
      expect(await seen()).toMatchObject({ mfaEnabled: false });
      const app = anAuthenticator({ userId: cy.id });
      await server.store.transaction((rows) => rows.authenticators.insert(app));
      expect(await seen()).toMatchObject({ mfaEnabled: true });
      await server.store.transaction((rows) => rows.authenticators.remove({ id: app.id }));
      expect(await seen()).toMatchObject({ mfaEnabled: false });
      await server.store.transaction((rows) => rows.memberships.remove({ userId: cy.id }));
      expect(await seen()).toBeUndefined();
    });
  });

  it('ignore query parameters of the host', async () => {
    const { ada } = await company();
    const query = { utm: 'mail', search: 'bo' };
    expect((await ada.call(members.list, { query })).value.items).toMatchObject([{ name: 'Bo Member' }]);
  });

  it('are updated in every field that is sent, or not at all', async () => {
    const { ada, add, role } = await company();
    const cy = await add({ name: 'Cy' });
    const put = (change: object) => ada.call(members.update, { body: { id: cy.id, ...change } });
    const shown = async () =>
      (await ada.call(members.list, { query: { search: 'cy', email: cy.email } })).value.items[0];
    const before = await shown();
    expect((await put({ ...before, roleIds: [role('Member')], phone: '+4915112345678' })).value.item).toMatchObject({
      name: 'Cy',
      phone: '+4915112345678',
      roleIds: [role('Member')],
    });
    const after = await shown();
    for (const change of [{ name: 'Other' }, { email: 'other@acme.test' }, { customData: { a: 1 } }]) {
      const [field = ''] = Object.keys(change);
      const refused = await put({ ...change, roleIds: [''] });
      expect([refused.status, refused.errors]).toEqual([400, [`${field}: cannot be changed here`]]);
    }
    expect(await shown()).toEqual(after);
    expect((await put({ phone: 'no number' })).status).toBe(400);
    const { item } = (await put({ phone: '' })).value;
    expect(item).not.toHaveProperty('phone');
    expect(item.roleIds).toEqual([role('Member')]);
  });

  it('have custom data in the list and in the answer to a change, once they have joined', async () => {
    const { ada, add } = await company();
    const metadata = '{"jobTitle":"Pilot","customData":{"seat":4}}';
    const cy = await add({ metadata });
    const dee = await add({ metadata }, { activated: false });
    const { items } = (await ada.call(members.list)).value;
    const listed = (id: string) => items.find((person) => person.id === id);
    expect(listed(cy.id)?.customData).toEqual({ seat: 4 });
    expect(listed(dee.id)).not.toHaveProperty('customData');
    // what the list says can be sent back
    const changed = await ada.call(members.update, { body: { ...listed(cy.id), id: cy.id, phone: '+4915112345678' } });
    expect(changed.value.item).toMatchObject({ customData: { seat: 4 }, phone: '+4915112345678' });
  });

  it('have the time of the last change of their account', async () => {
    const { ada, add, tenantId } = await company();
    const { id, updatedAt } = await add();
    const { value } = await ada.call(members.read, { params: { userId: id } });
    expect(value).toMatchObject({ tenantId, deletedAt: null, updatedAt });
    expect(value.vendorId).toBe((await ada.call(members.list)).value.items[0]?.vendorId);
  });

  it('see their own groups, phone and custom data', async () => {
    const { ada, add, role } = await company();
    const group = (await ada.call(groups.create, { body: { name: 'Sales' } })).value;
    await ada.call(groups.addRoles, { params: { groupId: group.id }, body: { roleIds: [role('ReadOnly')] } });
    const metadata = JSON.stringify({ phoneNumber: '+4915112345678', customData: { seat: 4 } });
    const cy = await add({ metadata }, { roleIds: [role('Member')], groupIds: [group.id] });
    const { value } = await (await enter(server, cy.email)).call(users.me);
    expect(value).toMatchObject({
      roleIds: [role('Member')],
      rolesIds: [role('Member')],
      groups: [{ id: group.id, roles: [{ key: 'ReadOnly' }] }],
      phoneNumber: '+4915112345678',
      customData: { seat: 4 },
    });
    const adas = (await ada.call(users.me)).value;
    expect(adas).toMatchObject({ groups: [], customData: {} });
    expect(adas).not.toHaveProperty('phoneNumber');
    expect(adas.permissions.filter(({ description }) => !description)).toEqual([]);
  });

  it('may leave an unconfirmed administrator where unconfirmed users can sign in', async () => {
    const { ada, add, role, domain } = await company();
    const group = (await ada.call(groups.create, { body: { name: 'Admins' } })).value;
    const di = await add({ verified: false }, { activated: false, roleIds: [role('Admin')], groupIds: [group.id] });
    const open = server.configured({ limits: ROOMY_LIMITS, allowNotVerifiedUsersLogin: true });
    const adas = (await server.store.users.find({ where: { email: `ada@${domain}` } }))[0]?.id ?? anId<UserId>();
    const strip = async (by: TestServer) => {
      const browser = by.browser();
      await browser.signIn('root@' + domain);
      return give(browser, adas, ['' as RoleId]);
    };
    expect((await strip(server)).errorCode).toBe('lastAdministrator');
    expect((await strip(open)).status).toBe(200);
    expect(di.verified).toBe(false);
  });

  describe('are given roles', () => {
    it('and lose them by a list with one empty string', async () => {
      const { ada, add, role } = await company();
      const cy = await add();
      const browser = await enter(server, cy.email);
      const give = (roleIds: (RoleId | '')[]) => ada.call(members.update, { body: { id: cy.id, roleIds } });
      expect((await give([role('Member')])).value.item).toMatchObject({ roleIds: [role('Member')], version: 1 });
      expect((await browser.call(members.list)).status).toBe(200);
      expect((await give([''])).value.item.roleIds).toEqual([]);
      expect((await browser.call(members.list)).status).toBe(403);
    });

    it('by one of two administrators who send the same version', async () => {
      const { ada, add, role, tenantId } = await company();
      const [cy, eve] = [await add(), await add({}, { roleIds: [role('Admin')] })];
      const other = await enter(server, eve.email);
      const change = (by: Browser, version?: number) =>
        by.call(members.update, {
          body: { id: cy.id, roleIds: [role('Member')], ...(version !== undefined && { version }) },
        });
      const answers = await Promise.all([change(ada, 0), change(other, 0)]);
      expect(answers.map(({ status }) => status).toSorted()).toEqual([200, 409]);
      expect(answers.find(({ status }) => status === 409)?.errorCode).toBe('staleVersion');
      // a person who does not say it has the last word
      expect((await change(other)).value.item.version).toBe(2);
      expect(await server.store.memberships.count({ tenantId, userId: cy.id, version: 2 })).toBe(1);
    });

    it('that exist, that the administrator has, and not by themselves', async () => {
      const { ada, add, role, idOf } = await company();
      const cy = await add({}, { roleIds: [role('Member')] });
      expect((await give(ada, cy.id, [anId<RoleId>()])).errors).toEqual(['roleIds: has one that there is not']);
      expect((await give(ada, cy.id, [role('Support')])).errorCode).toBe('insufficientPrivilege');
      expect((await give(ada, await idOf('ada'), [role('Member')])).errorCode).toBe('cannotTargetSelf');
      expect((await give(ada, await idOf('root'), [])).errorCode).toBe('insufficientPrivilege');
      const weak = (await ada.call(roles.create, { body: { key: 'weak', name: 'Weak', level: 1, permissions: [] } }))
        .value;
      const ids = new Map((await server.store.permissions.find()).map(({ key, id }) => [key, id]));
      const permissionIds = ['read', 'write', 'delete'].flatMap((verb) => ids.get(`fe.secure.${verb}.users`) ?? []);
      await ada.call(roles.setPermissions, { params: { roleId: weak.id }, body: { permissionIds } });
      const manager = await enter(server, (await add({}, { roleIds: [weak.id] })).email);
      expect((await give(manager, await idOf('ada'), [])).errorCode).toBe('insufficientPrivilege');
      expect((await give(manager, cy.id, [])).status).toBe(200);
      expect((await give(manager, cy.id, [role('Admin')])).errorCode).toBe('insufficientPrivilege');
      for (const call of [members.lock, members.remove, members.resetMfa]) {
        expect((await manager.call(call, { params: { userId: await idOf('ada') } })).errorCode).toBe(
          'insufficientPrivilege',
        );
        expect((await ada.call(call, { params: { userId: await idOf('root') } })).errorCode).toBe(
          'insufficientPrivilege',
        );
      }
      const body = { userId: await idOf('ada') };
      expect((await manager.call(sessions.revoke, { body })).errorCode).toBe('insufficientPrivilege');
    });
  });

  describe('always keep an administrator who can manage them', () => {
    it('against every call', async () => {
      const { ada, role, idOf, domain, tenantId } = await company();
      const root = await enter(server, `root@${domain}`);
      // the super user is no administrator of the company
      const userId = await idOf('ada');
      const params = { userId };
      const last = async () => (await root.call(members.stats)).value.lastAdministrator;
      expect(await last()).toEqual({ id: userId, roleIds: expect.arrayContaining([role('Admin')]) });
      expect((await last())?.roleIds).not.toContain(role('Member'));
      const answers = [
        await root.call(members.update, { body: { id: userId, roleIds: [''] } }),
        await root.call(members.lock, { params }),
        await root.call(members.remove, { params }),
      ];
      expect(answers.map(({ errorCode }) => errorCode)).toEqual(answers.map(() => 'lastAdministrator'));
      // by a role of the company's own, and by a group
      const ids = new Map((await server.store.permissions.find()).map(({ key, id }) => [key, id]));
      const managing = ids.get('fe.secure.write.users');
      const own = (
        await ada.call(roles.create, { body: { key: 'boss', name: 'Boss', permissions: managing ? [managing] : [] } })
      ).value;
      const group = (await ada.call(groups.create, { body: { name: 'Bosses' } })).value;
      await ada.call(groups.addRoles, { params: { groupId: group.id }, body: { roleIds: [own.id] } });
      await ada.call(groups.addUsers, { params: { groupId: group.id }, body: { userIds: [await idOf('bo')] } });
      expect(await last()).toBeUndefined();
      expect((await root.call(members.update, { body: { id: userId, roleIds: [role('Member')] } })).status).toBe(200);
      // by a group: no role of their own keeps them
      expect(await last()).toEqual({ id: await idOf('bo'), roleIds: [] });
      const inGroup = { params: { groupId: group.id } };
      const refused = [
        await root.call(roles.remove, { params: { roleId: own.id } }),
        await root.call(roles.setPermissions, { params: { roleId: own.id }, body: { permissionIds: [] } }),
        await root.call(groups.removeRoles, { ...inGroup, body: { roleIds: [own.id] } }),
        await root.call(groups.removeUsers, { ...inGroup, body: { userIds: [await idOf('bo')] } }),
        await root.call(groups.remove, inGroup),
        await root.call(groups.saveConfig, { body: { rolesEnabled: false } }),
      ];
      expect(refused.map(({ errorCode }) => errorCode)).toEqual(refused.map(() => 'lastAdministrator'));
      expect(await server.store.memberships.count({ tenantId })).toBe(4);
    });
  });

  describe('are locked', () => {
    it('at once, and can be unlocked', async () => {
      const { ada, add } = await company();
      const cy = await add();
      const browser = await enter(server, cy.email);
      const params = { userId: cy.id };
      expect((await ada.call(members.lock, { params })).value.item.isLocked).toBe(true);
      expect((await browser.call(users.me)).errorCode).toBe('sessionEnded');
      expect((await browser.refresh()).errorCode).toBe('sessionEnded');
      const again = () => server.browser().call(auth.login, { body: { email: cy.email, password: PASSWORD } });
      expect((await again()).errorCode).toBe('invalidCredentials');
      expect((await ada.call(members.unlock, { params })).value.item.isLocked).toBe(false);
      expect((await again()).status).toBe(200);
    });

    it('once they have joined: an invitation is revoked', async () => {
      const { ada, add } = await company();
      const { id } = await add({}, { activated: false });
      const refused = await ada.call(members.lock, { params: { userId: id } });
      expect([refused.status, refused.errorCode]).toEqual([409, 'invitationPending']);
      const { value } = await ada.call(members.list, { query: { activatedForTenant: false } });
      expect(value.items.find((person) => person.id === id)?.isLocked).toBe(false);
    });

    it('in one company alone', async () => {
      const [one, two] = [await company(), await company()];
      const cy = await one.add();
      await server.store.transaction((rows) =>
        rows.memberships.insert(aMembership({ tenantId: two.tenantId, userId: cy.id, roleIds: [] })),
      );
      await one.ada.call(members.lock, { params: { userId: cy.id } });
      const browser = server.browser();
      await browser.signIn(cy.email);
      const { value } = await browser.call(users.tenants);
      expect(value.tenants.map(({ tenantId }) => tenantId)).toEqual([two.tenantId]);
      expect((await browser.call(users.switchTenant, { body: { tenantId: one.tenantId } })).status).toBe(404);
    });
  });

  describe('have their second factors reset', () => {
    it('and get a mail', async () => {
      const { ada, add } = await company();
      const cy = await add();
      await server.store.transaction((rows) => rows.authenticators.insert(anAuthenticator({ userId: cy.id })));
      const { value } = await ada.call(members.resetMfa, { params: { userId: cy.id } });
      expect(value.item.mfaEnabled).toBe(false);
      expect(await server.store.authenticators.count({ userId: cy.id })).toBe(0);
      expect((await server.mailsTo(cy.email))[0]?.subject).toBe('Your Tasklane two-factor methods were reset');
    });

    it('not where their account also belongs to another company', async () => {
      const [one, two] = [await company(), await company()];
      const cy = await one.add();
      await server.store.transaction((rows) =>
        rows.memberships.insert(aMembership({ tenantId: two.tenantId, userId: cy.id, roleIds: [] })),
      );
      expect((await one.ada.call(members.resetMfa, { params: { userId: cy.id } })).errorCode).toBe(
        'insufficientPrivilege',
      );
    });
  });

  describe('have details', () => {
    it('about their sessions here, second factors and activity', async () => {
      const [one, two] = [await company(), await company()];
      const cy = await one.add();
      const { ada } = one;
      const params = { userId: cy.id };
      await server.store.transaction(async (rows) => {
        await rows.memberships.insert(aMembership({ tenantId: two.tenantId, userId: cy.id, roleIds: [] }));
        await rows.authenticators.insert(anAuthenticator({ userId: cy.id }));
        await rows.phones.insert(
          aPhone({ userId: cy.id, phoneNumber: '+4915112345678', factor: true, verified: true }),
        );
      });
      const [here, there] = [await enter(server, cy.email), await enter(server, cy.email)];
      await there.call(users.switchTenant, { body: { tenantId: two.tenantId } });
      const seen = (await ada.call(members.sessions, { params })).value;
      expect(seen.map(({ id, current }) => [id, current])).toEqual([[here.cookie?.split('.')[0], false]]);
      const devices = (await ada.call(members.devices, { params })).value;
      expect(devices).toMatchObject({ authenticators: [{}], phones: [{ phoneNumber: '+•••••••••5678' }], emails: [] });
      await here.call(auth.logout);
      const [last] = (await ada.call(members.activity, { params })).value;
      expect(last).toMatchObject({ action: 'Signed out', severity: 'Info' });
      expect((await ada.call(members.sessions, { params })).value).toEqual([]);
      await ada.call(groups.create, { body: { name: 'Night shift' } });
      const { id: adaId } = (await ada.call(users.me)).value;
      const own = (await ada.call(members.activity, { params: { userId: adaId } })).value;
      expect(own[0]).toMatchObject({ action: 'Group created', target: 'Night shift' });
    });

    it('not before they have joined, nor for another company', async () => {
      const [one, two] = [await company(), await company()];
      const cy = await one.add();
      await server.store.transaction((rows) => rows.authenticators.insert(anAuthenticator({ userId: cy.id })));
      for (const call of [members.sessions, members.devices, members.activity])
        expect((await two.ada.call(call, { params: { userId: cy.id } })).status).toBe(404);
      await two.ada.call(members.invite, { body: { email: cy.email } });
      expect((await two.ada.call(members.devices, { params: { userId: cy.id } })).value.authenticators).toEqual([]);
      expect((await two.ada.call(members.activity, { params: { userId: cy.id } })).value).toEqual([]);
    });
  });

  describe('are removed', () => {
    it('with sessions, memberships and account, and their audit rows stay', async () => {
      const { ada, add } = await company();
      const cy = await add();
      const browser = await enter(server, cy.email);
      await browser.call(auth.logout);
      const again = await enter(server, cy.email);
      const { store } = server;
      const where = { userId: cy.id };
      await store.transaction(async (rows) => {
        await rows.authenticators.insert(anAuthenticator(where));
        await rows.phones.insert(aPhone(where));
        await rows.passkeys.insert(aPasskey(where));
        await rows.recoveryCodes.insert(aRecoveryCode(where));
        await rows.trustedBrowsers.insert(aTrustedBrowser(where));
        await rows.passwords.insert(aPassword(where));
        await rows.links.insert(aLink(where));
        await rows.challenges.insert(aChallenge(where));
      });
      const group = (await ada.call(groups.create, { body: { name: 'Sales' } })).value;
      await ada.call(groups.addUsers, { params: { groupId: group.id }, body: { userIds: [cy.id] } });
      expect((await ada.call(members.remove, { params: { userId: cy.id } })).status).toBe(200);
      expect((await again.call(users.me)).errorCode).toBe('sessionEnded');
      expect((await again.refresh()).errorCode).toBe('sessionEnded');
      const kinds = [
        ...(['sessions', 'memberships', 'people', 'authenticators', 'phones', 'passkeys', 'recoveryCodes'] as const),
        ...(['trustedBrowsers', 'passwords', 'links', 'challenges'] as const),
      ];
      const left = await Promise.all(kinds.map(async (kind) => [kind, await store[kind].count(where)]));
      expect(left).toEqual(kinds.map((kind) => [kind, 0]));
      expect(await store.users.count({ id: cy.id })).toBe(0);
      const [sales] = (await ada.call(groups.list, { query: { _groupsRelations: 'users' } })).value.groups;
      expect(sales?.users).toEqual([]);
      expect(await store.audits.count({ userId: cy.id, action: 'Signed out' })).toBe(1);
      const [row] = await store.audits.find({
        where: { action: 'Person removed' },
        order: [['createdAt', 'desc']],
        limit: 1,
      });
      expect(row?.details).toMatchObject({ userId: cy.id, email: cy.email, account: true });
    });

    it('from one company, and stay in another', async () => {
      const [one, two] = [await company(), await company()];
      const cy = await one.add();
      await server.store.transaction((rows) =>
        rows.memberships.insert(aMembership({ tenantId: two.tenantId, userId: cy.id, roleIds: [] })),
      );
      await one.ada.call(members.remove, { params: { userId: cy.id } });
      const browser = server.browser();
      expect((await browser.signIn(cy.email)).value.tenantId).toBe(two.tenantId);
      expect((await names(two.ada)).includes(cy.name)).toBe(true);
    });

    it('from one company, and another company’s invitation stays open', async () => {
      const [one, two] = [await company(), await company()];
      const cy = await one.add({ verified: true });
      await two.ada.call(members.invite, { body: { email: cy.email } });
      await one.ada.call(members.remove, { params: { userId: cy.id } });
      expect(await server.store.people.count({ userId: cy.id })).toBe(1);
      const body = await server.linkTo(cy.email);
      expect((await server.browser().call(invitations.accept, { body })).status).toBe(200);
      expect((await server.browser().signIn(cy.email)).value.tenantId).toBe(two.tenantId);
    });

    it('not by themselves', async () => {
      const { ada, idOf } = await company();
      expect((await ada.call(members.remove, { params: { userId: await idOf('ada') } })).errorCode).toBe(
        'cannotTargetSelf',
      );
    });

    it('before they have joined, and invited again, without revealing whether they have an account elsewhere', async () => {
      const { ada, role } = await company();
      const group = (await ada.call(groups.create, { body: { name: 'Guests' } })).value;
      const elsewhere = await company();
      const known = await elsewhere.add({ lastLogin: '2026-01-30T00:00:00.000Z' }, { roleIds: [role('Admin')] });
      /** All that its company is told of a person it invites, removes and invites again: ids by their first place. */
      const seenOf = async (email: string) => {
        const told: unknown[] = [];
        const keep = ({ status, value }: { status: number; value: unknown }) => void told.push([status, value]);
        for (const _ of ['once', 'again']) {
          const invited = await ada.call(members.invite, { body: { email, name: 'Guest', roleIds: [role('Member')] } });
          keep(invited);
          const { id: userId } = invited.value;
          await ada.call(groups.addUsers, { params: { groupId: group.id }, body: { userIds: [userId] } });
          keep(await ada.call(members.list, { query: { search: 'guest' } }));
          keep(await ada.call(members.listV2, { query: { _filter: 'guest' } }));
          server.clock.pass(2000);
          for (const _preset of ['mfa-unenrolled', 'inactive', 'breached-passwords'] as const)
            keep(await ada.call(members.listV3, { query: { _preset, _email: email, _maxInactiveSeconds: 1 } }));
          keep(await ada.call(groups.list, { query: { _groupsRelations: 'rolesAndUsers' } }));
          for (const call of [
            members.read,
            members.sessions,
            members.devices,
            members.activity,
            members.resend,
            members.lock,
          ])
            keep(await ada.call(call, { params: { userId } }));
          keep(await ada.call(members.unlock, { params: { userId } }));
          keep(await ada.call(members.resetMfa, { params: { userId } }));
          keep(await ada.call(members.remove, { params: { userId } }));
        }
        const ids: string[] = [];
        const text = JSON.stringify(told)
          .replaceAll(email, 'address')
          .replaceAll(/\d{4}-\d\d-\d\dT[\d:.]+Z/g, 'a moment')
          .replaceAll(
            /[0-9a-f]{8}-[0-9a-f-]{27}/g,
            (id) => `id ${ids.includes(id) ? ids.indexOf(id) : ids.push(id) - 1}`,
          );
        return JSON.parse(text) as unknown;
      };
      const unknown = `${anId()}@nowhere.test`;
      expect(await seenOf(unknown)).toEqual(await seenOf(known.email));

      // nor does it help to sign up in their name between two invitations
      const invite = async () => (await ada.call(members.invite, { body: { email: unknown } })).value.id;
      const before = await invite();
      await ada.call(members.remove, { params: { userId: before } });
      const body = { email: unknown, name: 'Guest', companyName: 'Guests', password: 'Anchor-72-Aweigh' };
      const signedUp = await server.browser().call(users.signUp, { body });
      expect([signedUp.status, signedUp.value.userId === before]).toEqual([200, false]);
      expect(await server.store.users.count({ email: unknown })).toBe(1);
      expect(await invite()).toBe(before);
    });
  });
});

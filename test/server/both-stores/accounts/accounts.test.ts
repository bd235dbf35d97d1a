import { afterAll, beforeAll, describe, expect, it } from 'vitest';
import { accountSettings } from '../../../../core/contract/account-settings.ts';
import type { TenantId } from '../../../../core/contract/entities/ids.ts';
import { HIERARCHY_DEPTH } from '../../../../core/contract/limits.ts';
import { subTenants } from '../../../../core/contract/sub-tenants.ts';
import { tenants } from '../../../../core/contract/tenants.ts';
import { users } from '../../../../core/contract/users.ts';
import type { Browser } from '../../../kit/browser.ts';
import { openCompany } from '../../../kit/company.ts';
import { enter } from '../../../kit/enter.ts';
import { ROOMY_LIMITS } from '../../../kit/roomy-limits.ts';
import { aMembership, anId, aPerson, aSubscription } from '../../../kit/rows.ts';
import { openTestServer, type TestServer } from '../../../kit/server.ts';

describe('the settings of an account', () => {
  let server: TestServer;
  let ada: Browser;
  beforeAll(async () => {
    server = await openTestServer();
    ada = await enter(server, 'ada@acme.test');
  });
  afterAll(() => server.close());

  it('are saved one by one, removed by an empty text, and read by every session of the company', async () => {
    const before = (await ada.call(accountSettings.read)).value;
    expect(Object.keys(before).toSorted()).toEqual(['name', 'tenantId', 'updatedAt']);
    const body = { name: 'Acme Group', website: 'https://acme.test', timezone: 'Europe/Berlin', currency: 'EUR' };
    await ada.call(accountSettings.save, { body });
    const { value } = await ada.call(accountSettings.save, {
      body: { website: '', applicationUrl: 'https://app.acme.test' },
    });
    const { website: _, ...kept } = body;
    expect(value).toMatchObject({ ...kept, applicationUrl: 'https://app.acme.test' });
    expect(value).not.toHaveProperty('website');
    const bo = await enter(server, 'bo@acme.test');
    const { tenantId } = server.acme;
    expect((await bo.call(accountSettings.public)).value).toEqual({
      tenantId,
      applicationUrl: 'https://app.acme.test',
    });
  });

  it('give every member the formats of times and amounts, with their companies', async () => {
    const formats = { timezone: 'Asia/Tokyo', dateFormat: 'DD/MM/YYYY', timeFormat: '24h', currency: 'JPY' } as const;
    await ada.call(accountSettings.save, { body: formats });
    const bo = await enter(server, 'bo@acme.test');
    expect((await bo.call(users.tenants)).value.activeTenant).toMatchObject(formats);
    const { dateFormat: _, ...rest } = formats;
    await ada.call(accountSettings.save, { body: { dateFormat: '' } });
    const { activeTenant } = (await bo.call(users.tenants)).value;
    expect(activeTenant).toMatchObject(rest);
    expect(activeTenant).not.toHaveProperty('dateFormat');
  });

  it('refuse what is no time zone, currency, address or image', async () => {
    const wrong = {
      timezone: 'Mars/Olympus',
      currency: 'XYZ',
      website: 'javascript:alert(1)',
      logo: 'data:text/html,x',
    };
    const { errors } = await ada.call(accountSettings.save, { body: wrong });
    expect(errors).toEqual([
      'website: must be an https address',
      'timezone: must be a time zone: Europe/Berlin',
      'currency: must be a currency: EUR',
      'logo: must be an image: PNG, JPEG, WebP or GIF',
    ]);
    const svg = `data:image/svg+xml;base64,${btoa('<svg onload="alert(1)"/>')}`;
    expect((await ada.call(accountSettings.save, { body: { logo: svg } })).errorCode).toBe('invalidInput');
  });

  it('are not overwritten from an outdated form, and another account is changed in that account', async () => {
    const { updatedAt } = (await ada.call(accountSettings.read)).value;
    server.clock.pass(1000);
    await ada.call(accountSettings.save, { body: { currency: 'USD', updatedAt } });
    const late = await ada.call(accountSettings.save, { body: { currency: 'CHF', updatedAt } });
    expect([late.status, late.errorCode]).toEqual([409, 'staleVersion']);
    const elsewhere = await ada.call(accountSettings.save, { body: { currency: 'CHF', tenantId: anId<TenantId>() } });
    expect(elsewhere.errors).toEqual(['tenantId: cannot be changed here']);
  });
});

describe('the accounts below a company', () => {
  let server: TestServer;
  let ada: Browser;
  let globex: TenantId;
  let stranger: Browser;
  beforeAll(async () => {
    server = (await openTestServer()).configured({ limits: ROOMY_LIMITS });
    globex = (await openCompany(server.store, server.acme.roleIds, 'globex.test')).tenantId;
    [ada, stranger] = [await enter(server, 'ada@acme.test'), await enter(server, 'ada@globex.test')];
  });
  afterAll(() => server.close());

  const made = async (name: string, parentTenantId = server.acme.tenantId) =>
    (await ada.call(subTenants.create, { body: { name, parentTenantId } })).value.tenantId;
  const found = async (query: object) => (await ada.call(tenants.search, { query })).value;
  const names = async (query: object) => (await found(query)).items.map(({ name }) => name);

  it('are listed right below one, found by a part of the name at any depth, and never beside it', async () => {
    const north = await made('Älvdalen North');
    const lab = await made('North Lab', north);
    await made('South');
    expect(await names({})).toEqual(['Älvdalen North', 'South']);
    expect(await names({ _subTenantId: north })).toEqual(['North Lab']);
    expect(await names({ _filter: 'NORTH' })).toEqual(['Älvdalen North', 'North Lab']);
    expect(await names({ _filter: 'alvdalen' })).toEqual(['Älvdalen North']);
    expect(await names({ _allLevels: true, _order: 'DESC' })).toEqual(['South', 'North Lab', 'Älvdalen North']);
    const page = await found({ _limit: 1, _offset: 1 });
    expect(page._metadata).toEqual({ totalItems: 2, totalPages: 2 });
    expect([page._links.next, page._links.prev]).toEqual(['', '/tenants/resources/hierarchy/v2?_limit=1&_offset=0']);
    expect((await found({})).items[0]).toMatchObject({
      tenantId: north,
      metadata: { isParent: true },
      tenantType: 'customer',
    });

    expect((await ada.call(tenants.tree)).value).toMatchObject({
      tenantId: server.acme.tenantId,
      children: [{ tenantId: north, children: [{ tenantId: lab, children: [] }] }, { tenantName: 'South' }],
    });
    const flat = (await ada.call(tenants.list)).value.map(({ tenantName, level }) => [tenantName, level]);
    expect(flat.slice(1)).toEqual([
      ['Älvdalen North', 1],
      ['South', 1],
      ['North Lab', 2],
    ]);
    const up = (await ada.call(tenants.parentsOf, { params: { tenantId: lab } })).value;
    expect(up.map(({ tenantId, level }) => [tenantId, level])).toEqual([
      [north, 1],
      [server.acme.tenantId, 2],
    ]);
    expect((await ada.call(tenants.parents)).value).toEqual([]);
    const ids = [north, lab, north, globex];
    expect((await ada.call(tenants.metadata, { query: { _tenantIds: ids.join() } })).value).toHaveLength(2);
    const person = aPerson({ tenantId: lab });
    const place = aMembership({ tenantId: lab, userId: person.id, roleIds: [], subAccountAccess: true });
    await server.store.transaction(async (rows) => {
      await rows.users.insert(person);
      await rows.memberships.insert(place);
    });
    const counts = (await ada.call(tenants.count, { body: { tenantIds: ids } })).value;
    expect(counts).toHaveLength(2);
    expect(counts).toContainEqual({ tenantId: lab, totalUsers: 1, totalAccessAllowedUsers: 1 });
  });

  it('are hidden from a company beside or below', async () => {
    const child = await made('Hidden');
    const params = { tenantId: child };
    expect((await stranger.call(tenants.search, { query: { _subTenantId: child } })).status).toBe(404);
    expect((await stranger.call(subTenants.read, { params })).status).toBe(404);
    expect((await stranger.call(subTenants.update, { params, body: { name: 'Stolen' } })).status).toBe(404);
    expect((await stranger.call(subTenants.remove, { params })).status).toBe(404);
    const below = { name: 'Below', parentTenantId: child };
    expect((await stranger.call(subTenants.create, { body: below })).status).toBe(404);
    // their own account is not among those below, and none moves into another company
    const own = { tenantId: server.acme.tenantId };
    expect((await ada.call(subTenants.remove, { params: own })).status).toBe(404);
    const away = { params, body: { parentTenantId: globex } };
    expect((await ada.call(subTenants.update, away)).status).toBe(404);
  });

  it('are renamed, typed and described; without a change there is nothing to update', async () => {
    const tenantId = await made('Plain');
    const params = { tenantId };
    const read = async () => (await ada.call(subTenants.read, { params })).value;
    const { updatedAt } = await read();
    server.clock.pass(1000);
    const body = { name: 'Partner', tenantType: 'reseller', tenantMetadata: '{"crm":7}' } as const;
    await ada.call(subTenants.update, { params, body: { ...body, updatedAt } });
    expect(await read()).toMatchObject({ ...body, isReseller: true, below: 0, people: 0 });
    const same = await ada.call(subTenants.update, { params, body });
    expect([same.status, same.errors]).toEqual([400, ['No changes to update']]);
    const stale = await ada.call(subTenants.update, { params, body: { name: 'Late', updatedAt } });
    expect(stale.errorCode).toBe('staleVersion');
    const taken = await ada.call(subTenants.create, { body: { name: 'Twin', tenantId } });
    expect(taken.errorCode).toBe('tenantIdTaken');
  });

  it('move with all below them, never below themselves, and no deeper than there are levels', async () => {
    const [one, two] = [await made('Branch one'), await made('Branch two')];
    const twig = await made('Twig', one);
    const leaf = await made('Leaf', twig);
    const move = (tenantId: TenantId, parentTenantId: TenantId) =>
      ada.call(subTenants.update, { params: { tenantId }, body: { parentTenantId } });
    expect((await move(twig, two)).status).toBe(200);
    expect(await names({ _subTenantId: two, _allLevels: true })).toEqual(['Leaf', 'Twig']);
    expect(await names({ _subTenantId: one })).toEqual([]);
    expect((await move(two, leaf)).errorCode).toBe('hierarchyCycle');
    expect((await move(two, two)).errorCode).toBe('hierarchyCycle');
    let deepest = one;
    for (let level = 2; level <= HIERARCHY_DEPTH; level += 1) deepest = await made(`Level ${level}`, deepest);
    const deeper = { name: 'Too deep', parentTenantId: deepest };
    expect((await ada.call(subTenants.create, { body: deeper })).errorCode).toBe('hierarchyTooDeep');
    expect((await move(twig, deepest)).errorCode).toBe('hierarchyTooDeep');
    expect(await names({ _subTenantId: two, _allLevels: true })).toEqual(['Leaf', 'Twig']);
  });

  it('are deleted with what is below and with people who have no other account, unless they pay for a plan', async () => {
    const top = await made('Going');
    const leaf = await made('Going, too', top);
    const [only, both] = [aPerson({ tenantId: leaf }), aPerson({ tenantId: leaf })];
    const subscription = aSubscription({ tenantId: leaf, liveKey: leaf });
    await server.store.transaction(async (rows) => {
      for (const person of [only, both]) {
        await rows.users.insert(person);
        await rows.memberships.insert(aMembership({ tenantId: leaf, userId: person.id, roleIds: [] }));
      }
      await rows.memberships.insert(aMembership({ tenantId: server.acme.tenantId, userId: both.id, roleIds: [] }));
      await rows.subscriptions.insert(subscription);
    });
    const params = { tenantId: top };
    expect((await ada.call(subTenants.read, { params })).value).toMatchObject({ below: 1, people: 1 });
    expect((await ada.call(subTenants.remove, { params })).errorCode).toBe('accountSubscribed');
    await server.store.transaction((rows) => rows.subscriptions.remove({ id: subscription.id }));
    expect((await ada.call(subTenants.remove, { params })).status).toBe(200);
    expect(await server.store.tenants.find({ where: { id: { in: [top, leaf] } } })).toEqual([]);
    const left = await server.store.users.find({ where: { id: { in: [only.id, both.id] } } });
    expect(left.map(({ id, tenantId }) => [id, tenantId])).toEqual([[both.id, server.acme.tenantId]]);
    // the log stays, there and in the company that has deleted it
    const told = { where: { action: 'Sub-account deleted', tenantId: { in: [top, server.acme.tenantId] } } };
    expect(await server.store.audits.find(told)).toHaveLength(2);
  });

  it('begin with an administrator who is invited', async () => {
    const creator = { creatorEmail: 'first@labs.test', creatorName: 'Fay First' };
    const { value } = await ada.call(subTenants.create, { body: { name: 'Labs', ...creator } });
    expect(await server.mailsTo('first@labs.test')).toHaveLength(1);
    const [place] = await server.store.memberships.find({ where: { tenantId: value.tenantId } });
    expect(place?.invitation).toMatchObject({ email: 'first@labs.test', name: 'Fay First' });
  });
});

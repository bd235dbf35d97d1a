import { afterEach, beforeEach, describe, expect, it } from 'vitest';
import { SEEDED_PASSWORD } from '../../../demo/server/dev/people.ts';
import { withDemoPlans } from '../../../demo/server/dev/plans.ts';
import { seedColleagues } from '../../../demo/server/dev/seed-colleagues.ts';
import { seed } from '../../../demo/server/dev/seed.ts';
import { pageHasher } from '../../../demo/server/hasher/page-hasher.ts';
import { DEFAULT_CONFIG, type OperatorConfig } from '../../../demo/server/vendor/config.ts';
import { keepRoles } from '../../../demo/server/roles/keep-roles.ts';
import { movingClock } from '../../kit/moving-clock.ts';
import { openTestStore, type TestStore } from '../../kit/test-store.ts';

const hasher = pageHasher();
const clock = movingClock();

describe('a new installation', () => {
  let test: TestStore;
  beforeEach(async () => {
    test = await openTestStore();
  });
  afterEach(() => test.close());

  const everything = async () => {
    const { permissions, roles, tenants, users, memberships } = test.rows;
    return Promise.all([permissions, roles, tenants, users, memberships].map((rows) => rows.find()));
  };
  const keep = (config: Partial<OperatorConfig> = {}) => keepRoles(test.store, { ...DEFAULT_CONFIG, ...config }, clock);
  const seedIt = () => seed({ store: test.store, hasher, clock, config: DEFAULT_CONFIG });

  it('has the roles and permissions of the operator, which every tenant shares', async () => {
    await keep();
    const [roles, permissions] = [await test.rows.roles.find(), await test.rows.permissions.find()];
    expect(roles.map(({ key }) => key).toSorted()).toEqual(['Admin', 'Member', 'ReadOnly', 'Support']);
    expect(roles.every(({ tenantId }) => tenantId === null)).toBe(true);
    const member = roles.find(({ key }) => key === 'Member');
    const keys = permissions.filter(({ id }) => member?.permissionIds.includes(id)).map(({ key }) => key);
    expect(keys.toSorted()).toEqual(DEFAULT_CONFIG.roles.find(({ key }) => key === 'Member')?.permissions.toSorted());
  });

  it('is unchanged by a restart', async () => {
    await seedIt();
    const before = await everything();
    clock.pass(1000);
    await seedIt();
    expect(await everything()).toEqual(before);
  });

  it('assigns Acme Robotics its plans once, where the operator defines them', async () => {
    await seedIt();
    expect(await test.rows.tenantPlans.find()).toEqual([]);
    const config = withDemoPlans(DEFAULT_CONFIG);
    for (let start = 0; start < 2; start += 1) await seed({ store: test.store, hasher, clock, config });
    const [acme] = await test.rows.tenants.find({ where: { name: 'Acme Robotics' } });
    const plans = await test.rows.tenantPlans.find();
    expect(plans.map(({ planKey }) => planKey).toSorted()).toEqual(['early-access', 'insights-trial']);
    expect(new Set(plans.map(({ tenantId }) => tenantId))).toEqual(new Set([acme?.id]));
  });

  it("leaves an operator's own features and flags alone", () => {
    const features = [{ key: 'own', name: 'Own', linkedPermissions: [], featureFlag: null }];
    const own = { ...DEFAULT_CONFIG, features };
    expect(withDemoPlans(own)).toBe(own);
    const off = { ...DEFAULT_CONFIG, flags: { admin_portal_entitlements: 'off' as const } };
    expect(withDemoPlans(off).flags).toMatchObject({ admin_portal_entitlements: 'off' });
  });

  it('follows the operator when roles change, under the same ids', async () => {
    await keep();
    const [admin] = await test.rows.roles.find({ where: { key: 'Admin' } });
    const roles = DEFAULT_CONFIG.roles
      .filter(({ key }) => key !== 'Support')
      .map((role) => Object.assign({}, role, { name: `New ${role.name}` }));
    await keep({ roles });
    expect(await test.rows.roles.count({ key: 'Support' })).toBe(0);
    expect(await test.rows.roles.get(admin?.id ?? '')).toMatchObject({ name: 'New Administrator' });
  });

  it('is seeded once by nodes that start at the same time', async () => {
    await Promise.all([keep(), keep(), keep()]);
    expect(await test.rows.roles.count()).toBe(4);
  });

  it('has the seeded people of their companies, each with the password and their role', async () => {
    await seedIt();
    const users = await test.rows.users.find({ order: [['email', 'asc']] });
    expect(users.map(({ email }) => email)).toEqual([
      'ada@acme.test',
      'bo@acme.test',
      'rae@reseller.test',
      'ro@acme.test',
      'root@acme.test',
      'sue@acme.test',
    ]);
    expect(await test.rows.tenants.find({ order: [['name', 'asc']] })).toMatchObject([
      { name: 'Acme Robotics', isReseller: false },
      { name: 'Fjord Instruments', isReseller: false },
      { name: 'Harbour Logistics', isReseller: false },
      { name: 'Northwind Resale', isReseller: true },
    ]);
    const [bo] = await test.rows.users.find({ where: { email: 'bo@acme.test' } });
    expect(bo).toMatchObject({ verified: true, superUser: false });
    expect(await hasher.verify(bo?.passwordHash ?? null, SEEDED_PASSWORD)).toBe(true);
    const [place] = await test.rows.memberships.find({ where: { userId: bo?.id ?? ('' as never) } });
    const [member] = await test.rows.roles.find({ where: { key: 'Member' } });
    expect(place).toMatchObject({ tenantId: bo?.tenantId, roleIds: [member?.id], activated: true });
  });

  it('has more people in Acme Robotics, in groups and roles, once', async () => {
    await seedIt();
    for (let start = 0; start < 2; start += 1) await seedColleagues({ store: test.store, clock });
    const [ada] = await test.rows.users.find({ where: { email: 'ada@acme.test' } });
    if (!ada) throw new Error('Ada is missing');
    const { tenantId } = ada;
    const people = await test.rows.people.find({ where: { tenantId } });
    expect(people).toHaveLength(30);
    expect(new Set(people.map(({ provider }) => provider)).size).toBeGreaterThan(4);
    for (const some of [{ locked: true }, { activated: false }, { mfaEnrolled: true }, { breachedAt: { not: null } }])
      expect(await test.rows.people.count({ tenantId, ...some })).toBeGreaterThan(0);
    const groups = await test.rows.groups.find({ where: { tenantId } });
    expect(groups).toHaveLength(6);
    for (const { id } of groups) expect(people.some(({ groupIds }) => groupIds.includes(id))).toBe(true);
    const below = await test.rows.tenants.find({ where: { parentId: { not: null } } });
    expect(below).toHaveLength(6);
    const [auditor] = await test.rows.roles.find({ where: { tenantId } });
    expect(auditor).toMatchObject({ key: 'Auditor' });
    expect(auditor?.permissionIds.length).toBe(5);
  });

  it('leaves people unchanged who were edited since', async () => {
    await seedIt();
    const change = { name: 'Ada King', passwordHash: null };
    await test.rows.transaction((rows) => rows.users.update({ email: 'ada@acme.test' }, change));
    await seedIt();
    expect((await test.rows.users.find({ where: { email: 'ada@acme.test' } }))[0]).toMatchObject(change);
  });
});

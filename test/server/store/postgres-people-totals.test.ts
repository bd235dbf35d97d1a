import { Client } from 'pg';
import { afterAll, beforeAll, describe, expect, it } from 'vitest';
import type { TenantId } from '../../../core/contract/entities/ids.ts';
import { peopleTotals } from '../../../demo/server/store/migrations/0018-people-totals.ts';
import { postgresStore } from '../../../demo/server/store/postgres.ts';
import { leave } from '../../../demo/server/store/remove-person.ts';
import type { Store } from '../../../demo/server/store/store.ts';
import { aMembership, anId, aPerson, aTenant } from '../../kit/rows.ts';
import { silentLog } from '../../kit/silent-log.ts';
import { everythingIn, newDatabase, testServer } from '../../kit/test-store.ts';

describe.runIf(testServer())('the parts of the number of people', () => {
  let url: string;
  let drop: () => Promise<void>;
  let store: Store;
  let owner: Client;
  beforeAll(async () => {
    ({ url, drop } = await newDatabase(testServer() ?? ''));
    store = await postgresStore(url, silentLog, 8);
    owner = new Client({ connectionString: url });
    await owner.connect();
    await owner.query(`set fe.across = 'seeds'`);
  });
  afterAll(async () => {
    await owner.end();
    await store.close();
    await drop();
  });

  const parts = async (tenantId: TenantId): Promise<number[]> => {
    const { rows } = await owner.query<{ people: number }>('select people from people_totals where tenant_id = $1', [
      tenantId,
    ]);
    return rows.map(({ people }) => people);
  };
  const company = async (people: number) => {
    const tenant = aTenant();
    const places = Array.from({ length: people }, () => aMembership({ tenantId: tenant.id, roleIds: [] }));
    await everythingIn(store).transaction(async (rows) => {
      await rows.tenants.insert(tenant);
      for (const place of places) {
        await rows.users.insert(aPerson({ id: place.userId }));
        await rows.memberships.insert(place);
      }
    });
    return { tenantId: tenant.id, places };
  };

  it('are as many as the changes, while they are few', async () => {
    const { tenantId, places } = await company(3);
    await everythingIn(store).transaction((rows) => rows.memberships.remove({ id: places[0]?.id ?? '' }));
    expect(await store.scoped({ tenantId }).people.count()).toBe(2);
    expect((await parts(tenantId)).toSorted((one, other) => one - other)).toEqual([-1, 1, 1, 1]);
  });

  it('are merged once there are many, whatever counts and joins in the meantime', async () => {
    const { tenantId } = await company(120);
    const own = store.scoped({ tenantId });
    const join = async () => {
      const place = aMembership({ tenantId, roleIds: [] });
      await everythingIn(store).transaction(async (rows) => {
        await rows.users.insert(aPerson({ id: place.userId }));
        await rows.memberships.insert(place);
      });
    };
    await Promise.all([own.people.count(), join(), own.people.count({ tenantId }), join(), own.people.count()]);
    await expect.poll(async () => (await parts(tenantId)).length).toBeLessThan(10);
    expect((await parts(tenantId)).reduce((sum, part) => sum + part, 0)).toBe(122);
    expect(await own.people.count()).toBe(122);
  });

  it('are merged by two nodes at once, each part by one of them', async () => {
    const { tenantId } = await company(120);
    const others = await Promise.all([1, 2].map(() => postgresStore(url, silentLog, 4)));
    const counts = others.map((other) => other.scoped({ tenantId }).people.count());
    expect(await Promise.all(counts)).toEqual([120, 120]);
    // closing waits for what is being merged
    await Promise.all(others.map((other) => other.close()));
    expect(await parts(tenantId)).toEqual([120]);
  });

  it('are gone with their company', async () => {
    const { tenantId, places } = await company(1);
    await everythingIn(store).transaction((rows) => leave(rows, places[0] ?? aMembership()));
    expect(await parts(tenantId)).toEqual([]);
  });

  it('are out of reach of another company', async () => {
    const { tenantId } = await company(2);
    await owner.query(`begin; set local fe.across = ''; set local fe.tenant = '${anId<TenantId>()}'`);
    const { rows } = await owner.query('select count(*)::int as seen from people_totals');
    const foreign = owner.query('insert into people_totals (tenant_id, people) values ($1, 1000)', [tenantId]);
    await expect(foreign).rejects.toThrow('row-level security');
    await owner.query('rollback');
    expect(rows).toEqual([{ seen: 0 }]);
  });

  it('are counted from the people of before the migration', async () => {
    const { tenantId } = await company(4);
    await owner.query('drop table people_totals');
    await owner.query('drop function people_totals_follow, people_totals_forget cascade');
    for (const statement of peopleTotals.statements) await owner.query(statement);
    await owner.query(`set fe.across = 'seeds'`);
    expect(await parts(tenantId)).toEqual([4]);
    expect(await store.scoped({ tenantId }).people.count()).toBe(4);
  });
});

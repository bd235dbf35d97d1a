import { afterAll, beforeAll, describe, expect, it } from 'vitest';
import type { TenantId, UserId } from '../../../core/contract/entities/ids.ts';
import { leave } from '../../../demo/server/store/remove-person.ts';
import type { InvitationColumns, MembershipRecord } from '../../../demo/server/store/records.ts';
import type { Writer } from '../../../demo/server/store/store.ts';
import { aMembership, anId, aPerson, aTenant } from '../../kit/rows.ts';
import { openTestStore, type TestStore } from '../../kit/test-store.ts';

const INVITATION: InvitationColumns = {
  email: 'cy@acme.test',
  name: 'Cy',
  searchable: 'cy cy@acme.test',
  expires: '2026-02-07T12:00:00.000Z',
  sentAt: '2026-02-01T12:00:00.000Z',
  tokenHash: 'hash',
  invitedBy: anId<UserId>(),
};

/** Counts of whole companies: by parts that triggers keep in PostgreSQL, by the rows themselves in memory. */
describe('the number of people in a company', () => {
  let test: TestStore;
  beforeAll(async () => {
    test = await openTestStore();
  });
  afterAll(() => test.close());

  /** A company of its own, and each way to ask how many people it has, beside the rows that there are. */
  const company = async (people = 0) => {
    const tenant = aTenant();
    const { id: tenantId } = tenant;
    await test.rows.transaction((rows) => rows.tenants.insert(tenant));
    const own = test.store.scoped({ tenantId });
    const join = async (rows: Writer, place: Partial<MembershipRecord> = {}) => {
      const user = aPerson();
      const membership = aMembership({ userId: user.id, tenantId, roleIds: [], ...place });
      await rows.users.insert(user);
      await rows.memberships.insert(membership);
      return membership;
    };
    const counted = async () => {
      const listed = await test.rows.people.find({ where: { tenantId } });
      const counts = await Promise.all([
        own.people.count(),
        own.people.count({ tenantId }),
        own.snapshot((rows) => rows.people.count({ tenantId })),
        test.rows.people.count({ tenantId }),
        test.rows.people.count({ tenantId: { in: [tenantId, anId<TenantId>()] } }),
        test.rows.transaction((rows) => rows.people.count({ tenantId })),
      ]);
      expect(counts).toEqual(counts.map(() => listed.length));
      return listed.length;
    };
    const places: MembershipRecord[] = [];
    await test.rows.transaction(async (rows) => {
      places.length = 0;
      for (let person = 0; person < people; person += 1) places.push(await join(rows));
    });
    return { tenant, tenantId, own, places, join, counted };
  };

  it('is none in a new one', async () => expect(await (await company()).counted()).toBe(0));

  it('follows who joins and who leaves', async () => {
    const { places, join, counted } = await company(3);
    expect(await counted()).toBe(3);
    await test.rows.transaction((rows) => join(rows, { invitation: INVITATION, activated: false }));
    expect(await counted()).toBe(4);
    await test.rows.transaction((rows) => rows.memberships.remove({ id: places[0]?.id ?? '' }));
    expect(await counted()).toBe(3);
  });

  it('counts an invited person without an account, revoked and restored', async () => {
    const { tenantId, counted } = await company(1);
    const place = aMembership({ tenantId, roleIds: [], invitation: INVITATION, activated: false });
    const invite = () => test.rows.transaction((rows) => rows.memberships.insert(place));
    await invite();
    expect(await counted()).toBe(2);
    await test.rows.transaction((rows) => rows.memberships.remove({ id: place.id }));
    expect(await counted()).toBe(1);
    await invite();
    expect(await counted()).toBe(2);
  });

  it('is the same after people changed', async () => {
    const { tenantId, places, counted } = await company(2);
    const { userId } = places[0] ?? aMembership();
    await test.rows.transaction(async (rows) => {
      await rows.users.update({ id: userId }, { name: 'Bo', searchable: 'bo' });
      await rows.memberships.update({ tenantId }, { locked: true });
    });
    expect(await counted()).toBe(2);
  });

  it('goes with a person into another company', async () => {
    const [from, to] = [await company(2), await company(1)];
    const { id, userId } = from.places[0] ?? aMembership();
    await test.rows.transaction(async (rows) => {
      await rows.memberships.remove({ id });
      await rows.memberships.insert(aMembership({ userId, tenantId: to.tenantId, roleIds: [] }));
    });
    expect([await from.counted(), await to.counted()]).toEqual([1, 2]);
  });

  it('is as it was after a transaction that failed', async () => {
    const { join, places, counted } = await company(2);
    const failing = test.rows.transaction(async (rows) => {
      await join(rows);
      await rows.memberships.remove({ id: places[0]?.id ?? '' });
      throw new Error('on purpose');
    });
    await expect(failing).rejects.toThrow('on purpose');
    expect(await counted()).toBe(2);
  });

  it('is right inside the transaction that changes it, and outside only after commit', async () => {
    const { tenantId, own, join, counted } = await company(1);
    const seen = await test.rows.transaction(async (rows) => {
      await join(rows);
      return [await rows.people.count({ tenantId }), await own.people.count()];
    });
    expect(seen).toEqual([2, 1]);
    expect(await counted()).toBe(2);
  });

  it('is right after many at once, in one transaction and in many, with counts between', async () => {
    const { own, join, counted } = await company(150);
    expect(await counted()).toBe(150);
    const joining = Array.from({ length: 20 }, async () => {
      await test.rows.transaction((rows) => join(rows));
      return own.people.count();
    });
    for (const count of await Promise.all(joining)) expect(count).toBeGreaterThan(150);
    expect(await counted()).toBe(170);
  });

  it('of several companies is that of each', async () => {
    const [one, other] = [await company(2), await company(3)];
    const tenantIds = [one.tenantId, other.tenantId];
    expect(await test.rows.people.count({ tenantId: { in: tenantIds } })).toBe(5);
    expect(await test.rows.people.count({ tenantId: { in: [] } })).toBe(0);
  });

  it('is nothing to another company', async () => {
    const [one, other] = [await company(2), await company(3)];
    expect(await one.own.people.count({ tenantId: other.tenantId })).toBe(0);
    expect(await one.own.people.count({ tenantId: { in: [one.tenantId, other.tenantId] } })).toBe(2);
    expect(await test.store.scoped({}).people.count()).toBe(0);
  });

  it('counts those that match where more is asked', async () => {
    const { tenantId, places, own } = await company(3);
    await test.rows.transaction((rows) => rows.memberships.update({ id: places[0]?.id ?? '' }, { locked: true }));
    expect(await own.people.count({ tenantId, locked: true })).toBe(1);
    expect(await own.people.count({ tenantId: { not: tenantId } })).toBe(0);
  });

  it('is none of a company that its last member left', async () => {
    const { places, own, counted } = await company(1);
    await test.rows.transaction((rows) => leave(rows, places[0] ?? aMembership()));
    expect(await counted()).toBe(0);
    expect(await own.people.count()).toBe(0);
  });
});

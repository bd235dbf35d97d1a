import { afterAll, beforeAll, describe, expect, it } from 'vitest';
import type { TenantId } from '../../../core/contract/entities/ids.ts';
import { bindReader, bindWriter } from '../../../demo/server/store/tenant.ts';
import type { AuditRecord } from '../../../demo/server/store/records.ts';
import type { TenantReader, TenantWriter, Where } from '../../../demo/server/store/store.ts';
import { aMembership, anAudit, anId } from '../../kit/rows.ts';
import { openTestStore, type TestStore } from '../../kit/test-store.ts';

describe('a store bound to one tenant', () => {
  const [ours, theirs] = [anId<TenantId>(), anId<TenantId>()];
  const [mine, other] = [anAudit({ tenantId: ours }), anAudit({ tenantId: theirs })];
  let test: TestStore;
  let store: TenantReader;
  const write = <Value>(work: (rows: TenantWriter) => Promise<Value>) =>
    test.rows.transaction((rows) => work(bindWriter(rows, ours)));

  beforeAll(async () => {
    test = await openTestStore();
    store = bindReader(test.rows, ours);
    await test.rows.transaction(async (rows) => {
      await rows.audits.insert(mine);
      await rows.audits.insert(other);
    });
  });
  afterAll(() => test.close());

  it('finds and counts its own rows only', async () => {
    expect(await store.audits.find()).toEqual([mine]);
    expect(await store.audits.count()).toBe(1);
    expect(await store.audits.get(mine.id)).toEqual(mine);
    expect(await store.audits.get(other.id)).toBeUndefined();
  });

  const questions: [what: string, where: Where<AuditRecord>, found: AuditRecord[]][] = [
    ['its own tenant', { tenantId: ours }, [mine]],
    ['its own among others', { tenantId: { in: [ours, theirs] } }, [mine]],
    ['any but another', { tenantId: { not: theirs } }, [mine]],
    ['another', { tenantId: theirs }, []],
    ['others', { tenantId: { in: [theirs] } }, []],
    ['none', { tenantId: { in: [] } }, []],
    ['any but its own', { tenantId: { not: ours } }, []],
  ];
  for (const [what, where, found] of questions)
    it(`finds ${found.length > 0 ? 'its own rows, and no others,' : 'nothing'} where ${what} is asked for`, async () => {
      expect(await store.audits.find({ where })).toEqual(found);
      expect(await store.audits.count(where)).toBe(found.length);
    });

  it('neither changes nor removes the rows of another', async () => {
    expect(await write((rows) => rows.audits.update({ id: other.id }, { action: 'Changed' }))).toEqual([]);
    expect(await write((rows) => rows.audits.remove({ id: other.id }))).toBe(0);
    expect(await write((rows) => rows.audits.remove({ tenantId: theirs }))).toBe(0);
    expect(await test.rows.audits.get(other.id)).toEqual(other);
  });

  it('refuses to insert or move a row into another', async () => {
    const refusal = 'The row belongs to another tenant';
    await expect(write((rows) => rows.audits.insert(anAudit({ tenantId: theirs })))).rejects.toThrow(refusal);
    await expect(write((rows) => rows.audits.update({ id: mine.id }, { tenantId: theirs }))).rejects.toThrow(refusal);
    expect(await test.rows.audits.count({ tenantId: theirs })).toBe(1);
  });

  it('inserts, updates and removes its own', async () => {
    const membership = aMembership({ tenantId: ours, activated: false });
    await write((rows) => rows.memberships.insert(membership));
    await write((rows) => rows.memberships.update({ userId: membership.userId }, { activated: true }));
    expect(await store.memberships.get(membership.id)).toEqual({ ...membership, activated: true });
    expect(await write((rows) => rows.memberships.remove({ userId: membership.userId }))).toBe(1);
  });
});

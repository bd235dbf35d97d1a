import type { TenantId } from '../../../core/contract/entities/ids.ts';
import { forEach, TENANT_COLLECTIONS } from './collections.ts';
import type { AnyRow } from './conditions.ts';
import { filterRows } from './memory-rows.ts';
import type { Readable, Reader, TenantReader, TenantWriter, Where, Writable, Writer } from './store.ts';

/** Restricts a filter to the bound tenant; a filter for other tenants alone matches nothing. */
const ofTenant = (tenantId: TenantId, where: Where<AnyRow> = {}): Where<AnyRow> => {
  const { tenantId: given = tenantId } = where;
  const mayBe = filterRows([{ id: '', tenantId }], { tenantId: given }).length > 0;
  return { ...where, tenantId: mayBe ? tenantId : { in: [] } };
};

const readable = (rows: Readable<AnyRow>, tenantId: TenantId): Readable<AnyRow> => ({
  get: async (id) => (await rows.find({ where: ofTenant(tenantId, { id }), limit: 1 }))[0],
  find: (question) => rows.find({ ...question, where: ofTenant(tenantId, question?.where) }),
  few: (question, most) => rows.few({ ...question, where: ofTenant(tenantId, question.where) }, most),
  count: (where) => rows.count(ofTenant(tenantId, where)),
  tally: (where, by) => rows.tally(ofTenant(tenantId, where), by),
});

const writable = (rows: Writable<AnyRow>, tenantId: TenantId): Writable<AnyRow> => {
  const refuseOther = (owner: unknown) => {
    if (owner !== tenantId) throw new Error('The row belongs to another tenant');
  };
  return {
    ...readable(rows, tenantId),
    insert: async (row) => {
      refuseOther(row['tenantId']);
      return rows.insert(row);
    },
    update: async (where, changes) => {
      if ('tenantId' in changes) refuseOther(changes['tenantId']);
      return rows.update(ofTenant(tenantId, where), changes);
    },
    remove: (where) => rows.remove(ofTenant(tenantId, where)),
  };
};

// Collections are looked up by name here, and of any one only what all have in common is used.
const readers = (rows: Reader) => rows as unknown as Readonly<Record<string, Readable<AnyRow>>>;
const writers = (rows: Writer) => rows as unknown as Readonly<Record<string, Writable<AnyRow>>>;
const of = <Rows>(rows: Readonly<Record<string, Rows>>, name: string): Rows => {
  const found = rows[name];
  if (!found) throw new Error(`There is no collection ${name}`);
  return found;
};

/** Reader bound to one tenant. */
export const bindReader = (rows: Reader, tenantId: TenantId): TenantReader =>
  forEach(TENANT_COLLECTIONS, (name) => readable(of(readers(rows), name), tenantId));

/** Writer bound to one tenant, inside a transaction. */
export const bindWriter = (rows: Writer, tenantId: TenantId): TenantWriter =>
  forEach(TENANT_COLLECTIONS, (name) => writable(of(writers(rows), name), tenantId));

import type { IsoDateTime, TenantId } from '../../../core/contract/entities/ids.ts';
import { ok, type Result } from '../../../core/contract/failure.ts';
import { notFound, type Refusal } from '../refusal.ts';
import type { Readable, Writable } from '../store/store.ts';

/** A policy that a tenant has one of. */
interface PolicyRow {
  id: string;
  tenantId: TenantId;
  createdAt: IsoDateTime;
  updatedAt: IsoDateTime;
}

/** Wire format of a policy. */
const policyView = <Row extends PolicyRow>(row: Row): Omit<Row, 'tenantId'> => {
  const { tenantId: _, ...policy } = row;
  return policy;
};

/** Reads the tenant's own policy; not found before the first save. */
export const ownPolicy = async <Row extends PolicyRow>(
  rows: Readable<Row>,
  entity: string,
): Promise<Result<Omit<Row, 'tenantId'>, Refusal>> => {
  const [own] = await rows.find();
  return own ? ok(policyView(own)) : notFound(entity);
};

/** Upserts the tenant's policy. */
export const savePolicy = async <Row extends PolicyRow>(
  rows: Writable<Row>,
  { tenantId, now }: { tenantId: TenantId; now: IsoDateTime },
  fields: Omit<Row, keyof PolicyRow>,
): Promise<Omit<Row, 'tenantId'>> => {
  const changes = { ...fields, updatedAt: now };
  // the fields are all of a row that is not every policy's
  const [changed] = await rows.update({}, changes as unknown as Partial<Row>);
  const first = { ...changes, id: crypto.randomUUID(), tenantId, createdAt: now } as unknown as Row;
  return policyView(changed ?? (await rows.insert(first)));
};

/** Timestamp of the operator's policies, which have no date of their own. */
export const ALWAYS: IsoDateTime = new Date(0).toISOString();

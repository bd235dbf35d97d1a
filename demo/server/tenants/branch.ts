import type { TenantId } from '../../../core/contract/entities/ids.ts';
import { ok, type Result } from '../../../core/contract/failure.ts';
import { HIERARCHY_MAX } from '../../../core/contract/limits.ts';
import type { Ports } from '../ports.ts';
import { notFound, type Refusal } from '../refusal.ts';
import type { Caller } from '../rules.ts';
import type { TenantRecord } from '../store/records.ts';
import type { Reader } from '../store/store.ts';

type Rows = Pick<Reader, 'tenants'>;

/** Rows beyond the caller's tenant; every call through them names a tenant of the caller's branch. */
export const acrossAccounts = ({ store }: Pick<Ports, 'store'>) => store.scoped({ across: 'subAccounts' });

/** Condition of all tenants below one, at any depth. */
export const descendantsOf = (top: TenantId) => ({ ancestorIds: { overlaps: [top] } });

/** Whether a tenant is in the branch of another: itself or below it. */
export const isInBranch = ({ id, ancestorIds }: TenantRecord, top: TenantId): boolean =>
  id === top || ancestorIds.includes(top);

/** Tenant of the caller's branch: their own or one below. Another is not found, as one that there is not. */
export const tenantInBranch = async (
  rows: Rows,
  { tenantId }: Pick<Caller, 'tenantId'>,
  wanted: TenantId,
): Promise<Result<TenantRecord, Refusal>> => {
  const found = await rows.tenants.get(wanted);
  return found && isInBranch(found, tenantId) ? ok(found) : notFound('Tenant');
};

/** Tenant below the caller's own. */
export const tenantBelow = async (
  rows: Rows,
  caller: Pick<Caller, 'tenantId'>,
  wanted: TenantId,
): Promise<Result<TenantRecord, Refusal>> =>
  wanted === caller.tenantId ? notFound('Tenant') : tenantInBranch(rows, caller, wanted);

/** Those of these tenants that are in the caller's branch. */
export const tenantsInBranch = async (
  rows: Rows,
  { tenantId }: Pick<Caller, 'tenantId'>,
  wanted: readonly TenantId[],
): Promise<TenantRecord[]> => {
  const found = await rows.tenants.find({ where: { id: { in: [...new Set(wanted)] } } });
  return found.filter((one) => isInBranch(one, tenantId));
};

/** Tenant with those below it, level by level and by name, as many as an answer without pages may have. */
export const branchOf = async (rows: Rows, top: TenantRecord): Promise<TenantRecord[]> => {
  const found = [top];
  let level = [top.id];
  while (level.length > 0 && found.length < HIERARCHY_MAX) {
    const next = await rows.tenants.find({
      where: { parentId: { in: level } },
      order: [
        ['searchable', 'asc'],
        ['id', 'asc'],
      ],
      limit: HIERARCHY_MAX - found.length,
    });
    level = next.map(({ id }) => id);
    found.push(...next);
  }
  return found;
};

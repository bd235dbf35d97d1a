import type { TenantId } from '../../../core/contract/entities/ids.ts';
import type { SubTenant, TenantInHierarchy, TenantTree } from '../../../core/contract/entities/tenant.ts';
import type { TenantRecord } from '../store/records.ts';

const named = ({ id, name, status, createdAt }: TenantRecord) => ({
  tenantId: id,
  tenantName: name,
  createdAt,
  ...(status && { status }),
});

/** Wire format of a tenant in a flat hierarchy. */
export const hierarchyView = (record: TenantRecord, level: number): TenantInHierarchy => ({
  ...named(record),
  level,
});

/** Wire format of a tenant with those below it. */
export const treeView = (top: TenantRecord, all: readonly TenantRecord[]): TenantTree => {
  const children = new Map<TenantId | null, TenantRecord[]>();
  for (const one of all) children.set(one.parentId, [...(children.get(one.parentId) ?? []), one]);
  const treeOf = (record: TenantRecord): TenantTree => ({
    ...named(record),
    children: (children.get(record.id) ?? []).map(treeOf),
  });
  return treeOf(top);
};

/** Wire format of an account below another. */
export const subTenantView = (
  record: TenantRecord,
  children: ReadonlyMap<TenantId | null, number>,
  parents: readonly TenantRecord[],
): SubTenant => ({
  tenantId: record.id,
  name: record.name,
  createdAt: record.createdAt,
  metadata: { isParent: (children.get(record.id) ?? 0) > 0 },
  isReseller: record.isReseller,
  tenantType: record.type,
  // of an account below another there always is one
  parentTenantId: record.parentId as TenantId,
  parentName: parents.find(({ id }) => id === record.parentId)?.name ?? '',
  updatedAt: record.updatedAt,
});

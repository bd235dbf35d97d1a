import type { Permission, Role } from '../../../core/contract/entities/role.ts';
import type { Tenant } from '../../../core/contract/entities/tenant.ts';
import type { VendorId } from '../../../core/contract/entities/ids.ts';
import type { AccountSettingsRecord, PermissionRecord, RoleRecord, TenantRecord } from '../store/records.ts';

/** Wire format of a role. */
export const roleView = (record: RoleRecord, vendorId: VendorId): Role => {
  const { tenantId, permissionIds, ...rest } = record;
  return { ...rest, permissions: permissionIds, vendorId, ...(tenantId && { tenantId }) };
};

/** Wire format of a permission, with the ids of roles that grant it. */
export const permissionView = (record: PermissionRecord, roles: readonly RoleRecord[]): Permission => {
  const { description, ...rest } = record;
  const roleIds = roles.filter(({ permissionIds }) => permissionIds.includes(record.id)).map(({ id }) => id);
  return { ...rest, roleIds, ...(description !== null && { description }) };
};

const formatsOf = ({ timezone, dateFormat, timeFormat, currency }: AccountSettingsRecord) =>
  // checked when they were saved
  Object.fromEntries(
    Object.entries({ timezone, dateFormat, timeFormat, currency }).filter(([, value]) => value !== ''),
  ) as Pick<Tenant, 'timezone' | 'dateFormat' | 'timeFormat' | 'currency'>;

/** Wire format of a company with its formats; its parent only where the caller belongs to that, too. */
export const tenantView = (
  record: TenantRecord,
  theirs: readonly TenantRecord[],
  vendorId: VendorId,
  settings: AccountSettingsRecord | undefined,
): Tenant => {
  const { id, name, isReseller, parentId, metadata, createdAt, updatedAt } = record;
  const parent = theirs.find((other) => other.id === parentId);
  return {
    id,
    tenantId: id,
    name,
    vendorId,
    isReseller,
    metadata,
    deletedAt: null,
    createdAt,
    updatedAt,
    ...(parent && { parentTenantId: parent.id }),
    ...(settings && formatsOf(settings)),
  };
};

import type { TenantId, UserId } from '../../../../core/contract/entities/ids.ts';
import { ok, type Result } from '../../../../core/contract/failure.ts';
import { holds } from '../../authority/caller.ts';
import { keepLastAdmin } from '../../authority/guards.ts';
import type { PermissionKey } from '../../permission-keys.ts';
import type { Ports } from '../../ports.ts';
import { forbidden, notFound, type Refusal } from '../../refusal.ts';
import type { Caller } from '../../rules.ts';
import type { MembershipRecord, TenantRecord } from '../../store/records.ts';
import type { Reader, Writer } from '../../store/store.ts';
import { bindWriter } from '../../store/tenant.ts';
import { isInBranch, tenantInBranch } from '../../tenants/branch.ts';

/** Permission to set who is in accounts below, and who may enter them. */
export const MANAGES_ACCESS: PermissionKey = 'fe.account-hierarchy.write.subAccountAccess';

/** Permission that a change of people takes in the caller's own account, beside the one for those below. */
type OwnPermission = Extract<PermissionKey, 'fe.secure.write.users' | 'fe.secure.delete.users'>;

/** Account whose people a caller can change: one below theirs, and their own with its own permission. */
export const managedTenant = async (
  rows: Pick<Reader, 'tenants'>,
  caller: Caller,
  wanted: TenantId,
  own: OwnPermission = 'fe.secure.write.users',
): Promise<Result<TenantRecord, Refusal>> =>
  wanted === caller.tenantId && !holds(caller, own) ? forbidden() : tenantInBranch(rows, caller, wanted);

/** Person in such an account, with the account. */
export const managedPlace = async (
  rows: Pick<Reader, 'tenants' | 'memberships'>,
  caller: Caller,
  { tenantId, userId }: { tenantId: TenantId; userId: UserId },
  own?: OwnPermission,
): Promise<Result<{ tenant: TenantRecord; place: MembershipRecord }, Refusal>> => {
  const tenant = await managedTenant(rows, caller, tenantId, own);
  if (!tenant.ok) return tenant;
  const [place] = await rows.memberships.find({ where: { tenantId, userId } });
  return place ? ok({ tenant: tenant.value, place }) : notFound('User');
};

/** Memberships of people in the caller's branch, with the accounts; other memberships are not looked at any further. */
export const placesInBranch = async (
  rows: Pick<Reader, 'tenants' | 'memberships'>,
  { tenantId }: Pick<Caller, 'tenantId'>,
  userIds: readonly UserId[],
): Promise<{ places: MembershipRecord[]; tenants: ReadonlyMap<TenantId, TenantRecord> }> => {
  if (userIds.length === 0) return { places: [], tenants: new Map() };
  const all = await rows.memberships.find({ where: { userId: { in: userIds } } });
  const ids = [...new Set(all.map((place) => place.tenantId))];
  const found = await rows.tenants.find({ where: { id: { in: ids } } });
  const tenants = new Map(found.filter((one) => isInBranch(one, tenantId)).map((one) => [one.id, one] as const));
  return { places: all.filter((place) => tenants.has(place.tenantId)), tenants };
};

/**
 * Runs a change of one account's people. The caller's own account keeps an administrator; one below is looked after from
 * above, and can be without.
 */
export const keepingOwnAdmin = <Value>(
  rows: Writer,
  { caller, ports }: { caller: Caller; ports: Ports },
  tenantId: TenantId,
  work: () => Promise<Result<Value, Refusal>>,
): Promise<Result<Value, Refusal>> =>
  tenantId === caller.tenantId ? keepLastAdmin({ ...rows, ...bindWriter(rows, tenantId) }, ports, work) : work();

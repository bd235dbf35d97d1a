import type { IsoDateTime, RoleId, TenantId, UserId } from './ids.ts';
import type { FieldFailure } from '../field-failure.ts';
import type { ErrorCode } from '../failure.ts';
import type { Permission, Role } from './role.ts';
import type { Provider } from './user.ts';

/** Account that a person belongs to, as its parents see it. Source: protocol/sub-accounts.md#people. */
export interface SubTenantUserTenant {
  tenantId: TenantId;
  /** Ours. */
  tenantName: string;
  roles: Role[];
  /** Ours: of the account that was asked for alone; of others, none are listed. */
  permissions: Permission[];
  activated: boolean;
  lastLogin?: IsoDateTime;
  /** Whether they may enter the accounts below it. Ours here. */
  subAccountAccessAllowed: boolean;
  /** Version for optimistic concurrency. Ours. */
  version: number;
}

/** Person of an account, as its parents see them. Source: protocol/sub-accounts.md#people. */
export interface SubTenantUser {
  id: UserId;
  sub: UserId;
  email: string;
  name: string;
  verified: boolean;
  mfaEnrolled: boolean;
  profilePictureUrl?: string;
  provider: Provider;
  /** The account that was asked for. */
  tenantId: TenantId;
  /** Their accounts of the caller's branch, each once; others are not disclosed. */
  tenantIds: TenantId[];
  isLocked: boolean;
  /** The account that was asked for, and the first others of the branch by name. */
  tenants: SubTenantUserTenant[];
  superUser?: true;
  /** JSON text. */
  metadata: string;
  createdAt: IsoDateTime;
  /** Roles in the account that was asked for. */
  roles: Role[];
  /** The same by their ids; ours. */
  roleIds: RoleId[];
  subAccountAccessAllowed: boolean;
}

/** Outcome of adding people, by address: those who were let in, and those who were not, with the reason. Ours. */
export interface AddedPeople {
  /** `pending` where they were invited, and not added at once. */
  allowed: { email: string; pending: boolean }[];
  unallowed: { email: string; errors: string[]; errorCode?: ErrorCode | 'rateLimited'; fields?: FieldFailure[] }[];
}

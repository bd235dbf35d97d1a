import { under } from './endpoint.ts';
import type { IsoDateTime, TenantId } from './entities/ids.ts';
import type { SubTenantDetails, TenantType } from './entities/tenant.ts';

const { get, post, patch, del } = under('/tenants/resources/sub-tenants/v1');

/** A new account. Source: protocol/sub-accounts.md#creating. */
export interface SubTenantDraft {
  name: string;
  /** The caller's own by default. */
  parentTenantId?: TenantId;
  /** Chosen by the server by default. */
  tenantId?: TenantId;
  status?: string;
  website?: string;
  applicationUrl?: string;
  logo?: string;
  /** The same as `logo`. */
  logoUrl?: string;
  address?: string;
  timezone?: string;
  currency?: string;
  /** Name and address of its first administrator, who is invited. */
  creatorName?: string;
  creatorEmail?: string;
  isReseller?: boolean;
  /** Ours. */
  tenantType?: TenantType;
}

/** A change of an account. Ours beyond name and parent. */
export interface SubTenantChange {
  name?: string;
  parentTenantId?: TenantId;
  tenantType?: TenantType;
  /** JSON text of an object. */
  tenantMetadata?: string;
  status?: string;
  updatedAt?: IsoDateTime;
}

/** Account that was made. */
export interface CreatedSubTenant {
  tenantId: TenantId;
  name: string;
  status?: string;
  website?: string;
  applicationUrl?: string;
  logo?: string;
  logoUrl?: string;
  address?: string;
  timezone?: string;
  currency?: string;
  updatedAt: IsoDateTime;
}

// biome-ignore format: one line a call
/** Accounts below the caller's, one by one. Source: protocol/sub-accounts.md#creating. */
export const subTenants = {
  create: post('').body<SubTenantDraft>().returns<CreatedSubTenant>(),
  // ours: the protocol has no account by itself
  read:   get('/{tenantId}').returns<SubTenantDetails>(),
  update: patch('/{tenantId}').body<SubTenantChange>(),
  remove: del('/{tenantId}'),
};

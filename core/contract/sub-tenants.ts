import { under } from './endpoint.ts';
import type { IsoDateTime, RoleId, TenantId, UserId } from './entities/ids.ts';
import type { PagedList, UserSort } from './entities/member.ts';
import type { AddedPeople, SubTenantUser } from './entities/sub-tenant-user.ts';
import type { SubTenantDetails, TenantType } from './entities/tenant.ts';

const { get, post, patch, del } = under('/tenants/resources/sub-tenants/v1');
const people = under('/identity/resources/sub-tenants/users');

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

/** People of an account, a page at a time. */
export interface SubTenantPeopleQuery {
  _limit?: number;
  _offset?: number;
  /** Part of a name or an address. */
  _filter?: string;
  _sortBy?: UserSort;
  _order?: 'ASC' | 'DESC';
  /** Account of the caller's branch; by default the one that the token is for. Ours. */
  _tenantId?: TenantId;
}

/** Person to add to an account. */
export interface SubTenantInvitee {
  email: string;
  name?: string;
}

/** People to add to one account, with the same roles; without roles, its default ones. */
export interface SubTenantPeopleDraft {
  users: SubTenantInvitee[];
  tenantId: TenantId;
  roleIds?: RoleId[];
  /** Whether they may enter the accounts below it. */
  allowSubAccountAccess?: boolean;
}

/** Person to add to several accounts, with roles in each. */
export interface SubTenantPersonDraft {
  user: SubTenantInvitee;
  subTenants: { tenantId: TenantId; roleIds?: RoleId[] }[];
}

/** Roles in several accounts. */
export interface SubTenantRoles {
  subTenantsRoles: {
    tenantId: TenantId;
    roleIds: (RoleId | '')[];
    /** Version for optimistic concurrency. Ours. */
    version?: number;
  }[];
  /** Taken, and not believed: the audit log has the caller's own. */
  ipAddress?: string;
  userAgent?: string;
}

/** Accounts to remove a person from: those that are named, or all of the caller's branch; the latter ours. */
export interface SubTenantRemoval {
  userId: UserId;
  subTenants?: { tenantId: TenantId }[];
  everywhere?: true;
}

// biome-ignore format: one line a call
/** Accounts below the caller's, and their people. Source: protocol/sub-accounts.md#creating, protocol/sub-accounts.md#people. */
export const subTenants = {
  create: post('').body<SubTenantDraft>().returns<CreatedSubTenant>(),
  // ours: the protocol has no account by itself
  read:   get('/{tenantId}').returns<SubTenantDetails>(),
  update: patch('/{tenantId}').body<SubTenantChange>(),
  remove: del('/{tenantId}'),

  people:       people.get('/v1').query<SubTenantPeopleQuery>().returns<PagedList<SubTenantUser>>(),
  addPerson:    people.post('/v1').body<SubTenantPersonDraft | SubTenantPeopleDraft>().returns<AddedPeople>(),
  addPeople:    people.post('/v2').body<SubTenantPeopleDraft>().returns<AddedPeople>(),
  addPeopleWithSlash: people.post('/v2/').body<SubTenantPeopleDraft>().returns<AddedPeople>(),
  removePerson: people.del('/v1').body<SubTenantRemoval>(),
  addRoles:     people.post('/v1/{userId}/roles').body<SubTenantRoles>(),
  setRoles:     people.patch('/v1/{userId}/roles').body<SubTenantRoles>(),
  removeRoles:  people.del('/v1/{userId}/roles').body<SubTenantRoles>(),
  setAccess:    people.put('/v1/{userId}/access').body<{ allowAccess: boolean; tenantId?: TenantId }>(),
};

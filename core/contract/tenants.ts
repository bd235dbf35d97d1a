import { under } from './endpoint.ts';
import type { TenantId } from './entities/ids.ts';
import type {
  HierarchyMetadata,
  SubTenantPage,
  TenantInHierarchy,
  TenantTree,
  TenantUserCount,
} from './entities/tenant.ts';

const { get } = under('/tenants/resources/hierarchy');
const { post } = under('/identity/resources/tenants/users');

/** Sort keys of accounts. Source: protocol/sub-accounts.md#search. */
export const TENANT_SORTS = ['createdAt', 'name', 'tenantId'] as const;
export type TenantSort = (typeof TENANT_SORTS)[number];

/** A search among the accounts below one. */
export interface SubTenantsQuery {
  _limit?: number;
  _offset?: number;
  /** Part of a name, at any depth; without it the accounts right below are listed. */
  _filter?: string;
  /** Account below which to look; the caller's own by default. */
  _subTenantId?: TenantId;
  _sortBy?: TenantSort;
  _order?: 'ASC' | 'DESC';
  /** Lists accounts at any depth without a filter, too. Ours. */
  _allLevels?: boolean;
}

// biome-ignore format: one line a call
/** Accounts below the caller's, at any depth. Source: protocol/sub-accounts.md#hierarchy. */
export const tenants = {
  list:      get('/v1').returns<TenantInHierarchy[]>(),
  tree:      get('/v1/tree').returns<TenantTree>(),
  parents:   get('/v1/parents').returns<TenantInHierarchy[]>(),
  parentsOf: get('/v1/parents/{tenantId}').returns<TenantInHierarchy[]>(),
  search:    get('/v2').query<SubTenantsQuery>().returns<SubTenantPage>(),
  metadata:  get('/v2/metadata').query<{ _tenantIds: string }>().returns<HierarchyMetadata[]>(),
  count:     post('/v1/count').body<{ tenantIds: TenantId[] }>().returns<TenantUserCount[]>(),
};

import { under } from './endpoint.ts';
import type {
  ApiToken,
  ApiTokenSort,
  ExchangedToken,
  PersonalAccessToken,
  PersonalClientCredentials,
  PersonalTokenDraft,
  RotatedToken,
  TenantAccessToken,
  TenantClientCredentials,
  TenantTokenDraft,
} from './entities/api-token.ts';
import type { PagedList } from './entities/member.ts';

const auth = under('/identity/resources/auth/v1');
const ownClients = under('/identity/resources/users/api-tokens/v1');
const ownAccess = under('/identity/resources/users/access-tokens/v1');
const own = under('/identity/resources/users/tokens/v1');
const clients = under('/identity/resources/tenants/api-tokens');
const access = under('/identity/resources/tenants/access-tokens/v1');
const tenants = under('/identity/resources/tenants/tokens/v1');

/** Page, search and order of a list of tokens; the newest come first. Ours. */
export interface ApiTokensQuery {
  _limit?: number;
  _offset?: number;
  /** In the description, whatever its case and accents. */
  _filter?: string;
  _sortBy?: ApiTokenSort;
  _order?: 'ASC' | 'DESC';
}

/** Rotation of a token: how long the replaced secret still works; absent, it stops at once. */
export interface Rotation {
  overlapMinutes?: number;
}

// biome-ignore format: one line a call
/** Tokens of programs that act for one person, within that person's permissions. Source: protocol/api-tokens.md#calls. */
export const personalTokens = {
  listClients:  ownClients.get('').returns<PersonalClientCredentials[]>(),
  createClient: ownClients.post('').body<PersonalTokenDraft>().returns<PersonalClientCredentials>(),
  removeClient: ownClients.del('/{tokenId}'),
  listAccess:   ownAccess.get('').returns<{ accessTokens: PersonalAccessToken[] }>(),
  createAccess: ownAccess.post('').body<PersonalTokenDraft>().returns<PersonalAccessToken>(),
  removeAccess: ownAccess.del('/{tokenId}'),
  // ours: both types, in pages
  page:         own.get('').query<ApiTokensQuery>().returns<PagedList<ApiToken>>(),
  rotate:       own.post('/{tokenId}/rotate').body<Rotation>().returns<RotatedToken>(),
};

// biome-ignore format: one line a call
/** Tokens of programs that act for a tenant, within roles of their own. Source: protocol/api-tokens.md#calls. */
export const tenantTokens = {
  listClients:  clients.get('/v1').returns<TenantClientCredentials[]>(),
  createClient: clients.post('/v2').body<TenantTokenDraft>().returns<TenantClientCredentials>(),
  removeClient: clients.del('/v1/{tokenId}'),
  // the same at the other version
  listClientsV2:  clients.get('/v2').returns<TenantClientCredentials[]>(),
  createClientV1: clients.post('/v1').body<TenantTokenDraft>().returns<TenantClientCredentials>(),
  removeClientV2: clients.del('/v2/{tokenId}'),
  listAccess:   access.get('').returns<{ accessTokens: TenantAccessToken[] }>(),
  createAccess: access.post('').body<TenantTokenDraft>().returns<TenantAccessToken>(),
  removeAccess: access.del('/{tokenId}'),
  // ours: both types, in pages
  page:         tenants.get('').query<ApiTokensQuery>().returns<PagedList<ApiToken>>(),
  rotate:       tenants.post('/{tokenId}/rotate').body<Rotation>().returns<RotatedToken>(),
};

// biome-ignore format: one line a call
/** Exchange of client credentials for an access token. Source: protocol/api-tokens.md#exchange. */
export const apiTokens = {
  exchange: auth.post('/api-token').body<{ clientId: string; secret: string }>().returns<ExchangedToken>(),
};

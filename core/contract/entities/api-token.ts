import type { MachineToMachineAuthStrategy } from './auth.ts';
import type { IsoDateTime, RoleId, TenantId, UserId } from './ids.ts';

/** Personal API token with client id and secret. The secret is in the answer to its creation alone. */
export interface PersonalClientCredentials {
  clientId: string;
  description: string;
  secret?: string;
  createdAt: IsoDateTime;
  /** Absent where it never expires. */
  expires?: IsoDateTime;
}

/** API token of a tenant with client id and secret. */
export interface TenantClientCredentials extends PersonalClientCredentials {
  tenantId: TenantId;
  createdByUserId: UserId;
  roleIds: RoleId[];
}

/** Personal access token: one secret, sent as it is. */
export interface PersonalAccessToken {
  id: string;
  description: string;
  secret?: string;
  createdAt: IsoDateTime;
  expires?: IsoDateTime;
}

/** Access token of a tenant. */
export interface TenantAccessToken extends PersonalAccessToken {
  roleIds: RoleId[];
}

/** Personal API token as it is asked for; null and absence never expire. */
export interface PersonalTokenDraft {
  description: string;
  expiresInMinutes?: number | null;
}

/** API token of a tenant as it is asked for. */
export interface TenantTokenDraft extends PersonalTokenDraft {
  roleIds?: RoleId[];
}

/** Use of an API token: `stopped` where its maker can no longer sign in to the tenant. Ours. */
export type ApiTokenStatus = 'active' | 'expired' | 'stopped';

/** API token of either kind in a list. Ours. */
export interface ApiToken {
  /** Client id, where it has a client id. */
  id: string;
  type: MachineToMachineAuthStrategy;
  description: string;
  /** Beginning of its secret. */
  hint: string;
  /** Roles of a tenant's token; a personal one has those of its owner. */
  roleIds: RoleId[];
  roles: { id: RoleId; name: string }[];
  status: ApiTokenStatus;
  /** Absent where they have left. */
  createdBy?: { id: UserId; name: string; email: string };
  createdAt: IsoDateTime;
  expires?: IsoDateTime;
  /** Within a minute. */
  lastUsedAt?: IsoDateTime;
  lastUsedIp?: string;
  /** Time until which the secret works that the last rotation has replaced. */
  previousUntil?: IsoDateTime;
}

/** New secret of a rotated token. Ours. */
export interface RotatedToken {
  id: string;
  type: MachineToMachineAuthStrategy;
  secret: string;
  expires?: IsoDateTime;
  previousUntil?: IsoDateTime;
}

/** Columns that the list of tokens is sorted by. Ours. */
export const API_TOKEN_SORTS = ['description', 'createdAt', 'lastUsedAt', 'expires'] as const;
export type ApiTokenSort = (typeof API_TOKEN_SORTS)[number];

/** Access token for an API token. */
export interface ExchangedToken {
  accessToken: string;
  expiresIn: number;
  expires: IsoDateTime;
}

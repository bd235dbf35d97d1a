import * as v from 'valibot';
import type { RoleId, TenantId, UserId } from '../../../core/contract/entities/ids.ts';
import { API_TOKEN_SORTS } from '../../../core/contract/entities/api-token.ts';
import {
  DAY_MINUTES,
  PAGE_SIZE_MAX,
  TOKEN_DAYS_MAX,
  TOKEN_OVERLAP_MINUTES_MAX,
} from '../../../core/contract/limits.ts';
import { id, listOf, moment, oneOf, searchText, title } from './fields.ts';
import { rule } from './rule.ts';

/** Schemas of API tokens. Source: core/contract/entities/api-token.ts. */

const optional = v.exactOptional;
/** The most roles of one token. Ours. */
const ROLES_MAX = 100;
const OFFSET_MAX = 1_000_000;

const whole = (min: number, max: number) => {
  const range = rule('outOfRange', { min, max });
  return v.pipe(v.number(range), v.integer(range), v.minValue(min, range), v.maxValue(max, range));
};
const wholeText = (min: number, max: number) =>
  v.pipe(
    v.string(rule('outOfRange', { min, max })),
    v.regex(/^\d{1,10}$/, rule('outOfRange', { min, max })),
    v.transform(Number),
    whole(min, max),
  );

const expiresInMinutes = optional(v.nullable(whole(1, TOKEN_DAYS_MAX * DAY_MINUTES)));

export const personalTokenDraft = v.object({ description: title(), expiresInMinutes });
export const tenantTokenDraft = v.object({
  ...personalTokenDraft.entries,
  roleIds: optional(listOf(id<RoleId>(), ROLES_MAX)),
});
export const rotation = v.object({ overlapMinutes: optional(whole(0, TOKEN_OVERLAP_MINUTES_MAX)) });

export const apiTokensQuery = v.object({
  _limit: optional(wholeText(1, PAGE_SIZE_MAX)),
  _offset: optional(wholeText(0, OFFSET_MAX)),
  _filter: optional(searchText(200)),
  _sortBy: optional(oneOf(API_TOKEN_SORTS)),
  _order: optional(oneOf(['ASC', 'DESC'])),
});

const tokenFields = {
  description: v.string(),
  secret: optional(v.string()),
  createdAt: moment(),
  expires: optional(moment()),
};
const ofTenant = { tenantId: id<TenantId>(), createdByUserId: id<UserId>(), roleIds: v.array(id<RoleId>()) };

export const personalClientCredentials = v.object({ clientId: v.string(), ...tokenFields });
export const tenantClientCredentials = v.object({ clientId: v.string(), ...tokenFields, ...ofTenant });
export const personalAccessToken = v.object({ id: v.string(), ...tokenFields });
export const tenantAccessToken = v.object({ id: v.string(), ...tokenFields, roleIds: v.array(id<RoleId>()) });

const type = v.picklist(['ClientCredentials', 'AccessToken']);

export const apiToken = v.object({
  id: v.string(),
  type,
  description: v.string(),
  hint: v.string(),
  roleIds: v.array(id<RoleId>()),
  roles: v.array(v.object({ id: id<RoleId>(), name: v.string() })),
  status: v.picklist(['active', 'expired', 'stopped']),
  createdBy: optional(v.object({ id: id<UserId>(), name: v.string(), email: v.string() })),
  createdAt: moment(),
  expires: optional(moment()),
  lastUsedAt: optional(moment()),
  lastUsedIp: optional(v.string()),
  previousUntil: optional(moment()),
});
export const apiTokenPage = v.object({
  items: v.array(apiToken),
  _metadata: v.object({ totalItems: v.number(), totalPages: v.number() }),
});

export const rotatedToken = v.object({
  id: v.string(),
  type,
  secret: v.string(),
  expires: optional(moment()),
  previousUntil: optional(moment()),
});

export const exchangedToken = v.object({ accessToken: v.string(), expiresIn: v.number(), expires: moment() });

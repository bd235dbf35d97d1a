import { is, number, object, picklist, pipe, string, uuid } from 'valibot';
import { ACCESS_TOKEN_SECONDS } from '../../../core/contract/limits.ts';
import type { AccessTokenClaims } from '../../../core/contract/entities/user.ts';
import type { SessionId, TenantId, UserId } from '../../../core/contract/entities/ids.ts';
import type { Ports } from '../ports.ts';
import type { SessionRecord, UserRecord } from '../store/records.ts';
import type { Authority } from './authority.ts';

/** Subject of an access token. */
export interface Bearer {
  userId: UserId;
  tenantId: TenantId;
  sessionId: SessionId;
  /** Seconds since 1970. */
  expires: number;
  /** Version of the API token that it was exchanged for; `sessionId` is that token's id. */
  tokenVersion?: number;
}

interface ClaimsInput {
  user: UserRecord;
  tenantId: TenantId;
  tenantIds: TenantId[];
  session: Pick<SessionRecord, 'id' | 'amr' | 'authenticatedAt' | 'steppedUpAt' | 'actor'>;
  authority: Authority;
}

/** Source: product.md#step-up; OpenID Provider Authentication Policy Extension. */
const BY_SEVERAL_FACTORS = 'http://schemas.openid.net/pape/policies/2007/06/multi-factor';

/** Claims of an access token, without those that signing adds. Source: product.md#auth-response; RFC 7519. */
export const claimsOf = (
  { vendorId }: Pick<Ports['config'], 'vendorId'>,
  { user, tenantId, tenantIds, session, authority }: ClaimsInput,
): Omit<AccessTokenClaims, 'iss' | 'aud' | 'iat' | 'exp'> => ({
  sub: user.id,
  tenantId,
  tenantIds,
  vendorId,
  email: user.email,
  email_verified: user.verified,
  name: user.name,
  roles: authority.roles.map(({ key }) => key),
  permissions: authority.permissions.map(({ key }) => key),
  ...(user.superUser && { superUser: true }),
  sid: session.id,
  amr: session.amr,
  ...(session.amr.includes('mfa') && { acr: BY_SEVERAL_FACTORS }),
  ...(session.actor && { act: { sub: session.actor.userId } }),
  auth_time: Math.floor(Date.parse(session.steppedUpAt ?? session.authenticatedAt) / 1000),
});

/** A new access token. */
export const signAccessToken = (
  { keys, config }: Pick<Ports, 'keys' | 'config'>,
  input: ClaimsInput,
): Promise<string> => keys.sign({ ...claimsOf(config, input) }, ACCESS_TOKEN_SECONDS);

const id = pipe(string(), uuid());
const names = object({ sub: id, tenantId: id, sid: id, exp: number() });
const tokens = object({ type: picklist(['userApiToken', 'tenantApiToken']), ver: number() });

/** Token of an `Authorization` header, with or without `Bearer`; empty where there is none. */
export const bearerText = (header: string | null): string => header?.replace(/^Bearer\s+/i, '').trim() ?? '';

/** Verifies the token of an `Authorization` header. Source: protocol/README.md#headers. */
export const readBearer = async (keys: Ports['keys'], header: string | null): Promise<Bearer | undefined> => {
  const token = bearerText(header);
  const claims = token ? await keys.verify(token) : undefined;
  if (!is(names, claims)) return undefined;
  // ids are branded where data enters, and this is where
  return {
    userId: claims.sub as UserId,
    tenantId: claims.tenantId as TenantId,
    sessionId: claims.sid as SessionId,
    expires: claims.exp,
    ...(is(tokens, claims) && { tokenVersion: claims.ver }),
  };
};

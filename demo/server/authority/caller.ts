import { covers } from '../../../core/contract/access.ts';
import { ok, type Result } from '../../../core/contract/failure.ts';
import type { PermissionKey } from '../permission-keys.ts';
import { isApiTokenSecret } from '../keys/api-token-secret.ts';
import { lacksFactor } from './mfa-requirement.ts';
import type { Ports } from '../ports.ts';
import { refuse, unauthorized, type Refusal } from '../refusal.ts';
import type { Caller } from '../rules.ts';
import { authorityOf } from './authority.ts';
import { findAccessToken, findExchangedCaller, findTokenCaller } from './api-token-caller.ts';
import { type Bearer, bearerText, readBearer } from './claims.ts';
import { type TokenState, tokenCache } from './token-cache.ts';
import { endsAtMs, isLive } from './live-session.ts';
import { actingMembership } from './acting-membership.ts';

/** Authenticates a caller by the `Authorization` header; the address is recorded of API tokens. */
export type Identify = (authorization: string | null, ip?: string | null) => Promise<Result<Caller, Refusal>>;

type Parts = Pick<Ports, 'keys' | 'store' | 'clock' | 'config'>;

/** Loads the caller of a token from the store; refused unless session and membership are active. */
export const findCaller = (
  { store, clock, config }: Pick<Ports, 'store' | 'clock' | 'config'>,
  { userId, tenantId, sessionId, expires }: Pick<Bearer, 'userId' | 'tenantId' | 'sessionId' | 'expires'>,
): Promise<Result<TokenState, Refusal>> =>
  store.scoped({ userId, tenantId }).snapshot(async (rows): Promise<Result<TokenState, Refusal>> => {
    const [session, user, membership] = await Promise.all([
      rows.sessions.get(sessionId),
      rows.users.get(userId),
      actingMembership(rows, { userId, tenantId }),
    ]);
    if (session?.userId !== userId || !isLive(session, clock) || !user || !membership) return refuse('sessionEnded');
    const home = membership.tenantId;
    // an impersonator is in the tenant of the impersonation alone
    if (session.actor && home !== tenantId) return refuse('sessionEnded');
    const [{ roles, permissions }, mfaRequired] = await Promise.all([
      authorityOf(rows, membership),
      lacksFactor(rows, config, [...new Set([tenantId, home])], session.amr),
    ]);
    const keys = permissions.map(({ key }) => key);
    const proof = { amr: session.amr, atMs: Date.parse(session.steppedUpAt ?? session.authenticatedAt) };
    const { email, superUser } = user;
    const level = superUser ? 0 : Math.min(...roles.map((role) => role.level));
    const { actor } = session;
    // impersonation ends where the tenant requires a factor: the impersonator cannot verify one of the person's
    if (actor && mfaRequired) return refuse('sessionEnded');
    const about = { userId, tenantId, sessionId, email, superUser, permissions: keys, level, proof, mfaRequired };
    const caller = { ...about, ...(actor && { actor }), ...(home !== tenantId && { enteredFrom: home }) };
    // loaded lazily: impersonation is rare
    const impersonationCheck = actor && (await import('./impersonation-check.ts'));
    if (impersonationCheck && !(await impersonationCheck.mayContinueImpersonation(rows, { clock }, caller, actor)))
      return refuse('sessionEnded');
    return ok({ caller, membershipId: membership.id, endsAtMs: Math.min(expires * 1000, endsAtMs(session)) });
  });

/** Resolves the caller of an `Authorization` header: an access token of a session, of an API token, or that token itself. */
export const resolveCaller = async (
  parts: Parts,
  authorization: string | null,
  ip: string | null = null,
): Promise<Result<TokenState, Refusal>> => {
  const secret = bearerText(authorization);
  if (isApiTokenSecret(secret)) return findTokenCaller(parts, await findAccessToken(parts, secret), ip);
  const bearer = await readBearer(parts.keys, authorization);
  if (!bearer) return unauthorized();
  return bearer.tokenVersion === undefined ? findCaller(parts, bearer) : findExchangedCaller(parts, bearer, ip);
};

/** Authenticates callers by their tokens, with a short-lived cache over the store. */
export const identifyCallers = (parts: Parts): Identify => {
  const cache = tokenCache(parts.clock);
  parts.store.listen(cache.forget);
  return async (authorization, ip) => {
    const state = await cache.of(authorization ?? '', () => resolveCaller(parts, authorization, ip));
    return state.ok ? ok(state.value.caller) : state;
  };
};

/** Checks whether a caller holds a permission; super users hold all. Source: product.md#access-control. */
export const holds = (caller: Caller, permission: PermissionKey): boolean =>
  caller.superUser || caller.permissions.some((held) => covers(held, permission));

import type { AuthResponse } from '../../../core/contract/entities/auth.ts';
import type { IsoDateTime, SessionId, TenantId, UserId } from '../../../core/contract/entities/ids.ts';
import { ACCESS_TOKEN_SECONDS } from '../../../core/contract/limits.ts';
import type { Ports } from '../ports.ts';
import type { Cookies, RequestOrigin } from '../rules.ts';
import type { Actor, MembershipRecord, SessionRecord, UserRecord } from '../store/records.ts';
import type { Where, Writer } from '../store/store.ts';
import { browserMark } from './devices.ts';
import { authorityCache } from '../authority/authority-cache.ts';
import { signAccessToken } from '../authority/claims.ts';
import { enteringMembership } from '../authority/acting-membership.ts';
import { isLive } from '../authority/live-session.ts';
import { firstToken, hashOf, nextToken } from './refresh-token.ts';
import { randomSecret } from '../keys/secrets.ts';
import { expiryOf, sessionRuleOf, type SessionRule } from './session-rule.ts';

/** Session with the refresh token for its cookie; undefined where the cookie does not change. */
export interface OpenedSession {
  session: SessionRecord;
  refreshToken: string | undefined;
  /** Id of its browser. */
  device?: string;
  /** Maximum of concurrent sessions of the person, this one included; null for no limit. Only of a new session. */
  maxSessions?: number | null;
  /** Times to be noted with the account, after commit: see `completeSignIn`. Only of a sign-in. */
  signedIn?: Pick<UserRecord, 'lastLogin'> & Partial<Pick<UserRecord, 'provenAt'>>;
}

/** Ends live sessions; returns their number. */
export const endSessions = async (
  rows: Pick<Writer, 'sessions'>,
  clock: Ports['clock'],
  which: Where<SessionRecord>,
): Promise<number> =>
  (await rows.sessions.update({ ...which, endedAt: null }, { endedAt: clock.now().toISOString() })).length;

/** Ends the oldest sessions of a person over their limit. An impersonation ends none of the person's own. */
const endOldest = async (
  rows: Pick<Writer, 'sessions'>,
  clock: Ports['clock'],
  { userId }: SessionRecord,
  maxSessions: number,
): Promise<void> => {
  const where = { userId, endedAt: null, actor: null, expires: { after: clock.now().toISOString() } };
  const excess = await rows.sessions.find({ where, order: [['createdAt', 'desc']], offset: maxSessions });
  if (excess.length > 0) await endSessions(rows, clock, { id: { in: excess.map((one) => one.id) } });
};

/**
 * After commit of a new session: applies the limit of sessions, and notes the sign-in with the account. In a transaction
 * of its own: in that of the sign-in, counting sessions would make serializable sign-ins of different people conflict
 * over index pages, and the note those of one person over the account's row, of which one at a time could commit.
 */
const completeSignIn = async (
  { store, clock }: Pick<Ports, 'store' | 'clock'>,
  { session, maxSessions, signedIn }: OpenedSession,
): Promise<void> => {
  const limit = session.actor ? null : (maxSessions ?? null);
  if (limit === null && !signedIn) return;
  const { tenantId, userId } = session;
  await store
    .scoped({ tenantId, userId })
    .transaction(
      (rows) =>
        Promise.all([
          limit !== null && endOldest(rows, clock, session, limit),
          signedIn && rows.users.update({ id: userId }, signedIn),
        ]),
      'read committed',
    );
};

/** Input of a new session: person, tenants, origin and proof. */
interface Opening {
  userId: UserId;
  tenantId: TenantId;
  /** All tenants of the person. */
  tenantIds: TenantId[];
  from: RequestOrigin;
  amr?: string[];
  /** Id of the browser. */
  device?: string;
  /** Impersonator, with the end of the impersonation and the time that the impersonator authenticated. */
  impersonation?: { actor: Actor; until: IsoDateTime; provenAt: IsoDateTime };
}

/** Starts a session in a browser. Where it exceeds the person's limit, the oldest one ends with the response. */
export const openSession = async (
  rows: Pick<Writer, 'sessions' | 'sessionPolicies'>,
  { clock, config, stamper }: Pick<Ports, 'clock' | 'config' | 'stamper'>,
  { userId, tenantId, tenantIds, from, amr = ['pwd'], device, impersonation }: Opening,
): Promise<OpenedSession> => {
  const now = clock.now();
  const authenticatedAt = now.toISOString();
  const rule = await sessionRuleOf(rows, config, tenantIds);
  // an id is branded where it is made
  const id = crypto.randomUUID() as SessionId;
  const refreshToken = await firstToken({ stamper }, id);
  const browser = device === undefined ? null : await browserMark(device);
  const session = await rows.sessions.insert({
    id,
    tenantId,
    userId,
    tokenHash: await hashOf(refreshToken),
    previousHash: null,
    successorSalt: null,
    generation: 0,
    rotatedAt: now.toISOString(),
    amr,
    authenticatedAt,
    steppedUpAt: impersonation?.provenAt ?? null,
    browser,
    renewedBy: browser,
    actor: impersonation?.actor ?? null,
    ipAddress: from.ip,
    userAgent: from.userAgent,
    createdAt: now.toISOString(),
    expires: impersonation?.until ?? expiryOf(now, { authenticatedAt }, config, rule),
    endedAt: null,
  });
  return { session, refreshToken, ...(device !== undefined && { device }), maxSessions: rule.maxSessions };
};

/**
 * Rotates a refresh token: a new one for the current; the same successor again for its predecessor within the grace
 * period, as two tabs can refresh concurrently; undefined for any other. `elsewhere` where a request within the grace
 * period has another mark than that of the last refresh: two browsers use the token. Ours: within the grace period the
 * current token stays, so that requests of other tabs are at most one token behind. Source: architecture.md#refresh.
 */
export const rotate = async (
  rows: Pick<Writer, 'sessions'>,
  ports: Pick<Ports, 'clock' | 'config' | 'stamper'>,
  session: SessionRecord,
  refreshToken: string,
  rule: SessionRule,
  mark: string,
): Promise<OpenedSession | 'elsewhere' | undefined> => {
  const { clock, config } = ports;
  const now = clock.now();
  const shown = await hashOf(refreshToken);
  // a rotation in the future only means that the clock was set back
  const sinceMs = Math.abs(now.getTime() - new Date(session.rotatedAt).getTime());
  const fresh = session.generation > 0 && sinceMs <= config.sessions.refreshGraceMs;
  const isGood = shown === session.tokenHash || (shown === session.previousHash && session.successorSalt !== null);
  // a session that was started without a browser's mark cannot be checked
  if (isGood && fresh && session.browser !== null && session.renewedBy !== mark) return 'elsewhere';
  if (shown === session.tokenHash && fresh) return { session, refreshToken };
  if (shown === session.tokenHash) {
    const salt = randomSecret();
    const next = await nextToken(ports, refreshToken, salt);
    const [rotated] = await rows.sessions.update(
      { id: session.id, generation: session.generation, endedAt: null },
      {
        tokenHash: await hashOf(next),
        previousHash: shown,
        successorSalt: salt,
        generation: session.generation + 1,
        rotatedAt: now.toISOString(),
        renewedBy: mark,
        // a refresh does not extend an impersonation
        expires: session.actor ? session.expires : expiryOf(now, session, config, rule),
      },
    );
    if (rotated) return { session: rotated, refreshToken: next };
    const winner = await rows.sessions.get(session.id);
    return isLive(winner, clock) ? rotate(rows, ports, winner, refreshToken, rule, mark) : undefined;
  }
  if (shown !== session.previousHash || !session.successorSalt || !fresh) return undefined;
  return { session, refreshToken: await nextToken(ports, refreshToken, session.successorSalt) };
};

/**
 * Applies a session rule that was saved during the refresh: saving a rule waits for the refreshes under way, or is visible
 * here.
 */
export const applyChangedRule = async (
  rows: Pick<Writer, 'sessions' | 'sessionPolicies'>,
  { config }: Pick<Ports, 'config'>,
  opened: OpenedSession,
  tenantIds: readonly TenantId[],
): Promise<OpenedSession> => {
  const { session } = opened;
  const expires = expiryOf(new Date(session.rotatedAt), session, config, await sessionRuleOf(rows, config, tenantIds));
  if (expires >= session.expires) return opened;
  const [held = session] = await rows.sessions.update({ id: session.id }, { expires });
  return { ...opened, session: held };
};

/** Sets the cookie of the refresh token, where there is a new one. */
export const keepRefreshToken = (cookies: Cookies, { session, refreshToken }: OpenedSession): void => {
  if (refreshToken !== undefined) cookies.set('refresh', refreshToken, new Date(session.expires));
};

/** Response to an authenticated person; the refresh token is in the cookie only. */
export const signedInAnswer = async (
  { ports, cookies }: { ports: Ports; cookies: Cookies },
  {
    user,
    memberships,
    tenantId,
    opened,
  }: {
    user: UserRecord;
    memberships: readonly MembershipRecord[];
    tenantId: TenantId;
    opened: OpenedSession;
  },
): Promise<AuthResponse> => {
  const { session } = opened;
  const nothing = { tenantId, roleIds: [], groupIds: [] };
  const own = ports.store.scoped({ tenantId, userId: user.id });
  const member = memberships.find((membership) => membership.tenantId === tenantId);
  const place = member ?? (await enteringMembership(own, { userId: user.id, tenantId })) ?? nothing;
  const [authority] = await Promise.all([authorityCache(ports, own, place), completeSignIn(ports, opened)]);
  const tenantIds = [...new Set([...memberships.map((membership) => membership.tenantId), tenantId])];
  const accessToken = await signAccessToken(ports, { user, tenantId, tenantIds, session, authority });
  keepRefreshToken(cookies, opened);
  return {
    accessToken,
    expiresIn: ACCESS_TOKEN_SECONDS,
    expires: new Date(ports.clock.now().getTime() + ACCESS_TOKEN_SECONDS * 1000).toISOString(),
    mfaRequired: false,
    tenantId,
    userId: user.id,
    email: user.email,
    emailVerified: user.verified,
  };
};

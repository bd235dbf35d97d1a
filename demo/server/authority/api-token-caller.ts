import { covers } from '../../../core/contract/access.ts';
import { ok, type Result } from '../../../core/contract/failure.ts';
import type { SessionId } from '../../../core/contract/entities/ids.ts';
import { digest } from '../keys/secrets.ts';
import { isApiTokenSecret } from '../keys/api-token-secret.ts';
import type { Ports } from '../ports.ts';
import { refuse, type Refusal, unauthorized } from '../refusal.ts';
import type { Caller } from '../rules.ts';
import type { ApiTokenRecord } from '../store/records.ts';
import { ACTIVE } from './active-memberships.ts';
import { authorityOf } from './authority.ts';
import type { Bearer } from './claims.ts';
import type { TokenState } from './token-cache.ts';

type Parts = Pick<Ports, 'store' | 'clock' | 'config'>;

/** Shortest time between two records of the last use, in milliseconds: calls do not queue to write one row. Ours. */
const USE_MS = 60_000;

/** Permission keys of both: of two of which one covers the other, the narrower. */
const common = (some: readonly string[], others: readonly string[]): string[] => [
  ...new Set([
    ...some.filter((key) => others.some((other) => covers(other, key))),
    ...others.filter((key) => some.some((other) => covers(other, key))),
  ]),
];

/** API token with the secret that was used: the last one of a rotation works until its end. */
export interface PresentedToken {
  token: ApiTokenRecord;
  endsAtMs: number;
  isPrevious: boolean;
}

const endOf = (token: ApiTokenRecord, isPrevious: boolean): number =>
  Math.min(Date.parse(token.expires), isPrevious ? Date.parse(token.previousUntil ?? token.createdAt) : Infinity);

const live = (token: ApiTokenRecord | undefined, isPrevious: boolean, now: number): PresentedToken | undefined => {
  if (!token) return undefined;
  const endsAtMs = endOf(token, isPrevious);
  return endsAtMs > now ? { token, endsAtMs, isPrevious } : undefined;
};

/** Finds the access token of a secret; undefined where there is none that works. */
export const findAccessToken = async ({ store, clock }: Parts, secret: string): Promise<PresentedToken | undefined> => {
  if (!isApiTokenSecret(secret)) return undefined;
  const secretHash = await digest(secret);
  const rows = store.scoped({ across: 'apiTokens' });
  const now = clock.now().getTime();
  const [current] = await rows.apiTokens.find({ where: { secretHash }, limit: 1 });
  const [previous] = current ? [] : await rows.apiTokens.find({ where: { previousHash: secretHash }, limit: 1 });
  const found = live(current ?? previous, current === undefined, now);
  return found?.token.type === 'AccessToken' ? found : undefined;
};

/** Checks the secret of client credentials. */
export const verifyClientSecret = async (
  { clock }: Pick<Ports, 'clock'>,
  token: ApiTokenRecord | undefined,
  secret: string,
): Promise<PresentedToken | undefined> => {
  if (!token || token.type !== 'ClientCredentials' || !isApiTokenSecret(secret)) return undefined;
  const hash = await digest(secret);
  const isPrevious = hash === token.previousHash;
  return hash === token.secretHash || isPrevious ? live(token, isPrevious, clock.now().getTime()) : undefined;
};

/** Authority of an API token: of its roles, and of its maker, what both have at this moment. */
export interface TokenAuthority {
  caller: Caller;
  membershipId: string;
  roleKeys: string[];
}

/**
 * Reads what an API token may do. A personal one has its owner's permissions, a tenant's one those of its roles that its
 * maker has as well; neither is a super user. Refused where the maker cannot sign in to the tenant.
 */
export const authorityOfToken = (
  { store }: Parts,
  { id, kind, tenantId, userId, roleIds, createdAt }: ApiTokenRecord,
): Promise<Result<TokenAuthority, Refusal>> =>
  store.scoped({ tenantId, userId }).snapshot(async (rows): Promise<Result<TokenAuthority, Refusal>> => {
    const [user, [place]] = await Promise.all([
      rows.users.get(userId),
      rows.memberships.find({ where: { ...ACTIVE, tenantId, userId } }),
    ]);
    if (!user || !place) return refuse('sessionEnded');
    const maker = await authorityOf(rows, place);
    const own = kind === 'personal' ? maker : await authorityOf(rows, { roleIds, groupIds: [], tenantId });
    const makersKeys = user.superUser ? ['*'] : maker.permissions.map(({ key }) => key);
    const makersLevel = user.superUser ? 0 : Math.min(...maker.roles.map(({ level }) => level));
    const keys = own.permissions.map(({ key }) => key);
    return ok({
      membershipId: place.id,
      roleKeys: own.roles.map(({ key }) => key),
      caller: {
        userId,
        tenantId,
        // no session has this id
        sessionId: id as string as SessionId,
        email: user.email,
        superUser: false,
        permissions: kind === 'personal' ? keys : common(keys, makersKeys),
        level: Math.max(makersLevel, Math.min(...own.roles.map(({ level }) => level))),
        proof: { amr: [], atMs: Date.parse(createdAt) },
        mfaRequired: false,
        apiToken: { id, kind },
      },
    });
  });

/** Records the use of a token, unless one was recorded within the minute. */
const recordUse = async ({ store, clock }: Parts, token: ApiTokenRecord, ip: string | null): Promise<void> => {
  const now = clock.now();
  const before = new Date(now.getTime() - USE_MS).toISOString();
  if (token.lastUsedAt > before) return;
  const { id, tenantId } = token;
  await store
    .scoped({ tenantId })
    .transaction(
      (rows) =>
        rows.apiTokens.update({ id, lastUsedAt: { before } }, { lastUsedAt: now.toISOString(), lastUsedIp: ip }),
      'read committed', // a condition of the update decides between two calls
    )
    // the call does not fail because its time could not be written
    .catch(() => undefined);
};

/** State of an access token that was sent as it is. */
export const findTokenCaller = async (
  parts: Parts,
  presented: PresentedToken | undefined,
  ip: string | null,
): Promise<Result<TokenState, Refusal>> => {
  if (!presented || !parts.config.apiTokensEnabled) return unauthorized();
  const { token, endsAtMs } = presented;
  const found = await authorityOfToken(parts, token);
  if (!found.ok) return found;
  await recordUse(parts, token, ip);
  return ok({ caller: found.value.caller, membershipId: found.value.membershipId, endsAtMs });
};

/** State of the token behind an exchanged access token, which names the secret it was exchanged for by its version. */
export const findExchangedCaller = async (
  parts: Parts,
  { sessionId, tenantId, expires, tokenVersion }: Bearer,
  ip: string | null,
): Promise<Result<TokenState, Refusal>> => {
  const token = await parts.store.scoped({ tenantId }).apiTokens.get(sessionId);
  const isPrevious = token !== undefined && tokenVersion === token.version - 1;
  const known = token && (tokenVersion === token.version || isPrevious) ? token : undefined;
  const presented = live(known, isPrevious, parts.clock.now().getTime());
  const found = await findTokenCaller(parts, presented, ip);
  return found.ok ? ok({ ...found.value, endsAtMs: Math.min(found.value.endsAtMs, expires * 1000) }) : found;
};

import { type Adapter, errors } from 'oidc-provider';
import { type OauthRows, personOf } from './oauth-rows.ts';
import type { HostedSession } from './hosted-session.ts';

type Payload = Readonly<Record<string, unknown>>;

const epoch = (iso: string): number => Math.floor(Date.parse(iso) / 1000);

/** Lifetime of a record that oidc-provider gives none, in seconds. */
const DEFAULT_SECONDS = 3600;

/** A day, in seconds. */
const DAY = 86_400;

/**
 * Sessions for oidc-provider: those of the server itself. One is found by the id that a request was given after its
 * cookie had been checked; nothing is written.
 */
const sessionAdapter = (findSession: (id: string) => Promise<HostedSession | undefined>): Adapter => ({
  upsert: async () => undefined,
  find: async (id) => {
    const found = await findSession(id);
    if (!found) return undefined;
    const { session, user, ageMs } = found;
    // the clock of oidc-provider is the machine's
    const now = Math.floor(Date.now() / 1000);
    const loginTs = now - Math.floor(ageMs / 1000);
    const account = { accountId: user.id, amr: session.amr, loginTs };
    return { kind: 'Session', jti: id, uid: session.id, iat: now, exp: now + DAY, ...account };
  },
  findByUid: async () => undefined,
  findByUserCode: async () => undefined,
  consume: async () => undefined,
  destroy: async () => undefined,
  revokeByGrantId: async () => undefined,
});

/** Store of oidc-provider over our own. A code or a refresh token is used once, whichever node is asked. */
export const recordAdapter =
  (rows: OauthRows, grantSeconds: number, findSession: (id: string) => Promise<HostedSession | undefined>) =>
  (kind: string): Adapter => {
    if (kind === 'Session') return sessionAdapter(findSession);
    return {
      upsert: async (id, payload, lasts = DEFAULT_SECONDS) => {
        // the value itself is not stored
        const { jti: _jti, session, ...details }: Payload = payload;
        const { accountId, grantId } = payload;
        const own = kind === 'Grant' ? id : typeof grantId === 'string' && kind !== 'Interaction' ? grantId : null;
        const begun = kind === 'Interaction' && session ? { session: { accountId: Object(session).accountId } } : {};
        // a grant lives as long as its refresh tokens, which lengthen it
        const seconds = kind === 'Grant' ? grantSeconds : lasts;
        const row = { kind, id, grantId: own, userId: personOf(accountId), seconds };
        await rows.put({ ...row, details: { ...details, ...begun } });
      },
      find: async (id) => {
        const row = await rows.find(kind, id);
        return row && { ...row.details, jti: id, ...(row.consumedAt && { consumed: epoch(row.consumedAt) }) };
      },
      findByUid: async () => undefined,
      findByUserCode: async () => undefined,
      consume: async (id) => {
        if (await rows.consume(kind, id)) return;
        const row = await rows.find(kind, id);
        if (row?.grantId) await rows.revokeGrant(row.grantId);
        throw new errors.InvalidGrant('it was used before');
      },
      destroy: (id) => rows.remove(kind, id),
      revokeByGrantId: async (grantId) => void (await rows.revokeGrant(grantId)),
    };
  };

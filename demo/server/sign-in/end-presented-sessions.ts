import * as v from 'valibot';
import { id } from '../checks/fields.ts';
import type { AuditAction } from '../../../core/contract/audit-action.ts';
import type { AnyEndpoint } from '../../../core/contract/endpoint.ts';
import type { Cookies, CrossTenantContext } from '../rules.ts';
import type { SessionRecord } from '../store/records.ts';
import type { Reader } from '../store/store.ts';
import { hashOf, sessionIdOf } from './refresh-token.ts';
import { endSessions } from './sessions.ts';

type Context = Pick<CrossTenantContext<AnyEndpoint>, 'ports' | 'write'>;

/** Refresh tokens in a browser's cookies: of its session, and of an impersonator. */
export const presentedTokens = (cookies: Cookies): string[] =>
  (['refresh', 'actor'] as const).flatMap((cookie) => cookies.get(cookie) ?? []);

/**
 * Ends the sessions of presented refresh tokens. Only the current token of a session or its predecessor counts: others can
 * be made up from a session's id. Resolves with those that were live.
 */
export const endPresentedSessions = async (
  { ports, write }: Context,
  tokens: readonly string[],
  across: Pick<Reader, 'sessions' | 'users'>,
  action: AuditAction,
): Promise<SessionRecord[]> => {
  const ended: SessionRecord[] = [];
  for (const shown of tokens) {
    const sessionId = sessionIdOf(shown);
    const session = v.is(id(), sessionId) ? await across.sessions.get(sessionId) : undefined;
    if (!session) continue;
    const hash = await hashOf(shown);
    if (hash !== session.tokenHash && hash !== session.previousHash) continue;
    const { tenantId, userId } = session;
    const { email = '' } = (await across.users.get(userId)) ?? {};
    const scope = { tenantId, userId, email, ...(session.actor && { actor: session.actor }) };
    await write(scope, async (rows) => {
      if ((await endSessions(rows, ports.clock, { id: session.id })) === 0) return;
      await rows.audit({ action });
    });
    if (session.endedAt === null) ended.push(session);
  }
  return ended;
};

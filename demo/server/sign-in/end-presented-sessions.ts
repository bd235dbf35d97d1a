import * as v from 'valibot';
import { id } from '../checks/fields.ts';
import type { AnyEndpoint } from '../../../core/contract/endpoint.ts';
import type { Cookies, CrossTenantContext } from '../rules.ts';
import type { Reader } from '../store/store.ts';
import { hashOf, sessionIdOf } from './refresh-token.ts';
import { endSessions } from './sessions.ts';

type Context = Pick<CrossTenantContext<AnyEndpoint>, 'ports' | 'write'>;

/** The refresh tokens that a browser shows: its own, and the one of whoever acts there as somebody else. */
export const presentedTokens = (cookies: Cookies): string[] =>
  (['refresh', 'actor'] as const).flatMap((cookie) => cookies.get(cookie) ?? []);

/**
 * Ends the sessions of tokens that were shown. Only one that is the newest of its session, or the one before, does: whoever
 * learns a session's id could make another up.
 */
export const endPresentedSessions = async (
  { ports, write }: Context,
  tokens: readonly string[],
  across: Pick<Reader, 'sessions' | 'users'>,
  action: string,
): Promise<void> => {
  for (const shown of tokens) {
    const sessionId = sessionIdOf(shown);
    const session = v.is(id(), sessionId) ? await across.sessions.get(sessionId) : undefined;
    if (!session) continue;
    const mark = await hashOf(shown);
    if (mark !== session.tokenHash && mark !== session.previousHash) continue;
    const { tenantId, userId } = session;
    const { email = '' } = (await across.users.get(userId)) ?? {};
    const who = { tenantId, userId, email, ...(session.actor && { actor: session.actor }) };
    await write(who, async (rows) => {
      if ((await endSessions(rows, ports.clock, { id: session.id })) === 0) return;
      await rows.audit({ action });
    });
  }
};

import { auth } from '../../../core/contract/auth.ts';
import { ok } from '../../../core/contract/failure.ts';
import * as v from 'valibot';
import { markOf, sessionIdOf } from '../access/refresh-token.ts';
import { endSessions } from '../access/sessions.ts';
import { id } from '../checks/fields.ts';
import { crossing } from '../rules.ts';

/** Signs the browser out, and whoever acts there as somebody else with it; asking twice, or without a session, does no harm. Source: SPEC §7. */
export const logout = crossing<typeof auth.logout>('auth.logout', 'unlimited', {
  handle: async ({ cookies, across, ports, write }) => {
    for (const cookie of ['refresh', 'actor'] as const) {
      const shown = cookies.get(cookie);
      if (cookie === 'refresh' || shown) cookies.set(cookie, undefined);
      const sessionId = sessionIdOf(shown ?? '');
      const session = v.is(id(), sessionId) ? await across.sessions.get(sessionId) : undefined;
      if (!shown || !session) continue;
      const mark = await markOf(shown);
      if (mark !== session.tokenHash && mark !== session.previousHash) continue;
      const { tenantId, userId } = session;
      const { email = '' } = (await across.users.get(userId)) ?? {};
      const who = { tenantId, userId, email, ...(session.actor && { actor: session.actor }) };
      await write(who, async (rows) => {
        if ((await endSessions(rows, ports.clock, { id: session.id })) === 0) return;
        await rows.audit({ action: 'Signed out' });
      });
    }
    return ok(undefined);
  },
});

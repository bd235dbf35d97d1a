import * as v from 'valibot';
import type { SessionId, UserId } from '../../../core/contract/entities/ids.ts';
import { sessions } from '../../../core/contract/sessions.ts';
import { ok } from '../../../core/contract/failure.ts';
import { endSessions } from '../sign-in/sessions.ts';
import { session as sessionSchema } from '../checks/entities.ts';
import { id } from '../checks/fields.ts';
import { notFound } from '../refusal.ts';
import { allowed, signedIn, type Caller } from '../rules.ts';
import { serve } from '../serve.ts';
import { sessionView } from './views.ts';

/** Filter of the caller's sessions; an impersonator sees only those of the company they act in. */
const sessionsOf = ({ userId, tenantId, actor }: Caller) => ({ userId, ...(actor && { tenantId }) });

/** Sessions of the caller. Source: protocol/sessions.md#list. */
export const sessionRoutes = serve(sessions, {
  list: signedIn({
    answer: v.array(sessionSchema),
    handle: async ({ own, caller, ports }) => {
      const now = ports.clock.now().toISOString();
      const records = await own.sessions.find({
        where: { ...sessionsOf(caller), endedAt: null, expires: { after: now } },
        order: [['createdAt', 'desc']],
      });
      return ok(records.map((record) => sessionView(record, caller)));
    },
  }),

  current: signedIn({
    answer: sessionSchema,
    handle: async ({ own, caller }) => {
      const record = await own.sessions.get(caller.sessionId);
      return record ? ok(sessionView(record, caller)) : notFound('Session');
    },
  }),

  // Ours: "everywhere else" is all sessions but this one, which signing out ends
  removeAll: signedIn({
    handle: async ({ caller, ports, write }) => {
      const { userId, sessionId } = caller;
      await write(async (rows) => {
        const count = await endSessions(rows, ports.clock, { userId, id: { not: sessionId } });
        await rows.audit({ action: 'Other sessions ended', details: { count } });
      });
      return ok(undefined);
    },
  }),

  remove: signedIn({
    params: v.object({ id: id() }),
    handle: async ({ params, caller, cookies, ports, write }) => {
      const { userId } = caller;
      // an id is branded where data enters
      const session = params.id as SessionId;
      const ended = await write(async (rows) => {
        if ((await endSessions(rows, ports.clock, { userId, id: session })) === 0) return false;
        await rows.audit({ action: 'Session ended', details: { session } });
        return true;
      });
      if (!ended) return notFound('Session');
      if (session === caller.sessionId) cookies.set('refresh', undefined);
      return ok(undefined);
    },
  }),

  revoke: allowed('fe.secure.write.users', {
    body: v.object({ userId: id<UserId>() }),
    handle: async ({ body: { userId }, caller, ports, attemptAbout }) => {
      const done = await attemptAbout<number>(
        userId,
        () => ({ action: 'Sessions of a person ended', severity: 'Warning', details: { userId } }),
        async (rows, place) => {
          // fetched by administrators alone
          const { canTarget } = await import('../authority/guards.ts');
          const may = userId === caller.userId ? ok(undefined) : await canTarget(rows, caller, place);
          return may.ok ? ok(await endSessions(rows, ports.clock, { userId })) : may;
        },
      );
      return done.ok ? ok(undefined) : done;
    },
  }),
});

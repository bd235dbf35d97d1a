import * as v from 'valibot';
import type { TenantId, UserId } from '../../../core/contract/entities/ids.ts';
import { ok } from '../../../core/contract/failure.ts';
import { impersonation } from '../../../core/contract/impersonation.ts';
import { ACCESS_TOKEN_SECONDS } from '../../../core/contract/limits.ts';
import { authorityOf } from '../authority/authority.ts';
import { readBearer, signAccessToken } from '../authority/claims.ts';
import { ACTIVE } from '../authority/active-memberships.ts';
import { endSessions, openSession } from '../sign-in/sessions.ts';
import { id, text } from '../checks/fields.ts';
import type { Ports } from '../ports.ts';
import { notFound, refuse, unauthorized } from '../refusal.ts';
import { canImpersonate } from '../authority/grantable.ts';
import { type AuditEntry, allowed, type RequestOrigin, signedIn } from '../rules.ts';
import { serve } from '../serve.ts';
import { IMPERSONATES } from '../authority/impersonation-check.ts';
import type { AuditRecord, SessionRecord, UserRecord } from '../store/records.ts';

/** Longest impersonation, in minutes. Ours. */
const MINUTES = 60;
const MINUTE_MS = 60_000;
/** Maximum length of a token, longer than any header that a server accepts. Ours. */
const TOKEN_MAX = 16_384;

/** Audit row of the other one of the two people, who does not call. */
const counterpartAudit = (
  { from: { ip, userAgent }, ports: { clock } }: { from: RequestOrigin; ports: Ports },
  tenantId: TenantId,
  { userId, email }: { userId: UserId; email: string },
  act: Required<Pick<AuditEntry, 'action' | 'details'>>,
): AuditRecord => ({
  id: crypto.randomUUID(),
  tenantId,
  userId,
  email,
  ip,
  userAgent,
  severity: 'Warning',
  createdAt: clock.now().toISOString(),
  ...act,
});

/** Impersonation of users. Source: product.md#impersonation, protocol/impersonation.md#begin. */
export const impersonationRoutes = serve(impersonation, {
  /**
   * Begins impersonating a user. Refused for super users and for users with more permissions than the caller, as privilege
   * escalation. The browser keeps its own session beside the other and returns to it. Audited for both users.
   */
  begin: allowed<typeof impersonation.begin>(IMPERSONATES, {
    fresh: true,
    personsOnly: true,
    body: v.object({
      impersonatedUserId: id<UserId>(),
      actorToken: v.exactOptional(text(TOKEN_MAX, 1)),
      // where the host goes then is its own affair
      redirectUrl: v.exactOptional(text(2000)),
    }),
    answer: v.object({
      accessToken: v.string(),
      tokenType: v.literal('Bearer'),
      expiresIn: v.number(),
      expires: v.string(),
    }),
    handle: async ({ body, caller, cookies, from, ports, attemptAbout }) => {
      const { impersonatedUserId: userId, actorToken } = body;
      if (userId === caller.userId) return refuse('cannotTargetSelf');
      if (caller.enteredFrom) return refuse('membersOnly');
      const bearer = actorToken === undefined ? caller : await readBearer(ports.keys, actorToken);
      if (bearer?.userId !== caller.userId) return unauthorized();
      const own = cookies.get('refresh');
      const actor = { userId: caller.userId, email: caller.email, sessionId: caller.sessionId };
      const until = new Date(ports.clock.now().getTime() + MINUTES * MINUTE_MS).toISOString();

      const done = await attemptAbout<{ user: UserRecord; session: SessionRecord; refreshToken: string | undefined }>(
        userId,
        ({ user, session }) => ({
          action: 'Impersonation started',
          severity: 'Warning',
          details: { as: { userId, email: user.email }, session: session.id, until },
        }),
        async (rows, place, all) => {
          const user = place.invitation === null && !place.locked ? await all.users.get(userId) : undefined;
          if (!user || !place.activated) return notFound('User');
          const { roles, permissions } = await authorityOf(all, place);
          const level = Math.min(...roles.map((role) => role.level));
          const other = { superUser: user.superUser, permissions: permissions.map(({ key }) => key), level };
          if (!canImpersonate(caller, other)) return refuse('insufficientPrivilege');
          const { tenantId } = caller;
          const amr = [...caller.proof.amr];
          const provenAt = new Date(caller.proof.atMs).toISOString();
          const opening = {
            userId,
            tenantId,
            tenantIds: [tenantId],
            from,
            amr,
            impersonation: { actor, until, provenAt },
          };
          const { session, refreshToken } = await openSession(all, ports, opening);
          const by = { userId: actor.userId, email: actor.email };
          const details = { actor: by, session: session.id, until };
          await rows.audits.insert(
            counterpartAudit(
              { from, ports },
              tenantId,
              { userId, email: user.email },
              { action: 'Impersonated', details },
            ),
          );
          return ok({ user, session, refreshToken });
        },
      );
      if (!done.ok) return done;
      const { user, session, refreshToken } = done.value;
      const { tenantId } = caller;
      const reach = ports.store.scoped({ tenantId, userId });
      const [place] = await reach.memberships.find({ where: { ...ACTIVE, tenantId, userId } });
      if (!place) return notFound('User');
      const authority = await authorityOf(reach, place);
      const claims = { user, tenantId, tenantIds: [tenantId], session, authority };
      // a session cookie: this session continues once the impersonation has ended
      if (own) cookies.set('actor', own);
      if (refreshToken !== undefined) cookies.set('refresh', refreshToken, new Date(until));
      return ok({
        accessToken: await signAccessToken(ports, claims),
        tokenType: 'Bearer',
        expiresIn: ACCESS_TOKEN_SECONDS,
        expires: until,
      });
    },
  }),

  /** Ends the impersonation; the impersonator's own session continues. */
  end: signedIn<typeof impersonation.end>({
    impersonators: true,
    limit: 'proof',
    handle: async ({ caller, cookies, from, ports, write }) => {
      const { actor, sessionId } = caller;
      if (!actor) return notFound('Impersonation');
      const { userId, email, tenantId } = caller;
      await write(async (rows) => {
        await endSessions(rows, ports.clock, { id: sessionId });
        await rows.audit({ action: 'Impersonation ended' });
        await rows.audits.insert(
          counterpartAudit({ from, ports }, tenantId, actor, {
            action: 'Impersonation ended',
            details: { as: { userId, email } },
          }),
        );
      });
      // a session cookie until it is renewed, which gives it its own end again
      cookies.set('refresh', cookies.get('actor'));
      cookies.set('actor', undefined);
      return ok(undefined);
    },
  }),
});

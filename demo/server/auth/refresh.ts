import * as v from 'valibot';
import { auth } from '../../../core/contract/auth.ts';
import type { TenantId } from '../../../core/contract/entities/ids.ts';
import { ok } from '../../../core/contract/failure.ts';
import { findCaller } from '../authority/caller.ts';
import { shownMark } from '../sign-in/devices.ts';
import { sessionIdOf, wasIssued } from '../sign-in/refresh-token.ts';
import { sessionRuleOf } from '../sign-in/session-rule.ts';
import { isLive } from '../authority/live-session.ts';
import { endSessions, applyChangedRule, keepRefreshToken, rotate, signedInAnswer } from '../sign-in/sessions.ts';
import { authResponse } from '../checks/entities.ts';
import { id } from '../checks/fields.ts';
import { removeTrust } from '../sign-in/factors.ts';
import { lacksFactor } from '../authority/mfa-requirement.ts';
import { mfaRequired, notFound, refuse } from '../refusal.ts';
import { type HandlerResult, crossTenant, type Effects } from '../rules.ts';
import type { Ports } from '../ports.ts';
import type { SessionRecord } from '../store/records.ts';
import type { Writer } from '../store/store.ts';
import { activeMembershipsOf } from '../authority/active-memberships.ts';
import { enteringMembership } from '../authority/acting-membership.ts';

const isUuid = (value: string) => v.is(id(), value);

/** Checks whether an impersonator can still act as a session's person. */
const mayContinue = async (
  ports: Ports,
  { id: sessionId, userId, tenantId, expires }: SessionRecord,
): Promise<boolean> =>
  (await findCaller(ports, { userId, tenantId, sessionId, expires: Date.parse(expires) / 1000 })).ok;

/**
 * Rotates the refresh token of the session in the cookie, for the requested tenant or the session's own. Reuse of a
 * token replaced before the grace period ends the session, and so does use by two browsers within it: a copy is
 * assumed, and the owner gets a mail. A token that we never issued ends nothing, because anyone who learns a session's
 * id could forge one. Where the tenant requires a second factor that the session lacks, the session stays and no access
 * token is issued until it is verified. An impersonator without the right returns to their own session.
 * Source: protocol/sign-in.md#refresh, architecture.md#refresh.
 */
export const refresh = crossTenant<typeof auth.refresh>('auth.refresh', 'unlimited', {
  body: v.object({ tenantId: v.exactOptional(v.nullable(id<TenantId>())) }),
  answer: authResponse,
  handle: async ({ body, across, ports, cookies, write }) => {
    const actor = cookies.get('actor');
    const now = () => ports.clock.now().getTime();

    const renewed = async (
      presented: string | undefined,
      requestedTenant?: TenantId | null,
    ): HandlerResult<typeof auth.refresh> => {
      const sessionId = sessionIdOf(presented ?? '');
      const session = isUuid(sessionId) ? await across.sessions.get(sessionId) : undefined;
      const [user, memberships] = session
        ? await Promise.all([
            across.users.get(session.userId),
            across.memberships.find({ where: activeMembershipsOf(session) }),
          ])
        : [undefined, []];
      const end = async (): HandlerResult<typeof auth.refresh> => {
        if (!actor || presented === actor) {
          // another tab can have signed in during this request and set a new cookie
          const justEnded =
            session?.endedAt && now() - Date.parse(session.endedAt) <= ports.config.sessions.refreshGraceMs;
          if (presented !== undefined && !justEnded) cookies.set('refresh', undefined);
          return refuse('sessionEnded');
        }
        // the impersonator returns to their own session
        cookies.set('actor', undefined);
        return renewed(actor);
      };
      if (!presented || !isLive(session, ports.clock) || !user || memberships.length === 0) return end();
      if (session.actor && !(await mayContinue(ports, session))) return end();
      const home = memberships.find((one) => one.tenantId === user.tenantId) ?? memberships[0];
      const placeIn = async (wanted: TenantId) =>
        memberships.find((one) => one.tenantId === wanted) ??
        (session.actor ? undefined : await enteringMembership(across, { userId: user.id, tenantId: wanted }));
      const wanted = requestedTenant ?? session.tenantId;
      const there = await placeIn(wanted);
      // an account below that they may not enter any more is left
      const place = there ?? (requestedTenant ? undefined : home);
      if (!place) return notFound('Tenant');
      const tenantId = there ? wanted : place.tenantId;
      const over = [...new Set([tenantId, place.tenantId])];
      const lacks = await lacksFactor(across, ports.config, over, session.amr);

      const tenantIds = memberships.map((membership) => membership.tenantId);
      const scope = { tenantId: session.tenantId, userId: user.id, email: user.email };
      const issued = await wasIssued(ports, presented);
      const mark = await shownMark(cookies);
      const renew = async (rows: Writer & Effects) => {
        // read again: can have been rotated or ended since
        const latest = await rows.sessions.get(session.id);
        const rule = await sessionRuleOf(rows, ports.config, tenantIds);
        const rotated = isLive(latest, ports.clock)
          ? await rotate(rows, ports, latest, presented, rule, mark)
          : undefined;
        const isElsewhere = rotated === 'elsewhere';
        const renewal = isElsewhere ? undefined : rotated;
        if (renewal && renewal.session.generation !== latest?.generation)
          return applyChangedRule(rows, ports, renewal, tenantIds);
        if (renewal || !(issued || isElsewhere)) return renewal;
        if ((await endSessions(rows, ports.clock, { id: session.id })) === 0) return undefined;
        const action = isElsewhere ? 'Session ended: copied refresh token' : 'Session ended: reused refresh token';
        await rows.audit({ action, severity: 'Warning', details: { session: session.id } });
        // a copied refresh cookie means that the trust cookie can be copied, too
        await removeTrust(rows, user.id);
        await rows.mail.sessionCopied(user);
        return undefined;
      };
      // compare-and-set throughout: read committed avoids conflicts with other sessions on the same page
      const opened = await write(scope, renew, 'read committed');
      if (!opened) return end();
      // the session can have stepped up since
      if (lacks && (await lacksFactor(across, ports.config, over, opened.session.amr))) {
        keepRefreshToken(cookies, opened);
        return mfaRequired(tenantId);
      }
      return ok(await signedInAnswer({ ports, cookies }, { user, memberships, tenantId, opened }));
    };
    return renewed(cookies.get('refresh'), body.tenantId);
  },
});

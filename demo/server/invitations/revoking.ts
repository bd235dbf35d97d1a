import * as v from 'valibot';
import type { UserId } from '../../../core/contract/entities/ids.ts';
import { ok } from '../../../core/contract/failure.ts';
import { invitations } from '../../../core/contract/invitations.ts';
import { rolesToAssign } from '../authority/assigning.ts';
import { canTarget } from '../authority/guards.ts';
import { id, text } from '../checks/fields.ts';
import { revokedInvitation, sentInvitation } from '../checks/people.ts';
import { UNDO_MS } from '../deletions/deletions.ts';
import type { Sealer } from '../keys/sealer.ts';
import { requireEmailDomain } from '../email-domains/email-domain-rule.ts';
import { takeSeat } from '../plans/seats.ts';
import { notFound, refuse } from '../refusal.ts';
import { allowed } from '../rules.ts';
import type { MembershipRecord, PersonRecord } from '../store/records.ts';
import { UniqueViolation } from '../store/store.ts';
import { sentInvitationViews } from './sent.ts';

/** Maximum length of a sealed invitation, in characters. Ours. */
const UNDO_MAX = 16_384;

/** Sealed content of a revocation, for `restore`: no row is kept of an invitation that is gone. */
interface Undo {
  readonly purpose: 'revokedInvitation';
  readonly place: MembershipRecord;
  readonly until: string;
}

const opened = async (sealer: Sealer, undo: string): Promise<Undo | undefined> => {
  try {
    const found = JSON.parse(await sealer.open(undo)) as Undo; // as it was sealed
    return found.purpose === 'revokedInvitation' ? found : undefined;
  } catch {
    // a text that was not sealed here
    return undefined;
  }
};

/** Revokes a pending invitation: its link stops working. The answer can restore it for a minute. Ours. */
export const revoke = allowed<typeof invitations.revoke>('fe.secure.delete.users', {
  params: v.object({ userId: id() }),
  answer: revokedInvitation,
  handle: async ({ params, caller, ports, attemptAbout }) => {
    const userId = params.userId as UserId; // branded where data enters
    const done = await attemptAbout<MembershipRecord>(
      userId,
      ({ invitation }) => ({
        action: 'Invitation revoked',
        severity: 'Warning',
        details: { userId, email: invitation?.email },
      }),
      async (rows, place) => {
        if (place.invitation === null) return notFound('Invitation');
        const may = await canTarget(rows, caller, place);
        if (!may.ok) return may;
        await rows.memberships.remove({ id: place.id });
        return ok(place);
      },
    );
    if (!done.ok) return done;
    const until = new Date(ports.clock.now().getTime() + UNDO_MS).toISOString();
    const undo: Undo = { purpose: 'revokedInvitation', place: done.value, until };
    return ok({ undo: await ports.sealer.seal(JSON.stringify(undo)), until });
  },
});

/** Restores an invitation that was revoked within the minute, with the link that was mailed. Ours. */
export const restore = allowed<typeof invitations.restore>('fe.secure.write.users', {
  body: v.object({ undo: text(UNDO_MAX, 1) }),
  answer: sentInvitation,
  handle: async ({ body, caller, ports, store, attemptNew }) => {
    const found = await opened(ports.sealer, body.undo);
    const now = ports.clock.now().toISOString();
    if (!found || found.until <= now || found.place.tenantId !== caller.tenantId) return notFound('Invitation');
    const { place } = found;
    const done = await attemptNew<PersonRecord>(
      ({ userId, email }) => ({ action: 'Invitation restored', details: { userId, email } }),
      async (rows) => {
        const roles = await rolesToAssign(rows, { caller, ports }, place.roleIds);
        if (!roles.ok) return roles;
        const domain = await requireEmailDomain(rows, ports, caller.tenantId, place.invitation?.email ?? '');
        if (!domain.ok) return domain;
        const seat = await takeSeat(rows, ports, caller.tenantId);
        if (!seat.ok) return seat;
        await rows.memberships.insert({ ...place, version: place.version + 1 });
        const person = await rows.people.get(place.id);
        return person ? ok(person) : notFound('Invitation');
      },
      place.userId,
    ).catch((cause: unknown) => {
      // invited again, or restored already
      if (cause instanceof UniqueViolation) return refuse('alreadyMember');
      throw cause;
    });
    if (!done.ok) return done;
    const [view] = await sentInvitationViews(store, ports, [done.value]);
    return view ? ok(view) : notFound('Invitation');
  },
});

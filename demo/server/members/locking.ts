import * as v from 'valibot';
import type { UserId } from '../../../core/contract/entities/ids.ts';
import { ok } from '../../../core/contract/failure.ts';
import { members } from '../../../core/contract/members.ts';
import { unlockForStrangers } from '../sign-in/lockout.ts';
import { endSessions } from '../sign-in/sessions.ts';
import { id } from '../checks/fields.ts';
import { teamUser } from '../checks/people.ts';
import { removeFactors } from '../sign-in/factors.ts';
import { notFound, refuse } from '../refusal.ts';
import { allowed } from '../rules.ts';
import type { PersonRecord } from '../store/records.ts';
import { keepLastAdmin, canTarget } from '../authority/guards.ts';
import { changedPersonView } from './changed-person-view.ts';

const WRITE = 'fe.secure.write.users';
const params = v.object({ userId: id() });
/** Ids are branded where data enters. */
const named = ({ userId }: { userId: string }) => userId as UserId;
const item = v.object({ item: teamUser });

/** Locks a person out of the company and ends their sessions there; an invitation is revoked instead. Ours. */
export const lock = allowed<typeof members.lock>(WRITE, {
  params,
  answer: item,
  handle: async ({ params: names, caller, store, ports, attemptAbout }) => {
    const userId = named(names);
    const done = await attemptAbout<PersonRecord>(
      userId,
      () => ({ action: 'Person locked', severity: 'Warning', details: { userId } }),
      async (rows, place) => {
        const may = await canTarget(rows, caller, place);
        if (!may.ok) return may;
        if (!place.activated) return refuse('invitationPending');
        return keepLastAdmin(rows, ports, async () => {
          await rows.memberships.update({ id: place.id }, { locked: true, version: place.version + 1 });
          await endSessions(rows, ports.clock, { userId });
          const person = await rows.people.get(place.id);
          return person ? ok(person) : notFound('User');
        });
      },
    );
    return changedPersonView({ store, ports }, done);
  },
});

/** Unlocks a person, and ends a lockout after failed attempts. Ours. */
export const unlock = allowed<typeof members.unlock>(WRITE, {
  params,
  answer: item,
  handle: async ({ params: names, caller, store, ports, attemptAbout }) => {
    const userId = named(names);
    const done = await attemptAbout<PersonRecord>(
      userId,
      () => ({ action: 'Person unlocked', severity: 'Warning', details: { userId } }),
      async (rows, place) => {
        const may = await canTarget(rows, caller, place);
        if (!may.ok) return may;
        await rows.memberships.update({ id: place.id }, { locked: false, version: place.version + 1 });
        const person = await rows.people.get(place.id);
        return person ? ok(person) : notFound('User');
      },
    );
    if (done.ok && !done.value.pending) await unlockForStrangers(ports, done.value.email);
    return changedPersonView({ store, ports }, done);
  },
});

/**
 * Resets all second factors of a person, who is notified by mail. Refused for members of other companies, whose account
 * this company must not weaken. Ours.
 */
export const resetMfa = allowed<typeof members.resetMfa>(WRITE, {
  fresh: true,
  params,
  answer: item,
  handle: async ({ params: names, caller, store, ports, attemptAbout }) => {
    const userId = named(names);
    const done = await attemptAbout<PersonRecord>(
      userId,
      () => ({ action: 'Second factors of a person reset', severity: 'Warning', details: { userId } }),
      async (rows, place, all) => {
        const may = await canTarget(rows, caller, place);
        if (!may.ok) return may;
        // for a pending invitation, the response does not say whether there is an account elsewhere
        const user = place.activated ? await all.users.get(userId) : undefined;
        if (!user) return notFound('User');
        if ((await all.memberships.count({ userId })) > 1) return refuse('insufficientPrivilege');
        await removeFactors(all, userId);
        await rows.mail.factorsReset(user);
        const person = await rows.people.get(place.id);
        return person ? ok(person) : notFound('User');
      },
    );
    return changedPersonView({ store, ports }, done);
  },
});

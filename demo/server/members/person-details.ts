import * as v from 'valibot';
import type { UserId } from '../../../core/contract/entities/ids.ts';
import { ok } from '../../../core/contract/failure.ts';
import { members } from '../../../core/contract/members.ts';
import { session } from '../checks/entities.ts';
import { id } from '../checks/fields.ts';
import { mfaDevices } from '../checks/mfa.ts';
import { activity as activitySchema } from '../checks/people.ts';
import { devicesView, factorsOf } from '../sign-in/factors.ts';
import { notFound } from '../refusal.ts';
import { type AdministratorReader, allowed } from '../rules.ts';
import { sessionView } from '../sessions/views.ts';

/** Permission to see sessions and devices: of administrators, not of all who see the list of people. Ours. */
const WRITE = 'fe.secure.write.users';
/** Maximum of rows, as many as a drawer shows. Ours. */
const LATEST = 20;

const params = v.object({ userId: id() });
/** Ids are branded where data enters. */
const named = ({ userId }: { userId: string }) => userId as UserId;

const NOTHING = { webauthn: [], phones: [], authenticators: [], emails: [] };

/** Membership of a person, pending invitations included. */
const placeOf = async (store: AdministratorReader, userId: UserId) =>
  (await store.memberships.find({ where: { userId } }))[0];

/** Live sessions of a person in this company. */
export const sessions = allowed<typeof members.sessions>(WRITE, {
  params,
  answer: v.array(session),
  handle: async ({ params: names, caller, store, ports: { clock } }) => {
    const userId = named(names);
    if (!(await placeOf(store, userId))) return notFound('User');
    const where = { userId, endedAt: null, expires: { after: clock.now().toISOString() } };
    const found = await store.sessions.find({ where, order: [['createdAt', 'desc']], limit: LATEST });
    return ok(found.map((record) => sessionView(record, caller)));
  },
});

/** Second factors of a person, with phone numbers and addresses masked; none for a pending invitation. */
export const devices = allowed<typeof members.devices>(WRITE, {
  params,
  answer: mfaDevices,
  handle: async ({ params: names, caller: { tenantId }, store, ports }) => {
    const userId = named(names);
    const place = await placeOf(store, userId);
    if (!place) return notFound('User');
    if (!place.activated) return ok(NOTHING);
    const theirs = ports.store.scoped({ tenantId, userId });
    const user = await theirs.users.get(userId);
    return ok(user ? devicesView(await factorsOf(theirs, user)) : NOTHING);
  },
});

/** Name of what an entry is about, of a group or role, or the address of a person; nothing where it has none. */
const targetOf = ({ name, email }: Readonly<Record<string, unknown>>): { target?: string } => {
  const target = name ?? email;
  return typeof target === 'string' ? { target } : {};
};

/** Latest audit entries of a person in this company, newest first. */
export const activity = allowed<typeof members.activity>('fe.secure.read.audits', {
  params,
  answer: v.array(activitySchema),
  handle: async ({ params: names, store }) => {
    const userId = named(names);
    const place = await placeOf(store, userId);
    if (!place) return notFound('User');
    // a pending invitation does not say whether there is an account elsewhere
    if (!place.activated) return ok([]);
    const rows = await store.audits.find({ where: { userId }, order: [['createdAt', 'desc']], limit: LATEST });
    return ok(
      rows.map(({ id: row, action, severity, createdAt, ip, userAgent, details }) => ({
        id: row,
        action,
        severity,
        createdAt,
        ...targetOf(details),
        ...(ip !== null && { ipAddress: ip }),
        ...(userAgent !== null && { userAgent }),
      })),
    );
  },
});

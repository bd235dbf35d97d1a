import * as v from 'valibot';
import type { EmailLink } from '../../../core/contract/entities/email-change.ts';
import { EMAIL_UNDO_DAYS } from '../../../core/contract/limits.ts';
import { ok, type Result } from '../../../core/contract/failure.ts';
import type { profile } from '../../../core/contract/profile.ts';
import { secret, text } from '../checks/fields.ts';
import { digest } from '../keys/secrets.ts';
import type { Ports } from '../ports.ts';
import { Declined, type Refusal, refuse } from '../refusal.ts';
import { crossTenant, type Effects } from '../rules.ts';
import { beginChallenge } from '../sign-in/challenges.ts';
import { removeTrust } from '../sign-in/factors.ts';
import { endSessions } from '../sign-in/sessions.ts';
import { scopeOfUser } from '../sign-in/user-scope.ts';
import type { ChallengeRecord, UserRecord } from '../store/records.ts';
import { searchable } from '../store/searchable.ts';
import { type Reader, UniqueViolation, type Writer } from '../store/store.ts';
import { CONFIRMING, detailsIn, endOpenLinks } from './email-change-rows.ts';

const DAY_MINUTES = 1440;

/** Links and codes that were mailed to an address, which is not the person's any more. */
const MAILED_LINKS = ['activation', 'passwordReset', 'unlock', 'magicLink', 'code'] as const;
const MAILED_CODES = ['emailCode', 'phoneReset'] as const;

const body = v.object({ userId: text(100), token: secret() });
const answer = v.object({
  state: v.picklist(['confirm', 'confirmed', 'changed', 'undo', 'undone']),
  mailedTo: v.picklist(['current', 'new']),
  from: v.exactOptional(v.string()),
  to: v.string(),
});

type Given = v.InferOutput<typeof body>;

/** Finds a link by its token; links of a change that was made, or taken back, stay readable until they expire. */
const findEmailLink = async (
  rows: Pick<Reader, 'challenges'>,
  { clock }: Pick<Ports, 'clock'>,
  { userId, token }: Given,
): Promise<Result<ChallengeRecord, Refusal>> => {
  const where = { tokenHash: await digest(token), purpose: { in: [...CONFIRMING, 'emailUndo'] as const } };
  const [link] = await rows.challenges.find({ where });
  if (!link || link.userId !== userId) return refuse('linkInvalid');
  if (link.expires <= clock.now().toISOString()) return refuse('linkExpired');
  return link.usedAt !== null && !detailsIn(link).made ? refuse('linkInvalid') : ok(link);
};

const view = (link: ChallengeRecord): EmailLink => {
  const { from, to, confirmed, made } = detailsIn(link);
  if (link.purpose === 'emailUndo') return { state: made ? 'undone' : 'undo', mailedTo: 'current', from, to };
  const state = made ? 'changed' : confirmed ? 'confirmed' : 'confirm';
  return link.purpose === 'emailFrom' ? { state, mailedTo: 'current', from, to } : { state, mailedTo: 'new', to };
};

/** Reads what a mailed link is about; nothing changes, so that programs which open links do no harm. Ours. */
export const readEmailLink = crossTenant<typeof profile.readEmailLink>('profile.readEmailLink', 'proof', {
  body,
  answer,
  handle: async ({ across, ports, body: given }) => {
    const link = await findEmailLink(across, ports, given);
    return link.ok ? ok(view(link.value)) : link;
  },
});

/** Replaces a person's address, and what was mailed to the former one and not used: that would still sign in. */
const replaceAddress = async (
  rows: Writer,
  { clock }: Pick<Ports, 'clock'>,
  { id: userId, name }: UserRecord,
  email: string,
): Promise<void> => {
  const now = clock.now().toISOString();
  await rows.users.update(
    { id: userId },
    { email, searchable: searchable({ name, email }), verified: true, updatedAt: now },
  );
  const unused = { userId, usedAt: null, expires: { after: now } } as const;
  await rows.links.update({ ...unused, purpose: { in: MAILED_LINKS } }, { expires: now });
  await rows.challenges.update({ ...unused, purpose: { in: MAILED_CODES } }, { usedAt: now });
  await removeTrust(rows, userId);
};

/** Marks a link as confirmed, or as one whose change is made. */
const mark = (rows: Writer, { clock }: Pick<Ports, 'clock'>, link: ChallengeRecord, how: 'confirmed' | 'made') =>
  rows.challenges.update(
    { id: link.id },
    {
      details: { ...link.details, [how]: true },
      ...(how === 'made' && { usedAt: clock.now().toISOString() }),
    },
  );

/** Makes a change that both addresses have confirmed: other sessions end, and the former address can take it back. */
const makeChange = async (
  rows: Writer & Effects,
  ports: Ports,
  user: UserRecord,
  links: readonly ChallengeRecord[],
): Promise<void> => {
  const [link] = links;
  if (!link) return;
  const { change, from, to, sessionId } = detailsIn(link);
  await replaceAddress(rows, ports, user, to);
  for (const one of links) await mark(rows, ports, one, 'made');
  await endSessions(rows, ports.clock, { userId: user.id, id: { not: sessionId } });
  const details = { change, from, to, sessionId };
  const minutes = EMAIL_UNDO_DAYS * DAY_MINUTES;
  const token = await beginChallenge(rows, ports, { userId: user.id, purpose: 'emailUndo', details, minutes });
  await rows.mail.emailChanged({ ...user, email: from }, { token, to });
  await rows.audit({ action: 'Email address changed', severity: 'Warning', details: { from, to } });
};

/** Runs the work, and refuses where the address has got an account. */
const unlessTaken = async <Value>(work: Promise<Value>): Promise<Result<Value, Refusal>> => {
  try {
    return ok(await work);
  } catch (cause) {
    if (cause instanceof UniqueViolation) return refuse('emailTaken');
    if (cause instanceof Declined) return { ok: false, failure: cause.refusal };
    throw cause;
  }
};

/**
 * Confirms a change of address, for the one that the link was mailed to. The change is made once both have confirmed.
 * Ours. Source: protocol/accounts.md#email-address.
 */
export const confirmEmail = crossTenant<typeof profile.confirmEmail>('profile.confirmEmail', 'proof', {
  body,
  answer,
  handle: async ({ across, ports, body: given, write }) => {
    const found = await findEmailLink(across, ports, given);
    if (!found.ok) return found;
    const user = await across.users.get(found.value.userId);
    const isConfirmable = CONFIRMING.some((purpose) => purpose === found.value.purpose);
    if (!user || !isConfirmable) return refuse('linkInvalid');
    if (view(found.value).state !== 'confirm') return ok(view(found.value));
    const done = await unlessTaken(
      write(scopeOfUser(user), async (rows) => {
        const [link, now] = [await rows.challenges.get(found.value.id), await rows.users.get(user.id)];
        if (!link || link.usedAt !== null || !now || now.email !== detailsIn(link).from) return undefined;
        const [confirmed = link] = await mark(rows, ports, link, 'confirmed');
        const which = link.purpose === 'emailFrom' ? 'current' : 'new';
        await rows.audit({ action: 'Email address change confirmed', details: { address: which } });
        const others = await rows.challenges.find({
          where: { userId: user.id, purpose: { in: CONFIRMING }, usedAt: null, id: { not: link.id } },
        });
        const other = others.find((one) => detailsIn(one).change === detailsIn(link).change);
        if (other && detailsIn(other).confirmed) await makeChange(rows, ports, now, [confirmed, other]);
        return rows.challenges.get(link.id);
      }),
    );
    if (!done.ok) return done;
    return done.value ? ok(view(done.value)) : refuse('linkInvalid');
  },
});

/**
 * Takes a change of address back, by the link that was mailed to the former one. All sessions end, and with them each change
 * that was begun later: it may have been a stranger who changed the address. Ours. Source: protocol/accounts.md#email-address.
 */
export const undoEmailChange = crossTenant<typeof profile.undoEmailChange>('profile.undoEmailChange', 'proof', {
  body,
  answer,
  handle: async ({ across, ports, cookies, body: given, write }) => {
    const found = await findEmailLink(across, ports, given);
    if (!found.ok) return found;
    const user = await across.users.get(found.value.userId);
    if (!user || found.value.purpose !== 'emailUndo') return refuse('linkInvalid');
    if (view(found.value).state === 'undone') return ok(view(found.value));
    const done = await unlessTaken(
      write(scopeOfUser(user), async (rows) => {
        const [link, now] = [await rows.challenges.get(found.value.id), await rows.users.get(user.id)];
        if (!link || link.usedAt !== null || !now) return undefined;
        const { from } = detailsIn(link);
        await endOpenLinks(rows, ports, user.id);
        const others = await rows.challenges.find({
          where: { userId: user.id, purpose: 'emailUndo', usedAt: null, id: { not: link.id } },
        });
        const later = others.filter(({ createdAt }) => createdAt >= link.createdAt).map(({ id }) => id);
        await rows.challenges.update({ id: { in: later } }, { usedAt: ports.clock.now().toISOString() });
        await replaceAddress(rows, ports, now, from);
        await mark(rows, ports, link, 'made');
        await endSessions(rows, ports.clock, { userId: user.id });
        await rows.mail.emailChangeUndone({ ...now, email: now.email });
        await rows.audit({
          action: 'Email address change undone',
          severity: 'Warning',
          details: { from: now.email, to: from },
        });
        return rows.challenges.get(link.id);
      }),
    );
    if (!done.ok) return done;
    cookies.set('refresh', undefined);
    return done.value ? ok(view(done.value)) : refuse('linkInvalid');
  },
});

import * as v from 'valibot';
import type { InviteLink, InviteLinkDraft } from '../../../core/contract/entities/invite-link.ts';
import { ok, type Result } from '../../../core/contract/failure.ts';
import { invitations } from '../../../core/contract/invitations.ts';
import { INVITE_LINK_MINUTES } from '../../../core/contract/limits.ts';
import { digest, randomSecret } from '../keys/secrets.ts';
import { inviteLink } from '../checks/people.ts';
import type { Ports } from '../ports.ts';
import { forbidden, notFound, type Refusal } from '../refusal.ts';
import { rolesToAssign } from '../authority/assigning.ts';
import { type AdministratorContext, allowed } from '../rules.ts';
import type { InviteLinkRecord } from '../store/records.ts';
import { rule } from '../checks/rule.ts';

const WRITE = 'fe.secure.write.users';
/** Maximum lifetime of a link, in minutes: a year. Ours. */
const MINUTES_MAX = 525_600;
const MINUTE_MS = 60_000;

const whole = rule('outOfRange', { min: 1, max: MINUTES_MAX });
const draft = v.object({
  expiresInMinutes: v.exactOptional(
    v.pipe(v.number(whole), v.integer(whole), v.minValue(1, whole), v.maxValue(MINUTES_MAX, whole)),
  ),
  shouldSendEmail: v.exactOptional(v.boolean(rule('notBoolean'))),
});

const view = async ({ sealer, config }: Ports, record: InviteLinkRecord): Promise<InviteLink> => ({
  id: record.id,
  vendorId: config.vendorId,
  tenantId: record.tenantId,
  userId: record.userId,
  token: await sealer.open(record.sealedToken),
  expires: record.expires,
  shouldSendEmail: record.shouldSendEmail,
});

const fieldsOf = ({ clock }: Ports, { expiresInMinutes, shouldSendEmail }: InviteLinkDraft, now: string) => ({
  ...(expiresInMinutes !== undefined && {
    expires: new Date(clock.now().getTime() + expiresInMinutes * MINUTE_MS).toISOString(),
  }),
  ...(shouldSendEmail !== undefined && { shouldSendEmail }),
  updatedAt: now,
});

type Saved = Promise<Result<InviteLink, Refusal>>;

const shown = async (ports: Ports, done: Result<InviteLinkRecord, Refusal>): Saved =>
  done.ok ? ok(await view(ports, done.value)) : done;

/**
 * Invitation link of the company; not found where there is none. Anyone who sees it can join by it, so only callers who
 * can assign the default roles read it.
 * Source: protocol/invitations.md#invite-link.
 */
export const link = allowed<typeof invitations.link>(WRITE, {
  answer: inviteLink,
  handle: async ({ store, caller, ports }) => {
    const [record] = await store.inviteLinks.find();
    if (!record) return notFound('Invitation link');
    const roles = await rolesToAssign(store, { caller, ports }, undefined);
    return roles.ok ? ok(await view(ports, record)) : roles;
  },
});

/** Creates the company's invitation link; an earlier one is revoked. */
export const createLink = allowed<typeof invitations.createLink>(WRITE, {
  body: draft,
  answer: inviteLink,
  handle: async ({ body, caller, ports, attempt }: AdministratorContext<typeof invitations.createLink>) => {
    const { tenantId, userId } = caller;
    if (!ports.config.tenantInvitationsAllowed) return forbidden();
    const token = randomSecret();
    const now = ports.clock.now().toISOString();
    const record: InviteLinkRecord = {
      id: crypto.randomUUID(),
      tenantId,
      userId,
      tokenHash: await digest(token),
      sealedToken: await ports.sealer.seal(token),
      expires: now,
      shouldSendEmail: false,
      createdAt: now,
      ...fieldsOf(ports, { expiresInMinutes: INVITE_LINK_MINUTES, ...body }, now),
    };
    const done = await attempt<InviteLinkRecord>(
      ({ expires }) => ({ action: 'Invitation link created', severity: 'Warning', details: { expires } }),
      async (rows) => {
        const roles = await rolesToAssign(rows, { caller, ports }, undefined);
        if (!roles.ok) return roles;
        await rows.inviteLinks.remove({});
        return ok(await rows.inviteLinks.insert(record));
      },
    );
    return shown(ports, done);
  },
});

/** Changes the expiry of the link, and whether its creator is notified of people who join. */
export const changeLink = allowed<typeof invitations.changeLink>(WRITE, {
  body: draft,
  answer: inviteLink,
  handle: async ({ body, caller, ports, attempt }) => {
    const now = ports.clock.now().toISOString();
    const done = await attempt<InviteLinkRecord>(
      ({ expires, shouldSendEmail }) => ({
        action: 'Invitation link changed',
        severity: 'Warning',
        details: { expires, shouldSendEmail },
      }),
      async (rows) => {
        const roles = await rolesToAssign(rows, { caller, ports }, undefined);
        if (!roles.ok) return roles;
        const [changed] = await rows.inviteLinks.update({}, fieldsOf(ports, body, now));
        return changed ? ok(changed) : notFound('Invitation link');
      },
    );
    return shown(ports, done);
  },
});

/** Revokes the link: no one can join by it any more. */
export const removeLink = allowed<typeof invitations.removeLink>(WRITE, {
  handle: async ({ attempt }) => {
    const done = await attempt<number>(
      () => ({ action: 'Invitation link removed', severity: 'Warning' }),
      async (rows) => {
        const count = await rows.inviteLinks.remove({});
        return count > 0 ? ok(count) : notFound('Invitation link');
      },
    );
    return done.ok ? ok(undefined) : done;
  },
});

/** Reads whether companies can have invitation links. */
export const configuration = allowed<typeof invitations.configuration>('fe.secure.read.users', {
  answer: v.object({
    tenantInvitationsAllowed: v.boolean(),
    emailsEnabled: v.boolean(),
    invitationHours: v.exactOptional(v.number()),
  }),
  // mails always leave here: the outbox is no option
  handle: async ({ ports: { config } }) =>
    ok({
      tenantInvitationsAllowed: config.tenantInvitationsAllowed,
      emailsEnabled: true,
      invitationHours: config.links.invitationHours,
    }),
});

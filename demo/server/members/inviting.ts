import * as v from 'valibot';
import type { RoleId, UserId } from '../../../core/contract/entities/ids.ts';
import { isAddress } from '../../../core/contract/address.ts';
import { ok, type Result } from '../../../core/contract/failure.ts';
import { INVITEES_CHECKED_MAX, INVITEES_MAX, LIST_BODY_BYTES, NAME_MAX } from '../../../core/contract/limits.ts';
import { type BulkInviteResult, type Invitee, members } from '../../../core/contract/members.ts';
import { teamUser } from '../checks/people.ts';
import { fieldFailure, reasons } from '../checks/refusals.ts';
import { email, id, listOf, phoneNumber, rawText, text } from '../checks/fields.ts';
import { judgeEmailDomains } from '../email-domains/email-domain-rule.ts';
import { check } from '../http/checking.ts';
import { invalidField, notFound, type Refusal } from '../refusal.ts';
import { rolesToAssign } from '../authority/assigning.ts';
import { allowed } from '../rules.ts';
import type { PersonRecord } from '../store/records.ts';
import { chosenRoleIds, rolesAmong } from './chosen-role-ids.ts';
import { inviteAgain, inviteOne, type InviteContext } from './invite-one.ts';
import { memberViewContext, teamUserView } from './views.ts';
import { rule } from '../checks/rule.ts';

/** Maximum length of a text taken as an address, and reported back where it is none, in characters. Ours. */
const ADDRESS_MAX = 320;

const name = v.pipe(text(NAME_MAX), v.trim());
const roleIds = v.exactOptional(v.pipe(chosenRoleIds(), v.transform(rolesAmong)));
const phone = v.exactOptional(phoneNumber());

/** Invitee of a bulk call: the raw fields, and the schema that each is checked against by itself. */
const invitee = { email: rawText(ADDRESS_MAX), name: v.exactOptional(rawText(NAME_MAX)), phone };
const known = v.object({ email: email(), name: v.exactOptional(name), phone: v.exactOptional(v.string()) });

/**
 * Requires a role for every invitation where permissions are enforced (`forcePermissions`): a chosen one, or the default
 * roles where none was chosen. Source: protocol/policies.md#public.
 */
const withRole = async (
  { store, ports: { config } }: Pick<InviteContext, 'store' | 'ports'>,
  chosen: readonly RoleId[] | undefined,
): Promise<Result<void, Refusal>> => {
  if (!config.forcePermissions) return ok(undefined);
  const count = chosen ? chosen.length : await store.roles.count({ isDefault: true });
  return count > 0 ? ok(undefined) : invalidField('roleIds', 'tooFew', { count: 1 });
};

const step = (of: unknown, name: string): unknown =>
  typeof of === 'object' && of !== null && Object.hasOwn(of, name) ? Reflect.get(of, name) : undefined;

/**
 * Checks the phone number of an invitation against the operator's metadata for the invite dialog: `mandatory` requires
 * it, `false` takes none. Source: product.md#field-appearance.
 */
const judgePhone = ({ config }: InviteContext['ports'], given: string | undefined): Result<void, Refusal> => {
  const path = ['adminBox', 'navigation', 'users', 'inviteDialog', 'phoneNumberField'];
  const setting = path.reduce<unknown>(step, config.metadata);
  const isGiven = given !== undefined && given !== '';
  if (setting === 'mandatory' && !isGiven) return invalidField('phone', 'required');
  return setting === false && isGiven ? invalidField('phone', 'notChangeable') : ok(undefined);
};

/** Checks whether the caller can invite with these roles: once for all invitations, and again for each assignment. */
const mayInvite = async (
  context: InviteContext,
  chosen: readonly RoleId[] | undefined,
): Promise<Result<void, Refusal>> => {
  const roles = await rolesToAssign(context.store, context, chosen);
  return roles.ok ? withRole(context, chosen) : roles;
};

/** Invites one person by mail. Source: protocol/people.md#inviting. */
export const invite = allowed<typeof members.invite>('fe.secure.write.users', {
  limit: 'invitation',
  body: v.object({
    email: email(),
    name: v.exactOptional(name),
    phone,
    roleIds,
    provider: v.exactOptional(v.literal('local', rule('notOneOf', { options: ['local'] }))),
  }),
  answer: teamUser,
  handle: async (context) => {
    const { body, store, ports } = context;
    const phoned = judgePhone(ports, body.phone);
    if (!phoned.ok) return phoned;
    const may = await mayInvite(context, body.roleIds);
    if (!may.ok) return may;
    const done = await inviteOne(context, body, body.roleIds);
    if (!done.ok) return done;
    return ok(teamUserView(done.value, await memberViewContext(store, [done.value]), ports));
  },
});

/**
 * Invites people in bulk: one that fails does not prevent the others. Those over the company's limit are `rateLimited`,
 * and can be retried. Ours.
 */
export const inviteMany = allowed<typeof members.inviteMany>('fe.secure.write.users', {
  bodyBytes: LIST_BODY_BYTES,
  limit: 'invitation',
  body: v.object({
    users: listOf(v.object(invitee), INVITEES_MAX, 1),
    roleIds,
  }),
  answer: v.object({
    invited: v.array(teamUser),
    refused: v.array(v.object({ email: v.string(), ...reasons })),
  }),
  handle: async (context) => {
    const { body, store, ports } = context;
    const may = await mayInvite(context, body.roleIds);
    if (!may.ok) return may;
    const inviteChecked = async (one: Invitee) => {
      const phoned = judgePhone(ports, one.phone);
      return phoned.ok ? inviteOne(context, one, body.roleIds) : phoned;
    };
    const people: PersonRecord[] = [];
    const refused: BulkInviteResult['refused'] = [];
    for (const given of body.users) {
      const judged = check(known, given, 'body');
      const done = judged.ok ? await inviteChecked(judged.value) : judged;
      if (done.ok) people.push(done.value);
      else {
        const {
          errors,
          errorCode = done.failure.status === 429 ? 'rateLimited' : undefined,
          fields,
        } = done.failure.body;
        refused.push({ email: given.email, errors, ...(errorCode && { errorCode }), ...(fields && { fields }) });
      }
    }
    const viewContext = await memberViewContext(store, people);
    return ok({ invited: people.map((person) => teamUserView(person, viewContext, ports)), refused });
  },
});

/** Checks which addresses already belong to the company, and which it does not let in; other texts are neither. Ours. */
export const checkInvitees = allowed<typeof members.checkInvitees>('fe.secure.write.users', {
  bodyBytes: LIST_BODY_BYTES,
  // a question, though it is posted
  impersonators: true,
  body: v.object({ emails: listOf(rawText(ADDRESS_MAX), INVITEES_CHECKED_MAX, 1) }),
  answer: v.object({
    known: v.array(v.object({ email: v.string(), pending: v.boolean() })),
    refused: v.array(v.object({ email: v.string(), fields: v.array(fieldFailure) })),
  }),
  handle: async ({ body, store, caller: { tenantId }, ports }) => {
    const emails = body.emails.map((given) => given.trim().normalize('NFC').toLowerCase());
    const people = await store.people.find({ where: { email: { in: emails } } });
    const refused = await judgeEmailDomains(store, ports, tenantId, emails.filter(isAddress));
    return ok({
      known: people.map(({ email: address, activated }) => ({ email: address, pending: !activated })),
      refused: [...refused].map(([address, failure]) => ({ email: address, fields: [failure] })),
    });
  },
});

/** Resends an invitation. Source: protocol/people.md#changing-people. */
export const resend = allowed<typeof members.resend>('fe.secure.resend.users', {
  limit: 'invitation',
  params: v.object({ userId: id() }),
  handle: async (context) => {
    const done = await inviteAgain(context, context.params.userId as UserId); // branded where data enters
    return done.ok ? ok(undefined) : done;
  },
});

/** Resends the invitation of an address. Source: protocol/people.md#changing-people. */
export const resendAll = allowed<typeof members.resendAll>('fe.secure.resend.users', {
  limit: 'invitation',
  body: v.object({ email: email() }),
  handle: async (context) => {
    const [person] = await context.store.people.find({ where: { email: context.body.email } });
    if (!person) return notFound('User');
    const done = await inviteAgain(context, person.userId);
    return done.ok ? ok(undefined) : done;
  },
});

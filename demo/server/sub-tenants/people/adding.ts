import * as v from 'valibot';
import type { RoleId, TenantId, UserId } from '../../../../core/contract/entities/ids.ts';
import type { AddedPeople } from '../../../../core/contract/entities/sub-tenant-user.ts';
import { ok, type Result } from '../../../../core/contract/failure.ts';
import { INVITEES_MAX, LIST_BODY_BYTES, NAME_MAX } from '../../../../core/contract/limits.ts';
import type { SubTenantInvitee, SubTenantPeopleDraft, subTenants } from '../../../../core/contract/sub-tenants.ts';
import { mayAssign, rolesToAssign } from '../../authority/assigning.ts';
import { email, id, listOf, rawText, text } from '../../checks/fields.ts';
import { rule } from '../../checks/rule.ts';
import { addedPeople } from '../../checks/sub-tenant-people.ts';
import { requireEmailDomain } from '../../email-domains/email-domain-rule.ts';
import { check } from '../../http/checking.ts';
import type { Mailing } from '../../mail/mailing.ts';
import { chosenRoleIds, rolesAmong } from '../../members/chosen-role-ids.ts';
import { countInvitation } from '../../members/invite-one.ts';
import { newInvitation } from '../../members/new-invitation.ts';
import { takeSeat } from '../../plans/seats.ts';
import { type Refusal, refuse } from '../../refusal.ts';
import { allowed, type AdministratorContext, type AuditEntry } from '../../rules.ts';
import { keepWithdrawnId, withdrawnId } from '../../sign-in/withdrawn-invitations.ts';
import type { TenantRecord } from '../../store/records.ts';
import { UniqueViolation, type Writer } from '../../store/store.ts';
import { MANAGES_ACCESS, managedTenant, placesInBranch } from './places.ts';

/** Longest text taken as an address, and reported back where it is none, in characters. Ours. */
const ADDRESS_MAX = 320;
const optional = v.exactOptional;

type Context = Pick<AdministratorContext<typeof subTenants.addPeople>, 'caller' | 'from' | 'ports' | 'attemptBelow'>;
type Rows = Writer & { mail: Mailing };

/** Roles and access that the people of one account are added with. */
interface Terms {
  readonly roleIds?: readonly RoleId[] | undefined;
  readonly allowSubAccountAccess?: boolean | undefined;
}

/** Person added, and whether they were invited only. */
interface Added {
  readonly pending: boolean;
  readonly act: AuditEntry;
}

/**
 * Adds one person to an account: at once where they belong to another account of the caller's branch already, whose people
 * the caller looks after; everyone else is invited, and joins once they accept. An address with an account elsewhere is
 * treated as one without.
 */
const addTo = async (
  rows: Rows,
  { caller, ports, from }: Context,
  tenant: TenantRecord,
  { email: address, name = '' }: SubTenantInvitee,
  { roleIds: chosen, allowSubAccountAccess = false }: Terms,
): Promise<Result<Added, Refusal>> => {
  const tenantId = tenant.id;
  const assigner = { caller: { ...caller, tenantId }, ports };
  const roles = await rolesToAssign(rows, assigner, chosen);
  if (!roles.ok) return roles;
  // what they may do in the account they may do below it, too
  const may = allowSubAccountAccess ? await mayAssign(rows, assigner, roles.value) : ok(undefined);
  if (!may.ok) return may;
  const domain = await requireEmailDomain(rows, ports, tenantId, address);
  if (!domain.ok) return domain;
  const seat = await takeSeat(rows, ports, tenantId);
  if (!seat.ok) return seat;
  const [user] = await rows.users.find({ where: { email: address } });
  const kept = user ? undefined : await withdrawnId(rows, address);
  const userId = user?.id ?? kept ?? (crypto.randomUUID() as string as UserId); // branded where it is made
  if ((await rows.memberships.count({ tenantId, userId })) > 0) return refuse('alreadyMember');
  const { places } = await placesInBranch(rows, caller, [userId]);
  const isKnown = user !== undefined && places.some(({ invitation }) => invitation === null);
  const invited = isKnown ? undefined : await newInvitation(ports, { email: address, name, invitedBy: caller.userId });
  const roleIds = roles.value.map((role) => role.id);
  await rows.memberships.insert({
    id: crypto.randomUUID(),
    tenantId,
    userId,
    roleIds,
    groupIds: [],
    phone: null,
    activated: isKnown,
    locked: false,
    version: 0,
    subAccountAccess: allowSubAccountAccess,
    createdAt: ports.clock.now().toISOString(),
    invitation: invited?.invitation ?? null,
  });
  if (!user && !kept) await keepWithdrawnId(rows, ports, { userId, email: address });
  if (invited) {
    const language = user?.language ?? from.language;
    await rows.mail.invitation({ id: userId, email: address, language }, tenant.name, invited.token);
  }
  const details = { userId, email: address, tenant: tenantId, roles: roleIds, access: allowSubAccountAccess };
  return ok({ pending: !isKnown, act: { action: isKnown ? 'Person added' : 'Person invited', tenantId, details } });
};

/** Adds one person to one account or several, in one transaction; two that add the same at once find each other. */
const addOne = async (
  context: Context,
  person: SubTenantInvitee,
  accounts: readonly (Terms & { tenantId: TenantId })[],
): Promise<Result<{ pending: boolean }, Refusal>> => {
  const free = await countInvitation(context);
  if (!free.ok) return free;
  const add = () =>
    context.attemptBelow<Added[]>(
      (added) => added.map(({ act }) => act),
      async (rows) => {
        const added: Added[] = [];
        for (const { tenantId, ...terms } of accounts) {
          const tenant = await managedTenant(rows, context.caller, tenantId);
          if (!tenant.ok) return tenant;
          const one = await addTo(rows, context, tenant.value, person, terms);
          if (!one.ok) return one;
          added.push(one.value);
        }
        return ok(added);
      },
    );
  const done = await add().catch((cause: unknown) => {
    if (cause instanceof UniqueViolation) return add();
    throw cause;
  });
  return done.ok ? ok({ pending: done.value.some(({ pending }) => pending) }) : done;
};

const roleIds = optional(v.pipe(chosenRoleIds(), v.transform(rolesAmong)));
const known = v.object({ email: email(), name: optional(v.pipe(text(NAME_MAX), v.trim())) });
const many = v.object({
  users: listOf(v.object({ email: rawText(ADDRESS_MAX), name: optional(rawText(NAME_MAX)) }), INVITEES_MAX, 1),
  tenantId: id<TenantId>(),
  roleIds,
  allowSubAccountAccess: optional(v.boolean(rule('notBoolean'))),
});
const several = v.object({
  user: known,
  subTenants: listOf(v.object({ tenantId: id<TenantId>(), roleIds }), INVITEES_MAX, 1),
});

/** Adds people to one account, each by themselves: one that fails does not prevent the others. */
const addMany = async (
  context: Context,
  { users, tenantId, ...terms }: SubTenantPeopleDraft,
): Promise<Result<AddedPeople, Refusal>> => {
  const tenant = await managedTenant(context.ports.store.scoped({ across: 'subAccounts' }), context.caller, tenantId);
  if (!tenant.ok) return tenant;
  const answer: AddedPeople = { allowed: [], unallowed: [] };
  for (const given of users) {
    const judged = check(known, given, 'body');
    const done = judged.ok ? await addOne(context, judged.value, [{ tenantId, ...terms }]) : judged;
    if (done.ok) answer.allowed.push({ email: judged.ok ? judged.value.email : given.email, ...done.value });
    else {
      const { errors, errorCode = done.failure.status === 429 ? 'rateLimited' : undefined, fields } = done.failure.body;
      answer.unallowed.push({ email: given.email, errors, ...(errorCode && { errorCode }), ...(fields && { fields }) });
    }
  }
  return ok(answer);
};

const adding = { bodyBytes: LIST_BODY_BYTES, limit: 'invitation', answer: addedPeople } as const;

/** Adds people to an account below, with the same roles. Source: protocol/sub-accounts.md#people. */
export const addPeople = allowed<typeof subTenants.addPeople>(MANAGES_ACCESS, {
  ...adding,
  body: many,
  handle: (context) => addMany(context, context.body),
});

/** The same at the address with a slash at its end. */
export const addPeopleWithSlash = allowed<typeof subTenants.addPeopleWithSlash>(MANAGES_ACCESS, {
  ...adding,
  body: many,
  handle: (context) => addMany(context, context.body),
});

/** Adds a person to several accounts below, or people to one: the protocol has both at this address. */
export const addPerson = allowed<typeof subTenants.addPerson>(MANAGES_ACCESS, {
  ...adding,
  body: v.union([several, many], rule('required')),
  handle: async (context) => {
    const { body } = context;
    if ('users' in body) return addMany(context, body);
    const done = await addOne(context, body.user, body.subTenants);
    return done.ok ? ok({ allowed: [{ email: body.user.email, ...done.value }], unallowed: [] }) : done;
  },
});

import * as v from 'valibot';
import type { HoldingTenant, OwnAccount } from '../../../core/contract/entities/own-account.ts';
import type { AnyEndpoint } from '../../../core/contract/endpoint.ts';
import { ok } from '../../../core/contract/failure.ts';
import type { ownAccount } from '../../../core/contract/own-account.ts';
import { ACTIVE } from '../authority/active-memberships.ts';
import { id, moment, secret, text } from '../checks/fields.ts';
import type { TenantId } from '../../../core/contract/entities/ids.ts';
import { notFound, refuse } from '../refusal.ts';
import { crossTenant, type PersonContext, signedIn } from '../rules.ts';
import { consumeLink, findLink, issueLink } from '../sign-in/links.ts';
import { scopeOfUser } from '../sign-in/user-scope.ts';
import type { UserRecord } from '../store/records.ts';
import { deletionHold, membershipFacts } from './holds.ts';

const DAY_MS = 86_400_000;
const PURPOSE = { purpose: 'keepAccount' } as const;

const hold = v.picklist(['lastAdministrator', 'onlyTenant', 'resourceReadOnly', 'accountSubscribed']);

const ownAccountSchema = v.object({
  hasPassword: v.boolean(),
  leaving: v.object({ tenantId: id<TenantId>(), name: v.string(), hold: v.exactOptional(hold) }),
  deletion: v.object({
    offered: v.boolean(),
    graceDays: v.number(),
    deleteAt: v.exactOptional(moment()),
    holds: v.array(v.object({ tenantId: id<TenantId>(), name: v.string(), hold })),
    companies: v.array(v.string()),
  }),
});

type Person = PersonContext<AnyEndpoint>;

/** Companies of the caller, with what they are to each. */
const companiesOf = async ({ own, caller: { userId }, ports, writeIn }: Person) => {
  const places = await own.memberships.find({ where: { ...ACTIVE, userId }, order: [['createdAt', 'asc']] });
  const companies = [];
  for (const { tenantId } of places)
    companies.push({
      tenantId,
      ...(await writeIn(tenantId, async (rows) => ({
        name: (await rows.tenants.get(tenantId))?.name ?? '',
        facts: await membershipFacts(rows, ports, { tenantId, userId }),
      }))),
    });
  return companies;
};

type Companies = Awaited<ReturnType<typeof companiesOf>>;

const holdsOf = (companies: Companies): HoldingTenant[] =>
  companies.flatMap(({ tenantId, name, facts }) => {
    const held = deletionHold(facts);
    return held ? [{ tenantId, name, hold: held }] : [];
  });

const leavingOf = (
  user: UserRecord,
  { caller }: Pick<Person, 'caller'>,
  companies: Companies,
): OwnAccount['leaving'] => {
  const here = companies.find(({ tenantId }) => tenantId === caller.tenantId);
  const { tenantId } = caller;
  const reason =
    user.managedBy === 'scim2'
      ? 'resourceReadOnly'
      : companies.length < 2
        ? 'onlyTenant'
        : here?.facts.isLastAdmin
          ? 'lastAdministrator'
          : undefined;
  return { tenantId, name: here?.name ?? '', ...(reason && { hold: reason }) };
};

/** Reads what the caller can do with their account as a whole. Source: protocol/accounts.md#own-account. */
export const read = signedIn<typeof ownAccount.read>({
  personsOnly: true,
  answer: ownAccountSchema,
  handle: async (context) => {
    const { own, caller, ports } = context;
    const user = await own.users.get(caller.userId);
    if (!user) return refuse('sessionEnded');
    const companies = await companiesOf(context);
    const [requested] = await own.accountDeletions.find({ where: { userId: user.id } });
    const { enabled, graceDays } = ports.config.accountDeletion;
    return ok({
      hasPassword: user.passwordHash !== null,
      leaving: leavingOf(user, context, companies),
      deletion: {
        offered: enabled && user.managedBy !== 'scim2' && !user.superUser,
        graceDays,
        ...(requested && { deleteAt: requested.deleteAt }),
        holds: holdsOf(companies),
        companies: companies.flatMap(({ name, facts }) => (facts.alone ? [name] : [])),
      },
    });
  },
});

/**
 * Requests the deletion of the caller's account, soon after sign-in or step-up. It is deleted after the operator's days of
 * grace; until then its owner keeps it, here or by the mailed link. Ours. Source: protocol/accounts.md#own-account.
 */
export const requestDeletion = signedIn<typeof ownAccount.requestDeletion>({
  limit: 'mail',
  fresh: true,
  personsOnly: true,
  answer: v.object({ deleteAt: moment() }),
  handle: async (context) => {
    const { own, caller, ports, write } = context;
    const { enabled, graceDays } = ports.config.accountDeletion;
    const user = await own.users.get(caller.userId);
    if (!user) return refuse('sessionEnded');
    if (!enabled || user.superUser) return refuse('accountDeletionDisabled');
    if (user.managedBy === 'scim2') return refuse('resourceReadOnly');
    const [held] = holdsOf(await companiesOf(context));
    if (held) return refuse(held.hold);
    const now = ports.clock.now();
    const userId = user.id;
    const deleteAt = await write(async (rows) => {
      const [before] = await rows.accountDeletions.find({ where: { userId } });
      if (before) return before.deleteAt;
      const at = new Date(now.getTime() + graceDays * DAY_MS).toISOString();
      await rows.accountDeletions.insert({
        id: crypto.randomUUID(),
        userId,
        deleteAt: at,
        createdAt: now.toISOString(),
      });
      await rows.mail.deletionRequested(user, () => issueLink(rows, ports, { userId, ...PURPOSE }), { at });
      await rows.audit({ action: 'Account deletion requested', severity: 'Warning', details: { deleteAt: at } });
      return at;
    });
    return ok({ deleteAt });
  },
});

/** Keeps the caller's account. */
export const cancelDeletion = signedIn<typeof ownAccount.cancelDeletion>({
  personsOnly: true,
  handle: async ({ own, caller: { userId }, write }) => {
    const user = await own.users.get(userId);
    if (!user) return refuse('sessionEnded');
    const kept = await write(async (rows) => {
      if ((await rows.accountDeletions.remove({ userId })) === 0) return false;
      await rows.mail.deletionCanceled(user);
      await rows.audit({ action: 'Account deletion canceled' });
      return true;
    });
    return kept ? ok(undefined) : notFound('Deletion');
  },
});

/** Keeps an account by the mailed link, without signing in. */
export const undoDeletion = crossTenant<typeof ownAccount.undoDeletion>('ownAccount.undoDeletion', 'proof', {
  body: v.object({ userId: text(100), token: secret() }),
  handle: async ({ body, across, ports, write }) => {
    const link = await findLink(across, ports, { ...body, ...PURPOSE });
    if (!link.ok) return link;
    const user = await across.users.get(link.value.userId);
    if (!user) return refuse('linkInvalid');
    const used = await write(scopeOfUser(user), async (rows) => {
      if (!(await consumeLink(rows, ports, link.value))) return false;
      if ((await rows.accountDeletions.remove({ userId: user.id })) === 0) return true;
      await rows.mail.deletionCanceled(user);
      await rows.audit({ action: 'Account deletion canceled', details: { by: 'link' } });
      return true;
    });
    return used ? ok(undefined) : refuse('linkAlreadyUsed');
  },
});

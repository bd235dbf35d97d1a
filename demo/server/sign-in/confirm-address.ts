import type { TenantId } from '../../../core/contract/entities/ids.ts';
import type { AnyEndpoint } from '../../../core/contract/endpoint.ts';
import { requireEmailDomain } from '../email-domains/email-domain-rule.ts';
import type { Ports } from '../ports.ts';
import type { AuditEntry, CrossTenantContext, Effects } from '../rules.ts';
import type { UserRecord } from '../store/records.ts';
import { searchable } from '../store/searchable.ts';
import type { Writer } from '../store/store.ts';
import type { JoinLink } from './invite-link.ts';
import { type NewAccountInput, newTenantId, openCompany } from './open-account.ts';
import { leave, removeAccountRows } from '../store/remove-person.ts';
import type { ResolvedAccount } from './start-session.ts';
import { ACTIVE } from '../authority/active-memberships.ts';
import { pendingSignUpsOf, type PendingSignUp } from './pending-sign-ups.ts';
import { scopeOfUser } from './user-scope.ts';

/** Data entered by the person who confirms an address. */
export interface ConfirmationInput extends Partial<Omit<NewAccountInput, 'metadata' | 'language'>> {
  /** Key of the invitation link. */
  invitation?: string | null;
}

interface Confirming {
  input?: ConfirmationInput;
  /** Token of the mailed link of a sign-up. */
  token?: string;
  /** Company that the person is about to join, in place of one of their own. */
  into?: TenantId;
  /** Consumes the link or code that confirms, in the same transaction; false where it has been used since. */
  consume?(rows: Writer): Promise<boolean>;
}

type Context = Pick<CrossTenantContext<AnyEndpoint>, 'across' | 'ports' | 'cookies' | 'from' | 'writeAcross'>;

/** Invitation link of a sign-up, while it is valid for its address, and the company lets it in. */
const linkOf = async (
  rows: Writer,
  ports: Ports,
  user: UserRecord,
  key: string | null,
): Promise<JoinLink | undefined> => {
  if (key === null) return undefined;
  const { findLinkByKey, isFor } = await import('./invite-link.ts');
  const link = await findLinkByKey(rows, ports, key, user.id);
  if (!link.ok || !isFor(link.value, user)) return undefined;
  const domain = await requireEmailDomain(rows, ports, link.value.tenantId, user.email);
  return domain.ok ? link.value : undefined;
};

/** Joins the company of the link; undefined where it has ended since. */
const joinedBy = async (
  rows: Writer,
  ports: Ports,
  { id: userId, email }: Pick<UserRecord, 'id' | 'email'>,
  link: JoinLink | undefined,
) => link && (await import('./invite-link.ts')).joinPlace(rows, ports, link, { userId, email, activated: true });

/** Tenant of a person who begins: that of their link, else `into`, else a new one; adds the membership but for `into`. */
const assignTenant = async (
  rows: Writer,
  ports: Ports,
  user: UserRecord,
  { companyName, link, into }: ConfirmationInput & Pick<Confirming, 'into'> & { link: JoinLink | undefined },
): Promise<TenantId> => {
  const { id: userId, email } = user;
  const joined = await joinedBy(rows, ports, user, link);
  if (joined) return joined.tenantId;
  if (into !== undefined && companyName === undefined) return into;
  const tenantId = newTenantId();
  await openCompany(rows, ports, { tenantId, userId }, { name: companyName || email, activated: true });
  return tenantId;
};

/** Resets the account: removes everything set up before, and sets the data entered by its owner. */
const resetAccount = async (
  rows: Writer & Effects,
  { ports, from }: Pick<Context, 'ports' | 'from'>,
  user: UserRecord,
  input: ConfirmationInput & Partial<Pick<PendingSignUp, 'metadata' | 'language'>> & Pick<Confirming, 'into'>,
): Promise<UserRecord> => {
  const { id } = user;
  const { name = '', passwordHash = null, metadata = '{}', language = from.language, invitation = null } = input;
  const link = await linkOf(rows, ports, user, invitation);
  await removeAccountRows(rows, id, ['links']);
  const places = await rows.memberships.find({ where: { userId: id, invitation: null } });
  // a membership that began as an invitation of the address is its owner's, not of the person who signed up
  for (const place of places) if (place.id !== link?.personal?.id) await leave(rows, place);
  const [account = user] = await rows.users.update(
    { id },
    {
      name,
      searchable: searchable({ name, email: user.email }),
      passwordHash,
      metadata,
      language,
      profilePictureUrl: null,
      lastLogin: null,
      emailFactor: false,
      mustEnrol: false,
      breachedAt: null,
      provenAt: null,
      tenantId: await assignTenant(rows, ports, user, { ...input, link }),
    },
  );
  return account;
};

/**
 * Confirms an address after its owner has read a mail, and runs `goOn` in the same transaction; undefined where the link or
 * code has been used since. In the browser of the sign-up, the account keeps its data. In any other, everything set up
 * before is removed, as a stranger can have signed up with the address (pre-hijacking): the account begins with the data
 * entered in this browser, in a sign-up or now, else with the address as company name and an empty name. Ours.
 */
export const confirmAddress = async <Value>(
  context: Context,
  { id }: Pick<UserRecord, 'id'>,
  { input = {}, token, into, consume }: Confirming,
  afterConfirmation: (rows: Writer & Effects, found: ResolvedAccount) => Promise<Value>,
): Promise<Value | undefined> => {
  const { across, ports, cookies, writeAcross } = context;
  const user = await across.users.get(id);
  if (!user) return undefined;
  const { here } = await pendingSignUpsOf(across, ports, cookies, {
    userId: id,
    ...(token !== undefined && { token }),
  });
  return writeAcross(scopeOfUser(user), async (rows) => {
    const before = await rows.users.get(id);
    if (!before || (consume && !(await consume(rows)))) return undefined;
    const keeps = before.verified || here?.own;
    const added = into === undefined ? {} : { into };
    const account = keeps ? before : await resetAccount(rows, context, before, { ...here, ...input, ...added });
    const { tenantId } = account;
    const inTenant = { ...rows, audit: (act: AuditEntry) => rows.audit({ tenantId, ...act }) };
    const now = ports.clock.now().toISOString();
    // a concurrent confirmation has set its own password
    const chosen = before.verified || input.passwordHash == null ? {} : { passwordHash: input.passwordHash };
    const [confirmed = account] = await rows.users.update({ id }, { ...chosen, verified: true, updatedAt: now });
    await rows.memberships.update({ userId: id, tenantId, invitation: null }, { activated: true });
    await rows.challenges.remove({ userId: id, purpose: 'signUp' });
    await rows.links.update({ userId: id, purpose: 'activation', usedAt: null }, { usedAt: now });
    if (!before.verified) await inTenant.audit({ action: 'Email address confirmed', severity: 'Success' });
    const memberships = await rows.memberships.find({ where: { ...ACTIVE, userId: id } });
    return afterConfirmation(inTenant, { user: confirmed, scope: scopeOfUser(confirmed), memberships });
  });
};

import type { AnyEndpoint } from '../../../core/contract/endpoint.ts';
import type { RoleId, UserId } from '../../../core/contract/entities/ids.ts';
import type { LoginAnswer } from '../../../core/contract/entities/auth.ts';
import { failed, ok, type Result } from '../../../core/contract/failure.ts';
import { NAME_MAX } from '../../../core/contract/limits.ts';
import { ACTIVE } from '../authority/active-memberships.ts';
import { keepLastAdmin } from '../authority/guards.ts';
import { domainOfEmail } from '../checks/domain-name.ts';
import { withoutControls } from '../checks/characters.ts';
import { digest } from '../keys/secrets.ts';
import { requireEmailDomain } from '../email-domains/email-domain-rule.ts';
import { takeSeat } from '../plans/seats.ts';
import { cutTo, Declined, refuse, type Refusal } from '../refusal.ts';
import type { CrossTenantContext, Effects } from '../rules.ts';
import { confirmAddress } from '../sign-in/confirm-address.ts';
import { rolesOfJoining } from '../sign-in/invite-link.ts';
import { addPlace, addUser } from '../sign-in/open-account.ts';
import {
  loginResponse,
  type ResolvedAccount,
  type SessionOrChallenge,
  startSessionOrChallenge,
} from '../sign-in/start-session.ts';
import type { SsoPerson } from '../sso-providers.ts';
import type { MembershipRecord, SsoConfigurationRecord, SsoIdentityRecord, UserRecord } from '../store/records.ts';
import type { Writer } from '../store/store.ts';
import { bindWriter } from '../store/tenant.ts';

type Context = CrossTenantContext<AnyEndpoint>;

/** Refuses where the transaction is rolled back. */
const decline = (refused: Result<never, Refusal>): never => {
  throw new Declined((refused as { failure: Refusal }).failure); // a refusal has failed
};

/** Hashes by which a person at a provider is known. */
export const hashesOf = async (
  { id }: Pick<SsoConfigurationRecord, 'id'>,
  { issuer, subject }: Pick<SsoPerson, 'issuer' | 'subject'>,
) => ({
  issuerHash: await digest(`issuer\n${id}\n${issuer}`),
  subjectHash: await digest(`subject\n${id}\n${issuer}\n${subject}`),
});

/** Roles that exist for the tenant, of those that a configuration names. */
const rolesHere = async (
  rows: Writer,
  { tenantId }: SsoConfigurationRecord,
  ids: readonly RoleId[],
): Promise<RoleId[]> => {
  if (ids.length === 0) return [];
  const found = await rows.roles.find({ where: { id: { in: [...new Set(ids)] } } });
  return found.filter((role) => role.tenantId === null || role.tenantId === tenantId).map(({ id }) => id);
};

/** Membership of a person who comes by their company's provider, with the default roles where it is new. */
const placeOf = async (
  rows: Writer & Effects,
  { ports }: Pick<Context, 'ports'>,
  configuration: SsoConfigurationRecord,
  { id: userId, email }: Pick<UserRecord, 'id' | 'email'>,
): Promise<MembershipRecord> => {
  const { tenantId } = configuration;
  const [known] = await rows.memberships.find({ where: { tenantId, userId } });
  if (known?.locked) return decline(refuse('ssoAccountMismatch'));
  if (known && known.invitation === null && known.activated) return known;
  const domain = await requireEmailDomain(rows, ports, tenantId, email);
  if (!domain.ok) throw new Declined(domain.failure);
  if (!known) {
    const seat = await takeSeat(rows, ports, tenantId);
    if (!seat.ok) throw new Declined(seat.failure);
  }
  const own = await rolesHere(rows, configuration, configuration.roleIds);
  const roleIds = own.length > 0 ? own : await rolesOfJoining(rows, tenantId);
  return addPlace(rows, ports, { tenantId, userId }, { roleIds, activated: true });
};

/**
 * Gives the roles of the person's groups at the provider, and takes those that groups gave before and no longer do; a role
 * that a person has from elsewhere stays. The last administrator stays one.
 */
const syncRoles = async (
  rows: Writer & Effects,
  { ports }: Pick<Context, 'ports'>,
  configuration: SsoConfigurationRecord,
  place: MembershipRecord,
  groups: readonly string[],
  given: readonly RoleId[],
): Promise<RoleId[]> => {
  const { id: configurationId, tenantId } = configuration;
  const known = await rows.ssoGroups.find({ where: { configurationId } });
  const mapped = await rolesHere(
    rows,
    configuration,
    known.filter(({ name }) => groups.includes(name)).flatMap(({ roleIds }) => roleIds),
  );
  const kept = place.roleIds.filter((role) => mapped.includes(role) || !given.includes(role));
  const added = mapped.filter((role) => !kept.includes(role));
  const roleIds = [...kept, ...added];
  const now = [...given.filter((role) => mapped.includes(role)), ...added];
  if (added.length === 0 && kept.length === place.roleIds.length) return now;
  const own = { ...rows, ...bindWriter(rows, tenantId) };
  const save = (ids: RoleId[]) =>
    rows.memberships.update({ id: place.id }, { roleIds: ids, version: place.version + 1 });
  const done = await keepLastAdmin(own, ports, async () => ok(await save(roleIds)));
  if (!done.ok) {
    await save([...place.roleIds, ...added]);
    return [...given, ...added];
  }
  await rows.audit({ action: 'Roles of a person changed', severity: 'Warning', details: { by: 'sso', roleIds } });
  return now;
};

/** Lets a person in whose account is known by now: membership, roles, identity, and the session or its challenge. */
const enter = async (
  rows: Writer & Effects,
  context: Context,
  configuration: SsoConfigurationRecord,
  person: SsoPerson,
  user: UserRecord,
): Promise<{ found: ResolvedAccount; admitted: SessionOrChallenge }> => {
  const { ports } = context;
  const { id: configurationId, tenantId } = configuration;
  const { issuerHash, subjectHash } = await hashesOf(configuration, person);
  const [identity] = await rows.ssoIdentities.find({ where: { subjectHash } });
  const others = await rows.ssoIdentities.find({ where: { userId: user.id, issuerHash } });
  // an address that another person had before is not their account
  if (others.some((other) => other.subjectHash !== subjectHash) || (identity && identity.userId !== user.id))
    return decline(refuse('ssoAccountMismatch'));
  const inTenant = { ...rows, audit: (act: Parameters<Effects['audit']>[0]) => rows.audit({ tenantId, ...act }) };
  const place = await placeOf(inTenant, context, configuration, user);
  const givenRoleIds = await syncRoles(
    inTenant,
    context,
    configuration,
    place,
    person.groups,
    identity?.givenRoleIds ?? [],
  );
  const now = ports.clock.now().toISOString();
  const made: SsoIdentityRecord = {
    id: crypto.randomUUID(),
    tenantId,
    userId: user.id,
    configurationId,
    subjectHash,
    issuerHash,
    givenRoleIds,
    sealedSession: await ports.sealer.seal(JSON.stringify(person.session)),
    createdAt: now,
  };
  const { sealedSession } = made;
  if (identity) await rows.ssoIdentities.update({ id: identity.id }, { givenRoleIds, sealedSession });
  else await rows.ssoIdentities.insert(made);
  if (configuration.testedAt === null) await rows.ssoConfigurations.update({ id: configurationId }, { testedAt: now });
  const memberships = await rows.memberships.find({ where: { ...ACTIVE, userId: user.id } });
  const scope = { tenantId, userId: user.id, email: user.email };
  const found = { user, scope, memberships };
  return { found, admitted: await startSessionOrChallenge(inTenant, context, found, 'sso') };
};

/**
 * Signs in the person that a provider has proven. A person is issuer and subject; the email finds the account of a first
 * sign-in, within the validated domains of the configuration alone, whose owner could read a mailed link there as well. An
 * account that was never confirmed starts from nothing. A super user is never let in by a company's provider. Ours.
 */
export const signInPerson = async (
  context: Context,
  configurationId: string,
  person: SsoPerson,
  consume: (rows: Writer) => Promise<boolean>,
): Promise<Result<LoginAnswer, Refusal>> => {
  const { across, ports, from, writeAcross } = context;
  const configuration = await across.ssoConfigurations.get(configurationId);
  if (!configuration?.enabled) return refuse('ssoNotConfigured');
  const { tenantId } = configuration;
  const owned = domainOfEmail(person.email);
  const [domain] = owned === undefined ? [] : await across.ssoDomains.find({ where: { owned, configurationId } });
  const { subjectHash } = await hashesOf(configuration, person);
  const [identity] = await across.ssoIdentities.find({ where: { subjectHash } });
  const known = identity
    ? await across.users.get(identity.userId)
    : (await across.users.find({ where: { email: person.email } }))[0];
  // an id is branded where it is made
  const scope = { tenantId, userId: known?.id ?? (crypto.randomUUID() as UserId), email: known?.email ?? person.email };
  const refused = domain ? (known?.superUser ? 'ssoAccountMismatch' : undefined) : 'ssoDomainNotValidated';
  if (refused) {
    await writeAcross(scope, async (rows) => {
      await consume(rows);
      await rows.audit({ action: 'SSO sign-in refused', severity: 'Warning', details: { reason: refused } });
    });
    return refuse(refused);
  }
  const name = cutTo(withoutControls(person.name).trim() || person.email, NAME_MAX);
  try {
    const done =
      known && !known.verified
        ? await confirmAddress(context, known, { input: { name }, into: tenantId, consume }, (rows, { user }) =>
            enter(rows, context, configuration, person, user),
          )
        : await writeAcross(scope, async (rows) => {
            if (!(await consume(rows))) return undefined;
            const draft = { name, metadata: '{}', passwordHash: null, language: from.language };
            const added = { verified: true, provider: 'saml' as const };
            const user = known ?? (await addUser(rows, ports, scope, draft, added));
            if (!known) await rows.audit({ action: 'Signed up', details: { by: 'sso' } });
            return enter(rows, context, configuration, person, user);
          });
    return done ? ok(await loginResponse(context, done.found, done.admitted)) : refuse('flowExpired');
  } catch (cause) {
    if (cause instanceof Declined) return failed(cause.refusal);
    throw cause;
  }
};

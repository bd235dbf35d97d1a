import { impersonation } from '../../../core/contract/impersonation.ts';
import type {
  GroupId,
  PermissionId,
  RoleId,
  SessionId,
  TenantId,
  UserId,
} from '../../../core/contract/entities/ids.ts';
import { TOTP } from 'otpauth';
import { issueLink } from '../../../demo/server/sign-in/links.ts';
import { digest, randomSecret } from '../../../demo/server/keys/secrets.ts';
import { newInvitation } from '../../../demo/server/members/new-invitation.ts';
import { challenge } from '../../../demo/server/sign-in/challenge-for.ts';
import { factorsOf, removeFactors } from '../../../demo/server/sign-in/factors.ts';
import { issueRecoveryCodes } from '../../../demo/server/mfa/recovery-codes.ts';
import { newApiTokenSecret } from '../../../demo/server/keys/api-token-secret.ts';
import type { ApiTokenRecord, LinkPurpose, UserRecord } from '../../../demo/server/store/records.ts';
import { ensureCustomer } from '../../../demo/server/billing/account.ts';
import { synchronize } from '../../../demo/server/billing/sync.ts';
import { DEFAULT_CONFIG, type OperatorConfig } from '../../../demo/server/vendor/config.ts';
import { BILLING_PLANS, testProvider } from '../billing/provider.ts';
import { fetchMetadata, testProviders } from '../sso/test-providers.ts';
import type { Browser } from '../browser.ts';
import { openCompany } from '../company.ts';
import { enter } from '../enter.ts';
import { newTenant } from '../../../demo/server/store/new-tenant.ts';
import * as row from '../rows.ts';
import { aLockoutPolicy, aMembership, aPasswordHistoryPolicy, aPerson } from '../rows.ts';
import { ROOMY_LIMITS } from '../roomy-limits.ts';
import { openTestServer, type TestServer } from '../server.ts';

/** Callers: without a token; an administrator of another company; one of ours without any permission; and ours. */
export const ACTORS = ['anonymous', 'stranger', 'powerless', 'member', 'administrator'] as const;
export type Actor = (typeof ACTORS)[number];

const EMAILS: Readonly<Record<Exclude<Actor, 'anonymous'>, string>> = {
  stranger: 'ada@globex.test',
  powerless: 'pip@acme.test',
  member: 'bo@acme.test',
  administrator: 'ada@acme.test',
};

/** A person of Acme who is none of the actors. */
const OTHER = 'cy@acme.test';

/** A person of Acme who may act as others. */
const SUPPORT = 'sue@acme.test';

/** A person of the other company, whom Acme invites. */
const GUEST = 'bo@globex.test';

/** A person of Acme who has second factors, and a person who must set one up. */
const [MAX, NIL] = ['max@acme.test', 'nil@acme.test'];
const SECRET = 'GEZDGNBVGY3TQOJQGEZDGNBVGY3TQOJQ';

/** A challenge, with what answers it. */
export interface OpenChallenge {
  mfaToken: string;
  /** Of their app, good once. */
  code: string;
  authenticator: string;
  phone: string;
  recoveryCode: string;
}

/** Two companies, of which every caller names Acme's people and things. */
export interface World {
  readonly server: TestServer;
  readonly acme: TenantId;
  /** A person of Acme who calls nothing. */
  readonly cy: UserId;
  readonly policyId: string;
  readonly lockoutPolicyId: string;
  browserOf(actor: Actor): Promise<Browser>;
  /** A person of support who acts as the member. */
  impersonator(): Promise<Browser>;
  /** A fresh session of Cy's. */
  sessionOfCy(): Promise<SessionId>;
  /** A fresh link for a person of Acme. */
  linkOf(email: string, purpose: LinkPurpose): Promise<{ userId: string; token: string }>;
  readonly mfaPolicyId: string;
  /** Max's. */
  readonly appId: string;
  /** Phone number that Max signs in with. */
  readonly phoneId: string;
  /** Cy's. */
  readonly passkeyId: string;
  /** Cy's account at a provider. */
  readonly identityId: string;
  /** A fresh challenge to show a factor, or to set one up. */
  challengeOf(wants: 'showing' | 'settingUp'): Promise<OpenChallenge>;
  /** A code that was sent to a phone or an inbox for a challenge. */
  sentCode(kind: 'sms' | 'mail'): Promise<string>;
  /** A fresh role of Acme's own. */
  newRole(): Promise<RoleId>;
  /** A new person of Acme, who has come or was only invited. */
  newPerson(activated?: boolean): Promise<{ id: UserId; email: string }>;
  /** An address that no one has. */
  newAddress(): string;
  /** A fresh invitation to Acme, for a person who has an account elsewhere. */
  newInvitation(): Promise<{ userId: UserId; token: string }>;
  /** Undo token of an invitation to Acme that was just revoked. */
  newUndo(): Promise<string>;
  /** The token of a fresh link into Acme, or into a company that no one knows. */
  newLink(into?: 'acme' | 'elsewhere'): Promise<string>;
  /** A fresh account below Acme, with a person. */
  newSubTenant(): Promise<TenantId>;
  /** A fresh group of Acme's. */
  newGroup(): Promise<GroupId>;
  /** Id of a group or role of Acme's that was just deleted. */
  newDeletion(kind: 'group' | 'role'): Promise<string>;
  /** A fresh API token of the administrator's, or of Acme: its id. */
  newApiToken(fields: Pick<ApiTokenRecord, 'kind' | 'type'>): Promise<string>;
  /** A program with an access token that an actor has made: a personal one, or one with a role of the tenant. */
  programOf(actor: Exclude<Actor, 'anonymous'>, role?: string): Promise<Browser>;
  /** A fresh email domain on a list of Acme's. */
  newEmailDomain(): Promise<string>;
  /** A fresh SSO configuration of Acme's, its only one, with a domain that is not validated and a group. */
  newSso(): Promise<{ ssoConfigId: string; ssoDomainId: string; ssoGroupId: string }>;
  /** One that administrators have. */
  readonly permissionId: PermissionId;
  /** A subscription of Acme's that can be changed, with an open invoice; or one that ends, or is paid by the seat. */
  newSubscription(
    as?: 'renewing' | 'ending' | 'perSeat',
  ): Promise<{ subscription: string; invoice: string; method: string }>;
  /** A password no one has had. */
  newPassword(): string;
  /** Snapshot of Acme's rows as one text, but for those that reading changes. */
  picture(): Promise<string>;
  /** Whatever names Acme or its people. */
  marks(): Promise<string[]>;
}

/** Id of the first row. */
const idOf = async (rows: Promise<{ id: string }[]>) => (await rows)[0]?.id ?? '';

/** Opens both companies over the store the suite runs against. */
export const openWorld = async (): Promise<World> => {
  const opened = await openTestServer();
  const payments = testProvider(opened.clock);
  const changes: Partial<OperatorConfig> = {
    ...BILLING_PLANS,
    limits: ROOMY_LIMITS,
    // more sessions are opened than anybody may have, all at one moment
    sessions: { ...DEFAULT_CONFIG.sessions, maxSessions: null },
    otherAuthStrategies: ['Code', 'MagicLink', 'SmsCode'],
    mfa: { ...DEFAULT_CONFIG.mfa, strategies: ['AuthenticatorApp', 'WebAuthnPlatform', 'SMS', 'EmailCode'] },
    secondaryAuthStrategies: [{ strategy: 'Passkeys', isActive: true }],
  };
  const sso = await testProviders(opened.ports);
  // the domain of the test is reserved, and metadata is at hand
  const server = opened.configured(changes, { payments, sso, fetch: fetchMetadata, dev: true });
  const { store, ports } = server;
  const acme = server.acme.tenantId;
  await openCompany(store, server.acme.roleIds, 'globex.test');
  const [cy, pip, max, nil] = [OTHER, EMAILS.powerless, MAX, NIL].map((email) =>
    aPerson({ email, tenantId: acme }),
  ) as [UserRecord, UserRecord, UserRecord, UserRecord]; // as many as addresses
  const mfaPolicy = row.anMfaPolicy({ tenantId: acme, enforceMfaType: 'DontForce' });
  const app = row.anAuthenticator({ userId: max.id, sealedSecret: await ports.sealer.seal(SECRET) });
  const passkey = row.aPasskey({ userId: cy.id });
  const identity = row.anIdentity({ userId: cy.id });
  const phone = row.aPhone({ userId: max.id });
  const wayIn = row.aPhone({ userId: max.id, factor: false, phoneNumber: '+4915100000042', wayIn: '+4915100000042' });
  const sue = aPerson({ email: SUPPORT, tenantId: acme });
  const support = server.acme.roleIds['Support'];
  const policy = aPasswordHistoryPolicy({ tenantId: acme });
  const lockoutPolicy = aLockoutPolicy({ tenantId: acme });
  const [ada] = await store.users.find({ where: { email: EMAILS.administrator } });
  await store.transaction(async (rows) => {
    for (const person of [cy, pip, max, nil]) {
      await rows.users.insert({ ...person, passwordHash: ada?.passwordHash ?? null });
      await rows.memberships.insert(aMembership({ tenantId: acme, userId: person.id, roleIds: [] }));
    }
    await rows.users.insert(sue);
    const roleIds = support ? [support] : [];
    await rows.memberships.insert(aMembership({ tenantId: acme, userId: sue.id, roleIds }));
    await rows.passwordHistoryPolicies.insert(policy);
    await rows.lockoutPolicies.insert(lockoutPolicy);
    await rows.mfaPolicies.insert(mfaPolicy);
    await rows.authenticators.insert(app);
    await rows.phones.insert(phone);
    await rows.phones.insert(wayIn);
    await rows.passkeys.insert(passkey);
    await rows.identities.insert(identity);
  });
  let passwords = 0;
  const [seeing] = await store.permissions.find({ where: { key: 'fe.secure.read.users' } });
  if (!seeing) throw new Error('There are no permissions');

  return {
    server,
    acme,
    cy: cy.id,
    policyId: policy.id,
    lockoutPolicyId: lockoutPolicy.id,
    browserOf: async (actor) => (actor === 'anonymous' ? server.browser() : enter(server, EMAILS[actor])),
    impersonator: async () => {
      const [bo] = await store.users.find({ where: { email: EMAILS.member } });
      const browser = await enter(server, SUPPORT);
      const body = { impersonatedUserId: bo?.id ?? cy.id };
      browser.token = (await browser.call(impersonation.begin, { body })).value.accessToken;
      return browser;
    },
    sessionOfCy: async () => {
      const { cookie = '' } = await enter(server, OTHER);
      return cookie.split('.')[0] as SessionId; // a refresh token names its session
    },
    linkOf: async (email, purpose) => {
      const [user] = await store.users.find({ where: { email } });
      if (!user) throw new Error(`There is no ${email}`);
      const link = { userId: user.id, purpose };
      const token = await store.transaction(async (rows) => {
        // the last one may have confirmed it
        if (purpose === 'activation') await rows.users.update({ id: user.id }, { verified: false });
        return issueLink(rows, ports, link);
      });
      return { userId: user.id, token };
    },
    mfaPolicyId: mfaPolicy.id,
    passkeyId: passkey.id,
    identityId: identity.id,
    appId: app.id,
    phoneId: wayIn.id,
    challengeOf: async (wants) => {
      const user = wants === 'showing' ? max : nil;
      server.clock.pass(30_000);
      return store.transaction(async (rows) => {
        // the person who must set one up may have done so, the last time
        await removeFactors(rows, user.id);
        if (user === max) await rows.authenticators.insert(app);
        if (user === max) await rows.phones.insert(phone);
        const factors = await factorsOf(rows, user);
        const details = { enrols: wants === 'settingUp' };
        const { mfaToken } = await challenge(rows, ports, { user, factors, by: 'password', details });
        const { recoveryCode = '' } = await issueRecoveryCodes(rows, ports, user.id);
        const code = new TOTP({ secret: SECRET }).generate({ timestamp: server.clock.now().getTime() });
        return { mfaToken, code, authenticator: app.id, phone: phone.id, recoveryCode };
      });
    },
    sentCode: async (kind) => {
      const texts = kind === 'sms' ? await server.textsTo(phone.phoneNumber) : await server.mailsTo(NIL ?? '');
      return texts[0]?.text.match(/\b\d{6}\b/)?.[0] ?? '';
    },
    newRole: async () => {
      const role = row.aRole({ tenantId: acme });
      await store.transaction((rows) => rows.roles.insert(role));
      return role.id;
    },
    newPerson: async (activated = true) => {
      const person = aPerson({ email: `${crypto.randomUUID()}@acme.test`, tenantId: acme, verified: activated });
      await store.transaction(async (rows) => {
        await rows.users.insert(person);
        await rows.memberships.insert(aMembership({ tenantId: acme, userId: person.id, roleIds: [], activated }));
      });
      return person;
    },
    newAddress: () => `${crypto.randomUUID()}@new.test`,
    newInvitation: async () => {
      const { token, invitation } = await newInvitation(ports, { email: GUEST, name: '' });
      const [guest] = await store.users.find({ where: { email: GUEST } });
      if (!guest) throw new Error('There is no guest');
      const place = { tenantId: acme, userId: guest.id };
      await store.transaction(async (rows) => {
        await rows.memberships.remove(place);
        await rows.memberships.insert(aMembership({ ...place, roleIds: [], activated: false, invitation }));
      });
      return { userId: guest.id, token };
    },
    newUndo: async () => {
      const { invitation } = await newInvitation(ports, { email: `${crypto.randomUUID()}@new.test`, name: '' });
      const place = aMembership({ tenantId: acme, roleIds: [], activated: false, invitation });
      const until = new Date(ports.clock.now().getTime() + 60_000).toISOString();
      return ports.sealer.seal(JSON.stringify({ purpose: 'revokedInvitation', place, until }));
    },
    newLink: async (into = 'acme') => {
      const token = randomSecret();
      const elsewhere = row.aTenant();
      const tenantId = into === 'acme' ? acme : elsewhere.id;
      const sealedToken = await ports.sealer.seal(token);
      const link = row.anInviteLink({ tenantId, userId: cy.id, sealedToken, tokenHash: await digest(token) });
      await store.transaction(async (rows) => {
        if (into === 'elsewhere') await rows.tenants.insert(elsewhere);
        await rows.inviteLinks.remove({ tenantId });
        await rows.inviteLinks.insert(link);
      });
      return token;
    },
    newSubTenant: async () => {
      const top = await store.tenants.get(acme);
      const tenant = newTenant(
        { id: row.anId<TenantId>(), name: 'Acme Labs', createdAt: '2026-01-01T00:00:00.000Z' },
        top,
      );
      const person = aPerson({ email: `${crypto.randomUUID()}@labs.test`, tenantId: tenant.id });
      await store.transaction(async (rows) => {
        await rows.tenants.insert(tenant);
        await rows.users.insert(person);
        await rows.memberships.insert(aMembership({ tenantId: tenant.id, userId: person.id, roleIds: [] }));
      });
      return tenant.id;
    },
    newGroup: async () => {
      const group = row.aGroup({ tenantId: acme });
      await store.transaction((rows) => rows.groups.insert(group));
      return group.id;
    },
    newDeletion: async (kind) => {
      const deleted =
        kind === 'group' ? { group: row.aGroup({ tenantId: acme }) } : { role: row.aRole({ tenantId: acme }) };
      const { id } = deleted.group ?? deleted.role;
      await store.transaction((rows) =>
        rows.deletions.insert(row.aDeletion({ id, tenantId: acme, details: { ...deleted, places: [], groups: [] } })),
      );
      return id;
    },
    newApiToken: async (fields) => {
      const token = row.anApiToken({ ...fields, tenantId: acme, userId: ada?.id ?? cy.id });
      await store.transaction((rows) => rows.apiTokens.insert(token));
      return token.id;
    },
    programOf: async (actor, role) => {
      const [maker] = await store.users.find({ where: { email: EMAILS[actor] } });
      const roleId = role && server.acme.roleIds[role];
      const kind = roleId ? 'tenant' : 'personal';
      const secret = newApiTokenSecret(kind);
      const token = row.anApiToken({
        tenantId: maker?.tenantId ?? acme,
        userId: maker?.id ?? cy.id,
        kind,
        type: 'AccessToken',
        roleIds: roleId ? [roleId] : [],
        secretHash: await digest(secret),
      });
      await store.transaction((rows) => rows.apiTokens.insert(token));
      return Object.assign(server.browser(), { token: secret });
    },
    newEmailDomain: async () => {
      const domain = row.anEmailDomainRestriction({ tenantId: acme });
      await store.transaction((rows) => rows.emailDomainRestrictions.insert(domain));
      return domain.id;
    },
    newSso: async () => {
      const configuration = row.anSsoConfiguration({ tenantId: acme, enabled: false });
      const of = { tenantId: acme, configurationId: configuration.id };
      const [domain, group] = [row.anSsoDomain({ ...of, domain: 'acme.test', validated: false }), row.anSsoGroup(of)];
      await store.transaction(async (rows) => {
        for (const name of ['ssoConfigurations', 'ssoDomains', 'ssoGroups'] as const)
          await rows[name].remove({ tenantId: acme });
        await rows.ssoConfigurations.insert(configuration);
        await rows.ssoDomains.insert(domain);
        await rows.ssoGroups.insert(group);
      });
      return { ssoConfigId: configuration.id, ssoDomainId: domain.id, ssoGroupId: group.id };
    },
    newSubscription: async (as = 'renewing') => {
      const { customerId } = await ensureCustomer(ports, payments, acme);
      const state = payments.customers.get(customerId);
      if (!state) throw new Error('There is no customer');
      Object.assign(state, { subscriptions: [], invoices: [], methods: [] });
      const method = payments.addMethod(customerId);
      const [planKey, seats] = as === 'perSeat' ? ['team', 50_000] : ['growth', 1];
      const order = { customerId, tenantId: acme, planKey, priceId: `price_${planKey}`, seats, trialDays: 0 };
      const made = await payments.subscribe({ ...order, methodId: method.id }, crypto.randomUUID());
      const unpaid = { status: 'open', due: 5831, paid: 0, paidAt: null } as const;
      const invoice = payments.addInvoice(customerId, unpaid);
      if (as === 'ending') await payments.setCancellation(made.id, true);
      await synchronize(ports, payments, acme);
      return {
        subscription: await idOf(store.subscriptions.find({ where: { externalId: made.id } })),
        invoice: await idOf(store.invoices.find({ where: { externalId: invoice.id } })),
        method: await idOf(store.paymentMethods.find({ where: { externalId: method.id } })),
      };
    },
    permissionId: seeing.id,
    newPassword: () => `Never-before-${(passwords += 1)}`,
    picture: async () => {
      const inAcme = { where: { tenantId: acme } };
      // one look at all of them, over one connection
      const rows = await store.snapshot((seen) =>
        Promise.all([
          seen.tenants.find({ where: { id: acme } }),
          seen.tenants.find({ where: { ancestorIds: { overlaps: [acme] } } }),
          seen.accountSettings.find(inAcme),
          seen.customLogins.find(inAcme),
          seen.users.find(inAcme),
          seen.memberships.find(inAcme),
          seen.roles.find(),
          seen.groups.find(inAcme),
          seen.people.find(inAcme),
          seen.inviteLinks.find(inAcme),
          seen.groupConfigs.find(inAcme),
          seen.sessions.find(inAcme),
          seen.links.find(),
          seen.passwordHistoryPolicies.find(inAcme),
          seen.lockoutPolicies.find(inAcme),
          seen.sessionPolicies.find(inAcme),
          seen.mfaPolicies.find(inAcme),
          seen.emailDomainConfigs.find(inAcme),
          seen.emailDomainRestrictions.find(inAcme),
          seen.challenges.find(),
          seen.authenticators.find(),
          seen.phones.find(),
          seen.passkeys.find(),
          seen.recoveryCodes.find(),
          seen.ssoConfigurations.find(inAcme),
          seen.ssoDomains.find(inAcme),
          seen.ssoGroups.find(inAcme),
          seen.identities.find(),
          seen.apiTokens.find(inAcme),
        ]),
      );
      return JSON.stringify(rows);
    },
    marks: async () => {
      const people = await store.users.find({ where: { tenantId: acme } });
      return [acme, 'acme.test', policy.id, lockoutPolicy.id, mfaPolicy.id, ...people.map(({ id }) => id)];
    },
  };
};

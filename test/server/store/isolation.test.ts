import { afterAll, beforeAll, describe, expect, it } from 'vitest';
import type { TenantId, UserId } from '../../../core/contract/entities/ids.ts';
import { ScopeViolation, type Scope } from '../../../demo/server/store/scope.ts';
import type { CollectionName } from '../../../demo/server/store/records.ts';
import type { Readable, ScopedRows, Writable, Writer } from '../../../demo/server/store/store.ts';
import * as kit from '../../kit/rows.ts';
import { openTestStore, type TestStore } from '../../kit/test-store.ts';

interface Ids {
  tenantId: TenantId;
  userId: UserId;
}
type AnyRow = { id: string };

/** A row of each collection that belongs to a tenant, to a person of it, or to the whole installation. */
const ROWS: Record<CollectionName, (ids: Ids) => AnyRow> = {
  tenants: ({ tenantId }) => kit.aTenant({ id: tenantId }),
  users: ({ userId, tenantId }) => kit.aPerson({ id: userId, tenantId }),
  memberships: (ids) => kit.aMembership(ids),
  people: (ids) => kit.aPersonInList(ids),
  accountSettings: ({ tenantId }) => kit.anAccountSettings({ tenantId }),
  customLogins: ({ tenantId }) => kit.aCustomLogin({ tenantId }),
  groups: ({ tenantId }) => kit.aGroup({ tenantId }),
  groupConfigs: ({ tenantId }) => kit.aGroupConfig({ tenantId }),
  inviteLinks: ({ tenantId }) => kit.anInviteLink({ tenantId }),
  roles: ({ tenantId }) => kit.aRole({ tenantId }),
  permissions: () => kit.aPermission(),
  deletions: ({ tenantId }) => kit.aDeletion({ tenantId }),
  sessions: (ids) => kit.aSession(ids),
  links: ({ userId }) => kit.aLink({ userId }),
  passwords: ({ userId }) => kit.aPassword({ userId }),
  lockoutPolicies: ({ tenantId }) => kit.aLockoutPolicy({ tenantId }),
  sessionPolicies: ({ tenantId }) => kit.aSessionPolicy({ tenantId }),
  mfaPolicies: ({ tenantId }) => kit.anMfaPolicy({ tenantId }),
  emailDomainConfigs: ({ tenantId }) => kit.anEmailDomainConfig({ tenantId }),
  emailDomainRestrictions: ({ tenantId }) => kit.anEmailDomainRestriction({ tenantId }),
  challenges: ({ userId }) => kit.aChallenge({ userId }),
  pictures: ({ userId }) => kit.aPicture({ userId }),
  authenticators: ({ userId }) => kit.anAuthenticator({ userId }),
  phones: ({ userId }) => kit.aPhone({ userId }),
  passkeys: ({ userId }) => kit.aPasskey({ userId }),
  recoveryCodes: ({ userId }) => kit.aRecoveryCode({ userId }),
  trustedBrowsers: ({ userId }) => kit.aTrustedBrowser({ userId }),
  identities: ({ userId }) => kit.anIdentity({ userId }),
  accountDeletions: ({ userId }) => kit.anAccountDeletion({ userId }),
  oauthRecords: ({ userId }) => kit.anOauthRecord({ userId }),
  passwordHistoryPolicies: ({ tenantId }) => kit.aPasswordHistoryPolicy({ tenantId }),
  ssoConfigurations: ({ tenantId }) => kit.anSsoConfiguration({ tenantId }),
  ssoDomains: ({ tenantId }) => kit.anSsoDomain({ tenantId }),
  ssoGroups: ({ tenantId }) => kit.anSsoGroup({ tenantId }),
  ssoIdentities: (ids) => kit.anSsoIdentity(ids),
  ssoFlows: ({ tenantId }) => kit.anSsoFlow({ tenantId }),
  tenantPlans: ({ tenantId }) => kit.aTenantPlan({ tenantId }),
  billingAccounts: ({ tenantId }) => kit.aBillingAccount({ tenantId }),
  subscriptions: ({ tenantId }) => kit.aSubscription({ tenantId }),
  invoices: ({ tenantId }) => kit.anInvoice({ tenantId }),
  paymentMethods: ({ tenantId }) => kit.aPaymentMethod({ tenantId }),
  billingEvents: ({ tenantId }) => kit.aBillingEvent({ tenantId }),
  contentSources: ({ tenantId }) => kit.aContentSource({ tenantId }),
  audiences: ({ tenantId }) => kit.anAudience({ tenantId }),
  experiences: ({ tenantId }) => kit.anExperience({ tenantId }),
  experienceEvents: ({ tenantId }) => kit.anExperienceEvent({ tenantId }),
  keyPairs: ({ tenantId }) => kit.aKeyPair({ tenantId }),
  apiTokens: (ids) => kit.anApiToken(ids),
  flagEnvironments: () => kit.aFlagEnvironment(),
  flagFeatures: () => kit.aFlagFeature(),
  flagSegments: () => kit.aFlagSegment(),
  flagStates: () => kit.aFlagState(),
  flagChanges: () => kit.aFlagChange(),
  audits: ({ tenantId }) => kit.anAudit({ tenantId }),
  outbox: () => kit.anOutboxMail(),
  keys: () => kit.aKey(),
  samlKeys: () => kit.aSamlKey(),
};
const NAMES = Object.keys(ROWS) as CollectionName[]; // a Record has no other keys

const AFTERWARDS = '2026-03-01T12:00:00.000Z';

const newIds = (): Ids => ({ tenantId: kit.anId<TenantId>(), userId: kit.anId<UserId>() });

// one collection of many: only what all have in common is used
const of = (rows: ScopedRows, name: CollectionName) => rows[name] as unknown as Readable<AnyRow>;
const into = (rows: Writer, name: CollectionName) => rows[name] as unknown as Writable<AnyRow>;

describe('the scope of a store', () => {
  const [ours, theirs] = [newIds(), newIds()];
  let test: TestStore;
  let kept: Record<'ours' | 'theirs', Record<CollectionName, AnyRow>>;

  const fill = async (ids: Ids) => {
    const rows = Object.fromEntries(NAMES.map((name) => [name, ROWS[name](ids)])) as Record<CollectionName, AnyRow>;
    await test.rows.transaction(async (all) => {
      for (const name of NAMES) if (name !== 'people') await into(all, name).insert(rows[name]);
      // these come by themselves
      const [person] = await all.people.find({ where: ids });
      if (person) rows.people = person;
    });
    return rows;
  };
  beforeAll(async () => {
    test = await openTestStore();
    kept = { ours: await fill(ours), theirs: await fill(theirs) };
  });
  afterAll(() => test.close());

  const reachable = async (reach: Scope) => {
    const rows = test.store.scoped(reach);
    const seen = await Promise.all(NAMES.map(async (name) => [name, await of(rows, name).find()] as const));
    return Object.fromEntries(seen.filter(([, found]) => found.length > 0).map(([name, found]) => [name, found]));
  };
  const one = (...names: CollectionName[]) => Object.fromEntries(names.map((name) => [name, [kept.ours[name]]]));
  /** The permissions are everyone's to see. */
  const permissions = () => ({ permissions: expect.arrayContaining([kept.ours.permissions, kept.theirs.permissions]) });
  const tenantsOwn = [
    'passwordHistoryPolicies',
    'lockoutPolicies',
    'sessionPolicies',
    'mfaPolicies',
    'emailDomainConfigs',
    'emailDomainRestrictions',
    'accountSettings',
    'roles',
    'groups',
    'groupConfigs',
    'sessions',
    'memberships',
    'tenants',
  ] as const;

  it('is empty without tenant and user', async () => {
    expect(await reachable({})).toEqual(permissions());
  });

  it('of a tenant has the rows of the tenant and its users, and none of another’s', async () => {
    expect(await reachable({ tenantId: ours.tenantId })).toEqual({
      ...permissions(),
      ...one(
        ...tenantsOwn,
        'audits',
        'ssoConfigurations',
        'ssoDomains',
        'ssoGroups',
        'ssoIdentities',
        'ssoFlows',
        'tenantPlans',
        'billingAccounts',
        'subscriptions',
        'invoices',
        'paymentMethods',
        'billingEvents',
        'contentSources',
        'audiences',
        'experiences',
        'experienceEvents',
        'keyPairs',
        'apiTokens',
        'customLogins',
        'users',
        'links',
        'people',
        'inviteLinks',
        'deletions',
      ),
    });
  });

  it('of a user has their own rows in every tenant, with the policies of their tenants', async () => {
    expect(await reachable({ userId: ours.userId })).toEqual({
      ...permissions(),
      ...one(...tenantsOwn, 'users', 'links', 'passwords', 'challenges', 'authenticators', 'pictures', 'phones'),
      ...one(
        'passkeys',
        'recoveryCodes',
        'trustedBrowsers',
        'identities',
        'ssoIdentities',
        'apiTokens',
        'oauthRecords',
        'accountDeletions',
      ),
    });
  });

  it('of a tenant with a user who is no member has none of the user’s rows', async () => {
    const mixed = await reachable({ tenantId: ours.tenantId, userId: theirs.userId });
    expect(Object.keys(mixed)).not.toContain('outbox');
    expect(mixed['audits']).toEqual([kept.ours.audits]);
  });

  it('applies to a row asked for by its id, too', async () => {
    const rows = test.store.scoped({ tenantId: ours.tenantId });
    const found = await Promise.all(
      NAMES.map(async (name) => (await of(rows, name).get(kept.theirs[name].id)) && name),
    );
    expect(found.filter((name) => name !== undefined)).toEqual(['permissions']);
    expect(await rows.audits.get(kept.ours.audits.id)).toEqual(kept.ours.audits);
  });

  it('is not widened by a pending invitation, on either side', async () => {
    const [inviting, invited] = [newIds(), newIds()];
    const invitation = { email: 'bo@acme.test', name: 'Bo', searchable: 'bo', tokenHash: 'hash', expires: AFTERWARDS };
    const place = kit.aMembership({ tenantId: inviting.tenantId, userId: invited.userId, invitation });
    await test.rows.transaction(async (rows) => {
      await rows.tenants.insert(kit.aTenant({ id: inviting.tenantId }));
      await rows.users.insert(kit.aPerson({ id: invited.userId, tenantId: invited.tenantId }));
      await rows.memberships.insert(place);
    });
    const [tenant, person] = [{ tenantId: inviting.tenantId }, { userId: invited.userId }].map((reach) =>
      test.store.scoped(reach),
    );
    expect(await tenant?.users.get(invited.userId)).toBeUndefined();
    expect(await tenant?.memberships.get(place.id)).toEqual(place);
    expect(await person?.tenants.get(inviting.tenantId)).toBeUndefined();
    expect(await person?.memberships.get(place.id)).toBeUndefined();
    await test.rows.transaction(async (rows) => {
      await rows.memberships.update({ id: place.id }, { invitation: null });
    });
    expect(await tenant?.users.get(invited.userId)).toBeDefined();
    expect(await person?.tenants.get(inviting.tenantId)).toBeDefined();
    await test.rows.transaction(async (rows) => {
      await rows.memberships.remove({ id: place.id });
      await rows.users.remove({ id: invited.userId });
      await rows.tenants.remove({ id: inviting.tenantId });
    });
  });

  it('across tenants has everything, keys and outbox included', async () => {
    for (const name of NAMES) expect(await of(test.rows, name).count(), name).toBe(2);
  });

  describe('limits writes', () => {
    const noScope = {};
    const reaches: [who: string, reach: Scope][] = [
      ['an empty scope', noScope],
      ['a tenant', { tenantId: ours.tenantId }],
      ['a person', { userId: ours.userId }],
    ];
    for (const [who, reach] of reaches)
      for (const name of NAMES)
        it(`by ${who}: no ${name} of another`, async () => {
          const rows = test.store.scoped(reach);
          const { id } = kept.theirs[name];
          const before = await of(test.rows, name).get(id);
          const changed = await rows.transaction((inside) => into(inside, name).update({ id }, { id }));
          const removed = await rows.transaction((inside) => into(inside, name).remove({ id }));
          expect([changed, removed]).toEqual([[], 0]);
          expect(await of(test.rows, name).get(id)).toEqual(before);

          const stranger = ROWS[name](newIds());
          const insert = rows.transaction((inside) => into(inside, name).insert(stranger));
          // a mail may be handed in within any scope but the empty one
          if (name === 'outbox' && reach !== noScope) await insert;
          else {
            await expect(insert).rejects.toThrow(ScopeViolation);
            expect(await of(test.rows, name).get(stranger.id)).toBeUndefined();
          }
          if (name === 'outbox') await test.rows.transaction((inside) => inside.outbox.remove({ id: stranger.id }));
        });

    it('and no row is moved to another tenant', async () => {
      const { id } = kept.ours.audits;
      const move = test.store
        .scoped({ tenantId: ours.tenantId })
        .transaction((rows) => rows.audits.update({ id }, { tenantId: theirs.tenantId }));
      await expect(move).rejects.toThrow(ScopeViolation);
    });

    it('and a user’s act in another of their tenants is audited there', async () => {
      const elsewhere = kit.anId<TenantId>();
      const { userId, tenantId } = ours;
      await test.rows.transaction((rows) => rows.memberships.insert(kit.aMembership({ userId, tenantId: elsewhere })));
      const audit = kit.anAudit({ tenantId: elsewhere });
      await test.store.scoped({ userId, tenantId }).transaction((rows) => rows.audits.insert(audit));
      expect(await test.rows.audits.get(audit.id)).toEqual(audit);
    });

    it('and a user cannot change their own membership and roles', async () => {
      const asUser = test.store.scoped({ userId: ours.userId });
      const { userId } = ours;
      expect(await asUser.transaction((rows) => rows.memberships.update({ userId }, { roleIds: [] }))).toEqual([]);
    });
  });

  it('reads several queries from one snapshot', async () => {
    const { tenantId } = newIds();
    const audit = kit.anAudit({ tenantId });
    const rows = test.store.scoped({ tenantId });
    const counts = await rows.snapshot(async (then) => {
      const before = await then.audits.count();
      await rows.transaction((now) => now.audits.insert(audit));
      return [before, await then.audits.count()];
    });
    expect(counts).toEqual([0, 0]);
    expect(await rows.audits.count()).toBe(1);
  });
});

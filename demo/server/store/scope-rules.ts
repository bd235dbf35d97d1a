import type { AnyRow } from './conditions.ts';
import type { Scope } from './scope.ts';
import type { CollectionName } from './records.ts';

/** Test of whether a row is within a scope. `places` are all memberships. */
type Test = (row: AnyRow, scope: Scope, places: () => Iterable<AnyRow>) => boolean;

interface Rule {
  readonly seen: Test;
  readonly changed: Test;
  /** Rule of inserts, where it differs from `changed`. */
  readonly added?: Test;
}

const never: Test = () => false;
const always: Test = () => true;
const withinAnyScope: Test = (_, { tenantId, userId }) => tenantId !== undefined || userId !== undefined;

const ofTenant =
  (field = 'tenantId'): Test =>
  (row, { tenantId }) =>
    tenantId !== undefined && row[field] === tenantId;

const ofPerson =
  (field = 'userId'): Test =>
  (row, { userId }) =>
    userId !== undefined && row[field] === userId;

/** Checks whether a membership is accepted; a pending invitation gives access to neither side. */
const isAccepted = (place: AnyRow) => place['invitation'] === null;

/** Whether one of the rows fits; they are not copied, because it is asked for each row of another collection. */
const someOf = (rows: Iterable<AnyRow>, fits: (row: AnyRow) => boolean): boolean => {
  for (const row of rows) if (fits(row)) return true;
  return false;
};

/** Rows of the tenant's members. */
const ofItsPeople =
  (field = 'userId'): Test =>
  (row, { tenantId }, places) =>
    tenantId !== undefined &&
    someOf(places(), (place) => isAccepted(place) && place['tenantId'] === tenantId && place['userId'] === row[field]);

/** Rows of a tenant that the person belongs to. */
const ofTheirTenants =
  (field = 'tenantId'): Test =>
  (row, { userId }, places) =>
    userId !== undefined &&
    someOf(places(), (place) => isAccepted(place) && place['userId'] === userId && place['tenantId'] === row[field]);

const ofEveryTenant: Test = (row) => row['tenantId'] === null;

const either =
  (...tests: Test[]): Test =>
  (row, scope, places) =>
    tests.some((test) => test(row, scope, places));

const tenantsOwn: Rule = { seen: ofTenant(), changed: ofTenant() };
const policy: Rule = { seen: either(ofTenant(), ofTheirTenants()), changed: ofTenant() };
const system: Rule = { seen: never, changed: never };

/** Row-level access rules of each collection, `across` aside; the policies of the migrations are the same in PostgreSQL. */
const RULES: { readonly [Name in CollectionName]: Rule } = {
  tenants: { seen: either(ofTenant('id'), ofTheirTenants('id')), changed: ofTenant('id') },
  users: { seen: either(ofPerson('id'), ofItsPeople('id')), changed: either(ofPerson('id'), ofItsPeople('id')) },
  memberships: {
    seen: either(ofTenant(), (row, scope, places) => isAccepted(row) && ofPerson()(row, scope, places)),
    changed: ofTenant(),
  },
  people: tenantsOwn,
  accountSettings: policy,
  customLogins: tenantsOwn,
  groups: policy,
  groupConfigs: policy,
  inviteLinks: tenantsOwn,
  roles: { seen: either(ofEveryTenant, ofTenant(), ofTheirTenants()), changed: ofTenant() },
  permissions: { seen: always, changed: never },
  deletions: tenantsOwn,
  sessions: { seen: either(ofTenant(), ofPerson()), changed: either(ofTenant(), ofPerson()) },
  links: { seen: either(ofPerson(), ofItsPeople()), changed: either(ofPerson(), ofItsPeople()) },
  passwords: { seen: ofPerson(), changed: ofPerson() },
  passwordHistoryPolicies: policy,
  lockoutPolicies: policy,
  sessionPolicies: policy,
  mfaPolicies: policy,
  emailDomainConfigs: policy,
  emailDomainRestrictions: policy,
  challenges: { seen: ofPerson(), changed: ofPerson() },
  pictures: { seen: ofPerson(), changed: ofPerson() },
  authenticators: { seen: ofPerson(), changed: ofPerson() },
  phones: { seen: ofPerson(), changed: ofPerson() },
  passkeys: { seen: ofPerson(), changed: ofPerson() },
  recoveryCodes: { seen: ofPerson(), changed: ofPerson() },
  trustedBrowsers: { seen: ofPerson(), changed: ofPerson() },
  ssoConfigurations: tenantsOwn,
  identities: { seen: ofPerson(), changed: ofPerson() },
  accountDeletions: { seen: ofPerson(), changed: ofPerson() },
  oauthRecords: { seen: ofPerson(), changed: ofPerson() },
  ssoDomains: tenantsOwn,
  ssoGroups: tenantsOwn,
  ssoIdentities: { seen: either(ofTenant(), ofPerson()), changed: either(ofTenant(), ofPerson()) },
  ssoFlows: tenantsOwn,
  tenantPlans: tenantsOwn,
  billingAccounts: tenantsOwn,
  subscriptions: tenantsOwn,
  invoices: tenantsOwn,
  paymentMethods: tenantsOwn,
  billingEvents: tenantsOwn,
  contentSources: tenantsOwn,
  audiences: tenantsOwn,
  experiences: tenantsOwn,
  experienceEvents: tenantsOwn,
  keyPairs: tenantsOwn,
  apiTokens: { seen: either(ofTenant(), ofPerson()), changed: either(ofTenant(), ofPerson()) },
  flagEnvironments: system,
  flagFeatures: system,
  flagSegments: system,
  flagStates: system,
  flagChanges: system,
  audits: { ...tenantsOwn, added: either(ofTenant(), ofTheirTenants()) },
  outbox: { ...system, added: withinAnyScope },
  keys: system,
  samlKeys: system,
};

/** Tests for reading, changing and inserting rows of a collection within a scope. */
export const withinScope = (name: CollectionName, scope: Scope, places: () => Iterable<AnyRow>) => {
  const { seen, changed, added = changed } = RULES[name];
  const test = (rule: Test) => (row: AnyRow) => scope.across !== undefined || rule(row, scope, places);
  return { seen: test(seen), changed: test(changed), added: test(added) };
};

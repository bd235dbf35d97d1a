import type { CollectionName, PersonCollection, Records, TenantCollection } from './records.ts';

/** Unique constraints of each collection, besides `id`; the migrations declare the same in PostgreSQL. */
export const UNIQUE: { readonly [Name in CollectionName]: readonly (readonly (keyof Records[Name] & string)[])[] } = {
  tenants: [],
  users: [['email']],
  memberships: [['tenantId', 'userId']],
  people: [],
  groups: [],
  groupConfigs: [['tenantId']],
  inviteLinks: [['tenantId'], ['tokenHash']],
  roles: [['tenantId', 'key']],
  permissions: [['key']],
  deletions: [],
  sessions: [['tokenHash']],
  links: [['tokenHash']],
  passwords: [],
  passwordHistoryPolicies: [['tenantId']],
  lockoutPolicies: [['tenantId']],
  sessionPolicies: [['tenantId']],
  mfaPolicies: [['tenantId']],
  challenges: [['tokenHash']],
  authenticators: [],
  phones: [['wayIn']],
  passkeys: [['credentialId']],
  recoveryCodes: [['codeHash']],
  trustedBrowsers: [['tokenHash']],
  ssoConfigurations: [],
  ssoDomains: [['tenantId', 'domain'], ['owned']],
  ssoGroups: [['configurationId', 'name']],
  ssoIdentities: [['subjectHash']],
  ssoFlows: [['key']],
  identities: [['issuer', 'subject']],
  tenantPlans: [['tenantId', 'planKey']],
  billingAccounts: [['tenantId'], ['customerKey']],
  subscriptions: [['externalId'], ['liveKey']],
  invoices: [['externalId']],
  paymentMethods: [['externalId']],
  billingEvents: [['externalId']],
  contentSources: [],
  audiences: [],
  experiences: [],
  experienceEvents: [],
  keyPairs: [],
  flagEnvironments: [['key']],
  flagFeatures: [['name'], ['number']],
  flagSegments: [['key']],
  flagStates: [['environmentId', 'featureId', 'subject']],
  flagChanges: [],
  audits: [],
  outbox: [],
  keys: [],
  samlKeys: [['number']],
};

/** Collections whose rows all belong to one tenant, as a table to iterate over. */
export const TENANT_COLLECTIONS: { readonly [Name in TenantCollection]: true } = {
  memberships: true,
  people: true,
  groups: true,
  deletions: true,
  groupConfigs: true,
  inviteLinks: true,
  passwordHistoryPolicies: true,
  lockoutPolicies: true,
  sessionPolicies: true,
  mfaPolicies: true,
  ssoConfigurations: true,
  ssoDomains: true,
  ssoGroups: true,
  ssoIdentities: true,
  ssoFlows: true,
  tenantPlans: true,
  billingAccounts: true,
  subscriptions: true,
  invoices: true,
  paymentMethods: true,
  billingEvents: true,
  contentSources: true,
  audiences: true,
  experiences: true,
  experienceEvents: true,
  keyPairs: true,
  audits: true,
  sessions: true,
};

/**
 * Collections whose rows refer to a person, with the part that a row belongs to: the account, deleted with it; a
 * membership; the company's data; or history, which is kept.
 */
export const PERSON_COLLECTIONS: { readonly [Name in PersonCollection]: 'account' | 'place' | 'company' | 'history' } =
  {
    sessions: 'account',
    links: 'account',
    passwords: 'account',
    challenges: 'account',
    authenticators: 'account',
    phones: 'account',
    passkeys: 'account',
    recoveryCodes: 'account',
    trustedBrowsers: 'account',
    ssoIdentities: 'account',
    identities: 'account',
    memberships: 'place',
    people: 'place',
    inviteLinks: 'company',
    audits: 'history',
  };

/** Object with an entry for each name of a table. */
export const forEach = <Made>(table: Readonly<Record<string, unknown>>, make: (name: string) => unknown): Made =>
  // every name of the table has its entry, and what a name is given is for the caller to say
  Object.fromEntries(Object.keys(table).map((name) => [name, make(name)])) as Made;

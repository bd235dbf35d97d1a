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
  ssoDomains: [['domain']],
  tenantPlans: [['tenantId', 'planKey']],
  audits: [],
  outbox: [],
  keys: [],
};

/** The collections whose every row belongs to one tenant, to be walked through. */
export const TENANT_COLLECTIONS: { readonly [Name in TenantCollection]: true } = {
  memberships: true,
  people: true,
  groups: true,
  groupConfigs: true,
  inviteLinks: true,
  passwordHistoryPolicies: true,
  lockoutPolicies: true,
  sessionPolicies: true,
  mfaPolicies: true,
  ssoDomains: true,
  tenantPlans: true,
  audits: true,
  sessions: true,
};

/**
 * The collections whose rows name a person, and what such a row is part of: their account, with which it goes; their place
 * in a company; what a company has made; or what was written down, which stays.
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
    memberships: 'place',
    people: 'place',
    inviteLinks: 'company',
    audits: 'history',
  };

/** An object with an entry for each name of a table, and no other. */
export const forEach = <Made>(table: Readonly<Record<string, unknown>>, make: (name: string) => unknown): Made =>
  // every name of the table has its entry, and what a name is given is for the caller to say
  Object.fromEntries(Object.keys(table).map((name) => [name, make(name)])) as Made;

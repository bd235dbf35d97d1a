import type { Migration } from './migration.ts';

/** Scope of a transaction, in settings local to it; unset, they are null, and no row is within scope. */
const ACROSS = `(select current_setting('fe.across', true) <> '')`;
const TENANT = `(select nullif(current_setting('fe.tenant', true), '')::uuid)`;
const PERSON = `(select nullif(current_setting('fe.person', true), '')::uuid)`;

const ofTenant = (column = 'tenant_id') => `${column} = ${TENANT}`;
const ofPerson = (column = 'user_id') => `${column} = ${PERSON}`;
const ofItsPeople = (column: string) =>
  `exists (select from memberships place where place.tenant_id = ${TENANT} and place.user_id = ${column})`;
const ofTheirTenants = (column: string) =>
  `exists (select from memberships place where place.user_id = ${PERSON} and place.tenant_id = ${column})`;
const either = (...conditions: string[]) => [ACROSS, ...conditions].join(' or ');

interface Rule {
  seen?: string;
  changed: string;
  added?: string;
}

const policy = (table: string): Rule => ({
  seen: either(ofTenant(), ofTheirTenants(`${table}.tenant_id`)),
  changed: either(ofTenant()),
});

const RULES: Readonly<Record<string, Rule>> = {
  tenants: { seen: either(ofTenant('id'), ofTheirTenants('tenants.id')), changed: either(ofTenant('id')) },
  users: { changed: either(ofPerson('id'), ofItsPeople('users.id')) },
  memberships: { seen: either(ofTenant(), ofPerson()), changed: either(ofTenant()) },
  roles: {
    seen: either('tenant_id is null', ofTenant(), ofTheirTenants('roles.tenant_id')),
    changed: either(ofTenant()),
  },
  permissions: { seen: 'true', changed: ACROSS },
  sessions: { changed: either(ofTenant(), ofPerson()) },
  links: { changed: either(ofPerson(), ofItsPeople('links.user_id')) },
  passwords: { changed: either(ofPerson()) },
  password_history_policies: policy('password_history_policies'),
  sso_domains: { changed: either(ofTenant()) },
  audits: { changed: either(ofTenant()), added: either(ofTenant(), ofTheirTenants('audits.tenant_id')) },
  outbox: { changed: ACROSS, added: either(`${TENANT} is not null`, `${PERSON} is not null`) },
  keys: { changed: ACROSS },
};

const statements = ([table, { seen, changed, added }]: [string, Rule]): string[] => [
  `alter table ${table} enable row level security`,
  // also for the role that owns the table: it is the one the server works as
  `alter table ${table} force row level security`,
  `create policy changed on ${table} using (${changed})`,
  ...(seen ? [`create policy seen on ${table} for select using (${seen})`] : []),
  ...(added ? [`create policy added on ${table} for insert with check (${added})`] : []),
];

/** Row-level security: a tenant's rows, a person's rows or, under a declared name, all rows. */
export const isolation: Migration = {
  name: 'isolation',
  statements: Object.entries(RULES).flatMap(statements),
};

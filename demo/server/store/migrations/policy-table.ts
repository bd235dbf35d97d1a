const ACROSS = `(select current_setting('fe.across', true) <> '')`;
const TENANT = `(select nullif(current_setting('fe.tenant', true), '')::uuid)`;
const PERSON = `(select nullif(current_setting('fe.person', true), '')::uuid)`;

/** Policies of row-level security for a table of one row a tenant, which the tenant's people may see. */
export const policyOfTenant = (table: string): string[] => [
  `alter table ${table} enable row level security`,
  `alter table ${table} force row level security`,
  `create policy changed on ${table} using (${ACROSS} or tenant_id = ${TENANT})`,
  `create policy seen on ${table} for select using (exists (
    select from memberships place where place.user_id = ${PERSON} and place.tenant_id = ${table}.tenant_id
  ))`,
];

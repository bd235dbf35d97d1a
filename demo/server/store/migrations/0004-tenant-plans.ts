import type { Migration } from './migration.ts';

/** Plans of tenants, with their expiry. */
export const tenantPlans: Migration = {
  name: 'tenant plans',
  statements: [
    `create table tenant_plans (
      id uuid primary key,
      tenant_id uuid not null,
      plan_key text not null,
      expires timestamptz,
      created_at timestamptz not null,
      unique (tenant_id, plan_key)
    )`,
    `alter table tenant_plans enable row level security`,
    `alter table tenant_plans force row level security`,
    `create policy changed on tenant_plans using (
      (select current_setting('fe.across', true) <> '')
      or tenant_id = (select nullif(current_setting('fe.tenant', true), '')::uuid)
    )`,
  ],
};

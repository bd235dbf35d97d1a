import type { Migration } from './migration.ts';

/**
 * Number of people of each company, in parts that add up to it: each change of `people` adds a part of its own, so that
 * no transaction waits for another or conflicts with it. `people-totals.ts` reads the sum, and merges the parts.
 */
export const peopleTotals: Migration = {
  name: 'people totals',
  statements: [
    // rows of every tenant are counted here
    `select set_config('fe.across', 'migration', true)`,
    `create table people_totals (
      tenant_id uuid not null,
      id uuid not null default gen_random_uuid(),
      people integer not null,
      primary key (tenant_id, id)
    )`,
    `alter table people_totals enable row level security`,
    `alter table people_totals force row level security`,
    `create policy changed on people_totals using (
      (select current_setting('fe.across', true) <> '')
      or tenant_id = (select nullif(current_setting('fe.tenant', true), '')::uuid)
    )`,
    // nodes of the release before write people, too: their role is the one of `bound-role.ts`
    `do $$ begin
      if exists (select from pg_roles where rolname = 'fe_elements_rows') then
        grant select, insert, update, delete on people_totals to fe_elements_rows;
      end if;
    end $$`,
    `create function people_totals_follow() returns trigger language plpgsql as $$ begin
      if tg_op <> 'INSERT' then insert into people_totals (tenant_id, people) values (old.tenant_id, -1); end if;
      if tg_op <> 'DELETE' then insert into people_totals (tenant_id, people) values (new.tenant_id, 1); end if;
      return null;
    end $$`,
    // before they are counted: other transactions wait for this one from here on
    `create trigger people_totals_follow after insert or delete or update of tenant_id on people for each row
      execute function people_totals_follow()`,
    `insert into people_totals (tenant_id, people) select tenant_id, count(*) from people group by tenant_id`,
    `create function people_totals_forget() returns trigger language plpgsql as $$ begin
      delete from people_totals where tenant_id = old.id;
      return null;
    end $$`,
    `create trigger people_totals_forget after delete on tenants for each row execute function people_totals_forget()`,
    `select set_config('fe.across', '', true)`,
  ],
};

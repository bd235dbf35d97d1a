import { PEOPLE_COLUMNS, peopleRows } from './0009-people.ts';
import type { Migration } from './migration.ts';

/** Sort key of the most powerful role among these: its level, then its name; without a role, after all. */
const roleOrder = (roleIds: string) => `coalesce(
  (select min((lpad(role.level::text, 10, '0') || ' ' || role.name) collate "C") from roles role where role.id = any(${roleIds})),
  '~')`;

const ofInvitation = (key: string, type: string) => `(place.invitation->>'${key}')::${type}`;

/** New columns of `people`, with the expression of each. */
const NEW_COLUMNS = {
  seen_at: `case when place.invitation is null
    then coalesce(date_trunc('minute', person.last_login, 'UTC'), 'epoch') else 'epoch' end`,
  role_order: roleOrder('place.role_ids'),
  phone: 'place.phone',
  invited_at: `case when place.invitation is not null then coalesce(${ofInvitation('sentAt', 'timestamptz')}, place.created_at) end`,
  invited_until: ofInvitation('expires', 'timestamptz'),
  opened_at: ofInvitation('openedAt', 'timestamptz'),
  invited_by: ofInvitation('invitedBy', 'uuid'),
};
const COLUMNS = [...PEOPLE_COLUMNS, ...Object.keys(NEW_COLUMNS)];

/** Lists of people by last sign-in, role and second factor, and of invitations. */
export const peopleOrder: Migration = {
  name: 'people order',
  statements: [
    `select set_config('fe.across', 'migration', true)`,
    `alter table memberships add column phone text`,
    `update memberships set phone = invitation->>'phone' where invitation->>'phone' is not null`,
    `alter table people
      add column seen_at timestamptz not null default 'epoch',
      add column role_order text collate "C" not null default '~',
      add column phone text,
      add column invited_at timestamptz,
      add column invited_until timestamptz,
      add column opened_at timestamptz,
      add column invited_by uuid`,
    `create index people_by_seen on people (tenant_id, seen_at, searchable, id)`,
    `create index people_by_role on people (tenant_id, role_order, searchable, id)`,
    `create index people_by_factor on people (tenant_id, mfa_enrolled, searchable, id)`,
    `create index people_by_invitation on people (tenant_id, invited_at, id) where pending`,
    `create or replace function people_of(who uuid) returns void language plpgsql as $$
    declare reached text := coalesce(current_setting('fe.across', true), '');
    begin
      perform set_config('fe.across', 'people', true);
      ${peopleRows('left join', NEW_COLUMNS)} where place.user_id = who and (person.id is not null or place.invitation is not null)
      on conflict (id) do update set ${COLUMNS.map((column) => `${column} = excluded.${column}`).join(', ')}
      where (${COLUMNS.map((column) => `kept.${column}`).join(', ')})
        is distinct from (${COLUMNS.map((column) => `excluded.${column}`).join(', ')});
      perform set_config('fe.across', reached, true);
    end $$`,
    `select people_of(user_id) from (select distinct user_id from memberships) each`,
    // most sign-ins within a minute of another change nothing here
    `create trigger people_follow_seen after update on users for each row
      when (date_trunc('minute', old.last_login, 'UTC') is distinct from date_trunc('minute', new.last_login, 'UTC'))
      execute function people_follow_person()`,
    `create function people_follow_role() returns trigger language plpgsql as $$
    declare reached text := coalesce(current_setting('fe.across', true), '');
    begin
      perform set_config('fe.across', 'people', true);
      update people set role_order = ${roleOrder('people.role_ids')} where role_ids && array[new.id];
      perform set_config('fe.across', reached, true);
      return null;
    end $$`,
    `create trigger people_follow_role after update on roles for each row
      when ((old.level, old.name) is distinct from (new.level, new.name))
      execute function people_follow_role()`,
    `select set_config('fe.across', '', true)`,
  ],
};

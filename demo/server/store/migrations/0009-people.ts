import type { Migration } from './migration.ts';

const ACROSS = `(select current_setting('fe.across', true) <> '')`;
const TENANT = `(select nullif(current_setting('fe.tenant', true), '')::uuid)`;
const PERSON = `(select nullif(current_setting('fe.person', true), '')::uuid)`;

/** An invitation binds neither side: it gives no reach. */
const ofItsPeople = (column: string) =>
  `exists (select from memberships place where place.tenant_id = ${TENANT} and place.user_id = ${column} and place.invitation is null)`;

/** Columns of `people` beside the ids. */
export const PEOPLE_COLUMNS = [
  'email',
  'name',
  'searchable',
  'verified',
  'provider',
  'mfa_enrolled',
  'breached_at',
  'active_at',
  'activated',
  'pending',
  'locked',
  'super_user',
  'role_ids',
  'group_ids',
  'version',
];

/** Columns of `users` that lists show, besides the day of the last sign-in. */
const SHOWN = ['email', 'name', 'searchable', 'verified', 'provider', 'email_factor', 'breached_at', 'super_user'];

/** A person in a tenant, of whom an invitation tells no more than the tenant has said itself. */
const peopleSeen = (
  join: 'join' | 'left join',
  more: readonly string[],
) => `select place.id, place.tenant_id, place.user_id,
    coalesce(place.invitation->>'email', person.email),
    coalesce(place.invitation->>'name', person.name),
    coalesce(place.invitation->>'searchable', person.searchable),
    place.invitation is null and person.verified,
    case when place.invitation is null then person.provider else 'local' end,
    place.invitation is null and (
      person.email_factor
      or exists (select from authenticators app where app.user_id = person.id)
      or exists (select from phones phone where phone.user_id = person.id and phone.factor and phone.verified)
      or exists (select from passkeys key where key.user_id = person.id and key.factor)
    ),
    case when place.invitation is null then person.breached_at end,
    case when place.invitation is null
      then greatest(date_trunc('day', person.last_login, 'UTC'), place.created_at) else place.created_at end,
    place.activated,
    place.invitation is not null,
    place.locked,
    place.invitation is null and person.super_user,
    place.role_ids,
    place.group_ids,
    place.version,
    ${['place.created_at', ...more].join(', ')}
  from memberships place ${join} users person on person.id = place.user_id`;

/**
 * Puts people into their lists; with a left join, also those whose address has no account. Columns of later releases come
 * with the expression of each.
 */
export const peopleRows = (join: 'join' | 'left join', later: Readonly<Record<string, string>> = {}) =>
  `insert into people as kept
    (${['id, tenant_id, user_id', ...PEOPLE_COLUMNS, 'created_at', ...Object.keys(later)].join(', ')})
    ${peopleSeen(join, Object.values(later))}`;

const follows = (table: string, events: string, does: string): string =>
  `create trigger people_follow after ${events} on ${table} for each row execute function ${does}()`;

/** Lists of people: one row a place, kept by the database itself, so that no write can forget it. */
export const people: Migration = {
  name: 'people',
  statements: [
    // rows of every tenant are brought up to date here
    `select set_config('fe.across', 'migration', true)`,
    `alter table users add column searchable text collate "C" not null default ''`,
    `update users set searchable = lower(name || ' ' || email)`,
    `alter table users alter column searchable drop default`,
    `alter table memberships
      add column locked boolean not null default false,
      add column invitation jsonb,
      add column version integer not null default 0`,
    `create table people (
      id uuid primary key,
      tenant_id uuid not null,
      user_id uuid not null,
      email text collate "C" not null,
      name text collate "C" not null,
      searchable text collate "C" not null,
      verified boolean not null,
      provider text collate "C" not null,
      mfa_enrolled boolean not null,
      breached_at timestamptz,
      active_at timestamptz not null,
      activated boolean not null,
      pending boolean not null,
      locked boolean not null,
      super_user boolean not null,
      role_ids uuid[] not null,
      group_ids uuid[] not null,
      version integer not null,
      created_at timestamptz not null
    )`,
    `create index people_by_name on people (tenant_id, searchable, id)`,
    `create index people_by_email on people (tenant_id, email, id)`,
    `create index people_by_moment on people (tenant_id, created_at, id)`,
    `create index people_by_user on people (tenant_id, user_id, id)`,
    `create index people_by_verified on people (tenant_id, verified, searchable, id)`,
    `create index people_by_locked on people (tenant_id, locked, searchable, id)`,
    `create index people_by_provider on people (tenant_id, provider, searchable, id)`,
    `alter table people enable row level security`,
    `alter table people force row level security`,
    `create policy changed on people using (${ACROSS} or tenant_id = ${TENANT})`,
    `${peopleRows('join')}`,
    // triggers reach across for as long as they run: what they bring up to date may be another tenant's
    `create function people_of(who uuid) returns void language plpgsql as $$
    declare reached text := coalesce(current_setting('fe.across', true), '');
    begin
      perform set_config('fe.across', 'people', true);
      ${peopleRows('join')} where place.user_id = who
      on conflict (id) do update set ${PEOPLE_COLUMNS.map((column) => `${column} = excluded.${column}`).join(', ')}
      where (${PEOPLE_COLUMNS.map((column) => `kept.${column}`).join(', ')})
        is distinct from (${PEOPLE_COLUMNS.map((column) => `excluded.${column}`).join(', ')});
      perform set_config('fe.across', reached, true);
    end $$`,
    `create function people_follow_person() returns trigger language plpgsql as $$ begin
      perform people_of(new.id);
      return null;
    end $$`,
    // a transaction that can delete a membership can delete its `people` row
    `create function people_follow_place() returns trigger language plpgsql as $$ begin
      if tg_op = 'DELETE' then delete from people where id = old.id; else perform people_of(new.user_id); end if;
      return null;
    end $$`,
    `create function people_follow_factor() returns trigger language plpgsql as $$ begin
      perform people_of(coalesce(new.user_id, old.user_id));
      return null;
    end $$`,
    // most sign-ins change nothing here: the day is the same
    `create trigger people_follow after update on users for each row
      when ((${SHOWN.map((field) => `old.${field}`).join(', ')}, date_trunc('day', old.last_login, 'UTC'))
        is distinct from (${SHOWN.map((field) => `new.${field}`).join(', ')}, date_trunc('day', new.last_login, 'UTC')))
      execute function people_follow_person()`,
    follows('memberships', 'insert or update or delete', 'people_follow_place'),
    follows('authenticators', 'insert or delete', 'people_follow_factor'),
    follows('phones', 'insert or delete or update of factor, verified', 'people_follow_factor'),
    follows('passkeys', 'insert or delete or update of factor', 'people_follow_factor'),
    `alter policy changed on users using (${ACROSS} or id = ${PERSON} or ${ofItsPeople('users.id')})`,
    `alter policy changed on links using (${ACROSS} or user_id = ${PERSON} or ${ofItsPeople('links.user_id')})`,
    `alter policy seen on memberships using (
      ${ACROSS} or tenant_id = ${TENANT} or (user_id = ${PERSON} and invitation is null)
    )`,
    `select set_config('fe.across', '', true)`,
  ],
};

import { PEOPLE_COLUMNS, peopleRows } from './0009-people.ts';
import type { Migration } from './migration.ts';

/** Invitations of addresses without an account, and when a person last proved who they are by more than their mail. */
export const accounts: Migration = {
  name: 'accounts',
  statements: [
    `select set_config('fe.across', 'migration', true)`,
    `alter table users add column proven_at timestamptz`,
    // what was set up until then is not called into question
    `update users set proven_at = now()`,
    `create or replace function people_of(who uuid) returns void language plpgsql as $$
    declare reached text := coalesce(current_setting('fe.across', true), '');
    begin
      perform set_config('fe.across', 'people', true);
      ${peopleRows('left join')} where place.user_id = who and (person.id is not null or place.invitation is not null)
      on conflict (id) do update set ${PEOPLE_COLUMNS.map((column) => `${column} = excluded.${column}`).join(', ')}
      where (${PEOPLE_COLUMNS.map((column) => `kept.${column}`).join(', ')})
        is distinct from (${PEOPLE_COLUMNS.map((column) => `excluded.${column}`).join(', ')});
      perform set_config('fe.across', reached, true);
    end $$`,
    // a place may be there before the account
    `create trigger people_follow_new after insert on users for each row execute function people_follow_person()`,
    `select set_config('fe.across', '', true)`,
  ],
};

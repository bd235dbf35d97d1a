-- as a superuser, once
create role fe login password 'password' connection limit 200;
create database fe owner fe;
revoke all on database fe from public;
-- reads every row for backups, and writes none
create role fe_backup login password 'password' bypassrls connection limit 2;
grant connect on database fe to fe_backup;
grant pg_read_all_data to fe_backup;

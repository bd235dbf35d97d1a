-- as a superuser, once the database before has another name: alter database fe rename to fe_before
create database fe owner fe;
revoke all on database fe from public;
grant connect on database fe to fe_backup;

import { type Kysely, sql } from 'kysely';
import { StartFailure } from '../start-failure.ts';
import type { Tables } from './pool.ts';

/** Ability of the database engine that the server relies on. */
export interface EngineRequirement {
  name: string;
  /** Reason why the server needs it. */
  why: string;
  /** Statements of one transaction, which is rolled back. The last answers whether it works, as `fits`. */
  probe: readonly string[];
  /** Statement after the rollback that answers the same. */
  after?: string;
}

const TABLE = 'create table fe_probe (id integer primary key, count integer)';

/** Every such ability. Each is probed before the schema is made or changed. */
export const ENGINE_REQUIREMENTS: readonly EngineRequirement[] = [
  {
    name: 'Definitions in a transaction',
    why: 'an upgrade that fails half-way leaves the schema as it was',
    probe: [TABLE, 'select true as fits'],
    after: "select to_regclass('fe_probe') is null as fits",
  },
  {
    name: 'Settings of a transaction',
    why: 'each transaction says which company and person it is about',
    probe: ["set local fe.probe = 'in'", "select current_setting('fe.probe') = 'in' as fits"],
    after: "select coalesce(current_setting('fe.probe', true), '') = '' as fits",
  },
  {
    name: 'Row-level security, forced on owners',
    why: 'no statement reaches rows of another company, whatever its text',
    probe: [
      TABLE,
      'alter table fe_probe enable row level security',
      'alter table fe_probe force row level security',
      "create policy probed on fe_probe using (current_setting('fe.probe', true) = 'in')",
      "set local fe.probe = 'in'",
      'insert into fe_probe values (1, 1)',
      "set local fe.probe = 'out'",
      "select not row_security_active('fe_probe') or count(*) = 0 as fits from fe_probe",
    ],
  },
  {
    name: 'Triggers in PL/pgSQL',
    why: 'the list of people follows what it is made of, in the same transaction',
    probe: [
      TABLE,
      'create function fe_probed() returns trigger language plpgsql as $$ begin new.count := 2; return new; end $$',
      'create trigger probed before insert on fe_probe for each row execute function fe_probed()',
      'insert into fe_probe values (1, 1)',
      'select count = 2 as fits from fe_probe',
    ],
  },
  {
    name: 'Serializable transactions',
    why: 'two administrators at once cannot take the last administrator away from a company',
    probe: [
      'set transaction isolation level serializable',
      "select current_setting('transaction_isolation') = 'serializable' as fits",
    ],
  },
  {
    name: 'Snapshots (repeatable read)',
    why: 'a list and its total are of the same moment',
    probe: [
      'set transaction isolation level repeatable read read only',
      "select current_setting('transaction_isolation') = 'repeatable read' as fits",
    ],
  },
  {
    name: 'Row locks',
    why: 'of nodes that start at once, one upgrades the schema and the others wait',
    probe: [TABLE, 'insert into fe_probe values (1, 1)', 'select id = 1 as fits from fe_probe for update'],
  },
  {
    name: 'Upserts that return their row',
    why: 'limits are counted in one round trip',
    probe: [
      TABLE,
      'insert into fe_probe values (1, 1)',
      'with counted as (insert into fe_probe values (1, 1) on conflict (id) do update set count = fe_probe.count + 1 returning count) select count = 2 as fits from counted',
    ],
  },
  {
    name: 'Partial unique indexes',
    why: 'a key of a role is unique among the operator’s roles',
    probe: [TABLE, 'create unique index fe_probed on fe_probe (count) where id > 1', 'select true as fits'],
  },
  {
    name: 'Collation "C"',
    why: 'order and equality are the same on every machine',
    probe: [`select 'Z' collate "C" < 'a' collate "C" as fits`],
  },
  {
    name: '`jsonb` and arrays',
    why: 'details of the log, and ids of groups and roles',
    probe: [`select '{"a":"b"}'::jsonb ->> 'a' = 'b' and array[1, 2] && array[2, 3] as fits`],
  },
];

/** Marks a transaction that is to be rolled back. */
class ProbeEnded extends Error {
  override readonly name = 'ProbeEnded';
}

const answerOf = async (database: Kysely<Tables>, statement: string): Promise<boolean> => {
  const { rows } = await sql.raw<{ fits: boolean }>(statement).execute(database);
  return rows[0]?.fits === true;
};

/** Reason why the engine lacks an ability; undefined where it has it. */
const lackOf = async (database: Kysely<Tables>, { probe, after }: EngineRequirement): Promise<string | undefined> => {
  let fits = false;
  try {
    await database.transaction().execute(async (transaction) => {
      for (const statement of probe.slice(0, -1)) await sql.raw(statement).execute(transaction);
      fits = await answerOf(transaction, probe.at(-1) ?? '');
      throw new ProbeEnded();
    });
  } catch (cause) {
    if (!(cause instanceof ProbeEnded)) return cause instanceof Error ? cause.message : 'unknown';
  }
  if (after !== undefined) fits &&= await answerOf(database, after);
  return fits ? undefined : 'accepted, but without effect';
};

/** Checks that the engine has all that the server relies on. Throws `StartFailure` with everything that it lacks. */
export const checkEngine = (database: Kysely<Tables>): Promise<void> =>
  // one connection: what a transaction has set must be gone from it afterwards
  database.connection().execute(async (connection) => {
    const lacks: string[] = [];
    for (const requirement of ENGINE_REQUIREMENTS) {
      const lack = await lackOf(connection, requirement);
      if (lack !== undefined) lacks.push(`${requirement.name} (${lack})`);
    }
    if (lacks.length > 0)
      throw new StartFailure(
        `The database of DATABASE_URL lacks what the server relies on: ${lacks.join('; ')}. Use PostgreSQL 15 or later, or an engine with all of it.`,
      );
  });

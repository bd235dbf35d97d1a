import { Client } from 'pg';
import { afterAll, beforeAll, describe, expect, it } from 'vitest';
import { MIGRATIONS } from '../../../demo/server/store/migrations/index.ts';
import { postgresStore } from '../../../demo/server/store/postgres.ts';
import { aPerson } from '../../kit/rows.ts';
import { silentLog } from '../../kit/silent-log.ts';
import { everythingIn, newDatabase, testServer } from '../../kit/test-store.ts';

describe.runIf(testServer())('the store in PostgreSQL', () => {
  let url: string;
  let drop: () => Promise<void>;
  beforeAll(async () => {
    ({ url, drop } = await newDatabase(testServer() ?? ''));
  });
  afterAll(() => drop());

  const ask = async (statement: string) => {
    const client = new Client({ connectionString: url });
    await client.connect();
    const { rows } = await client.query(statement);
    await client.end();
    return rows;
  };

  it('creates its tables once, however many nodes start at once', async () => {
    const stores = await Promise.all(Array.from({ length: 4 }, () => postgresStore(url, silentLog, 2)));
    expect(await ask('select version from schema_versions order by version')).toEqual(
      MIGRATIONS.map((_, at) => ({ version: at + 1 })),
    );
    await Promise.all(stores.map((store) => store.close()));
  });

  it('keeps its rows when opened again', async () => {
    const person = aPerson();
    const first = await postgresStore(url, silentLog, 2);
    await everythingIn(first).transaction((rows) => rows.users.insert(person));
    await first.close();
    const second = await postgresStore(url, silentLog, 2);
    expect(await everythingIn(second).users.get(person.id)).toEqual(person);
    await second.close();
  });

  it('works again after its connections were cut', async () => {
    const store = await postgresStore(url, silentLog, 2);
    const person = aPerson();
    const cut =
      "select pg_terminate_backend(pid) from pg_stat_activity where application_name = 'fe-elements' and datname = current_database()";
    const work = everythingIn(store).transaction(async (rows) => {
      await rows.users.insert(person);
      await ask(cut);
      await rows.users.get(person.id);
    });
    await expect(work).rejects.toThrow();
    await ask(cut);
    await expect.poll(() => store.ready()).toBe(true);
    expect(await everythingIn(store).users.get(person.id)).toBeUndefined();
    await store.close();
  });

  it('works while a later release adds columns', async () => {
    const store = await postgresStore(url, silentLog, 2);
    const person = aPerson();
    const rows = everythingIn(store);
    await rows.transaction((inside) => inside.users.insert(person));
    expect(await rows.users.get(person.id)).toEqual(person);
    await ask('alter table users add column later text');
    expect(await rows.users.get(person.id)).toMatchObject(person);
    const renamed = await rows.transaction((inside) => inside.users.update({ id: person.id }, { name: 'Later' }));
    expect(renamed).toMatchObject([{ name: 'Later' }]);
    await ask('alter table users drop column later');
    await store.close();
  });

  it('is not ready while the database does not answer', async () => {
    const store = await postgresStore(url, silentLog, 2);
    await store.close();
    expect(await store.ready()).toBe(false);
  });

  it('says what to do where the tables are of a later release', async () => {
    await ask("insert into schema_versions values (99, 'later', now())");
    await expect(postgresStore(url, silentLog, 2)).rejects.toThrow(
      `The database is of a later release (version 99, this release knows ${MIGRATIONS.length}): start that release, or set DATABASE_URL to another database.`,
    );
  });
});

import DataLoader from 'dataloader';
import { type RawBuilder, sql } from 'kysely';
import type { AnyRow } from './conditions.ts';
import { language } from './pool.ts';
import { type Statement, statementOf } from './postgres-rows.ts';
import { CLOCK_SLACK_MS, type Count, type Counters } from './store.ts';

const later = (now: Date, ms: number) => new Date(now.getTime() + ms);

/** Statements of one transaction at most. */
const BATCH = 100;

interface KeyStatement {
  key: string;
  statement: Statement;
}

/**
 * Counters in PostgreSQL: each update is one atomic statement (upsert), so that concurrent calls lose none. Statements of
 * one turn of the event loop share a transaction, and those that come while it runs share the next (group commit). They
 * run in the order of their keys, so that two transactions cannot deadlock.
 */
export const postgresCounters = (run: (statements: readonly Statement[]) => Promise<AnyRow[][]>): Counters => {
  let underway: Promise<unknown> = Promise.resolve();
  const batches = new DataLoader<KeyStatement, AnyRow[]>(
    async (batch) => {
      const inOrder = batch.toSorted((one, other) => (one.key < other.key ? -1 : Number(one.key > other.key)));
      const running = run(inOrder.map(({ statement }) => statement));
      underway = running.catch(() => undefined);
      const answers = await running;
      return batch.map((one) => answers[inOrder.indexOf(one)] ?? []);
    },
    {
      cache: false,
      maxBatchSize: BATCH,
      batchScheduleFn: (dispatch) => void underway.then(() => process.nextTick(dispatch)),
    },
  );
  const ask = async (key: string, statement: RawBuilder<unknown>): Promise<Count | undefined> => {
    const [row] = await batches.load({ key, statement: statementOf(statement.compile(language)) });
    return row && { points: Number(row['points']), expires: String(row['expires']) };
  };
  const counted = async (key: string, statement: RawBuilder<unknown>): Promise<Count> => {
    const count = await ask(key, statement);
    if (!count) throw new Error('Nothing was counted');
    return count;
  };

  return {
    add: (key, points, lastsMs, now) => {
      // a window that ends later than any new one is from before the clock was set back
      const lives = sql`kept.expires > ${now} and kept.expires <= ${later(now, lastsMs + CLOCK_SLACK_MS)}`;
      return counted(
        key,
        sql`insert into counters as kept (key, points, expires) values (${key}, ${Math.max(0, points)}, ${later(now, lastsMs)})
        on conflict (key) do update set
          points = greatest(0, ${points}::integer + case when ${lives} then kept.points else 0 end),
          expires = case when ${lives} then kept.expires else excluded.expires end
        returning points, expires`,
      );
    },
    set: (key, points, lastsMs, now) =>
      counted(
        key,
        sql`insert into counters (key, points, expires) values (${key}, ${points}, ${later(now, lastsMs)})
        on conflict (key) do update set points = excluded.points, expires = excluded.expires
        returning points, expires`,
      ),
    get: (key, now) => ask(key, sql`select points, expires from counters where key = ${key} and expires > ${now}`),
    several: async (keys, now) => {
      if (keys.length === 0) return new Map();
      const read = sql`select key, points, expires from counters where key = any(${keys}) and expires > ${now}`;
      const [rows = []] = await run([statementOf(read.compile(language))]);
      return new Map(
        rows.map((row) => [String(row['key']), { points: Number(row['points']), expires: String(row['expires']) }]),
      );
    },
    remove: async (key) =>
      void (await ask(key, sql`delete from counters where key = ${key} returning points, expires`)),
    clear: async (now) => {
      const expired = sql`delete from counters where expires <= ${now} returning key as id`;
      const [rows = []] = await run([statementOf(expired.compile(language))]);
      return rows.length;
    },
  };
};

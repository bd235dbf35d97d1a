import { type RawBuilder, sql } from 'kysely';
import { language } from './pool.ts';
import { type RunStatement, statementOf } from './postgres-rows.ts';
import { CLOCK_SLACK_MS, type Count, type Counters } from './store.ts';

const later = (now: Date, ms: number) => new Date(now.getTime() + ms);

/** Counters in PostgreSQL: each update is one atomic statement (upsert), so that concurrent calls lose none. */
export const postgresCounters = (run: RunStatement): Counters => {
  const ask = async (statement: RawBuilder<unknown>): Promise<Count | undefined> => {
    const [row] = await run(statementOf(statement.compile(language)));
    return row && { points: Number(row['points']), expires: String(row['expires']) };
  };
  const counted = async (statement: RawBuilder<unknown>): Promise<Count> => {
    const count = await ask(statement);
    if (!count) throw new Error('Nothing was counted');
    return count;
  };

  return {
    add: (key, points, lastsMs, now) => {
      // one that would last longer than any was counted before the clock was put back
      const lives = sql`kept.expires > ${now} and kept.expires <= ${later(now, lastsMs + CLOCK_SLACK_MS)}`;
      return counted(sql`insert into counters as kept (key, points, expires) values (${key}, ${Math.max(0, points)}, ${later(now, lastsMs)})
        on conflict (key) do update set
          points = greatest(0, ${points}::integer + case when ${lives} then kept.points else 0 end),
          expires = case when ${lives} then kept.expires else excluded.expires end
        returning points, expires`);
    },
    set: (key, points, lastsMs, now) =>
      counted(sql`insert into counters (key, points, expires) values (${key}, ${points}, ${later(now, lastsMs)})
        on conflict (key) do update set points = excluded.points, expires = excluded.expires
        returning points, expires`),
    get: (key, now) => ask(sql`select points, expires from counters where key = ${key} and expires > ${now}`),
    remove: async (key) => void (await ask(sql`delete from counters where key = ${key} returning points, expires`)),
    clear: async (now) => {
      const over = sql`delete from counters where expires <= ${now} returning key as id`;
      return (await run(statementOf(over.compile(language)))).length;
    },
  };
};

import { EventEmitter, once } from 'node:events';
import { setImmediate as nextTurn } from 'node:timers/promises';
import { describe, expect, it } from 'vitest';
import { postgresCounters } from '../../../../demo/server/store/postgres-counters.ts';
import type { Statement } from '../../../../demo/server/store/postgres-rows.ts';

const NOW = new Date('2026-01-01T00:00:00Z');

describe('counters in PostgreSQL', () => {
  it('share a transaction when added in one turn of the event loop, and the next when added during it', async () => {
    const transactions: number[] = [];
    const commit = new EventEmitter();
    const counters = postgresCounters(async (statements: readonly Statement[]) => {
      transactions.push(statements.length);
      if (transactions.length === 1) await once(commit, 'done');
      return statements.map(() => [{ id: 'a', points: 1, expires: NOW }]);
    });
    const count = (key: string) => counters.add(key, 1, 60_000, NOW);
    const first = [count('b'), count('a')];
    await expect.poll(() => transactions).toEqual([2]);
    const second: Promise<unknown>[] = [];
    for (const key of ['c', 'd', 'e']) {
      second.push(count(key));
      await nextTurn();
    }
    commit.emit('done');
    await Promise.all([...first, ...second]);
    expect(transactions).toEqual([2, 3]);
  });

  it('work again after a failed transaction', async () => {
    let isAway = true;
    const counters = postgresCounters(async (statements) => {
      if (isAway) throw new Error('away');
      return statements.map(() => [{ id: 'a', points: 1, expires: NOW }]);
    });
    await expect(counters.add('a', 1, 60_000, NOW)).rejects.toThrow('away');
    isAway = false;
    await expect(counters.add('a', 1, 60_000, NOW)).resolves.toMatchObject({ points: 1 });
  });
});

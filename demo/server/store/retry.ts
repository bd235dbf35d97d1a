import { codeOf } from '../start-failure.ts';

/** Cached plan of a prepared statement that a migration has made invalid; a new connection plans it again. */
export class StalePlan extends Error {
  override readonly name = 'Outdated';
}

/** Error codes of serialization failure and deadlock, which are retried. Source: PostgreSQL "Error Codes". */
const CONFLICTS = new Set(['40001', '40P01']);

const ATTEMPTS = 12;
const FIRST_MS = 4;
const LONGEST_MS = 500;

/** Retries work with exponential backoff and jitter after a conflict in the database, a stale plan or a code of `alsoOn`. */
export const withRetry = async <Value>(work: () => Promise<Value>, alsoOn: readonly string[] = []): Promise<Value> => {
  for (let attempt = 1; ; attempt += 1) {
    try {
      return await work();
    } catch (cause) {
      const code = codeOf(cause) ?? '';
      const passing = cause instanceof StalePlan || CONFLICTS.has(code) || alsoOn.includes(code);
      if (attempt === ATTEMPTS || !passing) throw cause;
      const pause = Math.min(LONGEST_MS, FIRST_MS * 2 ** attempt) * (0.5 + Math.random() / 2);
      await new Promise((resolve) => setTimeout(resolve, pause));
    }
  }
};

import { codeOf } from '../start-failure.ts';

/** A later release has changed a table under a statement that was planned before: a new connection plans it anew. */
export class StalePlan extends Error {
  override readonly name = 'Outdated';
}

/** A transaction that got in another's way: to be tried again. Source: PostgreSQL "Error Codes". */
const CONFLICTS = new Set(['40001', '40P01']);

const ATTEMPTS = 12;
const FIRST_MS = 4;
const LONGEST_MS = 500;

/** Tries again, after a while that grows and varies, where the database says that a conflict was the only reason. */
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

import { availableParallelism } from 'node:os';
import { hash, type Options, verify } from '@node-rs/argon2';
import { bounded } from '../limits/bounded.ts';
import type { Hasher } from '../ports.ts';

/** Argon2id (2) with 19 MiB, two passes, one lane. Source: architecture.md#password-hashing; OWASP Password Storage. */
const COST: Options = { algorithm: 2, memoryCost: 19_456, timeCost: 2, parallelism: 1 };

/** Longest queue of waiting hashes; at about 20 ms each, the last waits a second. Ours. */
const WAITING = 64;

/** Threads that hash: of Node's thread pool, which also signs tokens and reads files, two stay free. */
const threads = () => Math.max(1, Math.min(availableParallelism(), Number(process.env['UV_THREADPOOL_SIZE'] ?? 4) - 2));

/** Hasher with its queue. */
export interface QueuedHasher extends Hasher {
  /** Number of hashes that run, and that wait. */
  load(): Readonly<Record<'running' | 'waiting', number>>;
}

/** Hashes passwords with argon2id; `cost` is for tests that hash many. */
export const argon2Hasher = (cost: Options = COST): QueuedHasher => {
  const run = bounded(threads(), WAITING, 'Too many passwords are being hashed');
  // dummy hash, so that a missing password takes as long to verify
  const dummy = hash(crypto.randomUUID(), cost);
  return {
    load: run.load,
    hash: (password) => run(() => hash(password, cost)),
    verify: async (kept, password) => {
      const against = kept ?? (await dummy);
      const same = await run(() => verify(against, password).catch(() => false));
      return kept !== null && same;
    },
  };
};

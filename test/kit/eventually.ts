import { vi } from 'vitest';

/** As long as a busy machine may take; a claim that holds waits no longer than it must. */
const PATIENCE_MS = 20_000;

/** Waits until a claim holds. */
export const eventually = <Value>(claim: () => Value | Promise<Value>): Promise<Value> =>
  vi.waitFor(claim, { timeout: PATIENCE_MS });

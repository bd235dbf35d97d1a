import type { Log } from '../../demo/server/ports.ts';

/** Says nothing. */
export const silentLog: Log = { info: () => undefined, warn: () => undefined, error: () => undefined };

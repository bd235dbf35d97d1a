import type { Limiter } from '../ports.ts';

/** Limits nobody: for a page, where everybody is one person. */
export const unlimited: Limiter = { take: async () => 0, giveBack: async () => undefined };

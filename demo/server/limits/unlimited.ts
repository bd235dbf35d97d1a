import type { Limiter } from '../ports.ts';

/** Limiter without limits: for a page, which has one user. */
export const unlimited: Limiter = { take: async () => 0, giveBack: async () => undefined };

import type { AccountState } from './account-state.ts';

/** Number of events kept. Ours: Stripe keeps those of 30 days. */
const KEPT_EVENTS = 5_000;
/** Seconds that an answer is kept for its idempotency key. Source: Stripe API "Idempotent requests". */
const KEPT_SECONDS = 86_400;

/** Forgets the oldest events beyond a number, and answers whose idempotency keys are over, so that the file stays small. */
export const forgetOld = (state: AccountState, now: number): void => {
  const ids = Object.keys(state.events);
  const waiting = new Set(state.deliveries.filter((one) => one.state === 'waiting').map(({ event }) => event));
  for (const id of ids.slice(0, Math.max(0, ids.length - KEPT_EVENTS))) if (!waiting.has(id)) delete state.events[id];
  for (const [key, { at }] of Object.entries(state.idempotency))
    if (now - at > KEPT_SECONDS) delete state.idempotency[key];
};

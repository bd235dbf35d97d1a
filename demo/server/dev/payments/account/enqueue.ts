import type { AccountState } from './account-state.ts';
import { randomShare } from './random.ts';

/** Number of deliveries kept; older ones that are over are forgotten. */
const KEPT = 2_000;

/** Queues an event for every endpoint that wants its type, with the faults that are switched on. */
export const enqueue = (state: AccountState, eventId: string, now: number, makeId: () => string): void => {
  const event = state.events[eventId];
  for (const endpoint of Object.values(state.endpoints)) {
    const wanted = endpoint.enabled_events;
    if (!event || endpoint.status !== 'enabled' || !(wanted.includes('*') || wanted.includes(event.type))) continue;
    const { drop, double, delaySeconds } = state.faults;
    const isDropped = randomShare() < drop;
    const times = !isDropped && randomShare() < double ? 2 : 1;
    for (let at = 0; at < times; at += 1)
      state.deliveries.push({
        id: makeId(),
        event: eventId,
        endpoint: endpoint.id,
        attempts: 0,
        dueAt: now + delaySeconds,
        state: isDropped ? 'dropped' : 'waiting',
        status: null,
      });
  }
  if (state.deliveries.length > 2 * KEPT) {
    const over = state.deliveries.length - KEPT;
    state.deliveries = state.deliveries.filter((delivery, at) => at >= over || delivery.state === 'waiting');
  }
};

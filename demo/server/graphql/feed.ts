import { LRUCache } from 'lru-cache';
import type { TenantId } from '../../../core/contract/entities/ids.ts';
import type { Ports } from '../ports.ts';
import type { ExperienceEventRecord } from '../store/records.ts';

/** Event as subscribers get it; `missed` stands for events that were not delivered. */
export type Fed = { readonly missed: false; readonly event: ExperienceEventRecord } | { readonly missed: true };

/** Interval of looking for events of other nodes, in milliseconds. Ours. */
const POLL_MS = 500;
/**
 * Time back that each look covers, in milliseconds: transactions commit out of order, and the clocks of nodes differ. Ours:
 * far more than a transaction takes, or NTP allows.
 */
const OVERLAP_MS = 5_000;
/** Events of one look; beyond them subscribers load again. Ours. */
const LOOK_MAX = 500;
/** Events that wait for one subscriber; beyond them it misses the oldest. Ours. */
const WAITING_MAX = 100;
/** Ids of delivered events that are remembered. Ours: several looks. */
const REMEMBERED = 20_000;

/** Events of experiences, live, for the subscribers of this node. */
export interface Feed {
  /** Delivers events of this node at once. */
  announce(events: readonly ExperienceEventRecord[]): void;
  /** Subscribes to the events of a tenant, or of one of its experiences, until the iterator is returned; `missed` comes first. */
  subscribe(tenantId: TenantId, experienceId: string | undefined): AsyncIterableIterator<Fed>;
  /** Looks for events of other nodes now. */
  look(): Promise<void>;
  /** Subscribers on this node. */
  subscribers(): number;
  close(): void;
}

interface Subscriber {
  push(fed: Fed): void;
  end(): void;
}

/** Queue of a subscriber: bounded, the oldest events give way to one `missed`. */
const openQueue = (onEnd: (subscriber: Subscriber) => void) => {
  const waiting: Fed[] = [];
  let ended = false;
  let wake: (() => void) | undefined;
  const awakened = () =>
    new Promise<void>((resolve) => {
      wake = resolve;
    });
  const awaken = () => {
    wake?.();
    wake = undefined;
  };
  const subscriber: Subscriber = {
    push: (fed) => {
      if (waiting.length >= WAITING_MAX) waiting.splice(0, waiting.length, { missed: true });
      if (!(fed.missed && waiting.at(-1)?.missed)) waiting.push(fed);
      awaken();
    },
    end: () => {
      ended = true;
      awaken();
    },
  };
  const done = { done: true, value: undefined } as const;
  const finish = async () => {
    if (!ended) {
      waiting.length = 0;
      onEnd(subscriber);
      subscriber.end();
    }
    return done;
  };
  const iterator: AsyncIterableIterator<Fed> = {
    next: async () => {
      if (waiting.length === 0 && !ended) await awakened();
      const value = waiting.shift();
      return value ? { done: false, value } : done;
    },
    return: finish,
    throw: finish,
    [Symbol.asyncIterator]: () => iterator,
  };
  return { subscriber, iterator };
};

/**
 * Feed of a node. Ours: no LISTEN/NOTIFY, which compatible distributed databases lack: while there are subscribers, events
 * of other nodes are read twice a second. A first subscriber may get events of other nodes that are a few seconds old.
 */
export const openFeed = ({ store, clock, log }: Pick<Ports, 'store' | 'clock' | 'log'>): Feed => {
  const tenants = new Map<TenantId, Map<Subscriber, string | undefined>>();
  const delivered = new LRUCache<string, true>({ max: REMEMBERED });
  let timer: ReturnType<typeof setInterval> | undefined;
  let looking: Promise<void> | undefined;
  let lostSight = false;

  const deliver = (event: ExperienceEventRecord) => {
    if (delivered.has(event.id)) return;
    delivered.set(event.id, true);
    const fed: Fed = { missed: false, event };
    for (const [subscriber, experienceId] of tenants.get(event.tenantId) ?? [])
      if (experienceId === undefined || experienceId === event.experienceId) subscriber.push(fed);
  };
  const missAll = (only?: ReadonlySet<TenantId>) => {
    for (const [tenantId, subscribers] of tenants)
      if (!only || only.has(tenantId)) for (const subscriber of subscribers.keys()) subscriber.push({ missed: true });
  };

  const lookNow = async () => {
    if (tenants.size === 0) return;
    try {
      const after = new Date(clock.now().getTime() - OVERLAP_MS).toISOString();
      const events = await store.scoped({ across: 'feed' }).experienceEvents.find({
        where: { tenantId: { in: [...tenants.keys()] }, createdAt: { after } },
        order: [['createdAt', 'desc']],
        limit: LOOK_MAX,
      });
      if (lostSight) missAll();
      lostSight = false;
      const isFull = events.length === LOOK_MAX && events.some(({ id }) => !delivered.has(id));
      for (const event of events.toReversed()) deliver(event);
      if (isFull) missAll(new Set(events.map(({ tenantId }) => tenantId)));
    } catch (cause) {
      if (!lostSight)
        log.warn({ error: cause instanceof Error ? cause.message : 'unknown' }, 'The feed cannot be read');
      lostSight = true;
    }
  };
  const look = (): Promise<void> => {
    looking ??= lookNow().finally(() => {
      looking = undefined;
    });
    return looking;
  };

  const leave = (tenantId: TenantId, subscriber: Subscriber) => {
    const others = tenants.get(tenantId);
    others?.delete(subscriber);
    if (others?.size === 0) tenants.delete(tenantId);
    if (tenants.size === 0) {
      clearInterval(timer);
      timer = undefined;
    }
  };

  return {
    announce: (events) => {
      for (const event of events) deliver(event);
    },
    subscribe: (tenantId, experienceId) => {
      const { subscriber, iterator } = openQueue((own) => leave(tenantId, own));
      const others = tenants.get(tenantId) ?? new Map<Subscriber, string | undefined>();
      tenants.set(tenantId, others);
      others.set(subscriber, experienceId);
      // events before this are missed: a load from now on has them all
      subscriber.push({ missed: true });
      timer ??= setInterval(() => void look(), POLL_MS);
      timer.unref();
      return iterator;
    },
    look,
    subscribers: () => [...tenants.values()].reduce((sum, { size }) => sum + size, 0),
    close: () => {
      clearInterval(timer);
      for (const subscribers of tenants.values()) for (const subscriber of subscribers.keys()) subscriber.end();
      tenants.clear();
    },
  };
};

import { createHash, timingSafeEqual } from 'node:crypto';
import { collectDefaultMetrics, Counter, Gauge, Histogram, Registry } from 'prom-client';
import type { Clock } from '../ports.ts';
import type { Store } from '../store/store.ts';
import type { Metrics } from './metrics.ts';

/** State of the server at the time of a scrape. */
export interface Gauged {
  store: Pick<Store, 'scoped'>;
  clock: Clock;
  /** Connections to the database, by state. */
  connections(): Readonly<Record<'busy' | 'idle' | 'waiting', number>>;
  /** Password hashes, by state. */
  hashes(): Readonly<Record<'running' | 'waiting', number>>;
}

/** Metrics whose counts are read in Prometheus' text format. */
export interface PrometheusMetrics extends Metrics {
  /** Answers a scrape with this token in `Authorization: Bearer`, and 401 without it. */
  scrape(request: Request, token: string): Promise<Response>;
}

/** Bounds of the durations of calls, in seconds. Ours: a call takes milliseconds, and one that hashes a quarter second. */
const SECONDS = [0.005, 0.01, 0.025, 0.05, 0.1, 0.25, 0.5, 1, 2.5, 5, 10];

/** Compares in constant time, whatever the lengths. */
const isSame = (given: string, wanted: string): boolean => {
  const [one, other] = [given, wanted].map((text) => createHash('sha256').update(text).digest());
  return one !== undefined && other !== undefined && timingSafeEqual(one, other);
};

/** A number of the database; not a number while it does not answer, so that the rest of the scrape is not lost. */
const orUnknown = (count: Promise<number>): Promise<number> => count.catch(() => Number.NaN);

const bearerOf = (request: Request): string =>
  /^Bearer (.+)$/i.exec(request.headers.get('authorization') ?? '')?.[1] ?? '';

/** Creates a metrics with a registry of its own; `gauged` is asked at every scrape. */
export const prometheusMetrics = ({ store, clock, connections, hashes }: Gauged): PrometheusMetrics => {
  const registry = new Registry();
  const registers = [registry];
  collectDefaultMetrics({ register: registry });
  const calls = new Histogram({
    name: 'fe_request_duration_seconds',
    help: 'Calls by route and status, and how long their answers took',
    labelNames: ['method', 'route', 'status'] as const,
    buckets: SECONDS,
    registers,
  });
  const signIns = new Counter({
    name: 'fe_sign_ins_total',
    help: 'Sessions started, by method',
    labelNames: ['by'] as const,
    registers,
  });
  const failures = new Counter({
    name: 'fe_sign_in_failures_total',
    help: 'Sign-ins refused for a wrong proof, by method',
    labelNames: ['by'] as const,
    registers,
  });
  const lockouts = new Counter({ name: 'fe_lockouts_total', help: 'Accounts locked after failures', registers });
  const events = new Counter({
    name: 'fe_payment_events_total',
    help: 'Events of the payment provider, by outcome',
    labelNames: ['outcome'] as const,
    registers,
  });
  const counters: Partial<Record<Parameters<Metrics['acted']>[0], (by: string) => void>> = {
    'Signed in': (by) => signIns.inc({ by }),
    'Sign-in failed': (by) => failures.inc({ by }),
    'Account locked': () => lockouts.inc(),
  };

  const outbox = store.scoped({ across: 'outbox' }).outbox;
  const gauge = (name: string, help: string, read: () => Promise<number>) =>
    new Gauge({
      name,
      help,
      registers,
      async collect() {
        this.set(await orUnknown(read()));
      },
    });
  const gaugeByState = (name: string, help: string, read: () => Readonly<Record<string, number>>) =>
    new Gauge({
      name,
      help,
      labelNames: ['state'],
      registers,
      collect() {
        for (const [state, count] of Object.entries(read())) this.set({ state }, count);
      },
    });
  const oldestAge = async (): Promise<number> => {
    const [first] = await outbox.find({ order: [['createdAt', 'asc']], limit: 1 });
    return first ? (clock.now().getTime() - Date.parse(first.createdAt)) / 1000 : 0;
  };
  gauge('fe_outbox_messages', 'Messages that wait in the outbox; the same on every node', () => outbox.count());
  gauge('fe_outbox_oldest_seconds', 'Age of the oldest of them, 0 where none waits; the same on every node', oldestAge);
  gaugeByState('fe_database_connections', 'Connections of this node, and statements that wait for one', connections);
  gaugeByState('fe_password_hashes', 'Passwords that this node hashes, and those that wait', hashes);

  return {
    answered: ({ method, route, status, seconds }) => calls.observe({ method, route, status }, seconds),
    acted: (action, by) => counters[action]?.(typeof by === 'string' ? by : 'unknown'),
    paymentEvent: (outcome) => events.inc({ outcome }),
    scrape: async (request, token) => {
      const headers = { 'cache-control': 'no-store', 'x-content-type-options': 'nosniff' };
      if (!isSame(bearerOf(request), token))
        return new Response('Unauthorized\n', { status: 401, headers: { ...headers, 'www-authenticate': 'Bearer' } });
      return new Response(await registry.metrics(), { headers: { ...headers, 'content-type': registry.contentType } });
    },
  };
};

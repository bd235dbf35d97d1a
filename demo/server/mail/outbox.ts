import type { Sealer } from '../keys/sealer.ts';
import type { Clock, Log, Mail, Mailer } from '../ports.ts';
import type { OutboxRecord } from '../store/records.ts';
import type { Store } from '../store/store.ts';

/** How many leave at a time. */
const BATCH = 10;
/** How long a worker has for what it took, before another may take it. */
const LEASE_MS = 60_000;
/** After how many refusals a mail is given up; the pauses before them make half a day. */
const ATTEMPTS = 12;
const FIRST_PAUSE_MS = 10_000;
const POLL_MS = 5_000;

interface Setting {
  store: Store;
  sealer: Sealer;
  clock: Clock;
  log: Log;
  mailer: Mailer;
}

/** Sends what waits in the outbox. Each mail leaves at least once, under one id however often. */
export interface Outbox {
  /** Sends everything that is due; resolves when it is gone or put off. */
  sendDue(): Promise<void>;
  /** Looks by itself, for what other nodes left behind and what was put off. */
  start(): void;
  /** Finishes what it has begun. */
  stop(): Promise<void>;
}

const later = (clock: Clock, ms: number) => new Date(clock.now().getTime() + ms).toISOString();

/** Opens the outbox of a store. */
export const openOutbox = ({ store, sealer, clock, log, mailer }: Setting): Outbox => {
  const kept = store.reaching({ across: 'outbox' });
  let timer: ReturnType<typeof setInterval> | undefined;
  let stopped = false;
  let sending: Promise<void> | undefined;
  let again = false;

  const due = () =>
    ({ where: { dueAt: { before: later(clock, 1) } }, order: [['dueAt', 'asc']], limit: BATCH }) as const;

  /** Puts off what is due by a lease, and answers what was not taken by another worker meanwhile. */
  const take = async (): Promise<OutboxRecord[]> => {
    if ((await kept.outbox.find({ ...due(), limit: 1 })).length === 0) return [];
    return kept.transaction(async (rows) => {
      const found = await rows.outbox.find(due());
      const taken = found.map(({ id, dueAt, attempts }) =>
        rows.outbox.update({ id, dueAt }, { dueAt: later(clock, LEASE_MS), attempts: attempts + 1 }),
      );
      return (await Promise.all(taken)).flat();
    });
  };

  /** Hands one mail on; answers what to change about its row, or nothing where the row has served. */
  const send = async ({ id, kind, attempts, payload }: OutboxRecord): Promise<Partial<OutboxRecord> | undefined> => {
    try {
      const mail: Mail = JSON.parse(await sealer.open(String(payload['sealed'])));
      await mailer.send(mail);
      return undefined;
    } catch (cause) {
      const error = cause instanceof Error ? cause.message : 'unknown';
      if (attempts >= ATTEMPTS) {
        log.error({ outbox: id, kind, attempts, error }, 'A mail was given up');
        return undefined;
      }
      log.warn({ outbox: id, kind, attempts, error }, 'A mail could not be sent yet');
      return { dueAt: later(clock, FIRST_PAUSE_MS * 2 ** (attempts - 1)), lastError: error.slice(0, 500) };
    }
  };

  /** Takes a batch, sends it and keeps what came of it. Answers how many there were. */
  const sendBatch = async (): Promise<number> => {
    const taken = await take();
    if (taken.length === 0) return 0;
    const outcomes = await Promise.all(taken.map(async (row) => [row.id, await send(row)] as const));
    const served = outcomes.flatMap(([id, changes]) => (changes ? [] : [id]));
    await kept.transaction(async (rows) => {
      await rows.outbox.remove({ id: { in: served } });
      for (const [id, changes] of outcomes) if (changes) await rows.outbox.update({ id }, changes);
    });
    return taken.length;
  };

  const sendAll = async (): Promise<void> => {
    try {
      while (again) {
        again = false;
        const sent = await sendBatch();
        again ||= sent === BATCH;
      }
    } catch (cause) {
      log.error(
        { error: cause instanceof Error ? cause.message : 'unknown' },
        'The outbox could not be worked through',
      );
    } finally {
      sending = undefined;
    }
  };

  const sendDue = async (): Promise<void> => {
    if (!stopped) {
      again = true;
      sending ??= sendAll();
    }
    await sending;
  };

  return {
    sendDue,
    start: () => {
      timer = setInterval(() => void sendDue(), POLL_MS);
      void sendDue();
    },
    stop: async () => {
      clearInterval(timer);
      stopped = true;
      await sending;
    },
  };
};

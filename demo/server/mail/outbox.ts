import { CODE_MINUTES } from '../../../core/contract/limits.ts';
import type { Sealer } from '../keys/sealer.ts';
import { type Clock, type Log, type Mail, type Mailer, type ShortMessage, type Sms, SmsRefused } from '../ports.ts';
import type { OutboxRecord } from '../store/records.ts';
import type { Store, Writer } from '../store/store.ts';

/** Batch size: messages in flight at a time. */
const BATCH = 10;
/** Lease of a worker on a message, in milliseconds; then another can take it. */
const LEASE_MS = 60_000;
/** Maximum of attempts at sending a mail, over half a day with exponential backoff. */
const ATTEMPTS = 12;
const FIRST_PAUSE_MS = 10_000;
const LONGEST_PAUSE_MS = FIRST_PAUSE_MS * 2 ** (ATTEMPTS - 2);
const POLL_MS = 5_000;
/** Timeout of sending one message, in milliseconds, well within the lease: a slower mail server counts as failed. Ours. */
const SEND_MS = 45_000;
/** Expiry of a text message, in milliseconds: that of its code. */
const SMS_MS = CODE_MINUTES * 60_000;
/** Timeout of a stop for messages in flight, in milliseconds; the next start takes over the rest. Ours. */
const STOP_MS = 5_000;

interface Setting {
  store: Store;
  sealer: Sealer;
  clock: Clock;
  log: Log;
  mailer: Mailer;
  /** Absent where no messages are sent to phones. */
  sms?: Sms | undefined;
}

/**
 * Worker of the transactional outbox. Delivery is at least once, with a stable `Message-ID`: twice only where the process,
 * or its database, ends between the mail server's answer and the row's removal.
 */
export interface Outbox {
  /** Sends all due messages; resolves once each is sent or rescheduled. */
  sendDue(): Promise<void>;
  /** Starts polling for rescheduled messages and for those that other nodes left. */
  start(): void;
  /** Stops: waits for messages in flight, with a timeout; the next start sends the rest. */
  stop(): Promise<void>;
}

/** Awaits the work with a timeout; `false` where the time ran out. */
const doneWithin = async (ms: number, work: Promise<unknown>): Promise<boolean> => {
  let timer: ReturnType<typeof setTimeout> | undefined;
  const late = new Promise<boolean>((resolve) => (timer = setTimeout(() => resolve(false), ms)));
  return Promise.race([work.then(() => true), late]).finally(() => clearTimeout(timer));
};

const later = (clock: Clock, ms: number) => new Date(clock.now().getTime() + ms).toISOString();

/** Opens the outbox of a store. */
export const openOutbox = ({ store, sealer, clock, log, mailer, sms }: Setting): Outbox => {
  const kept = store.scoped({ across: 'outbox' });
  /** Write transaction: `read committed`, for each is a compare-and-set or about one row, and conflicts with no other. */
  const write = <Value>(work: (rows: Writer) => Promise<Value>) => kept.transaction(work, 'read committed');
  let timer: ReturnType<typeof setInterval> | undefined;
  let stopped = false;
  let looking: Promise<void> | undefined;
  let again = false;
  /** Messages in flight; they are sent concurrently, up to the batch size. */
  const inFlight = new Set<Promise<void>>();

  // by id where due at the same time: workers that lock rows in the same order do not deadlock
  const order = [
    ['dueAt', 'asc'],
    ['id', 'asc'],
  ] as const;
  const due = (limit: number) => ({ where: { dueAt: { before: later(clock, 1) } }, order, limit }) as const;

  /** Makes messages due whose due time is further ahead than any backoff: the clock was set back since. Returns their number. */
  const resetStrays = async (): Promise<number> => {
    const fresh = { attempts: 0, dueAt: { after: later(clock, LEASE_MS) } };
    const strays = [fresh, { dueAt: { after: later(clock, LONGEST_PAUSE_MS + LEASE_MS) } }];
    const found = await Promise.all(strays.map((where) => kept.outbox.find({ where, limit: BATCH })));
    const ids = found.flat().map(({ id }) => id);
    if (ids.length > 0) await write((rows) => rows.outbox.update({ id: { in: ids } }, { dueAt: later(clock, 0) }));
    return ids.length;
  };

  /** Leases due messages by compare-and-set. Returns how many were found, and those that no other worker took first. */
  const lease = async (limit: number): Promise<{ found: number; leased: OutboxRecord[] }> => {
    if ((await kept.outbox.find(due(1))).length === 0) return { found: 0, leased: [] };
    return write(async (rows) => {
      const found = await rows.outbox.find(due(limit));
      const leased = found.map(({ id, dueAt, attempts }) =>
        rows.outbox.update({ id, dueAt }, { dueAt: later(clock, LEASE_MS), attempts: attempts + 1 }),
      );
      return { found: found.length, leased: (await Promise.all(leased)).flat() };
    });
  };

  /** Sends one message; resolves with the changes of its row for a retry, or undefined where the row can be deleted. */
  const send = async ({
    id,
    kind,
    attempts,
    payload,
    createdAt,
  }: OutboxRecord): Promise<Partial<OutboxRecord> | undefined> => {
    try {
      const message: Mail & ShortMessage = JSON.parse(await sealer.open(String(payload['sealed'])));
      if (message.to === '') return undefined; // without a recipient
      const sending = kind === 'mail' ? mailer.send(message) : sms?.send(message);
      if (sending && !(await doneWithin(SEND_MS, sending))) throw new Error('handing it on takes too long');
      return undefined;
    } catch (cause) {
      const error = cause instanceof Error ? cause.message : 'unknown';
      const late = kind === 'sms' && later(clock, 0) > later({ now: () => new Date(createdAt) }, SMS_MS);
      if (attempts >= ATTEMPTS || late || cause instanceof SmsRefused) {
        log.error({ outbox: id, kind, attempts, error }, 'A mail was given up');
        return undefined;
      }
      log.warn({ outbox: id, kind, attempts, error }, 'A mail could not be sent yet');
      return { dueAt: later(clock, FIRST_PAUSE_MS * 2 ** (attempts - 1)), lastError: error.slice(0, 500) };
    }
  };

  /** Sends one message and saves its result without waiting for the others of the batch. */
  const serve = async (row: OutboxRecord): Promise<void> => {
    const changes = await send(row);
    await write(async (rows) => {
      if (changes) await rows.outbox.update({ id: row.id }, changes);
      else await rows.outbox.remove({ id: row.id });
    });
  };

  const logFailure = (cause: unknown): void =>
    log.error({ error: cause instanceof Error ? cause.message : 'unknown' }, 'The outbox could not be worked through');

  const startSending = (row: OutboxRecord): void => {
    const delivery: Promise<void> = serve(row)
      .catch(logFailure)
      .finally(() => void inFlight.delete(delivery));
    inFlight.add(delivery);
  };

  /** Starts sending due messages, as far as there is room. Resolves with whether there can be more. */
  const sendSome = async (): Promise<boolean> => {
    if (inFlight.size >= BATCH) {
      await Promise.race(inFlight);
      if (stopped) return false;
    }
    const room = BATCH - inFlight.size;
    const { found, leased } = await lease(room);
    for (const row of leased) startSending(row);
    // another worker leased all of these, and can be slow with the next ones
    return found === 0 ? (await resetStrays()) > 0 : found === room;
  };

  const look = async (): Promise<void> => {
    try {
      while (again) {
        again = false;
        const more = await sendSome();
        again ||= more && !stopped;
      }
    } catch (cause) {
      logFailure(cause);
    } finally {
      looking = undefined;
    }
  };

  const settled = async (): Promise<void> => {
    await looking;
    await Promise.all(inFlight);
  };

  const sendDue = async (): Promise<void> => {
    if (!stopped) {
      again = true;
      looking ??= look();
    }
    await settled();
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
      if (!(await doneWithin(STOP_MS, settled()))) log.warn({}, 'Mails under way are left to the next start');
    },
  };
};

import type { Sealer } from '../keys/sealer.ts';
import type { Clock, Log, Mail, Mailer } from '../ports.ts';
import type { OutboxRecord } from '../store/records.ts';
import type { Store, Writer } from '../store/store.ts';

/** How many leave at a time. */
const BATCH = 10;
/** How long a worker has for what it took, before another may take it. */
const LEASE_MS = 60_000;
/** After how many refusals a mail is given up; the pauses before them make half a day. */
const ATTEMPTS = 12;
const FIRST_PAUSE_MS = 10_000;
const LONGEST_PAUSE_MS = FIRST_PAUSE_MS * 2 ** (ATTEMPTS - 2);
const POLL_MS = 5_000;
/** How long handing one mail on may take, well within the lease: who is slower is taken not to have it. Ours. */
const SEND_MS = 45_000;
/** How long an end waits for what is under way; another start takes over what is left. Ours. */
const STOP_MS = 5_000;

interface Setting {
  store: Store;
  sealer: Sealer;
  clock: Clock;
  log: Log;
  mailer: Mailer;
}

/**
 * Sends what waits in the outbox. Each mail leaves at least once, under one `Message-ID` however often: twice only where
 * the process, or its database, ends between the mail server's answer and the row's removal.
 */
export interface Outbox {
  /** Sends everything that is due; resolves when it is gone or put off. */
  sendDue(): Promise<void>;
  /** Looks by itself, for what other nodes left behind and what was put off. */
  start(): void;
  /** Finishes the mails it has begun, or leaves them to another start where that takes long. */
  stop(): Promise<void>;
}

/** Whether the work was done within that time. */
const doneWithin = async (ms: number, work: Promise<unknown>): Promise<boolean> => {
  let timer: ReturnType<typeof setTimeout> | undefined;
  const late = new Promise<boolean>((resolve) => (timer = setTimeout(() => resolve(false), ms)));
  return Promise.race([work.then(() => true), late]).finally(() => clearTimeout(timer));
};

const later = (clock: Clock, ms: number) => new Date(clock.now().getTime() + ms).toISOString();

/** Opens the outbox of a store. */
export const openOutbox = ({ store, sealer, clock, log, mailer }: Setting): Outbox => {
  const kept = store.reaching({ across: 'outbox' });
  /** What is done here compares and sets, or is about one row: mails never undo one another, nor the calls that hand them in. */
  const write = <Value>(work: (rows: Writer) => Promise<Value>) => kept.transaction(work, 'read committed');
  let timer: ReturnType<typeof setInterval> | undefined;
  let stopped = false;
  let sending: Promise<void> | undefined;
  let again = false;

  const due = () =>
    ({ where: { dueAt: { before: later(clock, 1) } }, order: [['dueAt', 'asc']], limit: BATCH }) as const;

  /** Makes due what nobody would put off for so long: the clock was put back since. Answers how many there were. */
  const bringBack = async (): Promise<number> => {
    const fresh = { attempts: 0, dueAt: { after: later(clock, LEASE_MS) } };
    const strays = [fresh, { dueAt: { after: later(clock, LONGEST_PAUSE_MS + LEASE_MS) } }];
    const found = await Promise.all(strays.map((where) => kept.outbox.find({ where, limit: BATCH })));
    const ids = found.flat().map(({ id }) => id);
    if (ids.length > 0) await write((rows) => rows.outbox.update({ id: { in: ids } }, { dueAt: later(clock, 0) }));
    return ids.length;
  };

  /** Puts off what is due by a lease, and answers what was not taken by another worker meanwhile. */
  const take = async (): Promise<OutboxRecord[]> => {
    if ((await kept.outbox.find({ ...due(), limit: 1 })).length === 0) return [];
    return write(async (rows) => {
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
      if (!(await doneWithin(SEND_MS, mailer.send(mail)))) throw new Error('the mail server takes too long');
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

  /** Sends one and keeps at once what came of it, so that it waits for no other. */
  const serve = async (row: OutboxRecord): Promise<void> => {
    const changes = await send(row);
    await write(async (rows) => {
      if (changes) await rows.outbox.update({ id: row.id }, changes);
      else await rows.outbox.remove({ id: row.id });
    });
  };

  /** Takes a batch and sends it. Answers whether there may be more. */
  const sendBatch = async (): Promise<boolean> => {
    const taken = await take();
    if (taken.length === 0) return (await bringBack()) > 0;
    const failed = (await Promise.allSettled(taken.map(serve))).find(({ status }) => status === 'rejected');
    if (failed?.status === 'rejected') throw failed.reason;
    return taken.length === BATCH;
  };

  const sendAll = async (): Promise<void> => {
    try {
      while (again) {
        again = false;
        const more = await sendBatch();
        again ||= more && !stopped;
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
      if (sending && !(await doneWithin(STOP_MS, sending))) log.warn({}, 'Mails under way are left to the next start');
    },
  };
};

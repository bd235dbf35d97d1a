import { afterEach, beforeEach, describe, expect, it, vi } from 'vitest';
import { placeholderUser } from '../../../demo/server/sign-in/user-scope.ts';
import { createSealer } from '../../../demo/server/keys/sealer.ts';
import { openMailService } from '../../../demo/server/mail/mail-service.ts';
import type { Mail } from '../../../demo/server/ports.ts';
import type { ScopedRows, Store } from '../../../demo/server/store/store.ts';
import { DEFAULT_CONFIG } from '../../../demo/server/vendor/config.ts';
import { movingClock } from '../../kit/moving-clock.ts';
import { aPerson } from '../../kit/rows.ts';
import { silentLog } from '../../kit/silent-log.ts';
import { openTestStore, type TestStore } from '../../kit/test-store.ts';

const SECOND = 1000;
const ada = aPerson({ email: 'ada@acme.test' });

const keeping = () => {
  const sent: Mail[] = [];
  return { sent, send: async (mail: Mail) => void sent.push(mail) };
};

describe('the outbox', () => {
  let test: TestStore;
  beforeEach(async () => {
    test = await openTestStore();
  });
  afterEach(() => test.close());

  const open = (send: (mail: Mail) => Promise<void>, clock = movingClock(), store = test.store) => {
    const sealer = createSealer(['a secret key that only this test has']);
    const setting = {
      store,
      sealer,
      clock,
      log: silentLog,
      config: DEFAULT_CONFIG,
    };
    return openMailService({ ...setting, mailer: { send }, publicUrl: 'https://acme.test' });
  };

  it('sends a mail after its transaction has committed, and deletes the row', async () => {
    const { sent, send } = keeping();
    const post = open(send);
    const mailing = await test.rows.transaction(async (rows) => {
      const written = post.within(rows);
      await written.activation(ada, 'secret-token');
      expect(sent).toEqual([]);
      return written;
    });
    post.collect(mailing);
    await post.stop();
    expect(sent.map(({ to }) => to)).toEqual(['ada@acme.test']);
    expect(await test.rows.outbox.count()).toBe(0);
  });

  it('sends a mail after its transaction has committed, right after another call’s', async () => {
    const { sent, send } = keeping();
    const post = open(send);
    const mailing = await test.rows.transaction(async (rows) => {
      const [written, another] = [post.within(rows), post.within(rows)];
      await written.passwordChanged(ada);
      post.collect(another);
      return written;
    });
    post.collect(mailing);
    await post.stop();
    expect(sent.map(({ to }) => to)).toEqual(['ada@acme.test']);
  });

  it('sends nothing of a transaction that was rolled back', async () => {
    const { sent, send } = keeping();
    const post = open(send);
    const undone = test.rows.transaction(async (rows) => {
      await post.within(rows).activation(ada, 'secret-token');
      throw new Error('undone');
    });
    await expect(undone).rejects.toThrow('undone');
    await post.sendDue();
    expect(sent).toEqual([]);
  });

  it('drops a mail without a recipient', async () => {
    const { sent, send } = keeping();
    const post = open(send);
    await test.rows.transaction((rows) =>
      post.within(rows).passwordReset(placeholderUser({ language: 'de' }), 'secret-token'),
    );
    expect(await test.rows.outbox.count()).toBe(1);
    await post.sendDue();
    expect([sent, await test.rows.outbox.count()]).toEqual([[], 0]);
  });

  it('seals links and addresses while a mail waits', async () => {
    const post = open(keeping().send);
    await test.rows.transaction((rows) => post.within(rows).passwordReset(ada, 'secret-token'));
    const [row] = await test.rows.outbox.find();
    expect(JSON.stringify(row)).not.toMatch(/secret-token|acme\.test|password/i);
  });

  it('retries with the same message id until the server accepts it', async () => {
    const clock = movingClock();
    const ids: string[] = [];
    const post = open(async ({ messageId }) => {
      ids.push(messageId);
      if (ids.length < 3) throw new Error('the mail server is away');
    }, clock);
    await test.rows.transaction((rows) => post.within(rows).passwordChanged(ada));
    await post.sendDue();
    await post.sendDue();
    expect(ids).toHaveLength(1);
    expect((await test.rows.outbox.find())[0]).toMatchObject({ attempts: 1, lastError: 'the mail server is away' });

    clock.pass(10 * SECOND);
    await post.sendDue();
    clock.pass(10 * SECOND);
    await post.sendDue();
    expect(ids).toHaveLength(2);
    clock.pass(10 * SECOND);
    await post.sendDue();
    expect(ids).toHaveLength(3);
    expect(new Set(ids).size).toBe(1);
    expect(await test.rows.outbox.count()).toBe(0);
  });

  it('gives up after the last attempt', async () => {
    const clock = movingClock();
    let attempts = 0;
    const post = open(async () => {
      attempts += 1;
      throw new Error('no');
    }, clock);
    await test.rows.transaction((rows) => post.within(rows).passwordChanged(ada));
    for (let round = 0; round < 20; round += 1) {
      await post.sendDue();
      clock.pass(24 * 3600 * SECOND);
    }
    expect(attempts).toBe(12);
    expect(await test.rows.outbox.count()).toBe(0);
  });

  it('is worked through by several workers, each mail sent once', async () => {
    const { sent, send } = keeping();
    const offices = [open(send), open(send), open(send)];
    await test.rows.transaction(async (rows) => {
      for (let mail = 0; mail < 25; mail += 1) await offices[0]?.within(rows).signUpAttempt(ada);
    });
    await Promise.all(offices.map((office) => office.sendDue()));
    expect(sent).toHaveLength(25);
    expect(new Set(sent.map(({ messageId }) => messageId)).size).toBe(25);
    expect(await test.rows.outbox.count()).toBe(0);
  });

  it('sends the mails of a worker that crashed', async () => {
    const clock = movingClock();
    const dead = open(() => new Promise(() => undefined), clock);
    await test.rows.transaction((rows) => dead.within(rows).passwordChanged(ada));
    void dead.sendDue();
    await expect.poll(async () => (await test.rows.outbox.find())[0]?.attempts).toBe(1);

    const { sent, send } = keeping();
    const alive = open(send, clock);
    await alive.sendDue();
    expect(sent).toHaveLength(0);
    clock.pass(60 * SECOND);
    await alive.sendDue();
    expect(sent).toHaveLength(1);
  });

  it('sends every waiting mail in one run once the mail server is back', async () => {
    const clock = movingClock();
    const { sent, send } = keeping();
    let away = true;
    const post = open(async (mail) => {
      if (away) throw new Error('ECONNREFUSED');
      return send(mail);
    }, clock);
    for (let turn = 0; turn < 6; turn += 1)
      await test.rows.transaction(async (rows) => {
        for (let mail = 0; mail < 10; mail += 1) await post.within(rows).signUpAttempt(ada);
      });
    for (let hour = 0; hour < 3; hour += 1) {
      await post.sendDue();
      clock.pass(3600 * SECOND);
    }
    expect(await test.rows.outbox.count()).toBe(60);
    away = false;
    await post.sendDue();
    expect(new Set(sent.map(({ messageId }) => messageId)).size).toBe(60);
    expect([sent.length, await test.rows.outbox.count()]).toEqual([60, 0]);
  });

  it('records a sent mail at once, even if another of its batch is slow', async () => {
    const held = new AbortController();
    const post = open(({ to }) =>
      to === 'slow@acme.test'
        ? new Promise((resolve) => held.signal.addEventListener('abort', () => resolve()))
        : Promise.resolve(),
    );
    await test.rows.transaction(async (rows) => {
      await post.within(rows).passwordChanged({ ...ada, email: 'slow@acme.test' });
      await post.within(rows).passwordChanged(ada);
    });
    const sending = post.sendDue();
    await expect.poll(() => test.rows.outbox.count()).toBe(1);
    held.abort();
    await sending;
    expect(await test.rows.outbox.count()).toBe(0);
  });

  it('sends later mails even if an earlier one is slow', async () => {
    const held = new AbortController();
    const { sent, send } = keeping();
    const post = open((mail) =>
      mail.to === 'slow@acme.test'
        ? new Promise((resolve) => held.signal.addEventListener('abort', () => resolve()))
        : send(mail),
    );
    await test.rows.transaction((rows) => post.within(rows).passwordChanged({ ...ada, email: 'slow@acme.test' }));
    void post.sendDue();
    await expect.poll(async () => (await test.rows.outbox.find())[0]?.attempts).toBe(1);
    await test.rows.transaction((rows) => post.within(rows).passwordChanged(ada));
    const sending = post.sendDue();
    await expect.poll(() => sent.map(({ to }) => to)).toEqual(['ada@acme.test']);
    held.abort();
    await sending;
    expect(await test.rows.outbox.count()).toBe(0);
  });

  it('sends mails queued while the clock was hours ahead', async () => {
    const clock = movingClock();
    const { sent, send } = keeping();
    const post = open(send, clock);
    clock.pass(5 * 3600 * SECOND);
    await test.rows.transaction((rows) => post.within(rows).passwordChanged(ada));
    clock.pass(-5 * 3600 * SECOND);
    await post.sendDue();
    expect(sent).toHaveLength(1);
    expect(await test.rows.outbox.count()).toBe(0);
  });

  it('stops even if a mail server hangs, and leaves that mail to the next start', async () => {
    vi.useFakeTimers({ toFake: ['setTimeout', 'clearTimeout'] });
    try {
      const post = open(() => new Promise(() => undefined));
      await test.rows.transaction((rows) => post.within(rows).passwordChanged(ada));
      void post.sendDue();
      await expect.poll(async () => (await test.rows.outbox.find())[0]?.attempts).toBe(1);
      const stopped = post.stop();
      await vi.advanceTimersByTimeAsync(5 * SECOND);
      await stopped;
      expect(await test.rows.outbox.count()).toBe(1);
    } finally {
      vi.useRealTimers();
    }
  });

  it('continues after mails that another worker has just leased', async () => {
    const { sent, send } = keeping();
    const clock = movingClock();
    const FOUND = 10;
    let lost = 0;
    // what is found has another lease by the time it is taken
    const outrun: Store = {
      ...test.store,
      scoped: (reach) => {
        const rows = test.store.scoped(reach);
        const transaction: ScopedRows['transaction'] = (work, isolation) =>
          rows.transaction(
            (inside) =>
              work({
                ...inside,
                outbox: {
                  ...inside.outbox,
                  update: async (where, changes) => {
                    if (lost === FOUND) return inside.outbox.update(where, changes);
                    lost += 1;
                    await inside.outbox.update(where, changes);
                    return [];
                  },
                },
              }),
            isolation,
          );
        return { ...rows, transaction };
      },
    };
    const post = open(send, clock, outrun);
    await test.rows.transaction(async (rows) => {
      for (let mail = 0; mail < FOUND + 5; mail += 1) await post.within(rows).signUpAttempt(ada);
    });
    await post.sendDue();
    expect([lost, sent.length, await test.rows.outbox.count()]).toEqual([FOUND, 5, FOUND]);
  });

  it('starts no more mails after stop, even when it waited for a slot', async () => {
    const held = new AbortController();
    let begun = 0;
    const post = open(() => {
      begun += 1;
      return new Promise((resolve) => held.signal.addEventListener('abort', () => resolve()));
    });
    await test.rows.transaction(async (rows) => {
      for (let mail = 0; mail < 15; mail += 1) await post.within(rows).signUpAttempt(ada);
    });
    void post.sendDue();
    await expect.poll(() => begun).toBe(10);
    const stopped = post.stop();
    held.abort();
    await stopped;
    expect([begun, await test.rows.outbox.count({ attempts: 0 }), await test.rows.outbox.count()]).toEqual([10, 5, 5]);
  });
});

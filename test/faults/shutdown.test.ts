import { Agent } from 'node:http';
import { Client } from 'pg';
import { afterAll, beforeAll, describe, expect, it } from 'vitest';
import { dataFolder } from '../kit/built-server.ts';
import { type MailSink, openMailSink } from '../kit/faults/mail-sink.ts';
import { startNode } from '../kit/faults/node.ts';
import { visit } from '../kit/faults/visitor.ts';
import { newDatabase, testServer } from '../kit/test-store.ts';

const CONFIG = {
  allowNotVerifiedUsersLogin: true,
  limits: { mail: { perAddress: { times: 1000, seconds: 60 } } },
};

describe('a server that is stopped under load', () => {
  const { folder, remove } = dataFolder();
  let database: Awaited<ReturnType<typeof newDatabase>>;
  let sink: MailSink;
  beforeAll(async () => {
    database = await newDatabase(testServer() ?? '');
    sink = await openMailSink();
  });
  afterAll(async () => {
    await sink.close();
    await database.drop();
    remove();
  });

  it('finishes running calls and mails, accepts no more calls, and exits with 0', async () => {
    const server = await startNode({ databaseUrl: database.url, smtpUrl: sink.url, folder, config: CONFIG });
    await server.ready();
    sink.thinkMs = 200;
    const agent = new Agent({ keepAlive: true, maxSockets: 16 });
    const ending = new AbortController();
    const answered: number[] = [];
    const unanswered: ('before' | 'after')[] = [];
    let signedUp = 0;
    const person = async (at: number) => {
      const visitor = visit(() => server.url, agent);
      for (let times = 0; ; times += 1) {
        const before = !ending.signal.aborted;
        const { status } = times % 3 === 0 ? await visitor.signUp(`s${at}-${times}@stop.test`) : await visitor.me();
        if (status === 0) {
          unanswered.push(before ? 'before' : 'after');
          return;
        }
        if (status === 200 && times % 3 === 0) signedUp += 1;
        answered.push(status);
      }
    };
    const people = Promise.all(Array.from({ length: 12 }, (_, at) => person(at)));
    await expect.poll(() => signedUp, { timeout: 60_000 }).toBeGreaterThan(12);
    server.child.kill('SIGTERM');
    ending.abort();
    await people;
    expect(await server.ended).toBe(0);
    agent.destroy();

    expect([...new Set(answered)]).toEqual([200]);
    // what was on its way when the end began was answered
    expect(unanswered.filter((when) => when === 'before')).toEqual([]);
    await expect(fetch(`${server.url}/healthz`)).rejects.toThrow();

    const client = new Client({ connectionString: database.url });
    await client.connect();
    await client.query("set fe.across = 'outbox'");
    const { rows } = await client.query<{ id: string; attempts: number }>('select id, attempts from outbox');
    await client.end();
    // a mail has left, or waits untouched: none is half sent
    expect(rows.filter(({ id, attempts }) => attempts > 0 || sink.taken.has(id))).toEqual([]);
    expect(sink.taken.size + rows.length).toBe(signedUp);
    expect([...sink.taken.values()].filter((times) => times !== 1)).toEqual([]);
  });
});

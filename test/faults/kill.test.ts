import { setTimeout as pause } from 'node:timers/promises';
import { afterAll, beforeAll, describe, expect, it } from 'vitest';
import { runs } from '../../demo/server/dev/database/running.ts';
import { type Demo, startDemo } from '../kit/faults/demo.ts';
import { faultsIn, openLedger } from '../kit/faults/ledger.ts';
import { openLoad } from '../kit/faults/load.ts';
import { type MailSink, openMailSink } from '../kit/faults/mail-sink.ts';
import { seeded } from '../kit/faults/seeded.ts';

/** One of each kind in `npm test`, many in `npm test faults`; the seed says which. */
const ROUNDS = Number(process.env['FE_FAULT_ROUNDS'] ?? 3);
const SEED = Number(process.env['FE_FAULT_SEED'] ?? Math.floor(Math.random() * 2 ** 32));
/** How much is done before something is killed, and how much later that is, at most. */
const MOST_CALLS = 60;
const MOST_MS = 100;

describe(`a server whose processes are killed at random moments (seed ${SEED})`, () => {
  let demo: Demo;
  let sink: MailSink;
  beforeAll(async () => {
    sink = await openMailSink();
    demo = await startDemo(sink.url);
    await demo.ready();
  });
  afterAll(async () => {
    await demo.stop();
    await sink.close();
  });

  it(
    `is back by itself after each of ${ROUNDS} times, with all it had acknowledged and nothing half done`,
    async () => {
      const random = seeded(SEED);
      const ledger = openLedger();
      const load = openLoad(demo.url, ledger, random);
      const victims: string[] = [];
      for (let round = 0; round < ROUNDS; round += 1) {
        load.start();
        await load.did(1 + Math.floor(random() * MOST_CALLS));
        await pause(random() * MOST_MS);
        // the first rounds kill one of each kind, so that few rounds have all of them
        const kind = round < 3 ? round : Math.floor(random() * 3);
        const pids = [demo.server(), demo.postmaster()];
        const killed = kind === 0 ? pids.slice(0, 1) : kind === 1 ? pids.slice(1) : pids;
        for (const pid of killed) process.kill(pid, 'SIGKILL');
        victims.push(['server', 'database', 'both'][kind] ?? '');
        await pause(random() * 300);
        await load.stop();
        await demo.ready();
        const database = await demo.database();
        const faults = await faultsIn(database, ledger, sink);
        await database.end();
        expect(faults, `round ${round + 1}, seed ${SEED}: ${demo.output().slice(-2000)}`).toEqual([]);
      }
      load.close();
      const twice = [...sink.taken.values()].filter((times) => times > 1).length;
      const { people, sessions, ended, resets } = ledger;
      process.stdout.write(
        `${ROUNDS} rounds, seed ${SEED}, killed: ${victims.join(', ')}. Acknowledged and found: ${people.length} people, ` +
          `${sessions.size} sessions, ${ended.size} ends of sessions, ${resets.length} links for a password. ` +
          `Answers by status: ${JSON.stringify(Object.fromEntries(load.statuses))}. ` +
          `Mails: ${sink.taken.size}, of them sent twice: ${twice}.\n`,
      );
      // whatever was answered was an answer: done, refused because it could not be done now, or nothing at all
      const others = [...load.statuses.keys()].filter((status) => ![200, 401, 503, 0].includes(status));
      expect(others).toEqual([]);
    },
    ROUNDS * 30_000,
  );

  it('leaves nothing running when its parent process is killed', async () => {
    const pids = [demo.server(), demo.postmaster()];
    demo.abandon();
    await expect.poll(() => pids.filter(runs), { timeout: 30_000 }).toEqual([]);
  });
});

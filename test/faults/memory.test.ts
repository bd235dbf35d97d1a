import { once } from 'node:events';
import { Agent } from 'node:http';
import { afterAll, beforeAll, describe, expect, it } from 'vitest';
import { type BuiltServer, dataFolder } from '../kit/built-server.ts';
import { type MailSink, openMailSink } from '../kit/faults/mail-sink.ts';
import { startNode } from '../kit/faults/node.ts';
import { visit } from '../kit/faults/visitor.ts';
import { newDatabase, testServer } from '../kit/test-store.ts';

const roomy = { times: 1_000_000, seconds: 60 };
const limit = { perAddress: roomy, perAccount: roomy };
const CONFIG = { allowNotVerifiedUsersLogin: true, limits: { proof: limit, mail: limit, question: limit } };
const MEASURED = ['--expose-gc', 'test/kit/measured-server.mjs'];
const AT_ONCE = 16;
const MEGABYTE = 2 ** 20;

describe('the memory of a server', () => {
  const { folder, remove } = dataFolder();
  const agent = new Agent({ keepAlive: true, maxSockets: AT_ONCE });
  let database: Awaited<ReturnType<typeof newDatabase>>;
  let sink: MailSink;
  let server: BuiltServer;
  beforeAll(async () => {
    database = await newDatabase(testServer() ?? '');
    sink = await openMailSink();
    const where = { databaseUrl: database.url, smtpUrl: sink.url, folder };
    server = await startNode({ ...where, config: CONFIG, args: MEASURED });
    await server.ready();
  });
  afterAll(async () => {
    agent.destroy();
    await server.stop();
    await sink.close();
    await database.drop();
    remove();
  });

  const tell = async (told: object | 'heap'): Promise<unknown> => {
    server.child.send(told);
    const ended = server.ended.then(() => Promise.reject(new Error(server.output())));
    const [answer] = (await Promise.race([once(server.child, 'message'), ended])) as unknown[];
    return answer;
  };
  // what `measured-server.mjs` answers
  const heap = async () => ((await tell('heap')) as { heapBytes: number }).heapBytes;
  const ask = async (told: object) => (await tell(told)) as { statuses: Record<string, number>; people: object[] };

  it('is the same after 20,000 calls as it was after 5,000', async () => {
    const visitors = Array.from({ length: AT_ONCE }, () => visit(() => server.url, agent));
    const signedUp = await Promise.all(visitors.map((visitor, at) => visitor.signUp(`m${at}@memory.test`)));
    expect(new Set(signedUp.map(({ status }) => status))).toEqual(new Set([200]));
    const first = await ask({ calls: 5000, from: 0, people: visitors.map(({ token, cookie }) => ({ token, cookie })) });
    const before = await heap();
    const { statuses } = await ask({ calls: 15_000, from: 5000, people: first.people });
    const grown = ((await heap()) - before) / MEGABYTE;
    process.stdout.write(
      `The heap holds ${(before / MEGABYTE).toFixed(1)} MB, and ${grown.toFixed(2)} MB more after. ` +
        `Answers by status: ${JSON.stringify(statuses)}.\n`,
    );
    // each was what it was to be, so that none of what is measured was left out
    expect(Object.keys(statuses)).toEqual(['200', '400', '401', '404']);
    // a hundred bytes that each call leaves behind would be 1.4 MB
    expect(grown).toBeLessThan(1.4);
  });
});

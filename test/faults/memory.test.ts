import { once } from 'node:events';
import { Agent } from 'node:http';
import { afterAll, beforeAll, describe, expect, it } from 'vitest';
import { type BuiltServer, dataFolder } from '../kit/built-server.ts';
import { type MailSink, openMailSink } from '../kit/faults/mail-sink.ts';
import { startNode } from '../kit/faults/node.ts';
import { type Visitor, visit } from '../kit/faults/visitor.ts';
import { newDatabase, testServer } from '../kit/test-store.ts';

const roomy = { times: 1_000_000, seconds: 60 };
const limit = { perAddress: roomy, perAccount: roomy };
const CONFIG = { allowNotVerifiedUsersLogin: true, limits: { proof: limit, mail: limit, question: limit } };
const MEASURED = ['--expose-gc', '--import', './test/kit/heap-reporter.mjs', 'dist/server/main.js'];
const AT_ONCE = 16;
const MEGABYTE = 2 ** 20;

const me = (visitor: Visitor) => visitor.me();
const nowhere = (visitor: Visitor, at: number) => visitor.ask('GET', `/frontegg/nowhere/${at}`);

/** What is asked in turns; some of it is new every time, for a server must not remember that. */
const QUESTIONS: readonly ((visitor: Visitor, at: number) => Promise<unknown>)[] = [
  me,
  nowhere,
  (visitor) => visitor.ask('GET', '/frontegg/identity/resources/users/v3/me/tenants'),
  nowhere,
  me,
  (visitor, at) =>
    visitor.ask('POST', '/frontegg/identity/resources/auth/v2/user/sso/prelogin', { email: `n${at}@x${at}.test` }),
  nowhere,
  me,
  (visitor) => visitor.refresh(),
  nowhere,
];

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

  const heap = async (): Promise<number> => {
    server.child.send('heap');
    const [answer] = (await once(server.child, 'message')) as [{ heapBytes: number }];
    return answer.heapBytes;
  };

  it('is the same after 20,000 calls as it was after 5,000', async () => {
    const visitors = Array.from({ length: AT_ONCE }, () => visit(() => server.url, agent));
    for (const [at, visitor] of visitors.entries())
      expect((await visitor.signUp(`m${at}@memory.test`)).status).toBe(200);
    let asked = 0;
    const askUntil = (end: number) =>
      Promise.all(
        visitors.map(async (visitor) => {
          while (asked < end) {
            asked += 1;
            await QUESTIONS[asked % QUESTIONS.length]?.(visitor, asked);
          }
        }),
      );
    await askUntil(5000);
    const before = await heap();
    await askUntil(20_000);
    const grown = ((await heap()) - before) / MEGABYTE;
    process.stdout.write(
      `The heap holds ${(before / MEGABYTE).toFixed(1)} MB, and ${grown.toFixed(2)} MB more after.\n`,
    );
    // a hundred bytes that each call leaves behind would be 1.4 MB
    expect(grown).toBeLessThan(1.4);
  }, 400_000);
});

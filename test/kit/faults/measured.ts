import { once } from 'node:events';
import { Agent } from 'node:http';
import { type BuiltServer, dataFolder } from '../built-server.ts';
import { newDatabase, testServer } from '../test-store.ts';
import { openMailSink } from './mail-sink.ts';
import { startNode } from './node.ts';

const ARGUMENTS = ['--expose-gc', 'test/kit/measured-server.mjs'];

/** A built server that answers questions about itself, over a database and a mail server of its own. */
export interface Measured {
  server: BuiltServer;
  /** Connections to it, kept open. */
  agent: Agent;
  /** Sends it a message and gives its answer; see `measured-server.mjs`. */
  tell<Answer>(message: object | string): Promise<Answer>;
  close(): Promise<void>;
}

/** Opens a measured server under an operator's configuration, with so many connections at once. */
export const openMeasured = async (config: object, maxSockets: number): Promise<Measured> => {
  const { folder, remove } = dataFolder();
  const agent = new Agent({ keepAlive: true, maxSockets });
  const database = await newDatabase(testServer() ?? '');
  const sink = await openMailSink();
  const server = await startNode({
    databaseUrl: database.url,
    smtpUrl: sink.url,
    folder,
    config,
    args: ARGUMENTS,
  });
  await server.ready();
  return {
    server,
    agent,
    tell: async <Answer>(message: object | string) => {
      server.child.send(message);
      const ended = server.ended.then(() => Promise.reject(new Error(server.output())));
      const [answer] = (await Promise.race([once(server.child, 'message'), ended])) as [Answer];
      return answer;
    },
    close: async () => {
      agent.destroy();
      await server.stop();
      await sink.close();
      await database.drop();
      remove();
    },
  };
};

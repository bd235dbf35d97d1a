import { once } from 'node:events';
import { connect } from 'node:net';
import { describe, expect, it } from 'vitest';
import { listen } from '../../../demo/server/process/listen.ts';

const CALL = 'GET / HTTP/1.1\r\nhost: localhost\r\n\r\n';
const HELD_UP_MS = 400;

/** A server that answers at once, and a connection on which it has. */
const open = async () => {
  const server = await listen((_, answer) => answer.end('here you are'), 0, '127.0.0.1');
  const socket = connect(server.port, '127.0.0.1').setEncoding('utf8');
  const ask = () => socket.write(CALL);
  const answer = async () => (await Promise.race([once(socket, 'data'), once(socket, 'close')]))[0] as unknown;
  ask();
  return { server, socket, ask, answer, first: await answer() };
};

describe('what listens', () => {
  it('keeps a connection for longer than proxies do', async () => {
    const { server, socket, first } = await open();
    expect(first).toMatch(/keep-alive: timeout=65/i);
    socket.destroy();
    await server.close();
  });

  it('answers what came before it cut its connections, though it was held up meanwhile', async () => {
    const { server, ask, answer } = await open();
    const closed = server.close();
    ask();
    const until = performance.now() + HELD_UP_MS;
    while (performance.now() < until);
    expect(await answer()).toContain('here you are');
    await closed;
  });
});

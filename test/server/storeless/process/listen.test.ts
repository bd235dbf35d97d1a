import { once } from 'node:events';
import { connect, type Socket } from 'node:net';
import { setInterval as every } from 'node:timers/promises';
import { afterEach, describe, expect, it } from 'vitest';
import { HEAD_BYTES } from '../../../../demo/server/http/read-header.ts';
import {
  CONNECTION_LIMITS,
  type ConnectionLimits,
  listen,
  type Listening,
} from '../../../../demo/server/process/listen.ts';

const CALL = 'GET / HTTP/1.1\r\nhost: localhost\r\n\r\n';
const HELD_UP_MS = 400;
const ROOMY: ConnectionLimits = { ...CONNECTION_LIMITS, connections: 100 };
/** More than the buffers of a connection take. */
const LARGE = 'x'.repeat(32 * 2 ** 20);

/** How many requests have come, with headers or whole. */
let asked = 0;
const servers: Listening[] = [];
const sockets: Socket[] = [];
afterEach(async () => {
  for (const socket of sockets.splice(0)) socket.destroy();
  await Promise.all(servers.splice(0).map((server) => server.close()));
});

const start = async (limits: Partial<ConnectionLimits> = {}, onDrop?: () => void): Promise<Listening> => {
  const server = await listen(
    (request, answer) => {
      asked += 1;
      request.on('error', () => undefined).resume();
      request.on('end', () => answer.end(request.url === '/large' ? LARGE : 'here you are'));
    },
    { port: 0, host: '127.0.0.1', limits: { ...ROOMY, ...limits }, ...(onDrop && { onDrop }) },
  );
  servers.push(server);
  return server;
};
const dial = ({ port }: Listening): Socket => {
  const socket = connect(port, '127.0.0.1').setEncoding('utf8');
  socket.on('error', () => undefined); // it may be cut
  sockets.push(socket);
  return socket;
};

/** A server that answers at once, and a connection on which it has. */
const open = async () => {
  const server = await start();
  const socket = dial(server);
  const ask = (header = '') => socket.write(CALL.replace(/\r\n$/, `${header}\r\n`));
  const answer = async () => (await Promise.race([once(socket, 'data'), once(socket, 'close')]))[0] as unknown;
  ask();
  return { server, socket, ask, answer, first: await answer() };
};

describe('the listener', () => {
  it('accepts the token of a person in hundreds of companies, and limits the size of headers', async () => {
    const { ask, answer } = await open();
    const status = async (characters: number) => {
      ask(`authorization: Bearer ${'a'.repeat(characters)}\r\n`);
      return String(await answer()).slice(0, 'HTTP/1.1 200'.length);
    };
    // as long as a token that names 400 companies
    expect(await status(24_000)).toBe('HTTP/1.1 200');
    expect(await status(2 * HEAD_BYTES)).toBe('HTTP/1.1 431');
  });

  it('refuses oversized headers, and drains the request before closing the connection', async () => {
    const socket = dial(await start());
    const failures: Error[] = [];
    socket.on('error', (error) => failures.push(error));
    socket.write(`GET /${'x'.repeat(2 * HEAD_BYTES)}`);
    const [answer] = (await once(socket, 'data')) as [string];
    expect(answer).toBe('HTTP/1.1 431 Request Header Fields Too Large\r\nConnection: close\r\n\r\n');
    socket.write('x'.repeat(2 ** 20));
    socket.end(` HTTP/1.1\r\n\r\n${'y'.repeat(2 ** 20)}`);
    await once(socket, 'close');
    expect(failures).toEqual([]);
  });

  it('closes the connection of a client that keeps sending after a refusal', async () => {
    const { port } = await start();
    // does not hang up because the server does
    const socket = connect({ port, host: '127.0.0.1', allowHalfOpen: true }).resume();
    sockets.push(socket);
    socket.write(`GET /${'x'.repeat(2 * HEAD_BYTES)}`);
    await once(socket, 'end');
    const more = setInterval(() => socket.write('x'), 20);
    const [failure] = (await once(socket, 'error')) as [NodeJS.ErrnoException];
    clearInterval(more);
    expect(failure.code).toMatch(/ECONNRESET|EPIPE/);
  });

  it('serves a request that asks for another protocol than WebSockets as an ordinary one, with its body', async () => {
    const server = await listen(
      (request, answer) => {
        let body = '';
        request.setEncoding('utf8').on('data', (part) => (body += part));
        request.on('end', () => answer.end(`${request.method} ${request.url} ${request.headers.accept} ${body}`));
      },
      { port: 0, host: '127.0.0.1', limits: ROOMY, onUpgrade: () => false },
    );
    servers.push(server);
    const HEADERS =
      'Host: localhost\r\nAccept: */*\r\nConnection: Upgrade, HTTP2-Settings\r\nHTTP2-Settings: AAMAAABkAAQBAAAAAAUAAEAA\r\n';
    /** All that is answered to a request that comes in parts, until the connection ends. */
    const answerTo = async (...parts: string[]) => {
      const socket = dial(server);
      let received = '';
      socket.on('data', (part: string) => (received += part));
      await once(socket, 'connect');
      for (const part of parts) socket.write(part);
      await once(socket, 'close');
      return received;
    };
    const post = `POST /keys?a=b HTTP/1.1\r\n${HEADERS}Upgrade: h2c\r\nContent-Length: 6\r\n\r\n`;
    expect(await answerTo(`${post}one`, 'two')).toMatch(/^HTTP\/1\.1 200 OK\r\n[^]*POST \/keys\?a=b \*\/\* onetwo/);
    const get = `GET /keys HTTP/1.1\r\n${HEADERS}Upgrade: websocket\r\n\r\n`;
    expect(await answerTo(get)).toMatch(/^HTTP\/1\.1 404 Not Found/);
  });

  it('keeps a connection for longer than proxies do', async () => {
    const { first } = await open();
    expect(first).toMatch(/keep-alive: timeout=65/i);
  });

  it('answers a request that came before it closed its connections, even when the process was blocked', async () => {
    const { server, ask, answer } = await open();
    const closed = server.close();
    ask();
    const until = performance.now() + HELD_UP_MS;
    while (performance.now() < until);
    expect(await answer()).toContain('here you are');
    await closed;
  });
});

/** Head of the request that is sent, a byte at a time where it is a drip. */
const HEADERS = `POST / HTTP/1.1\r\nhost: localhost\r\ncontent-type: application/json\r\ncontent-length: 100\r\n`;
const drip = async (socket: Socket, byte: string) => {
  for await (const _ of every(2)) {
    if (socket.destroyed) return;
    socket.write(byte);
  }
};

/** Connections that are held open by doing little on them, and the one limit that is there to end each. */
const HOLDS: [what: string, limit: keyof ConnectionLimits, hold: (socket: Socket) => void][] = [
  ['on which nothing is ever sent', 'headersMs', () => undefined],
  ['on which headers begin and do not go on', 'headersMs', (socket) => socket.write('POST / HT')],
  [
    'on which headers come byte by byte',
    'headersMs',
    (socket) => (socket.write(`${HEADERS}x-a: `), void drip(socket, 'a')),
  ],
  ['on which headers never end', 'headersMs', (socket) => (socket.write(HEADERS), void drip(socket, 'x-a: a\r\n'))],
  ['on which a body does not begin', 'requestMs', (socket) => socket.write(`${HEADERS}\r\n`)],
  ['on which a body does not go on', 'requestMs', (socket) => socket.write(`${HEADERS}\r\n{"a":`)],
  [
    'on which a body comes byte by byte',
    'requestMs',
    (socket) => (socket.write(`${HEADERS.replace('100', '1000000')}\r\n`), void drip(socket, ' ')),
  ],
  [
    'on which a body comes in chunks without an end',
    'requestMs',
    (socket) => (
      socket.write(`${HEADERS.replace('content-length: 100', 'transfer-encoding: chunked')}\r\n`),
      void drip(socket, '1\r\na\r\n')
    ),
  ],
  [
    'on which an answer is not read',
    'stalledMs',
    (socket) => (socket.pause(), socket.write(CALL.replace('/', '/large'))),
  ],
  ['on which an answer is followed by nothing', 'idleMs', (socket) => socket.write(CALL)],
  ['on which an answer is followed by half a call', 'headersMs', (socket) => socket.write(CALL + CALL.slice(0, 20))],
];

/** Response on a connection on which a call is made, if any. */
const answered = async (socket: Socket) => {
  socket.write(CALL);
  return (await Promise.race([once(socket, 'data'), once(socket, 'close')]))[0];
};

describe('a connection', () => {
  for (const [what, limit, hold] of HOLDS)
    it(`${what} ends by ${limit}`, async () => {
      const before = asked;
      // headers are a part of the request, and may not take longer
      const short = limit === 'requestMs' ? { headersMs: 100, requestMs: 100 } : { [limit]: 100 };
      const server = await start({ ...short, checkMs: 20 });
      const socket = dial(server);
      const ended = new Promise((resolve) => socket.once('close', resolve));
      hold(socket);
      if (limit === 'stalledMs') await expect.poll(() => asked).toBe(before + 1);
      else {
        socket.resume();
        await ended;
      }
      await expect.poll(() => server.connections()).toBe(0);
    });

  it('beyond the maximum is closed and logged, and accepted once another has ended', async () => {
    let drops = 0;
    const server = await start({ connections: 2 }, () => (drops += 1));
    const first = dial(server);
    expect(await answered(first)).toContain('here you are');
    expect(await answered(dial(server))).toContain('here you are');
    expect(await answered(dial(server))).not.toEqual(expect.stringContaining('here you are'));
    expect(drops).toBe(1);
    first.destroy();
    await expect.poll(() => server.connections()).toBe(1);
    expect(await answered(dial(server))).toContain('here you are');
  });

  it('has these limits by default', () =>
    expect(CONNECTION_LIMITS).toEqual({
      headersMs: 10_000,
      requestMs: 20_000,
      stalledMs: 120_000,
      idleMs: 65_000,
      checkMs: 5_000,
    }));
});

import { createServer } from 'node:net';
import { text } from 'node:stream/consumers';
import { describe, expect, it } from 'vitest';
import { TurnSocket } from '../../../../demo/server/store/turn-socket.ts';

describe('a connection to the database', () => {
  it('sends everything written in one turn of the event loop as one chunk', async () => {
    const server = createServer();
    await new Promise<void>((listening) => server.listen(0, '127.0.0.1', listening));
    const address = server.address();
    if (address === null || typeof address === 'string') throw new Error('The server has no port');
    const received = new Promise<string>((resolve) => server.once('connection', (peer) => resolve(text(peer))));
    const socket = new TurnSocket();
    socket.connect(address.port, '127.0.0.1');
    await new Promise<void>((connected) => socket.once('connect', connected));

    socket.write('begin; ');
    socket.write('select; ');
    expect(socket.writableCorked).toBe(1);
    await new Promise<void>((sent) => socket.write('commit', () => sent()));
    expect(socket.writableCorked).toBe(0);

    socket.end();
    expect(await received).toBe('begin; select; commit');
    server.close();
  });
});

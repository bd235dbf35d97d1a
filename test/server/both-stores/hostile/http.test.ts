import { createServer, type Server } from 'node:http';
import { type AddressInfo, connect } from 'node:net';
import { text } from 'node:stream/consumers';
import { getRequestListener } from '@hono/node-server';
import { afterAll, beforeAll, describe, expect, it } from 'vitest';
import { BODY_BYTES } from '../../../../core/contract/limits.ts';
import { bounded } from '../../../../demo/server/limits/bounded.ts';
import { ROOMY_LIMITS, UNCAPPED_SESSIONS } from '../../../kit/roomy-limits.ts';
import { openTestServer, type TestServer } from '../../../kit/server.ts';

const LOGIN = '/frontegg/identity/resources/auth/v1/user';
const SESSION = '/frontegg/identity/resources/users/sessions/v1/me';
const bytes = (...codes: number[]) => Buffer.from(codes);
const login = (fields: string) => Buffer.from(`{"email":"ada@acme.test",${fields}}`);
const deep = (open: string, close: string, depth: number) => Buffer.from(open.repeat(depth) + close.repeat(depth));

/** Bodies that have broken servers before, and the status that each gets. */
const BODIES: [what: string, body: Buffer, status: number][] = [
  ['nothing', bytes(), 400],
  ['NUL alone', bytes(0), 400],
  ['a NUL in a text', login(String.raw`"password":"a\u0000b"`), 400],
  ['a NUL as it is', login('"password":"a\0b"'), 400],
  ['half a character', login(String.raw`"password":"\ud800"`), 400],
  ['half a character in a key', login(String.raw`"password":"x","\udc00":1`), 400],
  [
    'bytes that are no UTF-8',
    Buffer.concat([Buffer.from('{"email":"'), bytes(0xff, 0xfe, 0xc0, 0xaf), Buffer.from('"}')]),
    400,
  ],
  ['a half of UTF-16', Buffer.from('{"email":"ada@acme.test","password":"x"}', 'utf16le'), 400],
  ['lists nested deeply', deep('[', ']', 8000), 400],
  ['objects nested deeply', Buffer.from(`${'{"a":'.repeat(2500)}1${'}'.repeat(2500)}`), 400],
  ['many keys', Buffer.from(`{${Array.from({ length: 1500 }, (_, at) => `"k${at}":0`).join()}}`), 400],
  ['one key many times', Buffer.from(`{${'"email":"a@b.test",'.repeat(800)}"password":7}`), 400],
  ['a number without end', Buffer.from(`{"email":${'9'.repeat(16_000)}}`), 400],
  ['a prototype', login('"password":"x","__proto__":{"admin":true},"constructor":{"prototype":{"admin":true}}'), 401],
  ['a prototype instead of it', Buffer.from('{"__proto__":{"email":"ada@acme.test","password":"x"}}'), 400],
  ['a list', Buffer.from('[{"email":"ada@acme.test","password":"x"}]'), 400],
  ['half of it', Buffer.from('{"email":"ada@acme.test","pass'), 400],
  ['more than a call may carry', Buffer.from(`"${'x'.repeat(BODY_BYTES)}"`), 413],
  ['a password as long as a call may carry', login(`"password":"${'x'.repeat(BODY_BYTES - 100)}"`), 400],
];

/** Requests that do not keep to HTTP, or stretch it; a `0` is a connection closed without an answer. */
const REQUESTS: [what: string, head: string, statuses: number[]][] = [
  ['a path with NUL', `GET ${SESSION}/%00 HTTP/1.1`, [401, 404]],
  ['a path that is no UTF-8', `GET ${SESSION}/%E0%A4%A HTTP/1.1`, [400, 401, 404]],
  ['a path that climbs', 'GET /frontegg/../../etc/passwd HTTP/1.1', [404]],
  ['a path that climbs under cover', 'GET /cdn/..%2f..%2fserver%2fmain.js HTTP/1.1', [404]],
  ['a path that names another host', 'GET //evil.test/frontegg HTTP/1.1', [404]],
  ['a whole address of another host', `GET http://evil.test${SESSION} HTTP/1.1`, [400, 401]],
  ['a path without end', `GET /${'a'.repeat(20_000)} HTTP/1.1`, [431]],
  ['a method there is not', `BREW ${LOGIN} HTTP/1.1`, [400]],
  ['a method that no route answers', `TRACE ${LOGIN} HTTP/1.1`, [404]],
  ['a header without end', `GET ${SESSION} HTTP/1.1\r\ncookie: ${'a'.repeat(20_000)}`, [431]],
  ['a line break in a header', `GET ${SESSION} HTTP/1.1\r\nx-a: b\rset-cookie: c=d`, [400]],
  ['a host that is none', `GET ${SESSION} HTTP/1.1\r\nhost: @@@`, [400]],
  ['two lengths', `POST ${LOGIN} HTTP/1.1\r\ncontent-length: 2\r\ncontent-length: 3`, [400]],
  ['a length and pieces', `POST ${LOGIN} HTTP/1.1\r\ncontent-length: 2\r\ntransfer-encoding: chunked`, [400]],
  ['a length below nothing', `POST ${LOGIN} HTTP/1.1\r\ncontent-length: -1`, [400]],
  [
    'a length that is too much',
    `POST ${LOGIN} HTTP/1.1\r\ncontent-type: application/json\r\ncontent-length: 99999999`,
    [413],
  ],
];

describe('the server, over real HTTP,', () => {
  let server: TestServer;
  let http: Server;
  let port: number;
  let answering: TestServer['serve'];
  beforeAll(async () => {
    server = (await openTestServer()).configured({ limits: ROOMY_LIMITS, sessions: UNCAPPED_SESSIONS });
    answering = server.serve;
    http = createServer(getRequestListener((request) => answering(request, { ip: '127.0.0.1' })));
    await new Promise<void>((listening) => http.listen(0, '127.0.0.1', listening));
    ({ port } = http.address() as AddressInfo); // it listens on a port
  });
  afterAll(async () => {
    http.closeAllConnections();
    await new Promise((closed) => http.close(closed));
    await server.close();
  });

  const post = (body: Buffer) =>
    fetch(`http://127.0.0.1:${port}${LOGIN}`, {
      method: 'POST',
      headers: { 'content-type': 'application/json' },
      body: new Uint8Array(body),
    });

  for (const [what, body, status] of BODIES)
    it(`declines a body of ${what} with ${status} and the reason`, async () => {
      const answer = await post(body);
      const { errors } = (await answer.json()) as { errors: string[] };
      expect([answer.status, errors.length > 0]).toEqual([status, true]);
      expect(errors.join().length).toBeLessThan(2000);
      expect('admin' in {}).toBe(false);
    });

  it('stops reading at the maximum where the body has no length', async () => {
    let pieces = 0;
    const body = new ReadableStream<Uint8Array>({
      pull: (sending) => {
        if ((pieces += 1) > 64) sending.close();
        else sending.enqueue(new Uint8Array(BODY_BYTES / 16).fill(0x20));
      },
    });
    const init = { method: 'POST', headers: { 'content-type': 'application/json' }, body, duplex: 'half' };
    const { status } = await answering(new Request(`http://127.0.0.1:${port}${LOGIN}`, init), { ip: null });
    expect([status, pieces < 32]).toEqual([413, true]);
  });

  /** Sends bytes and reads until the end: the status, or 0 where there is no answer. */
  const send = async (head: string): Promise<number> => {
    const socket = connect(port, '127.0.0.1');
    socket.on('error', () => undefined); // a connection that is cut is an answer too
    const host = /\r\nhost:/.test(head) ? '' : '\r\nhost: localhost';
    socket.write(`${head}${host}\r\nconnection: close\r\n\r\n`);
    const answer = await text(socket).catch(() => '');
    return Number(/^HTTP\/1\.1 (\d+)/.exec(answer)?.[1] ?? 0);
  };

  for (const [what, head, statuses] of REQUESTS)
    it(`is not broken by ${what}`, async () => expect(statuses).toContain(await send(head)));

  it('answers 429 to further sign-ins while too many passwords are being hashed, and recovers', async () => {
    let [came, allCame, go] = [0, () => {}, () => {}];
    const all = new Promise<void>((resolve) => (allCame = resolve));
    const signal = new Promise<void>((resolve) => (go = resolve));
    const run = bounded(1, 2, 'Too many');
    const verify = () => {
      came += 1;
      if (came === 6) allCame();
      return run(() => signal.then(() => false));
    };
    answering = server.configured({}, { hasher: { ...server.ports.hasher, verify } }).serve;
    const attempts = Array.from({ length: 6 }, (_, at) =>
      post(Buffer.from(`{"email":"p${at}@x.test","password":"x"}`)),
    );
    const early = await Promise.race(attempts);
    expect([early.status, early.headers.get('retry-after')]).toEqual([429, '1']);
    await all;
    go();
    const statuses = await Promise.all(attempts.map(async (attempt) => (await attempt).status));
    expect(statuses.toSorted()).toEqual([401, 401, 401, 429, 429, 429]);
    answering = server.serve;
    expect((await post(login('"password":"x"'))).status).toBe(401);
  });
});

import { createServer, type IncomingMessage, type Server, type ServerResponse } from 'node:http';
import type { AddressInfo } from 'node:net';
import { afterAll, beforeAll, beforeEach, describe, expect, it } from 'vitest';
import { guardedFetch, type ResolveHost } from '../../../../demo/server/fetch/guarded-fetch.ts';
import { isPublic } from '../../../../demo/server/fetch/guarded-fetch.ts';

const LOCAL = [{ address: '127.0.0.1', family: 4 }];
const PUBLIC = [{ address: '198.41.0.4', family: 4 }];

const resolving =
  (names: Record<string, typeof LOCAL>): ResolveHost =>
  async (name) =>
    names[name] ?? [];

/** May reach this machine by one name, as an operator's own. */
const open = () =>
  guardedFetch({ privateHosts: ['own.test'], resolve: resolving({ 'own.test': LOCAL, 'other.test': LOCAL }) });

describe('a request to another server', () => {
  let server: Server;
  let port: number;
  let seen: IncomingMessage[] = [];
  let reached: (string | undefined)[] = [];
  let answer: (request: IncomingMessage, response: ServerResponse) => void;
  beforeAll(async () => {
    server = createServer((request, response) => {
      seen.push(request);
      reached.push(request.socket.localAddress);
      answer(request, response);
    });
    await new Promise<void>((listening) => server.listen(0, '127.0.0.1', listening));
    port = (server.address() as AddressInfo).port; // it listens on a port
  });
  afterAll(() => new Promise((closed) => server.close(closed)));
  beforeEach(() => {
    seen = [];
    reached = [];
    answer = (_, response) => response.end('hello');
  });

  const at = (path = '/', host = 'own.test') => `http://${host}:${port}${path}`;
  const redirect = (location: string, status = 302) => {
    answer = ({ url }, response) => {
      if (url === '/from') response.writeHead(status, { location }).end();
      else response.end('arrived');
    };
  };

  it('sends method, headers and body, and gets the answer', async () => {
    let body = '';
    answer = (request, response) => {
      request.on('data', (part: Buffer) => (body += part.toString()));
      request.on('end', () => response.writeHead(201, { 'x-own': ['a', 'b'] }).end('made'));
    };
    const asking = { method: 'POST', headers: { 'content-type': 'text/plain' }, body: 'naïve' };
    const result = await open()(at('/here?x=1'), asking);
    expect(result.ok && [result.value.status, await result.value.text(), result.value.headers.get('x-own')]).toEqual([
      201,
      'made',
      'a, b',
    ]);
    expect([seen[0]?.method, seen[0]?.url, seen[0]?.headers['content-type'], body]).toEqual([
      'POST',
      '/here?x=1',
      'text/plain',
      'naïve',
    ]);
  });

  const forbidden: [what: string, address: string][] = [
    ['this machine', 'http://127.0.0.1/'],
    ['this machine by a short number', 'http://127.1/'],
    ['this machine by one number', 'http://2130706433/'],
    ['this machine in octal', 'http://0177.0.0.1/'],
    ['this machine in hexadecimal', 'http://0x7f000001/'],
    ['this machine in IPv6', 'http://[::1]/'],
    ['no address in particular', 'http://0.0.0.0/'],
    ['a private network', 'http://10.1.2.3/'],
    ['another private network', 'http://192.168.0.1/'],
    ['a shared network', 'http://100.64.0.1/'],
    ['a cloud’s metadata', 'http://169.254.169.254/latest/meta-data/'],
    ['an IPv4 address mapped into IPv6', 'http://[::ffff:10.0.0.1]/'],
    ['one mapped and written in hexadecimal', 'http://[::ffff:7f00:1]/'],
    ['an IPv4 address behind NAT64', 'http://[64:ff9b::7f00:1]/'],
    ['an IPv4 address in 6to4', 'http://[2002:7f00:1::]/'],
    ['a link of one’s own', 'http://[fe80::1]/'],
    ['a unique local address', 'http://[fd00:ec2::254]/'],
    ['a name for this machine', 'http://private.test/'],
    ['a name for this machine with a dot', 'http://private.test./'],
    ['a name that is public and private', 'http://both.test/'],
    ['a file', 'file:///etc/passwd'],
    ['another protocol', 'gopher://public.test/'],
    ['credentials in the address', 'http://user:secret@public.test/'],
    ['a port of mail servers', 'http://public.test:25/'],
    ['a port of remote shells', 'https://public.test:22/'],
    ['what is no address', 'not an address'],
  ];
  for (const [what, address] of forbidden)
    it(`is refused to ${what}`, async () => {
      const resolve = resolving({
        'private.test': LOCAL,
        'both.test': [...PUBLIC, ...LOCAL],
        'public.test': PUBLIC,
      });
      expect(await guardedFetch({ resolve })(address)).toEqual({ ok: false, failure: 'forbidden' });
    });

  it('connects to the checked address, even when the DNS answer changes', async () => {
    const asked: string[] = [];
    let times = 0;
    const resolve: ResolveHost = async (name) => {
      asked.push(name);
      return (times += 1) === 1 ? LOCAL : [{ address: '127.0.0.2', family: 4 }];
    };
    const result = await guardedFetch({ privateHosts: ['own.test'], resolve })(at());
    expect(result.ok && (await result.value.text())).toBe('hello');
    expect(asked).toEqual(['own.test']);
    expect([seen[0]?.headers.host, reached]).toEqual([`own.test:${port}`, ['127.0.0.1']]);
  });

  describe('that is redirected', () => {
    it('follows, three times at most', async () => {
      redirect('/to');
      const result = await open()(at('/from'));
      expect(result.ok && (await result.value.text())).toBe('arrived');
      redirect('/from');
      expect(await open()(at('/from'))).toEqual({ ok: false, failure: 'redirected' });
      expect(seen).toHaveLength(2 + 4);
    });

    it('not where that was not wanted', async () => {
      redirect('/to');
      expect(await open()(at('/from'), { redirects: 0 })).toEqual({ ok: false, failure: 'redirected' });
    });

    const traps: [what: string, location: () => string][] = [
      ['this machine', () => `http://127.0.0.1:${port}/`],
      ['this machine by another name', () => at('/', 'other.test')],
      ['a cloud’s metadata', () => 'http://169.254.169.254/'],
      ['a file', () => 'file:///etc/passwd'],
    ];
    for (const [what, location] of traps)
      it(`does not follow to ${what}`, async () => {
        redirect(location());
        expect(await open()(at('/from'))).toEqual({ ok: false, failure: 'forbidden' });
        expect(seen).toHaveLength(1);
      });

    it('drops credentials and body where it must', async () => {
      const privateHosts = ['own.test', 'other.test'];
      const fetch = guardedFetch({ privateHosts, resolve: resolving({ 'own.test': LOCAL, 'other.test': LOCAL }) });
      redirect(at('/to', 'other.test'), 303);
      await fetch(at('/from'), {
        method: 'POST',
        body: 'secret',
        headers: { authorization: 'Bearer x', 'x-own': 'y' },
      });
      const [, second] = seen;
      expect([second?.method, second?.headers.authorization, second?.headers['x-own']]).toEqual([
        'GET',
        undefined,
        'y',
      ]);
      redirect('/to', 307);
      await fetch(at('/from'), { method: 'POST', body: 'kept', headers: { authorization: 'Bearer x' } });
      expect([seen[3]?.method, seen[3]?.headers.authorization]).toEqual(['POST', 'Bearer x']);
    });
  });

  it('fails when the answer is too large', async () => {
    answer = (_, response) => response.end('x'.repeat(2000));
    expect(await open()(at(), { maxBytes: 1000 })).toEqual({ ok: false, failure: 'tooLarge' });
  });

  it('times out', async () => {
    answer = () => undefined;
    expect(await open()(at(), { timeoutMs: 50 })).toEqual({ ok: false, failure: 'timeout' });
  });

  it('reports an unreachable host', async () => {
    expect(await open()('http://missing.test/')).toEqual({ ok: false, failure: 'unreachable' });
    answer = (request) => request.socket.destroy();
    expect(await open()(at())).toEqual({ ok: false, failure: 'unreachable' });
  });
});

describe('a public address', () => {
  it('is reachable by anyone', () => {
    for (const address of ['8.8.8.8', '2606:4700::1111']) expect(isPublic(address), address).toBe(true);
  });

  it('is none without a valid address', () => {
    for (const text of ['', 'example.com', '8.8.8', '::ffff:8.8.8.8.8', '999.1.1.1'])
      expect(isPublic(text), text).toBe(false);
  });
});

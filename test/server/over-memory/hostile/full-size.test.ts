import { afterAll, beforeAll, describe, expect, it } from 'vitest';
import { BODY_BYTES } from '../../../../core/contract/limits.ts';
import { pageHasher } from '../../../../demo/server/hasher/page-hasher.ts';
import type { Browser } from '../../../kit/browser.ts';
import { enter } from '../../../kit/enter.ts';
import { ROOMY_LIMITS, UNCAPPED_SESSIONS } from '../../../kit/roomy-limits.ts';
import { openTestServer, type TestServer } from '../../../kit/server.ts';
import { BLOCKED_MS, longestBlock } from '../../../kit/hostile/blocking.ts';
import { FULL_HEADERS, fullAddresses, fullBodies, headersOf, plainPath } from '../../../kit/hostile/full-size.ts';
import { CALLS } from '../../../kit/hostile/places.ts';

/** The largest answer to anything hostile, in bytes. */
const ANSWER_BYTES = 64 * 1024;

/** Into how many shares the headers go. */
const SHARES = 8;

/** A super user, who gets past every rule but those about what is sent. */
const CALLER = 'root@acme.test';

describe('at the full size it takes', () => {
  let server: TestServer;
  let browser: Browser;
  let sent = 0;
  beforeAll(async () => {
    server = (await openTestServer()).configured(
      { limits: ROOMY_LIMITS, sessions: UNCAPPED_SESSIONS },
      { hasher: pageHasher() },
    );
  });
  afterAll(async () => {
    process.stdout.write(`${sent} requests at full size.\n`);
    await server.close();
  });

  /** Sends one request, and tells what it made of the server. */
  const send = async (path: string, init: RequestInit) => {
    sent += 1;
    const headers = {
      'content-type': 'application/json',
      authorization: `Bearer ${browser.token}`,
      cookie: `fe-refresh=${browser.cookie}`,
      ...(init.headers as Record<string, string> | undefined),
    };
    const request = new Request(`http://localhost:3000/frontegg${path}`, { ...init, headers });
    const { done, blockedMs } = await longestBlock(() => server.serve(request, { ip: '192.0.2.9' }));
    const { byteLength } = await done.arrayBuffer();
    return {
      status: done.status,
      rateLimited: byteLength > ANSWER_BYTES && byteLength,
      tooLong: blockedMs > BLOCKED_MS && blockedMs,
    };
  };
  const sound = { status: expect.toSatisfy((status: number) => status < 500), rateLimited: false, tooLong: false };

  it('a header is not read beyond Node’s limit, even where a page calls the server', async () => {
    browser = await enter(server, CALLER);
    for (const [what, headers] of headersOf(1_000_000))
      for (const [method, path] of [
        ['POST', '/identity/resources/auth/v1/user/token/refresh'],
        ['GET', '/identity/resources/users/v2/me'],
      ] as const)
        expect({ what, ...(await send(path, { method, headers })) }).toEqual({ what, ...sound });
  });

  for (const [at, [name, route]] of CALLS.entries()) {
    const { method, takes } = route.endpoint;
    const headers = takes === 'form' ? { 'content-type': 'multipart/form-data; boundary=part' } : {};
    const { bodyBytes = BODY_BYTES } = route.rule;
    const bodies = fullBodies(route, bodyBytes);

    it(`${name} answers briefly and at once at the full size of address and headers`, async () => {
      browser = await enter(server, CALLER);
      for (const [what, path] of fullAddresses(route))
        expect({ what, ...(await send(path, { method })) }).toEqual({ what, ...sound });
      // headers are read alike whatever the call: each takes a share of them
      for (const [what, headers] of FULL_HEADERS.filter((_, header) => header % SHARES === at % SHARES))
        expect({ what, ...(await send(plainPath(route), { method, headers })) }).toEqual({ what, ...sound });
    });

    if (bodies.length > 0)
      it(`${name} answers briefly and at once at its full body of ${bodyBytes} bytes`, async () => {
        browser = await enter(server, CALLER);
        const path = plainPath(route);
        for (const [what, body] of bodies) {
          const answer = { what, bytes: Buffer.byteLength(body), ...(await send(path, { method, headers, body })) };
          expect(answer).toEqual({ what, bytes: bodyBytes, ...sound });
        }
        const beyond = await send(path, { method, headers, body: ' '.repeat(bodyBytes + 1) });
        expect(beyond.status).toBe(413);
      });
  }
});

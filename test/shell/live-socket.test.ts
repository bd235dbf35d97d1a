import { afterEach, beforeEach, describe, expect, it, vi } from 'vitest';
import { CLOSE_CODES, cutReason } from '../../demo/shell/graphql/close-codes.ts';
import {
  createLiveSocket,
  type LiveSocket,
  PONG_TIMEOUT_MS,
  RETRY_ATTEMPTS,
  socketAddress,
} from '../../demo/shell/graphql/live-socket.ts';
import { ScriptedSocket } from './kit/scripted-socket.ts';

const HOUR_MS = 3_600_000;

/** Longest wait before the first attempt: one second and the jitter. */
const FIRST_WAIT_MS = 4000;

/** Codes of the WebSocket protocol, and whether they end the attempts. */
const STANDARD: Readonly<Record<number, { name: string; isFatal: boolean }>> = {
  1001: { name: 'going away', isFatal: false },
  1002: { name: 'protocol error', isFatal: true },
  1003: { name: 'unsupported data', isFatal: true },
  1005: { name: 'no status received', isFatal: false },
  1006: { name: 'abnormal closure', isFatal: false },
  1007: { name: 'invalid payload', isFatal: true },
  1008: { name: 'policy violation', isFatal: true },
  1009: { name: 'message too big', isFatal: true },
  1010: { name: 'extension missing', isFatal: true },
  1011: { name: 'internal error', isFatal: true },
  1012: { name: 'service restart', isFatal: false },
  1013: { name: 'try again later', isFatal: false },
  1014: { name: 'bad gateway', isFatal: false },
};

/** Moments at which a connection can be closed. */
const MOMENTS: Readonly<Record<string, () => Promise<void>>> = {
  'while it opens': async () => undefined,
  'before its acknowledgement': () => opened(),
  'with a subscription': () => connected(),
};

const settle = () => vi.advanceTimersByTimeAsync(0);

const opened = async () => {
  ScriptedSocket.latest.open();
  await settle();
};

const connected = async () => {
  await opened();
  ScriptedSocket.latest.receive({ type: 'connection_ack' });
  await settle();
};

let live: LiveSocket;
let token: string;

const make = (random = () => 0.5) => {
  live = createLiveSocket({
    url: 'https://tasklane.test/graphql',
    authorization: () => ({ authorization: `Bearer ${token}` }),
    webSocket: ScriptedSocket as unknown as typeof WebSocket, // all of it that is used
    random,
  });
  return live;
};

interface Seen {
  next: unknown[];
  error: unknown[];
  complete: number;
  end: () => void;
}

const subscribe = (): Seen => {
  const seen: Seen = { next: [], error: [], complete: 0, end: () => undefined };
  seen.end = live.client.subscribe(
    { query: 'subscription { feed { id } }' },
    {
      next: (value) => seen.next.push(value),
      error: (error) => seen.error.push(error),
      complete: () => (seen.complete += 1),
    },
  );
  return seen;
};

beforeEach(() => {
  vi.useFakeTimers();
  ScriptedSocket.all = [];
  token = 'first';
  make();
});

afterEach(() => {
  live.dispose();
  vi.useRealTimers();
});

describe('the live socket', () => {
  describe.each(Object.entries({ ...STANDARD, ...CLOSE_CODES }))('closed with %s', (code, { isFatal }) => {
    it.each(Object.entries(MOMENTS))(`${isFatal ? 'gives up' : 'tries again'} %s`, async (_, reach) => {
      const seen = subscribe();
      await settle();
      await reach();
      ScriptedSocket.latest.drop(Number(code), 'as the server says');
      await vi.advanceTimersByTimeAsync(isFatal ? HOUR_MS : FIRST_WAIT_MS);

      expect(ScriptedSocket.all).toHaveLength(isFatal ? 1 : 2);
      expect(seen.error).toHaveLength(isFatal ? 1 : 0);
      expect(live.status()).toBe(isFatal ? 'failed' : 'reconnecting');
      if (isFatal) return;
      await connected();
      expect(live.status()).toBe('connected');
      expect(ScriptedSocket.latest.sent.map(({ type }) => type)).toEqual(['connection_init', 'subscribe']);
    });
  });

  it('opens the address of the service with the first subscription, authorised, by the protocol', async () => {
    expect(ScriptedSocket.all).toEqual([]);
    subscribe();
    await settle();
    await connected();
    const { url, protocol, sent } = ScriptedSocket.latest;
    expect([url, protocol]).toEqual(['wss://tasklane.test/graphql', 'graphql-transport-ws']);
    expect(socketAddress('http://localhost:3000/graphql')).toBe('ws://localhost:3000/graphql');
    expect(sent[0]).toEqual({ type: 'connection_init', payload: { authorization: 'Bearer first' } });
  });

  it('closes at once with the last subscription', async () => {
    const [one, other] = [subscribe(), subscribe()];
    await settle();
    await connected();
    expect(ScriptedSocket.all).toHaveLength(1);
    one.end();
    await settle();
    expect(ScriptedSocket.latest.closedWith).toBeUndefined();
    other.end();
    await settle();
    expect(ScriptedSocket.latest.closedWith?.code).toBe(1000);
    expect(live.status()).toBe('idle');
    await vi.advanceTimersByTimeAsync(HOUR_MS);
    expect(ScriptedSocket.all).toHaveLength(1);

    subscribe();
    await settle();
    expect(ScriptedSocket.all).toHaveLength(2);
  });

  it.each([
    { random: 0, waits: [1300, 2300, 4300, 8300, 16_300] },
    { random: 0.999_999, waits: [3999, 4999, 6999, 10_999, 18_999] },
  ])(
    'waits twice as long each time, and a random while, while there is no server: $waits',
    async ({ random, waits }) => {
      live.dispose();
      make(() => random);
      const seen = subscribe();
      await settle();
      for (const [attempt, wait] of waits.entries()) {
        ScriptedSocket.latest.fail();
        await vi.advanceTimersByTimeAsync(wait - 1);
        expect(ScriptedSocket.all).toHaveLength(attempt + 1);
        await vi.advanceTimersByTimeAsync(1);
        expect(ScriptedSocket.all).toHaveLength(attempt + 2);
        expect(live.status()).toBe('reconnecting');
      }
      ScriptedSocket.latest.fail();
      await vi.advanceTimersByTimeAsync(HOUR_MS);
      expect(ScriptedSocket.all).toHaveLength(RETRY_ATTEMPTS + 1);
      expect(seen.error).toHaveLength(1);
      expect(live.status()).toBe('failed');
    },
  );

  it('has all its attempts again after a connection that held', async () => {
    const seen = subscribe();
    await settle();
    for (let round = 0; round < 3 * RETRY_ATTEMPTS; round += 1) {
      await connected();
      ScriptedSocket.latest.drop(1012);
      await vi.advanceTimersByTimeAsync(FIRST_WAIT_MS);
      expect(ScriptedSocket.all).toHaveLength(round + 2);
    }
    expect(seen.error).toEqual([]);
  });

  it('asks for the authorisation at each attempt', async () => {
    subscribe();
    await settle();
    await connected();
    token = 'second';
    ScriptedSocket.latest.drop(4403, 'Token expired');
    await vi.advanceTimersByTimeAsync(FIRST_WAIT_MS);
    await connected();
    expect(ScriptedSocket.latest.sent[0]?.payload).toEqual({ authorization: 'Bearer second' });
  });

  it('hands a renewed token over to the open connection', async () => {
    live.renewAuthorization();
    subscribe();
    await settle();
    await connected();
    token = 'second';
    live.renewAuthorization();
    expect(ScriptedSocket.latest.sent.at(-1)).toEqual({ type: 'ping', payload: { authorization: 'Bearer second' } });
    expect(ScriptedSocket.all).toHaveLength(1);
  });

  it('neither waits for an acknowledgement nor pings by itself, in an hour of idling', async () => {
    const seen = subscribe();
    await settle();
    await opened();
    await vi.advanceTimersByTimeAsync(HOUR_MS);
    ScriptedSocket.latest.receive({ type: 'connection_ack' });
    await vi.advanceTimersByTimeAsync(HOUR_MS);
    const { sent } = ScriptedSocket.latest;
    expect(sent.map(({ type }) => type)).toEqual(['connection_init', 'subscribe']);
    ScriptedSocket.latest.receive({ type: 'next', id: sent[1]?.id ?? '', payload: { data: { feed: { id: '1' } } } });
    expect(seen.next).toHaveLength(1);
  });

  it('replaces a connection that has died unnoticed, once it is checked', async () => {
    live.check();
    subscribe();
    await settle();
    await connected();
    live.check();
    ScriptedSocket.latest.receive({ type: 'pong' });
    await vi.advanceTimersByTimeAsync(HOUR_MS);
    expect(ScriptedSocket.all).toHaveLength(1);

    live.check();
    const dead = ScriptedSocket.latest;
    await vi.advanceTimersByTimeAsync(PONG_TIMEOUT_MS + FIRST_WAIT_MS);
    expect(dead.closedWith?.code).toBe(4499);
    expect(ScriptedSocket.all).toHaveLength(2);
  });

  it.each([
    ['while it opens', async () => undefined],
    ['with a subscription', () => connected()],
    [
      'while it waits for the next attempt',
      async () => {
        ScriptedSocket.latest.fail();
        await settle();
      },
    ],
  ])('opens nothing any more after its end %s', async (_, reach) => {
    subscribe();
    await settle();
    await reach();
    live.dispose();
    const first = ScriptedSocket.latest;
    if (first.readyState === ScriptedSocket.CONNECTING) await connected();
    await vi.advanceTimersByTimeAsync(HOUR_MS);
    expect(ScriptedSocket.all).toHaveLength(1);
    expect(first.readyState).toBe(ScriptedSocket.CLOSED);
  });

  it('closes for a reason of at most 123 bytes, whatever the fault', async () => {
    const seen = subscribe();
    await settle();
    await opened();
    ScriptedSocket.latest.receive({ type: 'pøng'.repeat(60) });
    await settle();
    const { code, reason = '' } = ScriptedSocket.latest.closedWith ?? {};
    expect(code).toBe(4004);
    expect(new TextEncoder().encode(reason).length).toBeLessThanOrEqual(123);
    expect(seen.error).toHaveLength(1);
    expect(cutReason('é'.repeat(80))).toBe('é'.repeat(61));
    expect(cutReason('short')).toBe('short');
  });
});

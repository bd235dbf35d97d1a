import { request } from 'node:http';
import { setTimeout as pause } from 'node:timers/promises';
import { afterAll, beforeAll, describe, expect, it } from 'vitest';
import { type Measured, openMeasured } from '../kit/faults/measured.ts';
import { type Visitor, visit } from '../kit/faults/visitor.ts';
import { ROOMY_LIMITS } from '../kit/roomy-limits.ts';
import { BLOCKED_MS } from '../kit/hostile/blocking.ts';
import { type Sent, trafficFrom } from './traffic.ts';

/** How long it goes on, and what it sends: told at the end, so that a run can be made once more. */
const MINUTES = Number(process.env['FE_HOSTILE_MINUTES'] ?? 30);
const SEED = Number(process.env['FE_HOSTILE_SEED'] ?? Math.floor(Math.random() * 2 ** 31));

const CONFIG = { allowNotVerifiedUsersLogin: true, limits: ROOMY_LIMITS };

/** Callers: the first is no one, all others are administrators of companies of their own. */
const CALLERS = 5;
const AT_ONCE = 8;
/** A caller's requests after which their access token is renewed: one of them may have ended the session. */
const RENEWED_AFTER = 50;
/** Faults after which it is given up. */
const FAULTS = 20;
/** Looks at the memory. */
const LOOKS = 12;
const ANSWER_BYTES = 64 * 1024;
const MEGABYTE = 2 ** 20;
/** Largest growth of the heap in the last third than in the one before, in MB: a hundred bytes a request would be more. */
const GROWTH_MB = 6;

interface Answer {
  status: number;
  bytes: number;
  text: string;
}

/** Figures that the server reports of itself; see `measured-server.mjs`. */
interface Seen {
  heapBytes: number;
  rssBytes: number;
  blockedMs: number;
  delayMs: number;
}

describe('under generated traffic', () => {
  let measured: Measured;
  beforeAll(async () => {
    measured = await openMeasured(CONFIG, AT_ONCE);
  });
  afterAll(() => measured.close());

  const look = () => measured.tell<Seen>('seen');

  const send = ({ path, method, headers, body }: Sent, { token, cookie }: Visitor): Promise<Answer> =>
    new Promise((resolve) => {
      const { server, agent } = measured;
      const { pathname, search } = new URL(path, server.url);
      const own = {
        ...(token && { authorization: `Bearer ${token}` }),
        ...(cookie && { cookie }),
        // Node would send the body of a DELETE without it
        ...(body !== undefined && { 'content-length': Buffer.byteLength(body) }),
      };
      const none = (error: Error) => resolve({ status: 0, bytes: 0, text: error.message });
      const sending = request(
        server.url + pathname + search,
        { method, agent, headers: { ...own, ...headers } },
        (answer) => {
          const parts: Buffer[] = [];
          answer.on('data', (part: Buffer) => parts.push(part));
          answer.on('error', none);
          answer.on('end', () => {
            const all = Buffer.concat(parts);
            resolve({ status: answer.statusCode ?? 0, bytes: all.byteLength, text: all.toString().slice(0, 300) });
          });
        },
      );
      sending.on('error', none);
      sending.end(body);
    });

  it(
    `of ${MINUTES} minutes it answers, without blocking and without growing memory`,
    async () => {
      const { server, agent } = measured;
      const visitors = Array.from({ length: CALLERS }, () => visit(() => server.url, agent));
      let came = 0;
      const enter = async (visitor: Visitor) => {
        const renewed = visitor.cookie ? (await visitor.refresh()).status : 0;
        if (renewed === 200) return;
        // whatever it was that they did to themselves, a new person goes on
        [visitor.cookie, visitor.token] = ['', ''];
        await visitor.signUp(`h${(came += 1)}@hostile.test`);
        if (!visitor.token) throw new Error('Sign-up no longer works');
      };

      const traffic = trafficFrom(SEED, CALLERS);
      const statuses: Record<number, number> = {};
      const turns: Record<number, number> = {};
      const broken: string[] = [];
      let [sent, largest, slowestMs] = [0, 0, 0];
      let end = performance.now() + MINUTES * 60_000;
      const fault = (one: Sent, { status, bytes, text }: Answer) => {
        const about = `${one.method} ${one.path.slice(0, 200)} ${one.body?.slice(0, 200)}`;
        broken.push(`${status}, ${bytes} bytes: ${about} -> ${text}`);
        // more of them tell nothing more
        if (broken.length === FAULTS) end = performance.now();
      };
      const work = async () => {
        while (performance.now() < end) {
          const { value: one } = traffic.next();
          const visitor = visitors[one.caller];
          sent += 1;
          const turn = (turns[one.caller] ?? 0) + 1;
          turns[one.caller] = turn;
          if (visitor && one.caller > 0 && turn % RENEWED_AFTER === 0) await enter(visitor);
          const from = performance.now();
          const answer = await send(one, visitor ?? visit(() => server.url, agent));
          slowestMs = Math.max(slowestMs, performance.now() - from);
          statuses[answer.status] = (statuses[answer.status] ?? 0) + 1;
          if (answer.status >= 400) largest = Math.max(largest, answer.bytes);
          const unable = answer.status === 503 && answer.text.includes('smsUnavailable');
          const tooMuch = answer.status >= 400 && answer.bytes > ANSWER_BYTES;
          if (answer.status === 0 || (answer.status >= 500 && !unable) || tooMuch) fault(one, answer);
        }
      };
      const seen: Seen[] = [];
      const watch = async () => {
        for (let at = 0; at < LOOKS; at += 1) {
          await pause(Math.max(0, end - performance.now()) / (LOOKS - at));
          seen.push(await look());
        }
      };
      await Promise.all(visitors.slice(1).map(enter));
      await look();
      await Promise.all([watch(), ...Array.from({ length: AT_ONCE }, work)]);

      const heaps = seen.map(({ heapBytes }) => heapBytes / MEGABYTE);
      const third = LOOKS / 3;
      const middle = Math.max(...heaps.slice(third, 2 * third));
      const last = Math.max(...heaps.slice(2 * third));
      const blockedMs = Math.max(...seen.map((one) => one.blockedMs));
      process.stdout.write(
        [
          `Seed ${SEED}: ${sent} requests in ${MINUTES} minutes, ${came} sign-ups.`,
          `Answers by status: ${JSON.stringify(statuses)}; the largest refusal ${largest} bytes, the slowest answer ${Math.round(slowestMs)} ms.`,
          `The event loop was blocked for ${Math.round(blockedMs)} ms at most (on the clock of a busy machine ${Math.round(Math.max(...seen.map(({ delayMs }) => delayMs)))} ms).`,
          `Heap in MB: ${heaps.map((heap) => heap.toFixed(1)).join(' ')}; RSS ${seen.map(({ rssBytes }) => Math.round(rssBytes / MEGABYTE)).join(' ')}.`,
          `FE_HOSTILE_SEED=${SEED} sends the same once more.\n`,
        ].join('\n'),
      );
      expect(broken).toEqual([]);
      expect(blockedMs).toBeLessThan(BLOCKED_MS);
      expect(last - middle).toBeLessThan(GROWTH_MB);
    },
    (MINUTES + 3) * 60_000,
  );
});

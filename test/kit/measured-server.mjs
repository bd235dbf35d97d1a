// `dist/server/main.js` for measurements (`--expose-gc`): tells, when told `heap`, what its heap holds after a
// collection, and answers `{ calls, from, people }` by so many calls made in this process, with no network between. Told
// `seen`, it tells besides how long its event loop was blocked at most since it was told so before.
import { monitorEventLoopDelay } from 'node:perf_hooks';
import { fileURLToPath } from 'node:url';
import { openApplication, runServer } from '../../dist/server/index.js';
import { threadMs } from './thread-time.mjs';

const ORIGIN = `http://localhost:${process.env.PORT}`;
const IDENTITY = '/frontegg/identity/resources';
const READS = [`${IDENTITY}/users/v2/me`, `${IDENTITY}/users/v3/me/tenants`];

let application;
runServer(async (parts) => {
  application = await openApplication({ ...parts, dist: fileURLToPath(new URL('../../dist/', import.meta.url)) });
  return application;
});

const heap = async () => {
  for (let round = 0; round < 3; round += 1) {
    globalThis.gc();
    await new Promise((resolve) => setImmediate(resolve));
  }
  return process.memoryUsage().heapUsed;
};

/** Request for a call's number, out of two hundred kinds: much is new every time, for a server must not remember that. */
const callOf = (number, person) => {
  const turn = number % 200;
  const bearer = { authorization: `Bearer ${person.token}` };
  const json = { 'content-type': 'application/json' };
  if (turn === 0) {
    const headers = { ...json, cookie: person.cookie };
    return [`${IDENTITY}/auth/v1/user/token/refresh`, { method: 'POST', headers, body: '{}' }];
  }
  if (turn === 100) {
    const body = JSON.stringify({ email: `n${number}@x${number}.test` });
    return [`${IDENTITY}/auth/v2/user/sso/prelogin`, { method: 'POST', headers: json, body }];
  }
  if (turn % 50 === 3) return [READS[turn % 100 === 3 ? 0 : 1], { headers: bearer }];
  // known by their token, and refused what they ask for
  if (turn % 2 === 1)
    return [`${IDENTITY}/users/sessions/v1/revoke`, { method: 'POST', headers: { ...json, ...bearer } }];
  if (turn % 4 === 2) return [READS[0], { headers: { authorization: `Bearer nonsense${number}` } }];
  return [`/frontegg/nowhere/${number}`, {}];
};

/** Makes the calls, each person one after the other. Answers how often each status came. */
const askAll = async ({ calls, from, people }) => {
  const statuses = {};
  let asked = 0;
  const askFor = async (person) => {
    while (asked < calls) {
      asked += 1;
      const number = from + asked;
      // each has a turn of its own, as what comes over a network has: answers of the database are read between them
      await new Promise((resolve) => setImmediate(resolve));
      const [path, init] = callOf(number, person);
      const answer = await application.fetch(new Request(ORIGIN + path, init), {});
      const body = await answer.json();
      if (body?.accessToken) person.token = body.accessToken;
      const renewed = answer.headers.getSetCookie().find((line) => line.startsWith('fe-refresh='));
      if (renewed) person.cookie = renewed.split(';')[0];
      statuses[answer.status] = (statuses[answer.status] ?? 0) + 1;
    }
  };
  await Promise.all(people.map(askFor));
  return { statuses, people };
};

/** How often the event loop is looked at, in milliseconds. */
const LOOK_MS = 10;

/** Watches the event loop: what it was late by while this thread had the processor is what it was blocked for. */
const watchLoop = () => {
  const delays = monitorEventLoopDelay({ resolution: LOOK_MS });
  let paused = false;
  let longest = 0;
  let last = { clock: performance.now(), cpu: threadMs() };
  const look = () => {
    const now = { clock: performance.now(), cpu: threadMs() };
    if (paused) return;
    longest = Math.max(longest, Math.min(now.clock - last.clock - LOOK_MS, now.cpu - last.cpu));
    last = now;
  };
  delays.enable();
  setInterval(look, LOOK_MS).unref();
  return {
    read: () => {
      const told = { blockedMs: longest, delayMs: delays.max / 1e6 };
      longest = 0;
      delays.reset();
      return told;
    },
    /** Does something that is not measured. */
    aside: async (work) => {
      paused = true;
      const done = await work();
      last = { clock: performance.now(), cpu: threadMs() };
      paused = false;
      delays.reset();
      return done;
    },
  };
};

let loop;
const seen = async () => {
  loop ??= watchLoop();
  const told = loop.read();
  const heapBytes = await loop.aside(heap);
  return { ...told, heapBytes, rssBytes: process.memoryUsage.rss() };
};

process.on('message', async (told) => {
  if (told === 'seen') process.send(await seen());
  else process.send(told === 'heap' ? { heapBytes: await heap() } : await askAll(told));
});

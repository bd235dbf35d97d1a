import { once } from 'node:events';
import { writeFile } from 'node:fs/promises';
import { join } from 'node:path';
import { performance } from 'node:perf_hooks';
import { setTimeout as pause } from 'node:timers/promises';
import { WebSocket } from 'ws';
import { signUp } from './requests.bench.mjs';
import { scratch, start } from './server.mjs';

const COMPANIES = 25;
const SOCKETS_EACH = 20;
const SECONDS = 15;
/** Operations of the slow reader, each with all of an experience at every event. */
const SLOW_OPERATIONS = 20;
const MEASURED = ['--expose-gc', 'test/kit/measured-server.mjs'];

const VARIANTS = Array.from({ length: 10 }, (_, at) => ({ name: `Variant ${at}`, share: 10, body: 'x'.repeat(2000) }));
const CREATE = 'mutation ($input: ExperienceInput!) { done: createExperience(input: $input) { id version } }';
const UPDATE =
  'mutation ($id: ID!, $version: Int!, $input: ExperienceInput!) { done: updateExperience(id: $id, version: $version, input: $input) { id version } }';
const FEED = 'subscription { feed { id kind experienceName } }';
const WHOLE = 'subscription { feed { id kind experience { variants { body } } } }';

const part = (sorted, share) => sorted[Math.min(sorted.length - 1, Math.floor(sorted.length * share))];
const inMb = (bytes) => `${(bytes / 2 ** 20).toFixed(1)} MB`;

/** Five hundred sockets, each with an event a second, on one node; then the same beside a reader that does not read. */
export const benchSockets = async function* () {
  const { folder, remove } = await scratch();
  const file = join(folder, 'fe.config.json');
  await writeFile(file, JSON.stringify({ allowNotVerifiedUsersLogin: true }));
  const server = await start(folder, { FE_DEV: '1', FE_CONFIG: file }, MEASURED);
  const sockets = [];
  const heap = async () => {
    server.child.send('heap');
    const [{ heapBytes }] = await once(server.child, 'message');
    return heapBytes;
  };
  const ask = async (token, query, variables) => {
    const answer = await fetch(`${server.url}/graphql`, {
      method: 'POST',
      headers: { 'content-type': 'application/json', authorization: `Bearer ${token}` },
      body: JSON.stringify({ query, variables }),
    });
    const { data, errors } = await answer.json();
    if (errors) throw new Error(JSON.stringify(errors));
    return data.done;
  };
  const open = async (token, operations, onEvent) => {
    const socket = new WebSocket(`${server.url.replace('http', 'ws')}/graphql`, 'graphql-transport-ws');
    sockets.push(socket);
    const acknowledged = new Promise((resolve, reject) => {
      socket.on('message', (data) => {
        const message = JSON.parse(String(data));
        if (message.type === 'connection_ack') resolve();
        if (message.type === 'next') onEvent(message.payload.data.feed);
        if (message.type === 'error') reject(new Error(JSON.stringify(message)));
      });
      socket.on('error', reject);
    });
    await once(socket, 'open');
    socket.send(JSON.stringify({ type: 'connection_init', payload: { authorization: `Bearer ${token}` } }));
    await acknowledged;
    for (const [id, query] of operations.entries())
      socket.send(JSON.stringify({ id: String(id), type: 'subscribe', payload: { query } }));
    return socket;
  };

  try {
    const companies = [];
    for (let at = 0; at < COMPANIES; at += 1) {
      const { authResponse } = await signUp(server.url, `s${at}@bench.test`);
      const token = authResponse.accessToken;
      const input = { name: 'Homepage headline', variants: VARIANTS };
      companies.push({ token, input, experience: await ask(token, CREATE, { input }), sentAt: 0, took: [] });
    }
    const before = await heap();
    for (const company of companies)
      await Promise.all(
        Array.from({ length: SOCKETS_EACH }, () =>
          open(company.token, [FEED], () => company.took.push(performance.now() - company.sentAt)),
        ),
      );
    await pause(1000); // subscriptions answer nothing
    const after = await heap();
    const number = COMPANIES * SOCKETS_EACH;
    const each = ((after - before) / number / 1024).toFixed(1);
    yield [`heap with ${number} sockets`, `${inMb(after)}, before ${inMb(before)} (${each} kB a socket)`];

    const rounds = async (readers) => {
      for (const company of companies) company.took = [];
      for (let second = 0; second < SECONDS; second += 1) {
        const next = pause(1000);
        // spread over the second, as companies are
        await Promise.all(
          companies.map(async (company, at) => {
            await pause((at * 900) / COMPANIES);
            company.sentAt = performance.now();
            company.experience = await ask(company.token, UPDATE, { ...company.experience, input: company.input });
          }),
        );
        await next;
      }
      await pause(1000);
      const took = companies.flatMap((company) => company.took).toSorted((one, other) => one - other);
      const [half, most] = [part(took, 0.5), part(took, 0.99)].map((ms) => `${ms.toFixed(1)} ms`);
      return `p50 ${half}, p99 ${most}; ${took.length} of ${readers * SECONDS} came`;
    };
    yield ['from a change to an event, one a second each', await rounds(number)];

    const [{ token }] = companies;
    // one of the company's sockets makes room
    sockets.shift().close();
    await pause(200);
    const slow = await open(
      token,
      Array.from({ length: SLOW_OPERATIONS }, () => WHOLE),
      () => undefined,
    );
    const isClosed = () => slow.readyState === WebSocket.CLOSED;
    slow.pause();
    const from = performance.now();
    yield ['the same beside a reader that does not read', await rounds(number - 1)];
    // two pings without an answer; a paused client does not learn of its end
    await pause(Math.max(0, 45_000 - (performance.now() - from)));
    slow.resume();
    for (let wait = 0; wait < 20 && !isClosed(); wait += 1) await pause(500);
    yield ['heap with it, and its end', `${inMb(await heap())}; ${isClosed() ? 'cut by the server' : 'not cut'}`];
  } finally {
    for (const socket of sockets) socket.terminate();
    await server.stop();
    await remove();
  }
};

import { once } from 'node:events';
import { writeFile } from 'node:fs/promises';
import { join } from 'node:path';
import { performance } from 'node:perf_hooks';
import { signUp } from './requests.bench.mjs';
import { scratch, start } from './server.mjs';

const PARTS = 10;
const CALLS = 1_000_000;
/** Fewer than a server has connections to its database, so that none of them waits for one. */
const PEOPLE = 16;
const MEASURED = ['--expose-gc', 'test/kit/measured-server.mjs'];

/** Heap size, after a collection, while a server answers itself a million calls; said after each part of them. */
export const benchMemory = async function* () {
  const { folder, remove } = await scratch();
  const file = join(folder, 'fe.config.json');
  await writeFile(file, JSON.stringify({ allowNotVerifiedUsersLogin: true }));
  const server = await start(folder, { FE_DEV: '1', FE_CONFIG: file }, MEASURED);
  const ended = once(server.child, 'exit').then(() => Promise.reject(new Error('The server has ended.')));
  ended.catch(() => undefined); // in its time it is to end
  const tell = async (told) => {
    server.child.send(told);
    const [answer] = await Promise.race([once(server.child, 'message'), ended]);
    return answer;
  };
  const heap = async () => `${((await tell('heap')).heapBytes / 2 ** 20).toFixed(1)} MB`;
  try {
    let people = [];
    for (let at = 0; at < PEOPLE; at += 1) {
      const { cookie, authResponse } = await signUp(server.url, `m${at}@bench.test`);
      people.push({ cookie, token: authResponse.accessToken });
    }
    const calls = CALLS / PARTS;
    yield ['heap at first', await heap()];
    for (let part = 0; part < PARTS; part += 1) {
      const from = performance.now();
      const answered = await tell({ calls, from: part * calls, people });
      ({ people } = answered);
      const rate = ((calls * 1000) / (performance.now() - from)).toFixed(0);
      const said = `${rate}/s, ${JSON.stringify(answered.statuses)}`;
      yield [`heap after ${(part + 1) * calls} calls`, `${await heap()} (${said})`];
    }
  } finally {
    await server.stop();
    await remove();
  }
};

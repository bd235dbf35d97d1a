import { once } from 'node:events';
import { load } from './load.mjs';
import { REQUESTS, signIn } from './requests.bench.mjs';
import { scratch, start } from './server.mjs';

const PARTS = 10;
const CALLS = 1_000_000;
const MEASURED = ['--expose-gc', '--import', './test/kit/heap-reporter.mjs', 'dist/server/main.js'];

/** What the heap holds, after a collection, while a million calls are answered; said after each part of them. */
export const benchMemory = async function* () {
  const { folder, remove } = await scratch();
  const server = await start(folder, { FE_DEV: '1' }, MEASURED);
  const heap = async () => {
    server.child.send('heap');
    const [{ heapBytes }] = await once(server.child, 'message');
    return `${(heapBytes / 2 ** 20).toFixed(1)} MB`;
  };
  try {
    const amount = CALLS / PARTS;
    yield ['heap at first', await heap()];
    for (let part = 1; part <= PARTS; part += 1) {
      const { accessToken } = await signIn(server.url); // one lives for five minutes
      const answered = await load(server.url, { connections: 100, amount }, () => REQUESTS(accessToken));
      yield [`heap after ${part * amount} calls`, `${await heap()} (${answered})`];
    }
  } finally {
    await server.stop();
    await remove();
  }
};

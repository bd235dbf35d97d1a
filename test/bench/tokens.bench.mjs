import { once } from 'node:events';
import { performance } from 'node:perf_hooks';
import { fileURLToPath } from 'node:url';
import { scratch, start } from './server.mjs';

const [FEW, MANY] = [10, 10_000];
const TIMES = 31;
/** Longer than a verified token is remembered. */
const FORGOTTEN_MS = 3500;
const SERVER = fileURLToPath(new URL('../kit/tokened-server.mjs', import.meta.url));
const IDENTITY = '/frontegg/identity/resources';
const TOKENS = `${IDENTITY}/tenants/tokens/v1`;
const ADA = { email: 'ada@acme.test', password: 'Demo-passw0rd-42' };

const LISTS = [
  ['first page', TOKENS],
  ['last page', `${TOKENS}?_offset=9980`],
  ...['description', 'createdAt', 'lastUsedAt', 'expires'].flatMap((by) =>
    ['ASC', 'DESC'].map((way) => [`by ${by} ${way}`, `${TOKENS}?_sortBy=${by}&_order=${way}`]),
  ),
  ['search of one', `${TOKENS}?_filter=sensor%209`],
  ['search without a result', `${TOKENS}?_filter=unknown`],
];

const median = (numbers) => numbers.toSorted((a, b) => a - b)[Math.floor(numbers.length / 2)];
const pause = (ms) => new Promise((resolve) => setTimeout(resolve, ms));

const timed = async (url, bearer) => {
  const from = performance.now();
  const answer = await fetch(url, { headers: { authorization: `Bearer ${bearer}` } });
  await answer.text();
  if (answer.status !== 200) throw new Error(`${url} was answered ${answer.status}`);
  return performance.now() - from;
};

/** Medians of the lists, and of a call with a token that no node remembers. */
const measure = async (url, child, count) => {
  child.send(count);
  const [{ secret }] = await once(child, 'message');
  const headers = { 'content-type': 'application/json' };
  const signedIn = await fetch(`${url}${IDENTITY}/auth/v1/user`, {
    method: 'POST',
    headers,
    body: JSON.stringify(ADA),
  });
  const { accessToken } = await signedIn.json();
  const took = new Map();
  for (const [what, path] of LISTS) {
    await timed(url + path, accessToken);
    const times = [];
    for (let time = 0; time < TIMES; time += 1) times.push(await timed(url + path, accessToken));
    took.set(what, median(times));
  }
  const looked = [];
  for (let time = 0; time < 5; time += 1) {
    await pause(FORGOTTEN_MS);
    looked.push(await timed(`${url}/frontegg/team/resources/roles/v1`, secret));
  }
  took.set('a call with a token that is looked up', median(looked));
  return took;
};

/** How long ten thousand API tokens of a tenant take, beside ten. */
export const benchTokens = async function* () {
  const { folder, remove } = await scratch();
  const server = await start(folder, { FE_DEV: '1' }, [SERVER]);
  try {
    const few = await measure(server.url, server.child, FEW);
    const many = await measure(server.url, server.child, MANY);
    for (const [what, ms] of many)
      yield [`API tokens, ${what}`, `${ms.toFixed(1)} ms of ${MANY}, ${few.get(what).toFixed(1)} ms of ${FEW}`];
  } finally {
    await server.stop();
    await remove();
  }
};

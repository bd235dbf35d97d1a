import { once } from 'node:events';
import { performance } from 'node:perf_hooks';
import { fileURLToPath } from 'node:url';
import { manageAccounts } from './managing-accounts.mjs';
import { scratch, start } from './server.mjs';

const ACCOUNTS = 10_000;
const CHILDREN = 1000;
const TIMES = 31;
const SERVER = fileURLToPath(new URL('../kit/accounts-server.mjs', import.meta.url));
const RAE = { email: 'rae@reseller.test', password: 'Demo-passw0rd-42', company: 'Northwind Resale' };
const SEARCH = '/frontegg/tenants/resources/hierarchy/v2';
const CREATE = '/frontegg/tenants/resources/sub-tenants/v1';

const questionsOf = (wide) => [
  ['accounts right below', SEARCH],
  ['accounts at any depth, first page', `${SEARCH}?_allLevels=true`],
  ['accounts at any depth, last page', `${SEARCH}?_allLevels=true&_offset=${ACCOUNTS - 50}`],
  ['accounts at any depth, newest first', `${SEARCH}?_allLevels=true&_sortBy=createdAt&_order=DESC`],
  [`children of one with ${CHILDREN}`, `${SEARCH}?_subTenantId=${wide}`],
  [`children of one with ${CHILDREN}, last page`, `${SEARCH}?_subTenantId=${wide}&_offset=${CHILDREN - 50}`],
  ['search of one letter', `${SEARCH}?_filter=s`],
  ['search of one name', `${SEARCH}?_filter=site+8421`],
  ['search without a result', `${SEARCH}?_filter=unknown`],
  ['one account, with what goes with it', `${CREATE}/${wide}`],
];

const median = (numbers) => numbers.toSorted((a, b) => a - b)[Math.floor(numbers.length / 2)];

/** How long ten thousand accounts below a reseller take to be opened, searched and added to, and what that costs a browser. */
export const benchAccounts = async function* () {
  const { folder, remove } = await scratch();
  const server = await start(folder, { FE_DEV: '1' }, [SERVER]);
  try {
    server.child.send({ accounts: ACCOUNTS, children: CHILDREN });
    const [wide] = await once(server.child, 'message');
    const headers = { 'content-type': 'application/json' };
    const signIn = { method: 'POST', headers, body: JSON.stringify({ email: RAE.email, password: RAE.password }) };
    const signedIn = await fetch(`${server.url}/frontegg/identity/resources/auth/v1/user`, signIn);
    const { accessToken } = await signedIn.json();
    const timed = async (path, init = {}) => {
      const from = performance.now();
      const answer = await fetch(server.url + path, {
        ...init,
        headers: { ...headers, authorization: `Bearer ${accessToken}` },
      });
      await answer.json();
      if (answer.status !== 200) throw new Error(`${path} was answered ${answer.status}`);
      return performance.now() - from;
    };
    for (const [what, path] of questionsOf(wide)) {
      const took = [];
      for (let time = 0; time < TIMES; time += 1) took.push(await timed(path));
      yield [`${ACCOUNTS} accounts, ${what}`, `${median(took).toFixed(1)} ms`];
    }
    const made = [];
    for (let time = 0; time < TIMES; time += 1) {
      const body = JSON.stringify({ name: `New account ${time}`, parentTenantId: wide });
      made.push(await timed(CREATE, { method: 'POST', body }));
    }
    yield [`${ACCOUNTS} accounts, one more`, `${median(made).toFixed(1)} ms`];
    yield* manageAccounts(server.url, RAE);
  } finally {
    await server.stop();
    await remove();
  }
};
